import DialogModel
import DialogSimulator
import Gtk
import Texts

/// Under the stage: the Home button and the simulated time.
@MainActor
final class StageBar {
  let widget = Box(.horizontal, spacing: 8)
  var onHome: (@MainActor () -> Void)?

  private let home = Button()
  private let clock = Label("0.000 s")

  init() {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: "go-home-symbolic"))
    face.packStart(Label(tr("Home")))
    home.add(face)
    home.accessibleName = tr("Home")
    home.tooltip = tr("Press the device’s Home button; tap the icon on its screen to return")
    home.setFocusOnClick(false)
    home.onClicked { [weak self] in self?.onHome?() }
    clock.addClass("clock")
    clock.setAccessibleDescription(tr("Simulated time"))
    clock.tooltip = tr("Simulated time")
    widget.addClass("stage-bar")
    widget.packStart(home)
    widget.packEnd(clock)
  }

  func update(now: SimulatedTime, canGoHome: Bool) {
    let text = tr("{seconds} s", ["seconds": now.seconds])
    if clock.text != text { clock.text = text }
    home.isSensitive = canGoHome
  }
}
