import Gtk
import StageGeometry

/// The bar with the time, the signal and the battery; all of it is drawn, and taps have no effect.
@MainActor
final class StatusBar {
  let canvas = Canvas()
  private let time = Label("09:41")
  private let battery = Canvas()
  private let charge = Canvas()
  private let pole = Canvas()
  /// Wakes up at the next minute.
  private var timer: Source?
  private let signal = (0..<4).map { _ in Canvas() }

  init() {
    canvas.addClass("status-bar")
    canvas.add(time)
    for bar in signal { add(bar, "ink") }
    add(battery, "battery")
    add(charge, "ink")
    add(pole, "ink")
    canvas.showAll()
  }

  func layOut(width: Double, zoom: Double) {
    canvas.zoom = zoom
    canvas.setRectangle(Rectangle(x: 0, y: 0, width: width, height: 20), of: time)
    let layout = StatusBarLayout(width: width, zoom: zoom)
    let places = layout.signal + [layout.battery, layout.charge, layout.pole]
    for (place, part) in zip(places, signal + [battery, charge, pole]) {
      canvas.setRectangle(place, of: part)
    }
  }

  /// Shows the time of day at a simulated time in milliseconds, and after it each minute of a clock
  /// of such times.
  func setTime(milliseconds: Int, _ clock: @escaping @MainActor () -> Double) {
    let text = StatusBarLayout.time(milliseconds: milliseconds)
    if time.text != text {
      time.text = text
    } else if timer != nil {
      return
    }
    timer?.remove()
    let left = StatusBarLayout.untilNextMinute(milliseconds: milliseconds)
    timer = MainLoop.once(after: .milliseconds(left)) { [weak self] in
      guard let self else { return }
      timer = nil
      let now = Int(clock())
      // A clock that stands still goes on with an input, which shows the time again.
      if now > milliseconds { setTime(milliseconds: now, clock) }
    }
  }

  private func add(_ stroke: Canvas, _ name: String) {
    stroke.addClass(name)
    canvas.add(stroke)
    canvas.setConcealed(true, stroke)
  }
}
