import Gtk

/// The bar with the time, the signal and the battery; all drawn, nothing to tap.
@MainActor
final class StatusBar {
  let canvas = Canvas()
  private let time = Label("09:41")
  private let battery = Canvas()
  private let charge = Canvas()
  private let pole = Canvas()
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
    // So small that each part is measured in whole pixels, from the one beside it.
    func pixels(_ points: Double, least: Double = 1) -> Double {
      max(least, (points * zoom).rounded())
    }
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ part: Canvas) {
      canvas.setRectangle(
        Rectangle(x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom), of: part)
    }
    let foot = pixels(14)
    for (index, bar) in signal.enumerated() {
      let height = pixels(Double(3 + 2 * index))
      place(
        pixels(8) + Double(index) * pixels(5, least: 3), foot - height, pixels(3.5, least: 2),
        height, bar)
    }
    let (x, y, wide, high) = (pixels(width - 30), pixels(5), pixels(20), pixels(10, least: 6))
    let inset = pixels(2, least: 2)
    place(x, y, wide, high, battery)
    place(x + inset, y + inset, pixels(13), high - 2 * inset, charge)
    let knob = high - 2 * pixels(3, least: 2)
    place(x + wide, y + (high - knob) / 2, pixels(1.5), knob, pole)
  }

  /// Shows the time of day so many simulated milliseconds after the start.
  func setTime(milliseconds: Int) {
    let minutes = 9 * 60 + 41 + milliseconds / 60_000
    let hour = String(minutes / 60 % 24)
    let minute = String(minutes % 60)
    let text = "\(hour.count < 2 ? "0" : "")\(hour):\(minute.count < 2 ? "0" : "")\(minute)"
    if time.text != text { time.text = text }
  }

  private func add(_ stroke: Canvas, _ name: String) {
    stroke.addClass(name)
    canvas.add(stroke)
    canvas.setConcealed(true, stroke)
  }
}
