import Gtk

extension Label {
  /// The 1-based number before a row of a list, with room for two digits.
  static func ofRow(_ number: Int) -> Label {
    let label = Label(String(number))
    label.addClass("dim")
    label.xalign = 1
    label.setWidth(characters: 2)
    label.setMargins(end: 4)
    return label
  }
}
