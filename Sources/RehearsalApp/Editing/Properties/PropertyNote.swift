import Gtk

extension Label {
  /// Makes the label the note next to a switch.
  func makePropertyNote() {
    addClass("dim")
    addClass("property-note")
    xalign = 0
    setWraps(true)
    setWidth(characters: 8, atMost: 40)
  }
}
