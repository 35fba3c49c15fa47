import Gtk
import StageGeometry
import Texts

/// How a switch is drawn: a track with a knob; in Classic the word next to the knob says the value
/// too.
@MainActor
final class SwitchFace {
  let canvas = Canvas()
  private let knob = Canvas()
  private let word = Label(placedOnStage: "")

  init() {
    canvas.addClass("switch")
    knob.addClass("knob")
    canvas.add(word)
    canvas.add(knob)
    canvas.showAll()
  }

  /// Shows whether the switch is on.
  func show(isOn: Bool) {
    canvas.setClass("on", isOn)
    word.text = isOn ? tr("ON") : tr("OFF")
  }

  /// Places the parts.
  func layOut(_ theme: Look.Theme, isOn: Bool, zoom: Double) {
    canvas.zoom = zoom
    let layout = SwitchLayout(theme, isOn: isOn)
    canvas.setRectangle(layout.knob, of: knob)
    canvas.setRectangle(layout.word, of: word)
    word.isVisible = theme == .classic
  }
}
