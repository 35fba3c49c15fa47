import Gtk
import StageGeometry

/// The bar with the time, the signal and the battery; all of it is drawn, and taps have no effect.
@MainActor
final class StatusBar {
  let canvas = Canvas()
  private let time = Label(onStage: "09:41")
  private let battery = Canvas()
  private let charge = Canvas()
  private let pole = Canvas()
  /// Wakes up at the next minute.
  @Scheduled private var timer: Source?
  private var slowness = 1
  /// The minute that is shown, among all minutes of time.
  private var shown: Int?
  private let signal = (0..<4).map { _ in Canvas() }

  /// - Parameter showsTime: whether the time of day is in it; a lock screen has a clock of its own.
  init(showsTime: Bool = true) {
    canvas.addClass("status-bar")
    canvas.add(time)
    time.ignoresShowAll = true
    time.isVisible = showsTime
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

  /// Shows a time of day.
  func show(_ text: String) { time.text = text }

  /// Shows the time of day at a simulated time in milliseconds, and after it each minute of a clock
  /// of such times.
  ///
  /// - Parameters:
  ///   - slowness: the number of real milliseconds for one of the clock.
  ///   - face: what the device's clock shows at a simulated time.
  ///   - changed: called with each time that is shown.
  func setTime(
    milliseconds: Int, slowness: Int, clock: @escaping @MainActor () -> Double,
    face: @escaping @MainActor (Int) -> StageClock,
    changed: @escaping @MainActor (StageClock) -> Void
  ) {
    let shown = face(milliseconds)
    changed(shown)
    show(shown.time)
    guard timer == nil || slowness != self.slowness || shown.minute != self.shown else { return }
    timer?.remove()
    self.slowness = slowness
    self.shown = shown.minute
    timer = MainLoop.once(after: .milliseconds(shown.untilNextMinute(slowness))) { [weak self] in
      guard let self else { return }
      timer = nil
      let now = Int(clock())
      // A stopped clock continues with an input, which shows the time again.
      guard now > milliseconds else { return }
      setTime(milliseconds: now, slowness: slowness, clock: clock, face: face, changed: changed)
    }
  }

  private func add(_ stroke: Canvas, _ name: String) {
    stroke.addClass(name)
    canvas.add(stroke)
    canvas.setConcealed(true, stroke)
  }
}
