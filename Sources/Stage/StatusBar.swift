import Gtk

/// The bar with the time, the signal and the battery; all drawn, nothing to tap.
@MainActor
final class StatusBar {
  let canvas = Canvas()
  private let time = Label("09:41")
  private let battery = Canvas()
  private let charge = Canvas()
  private let pole = Canvas()

  init() {
    canvas.addClass("status-bar")
    canvas.add(time)
    for index in 0..<4 {
      let height = Double(3 + 2 * index)
      let bar = Canvas()
      add(bar, "ink")
      canvas.setRectangle(
        Rectangle(x: 8 + 5 * Double(index), y: 14 - height, width: 3.5, height: height), of: bar)
    }
    add(battery, "battery")
    add(charge, "ink")
    add(pole, "ink")
    canvas.showAll()
  }

  func layOut(width: Double, zoom: Double) {
    canvas.zoom = zoom
    canvas.setRectangle(Rectangle(x: 0, y: 0, width: width, height: 20), of: time)
    canvas.setRectangle(Rectangle(x: width - 30, y: 5, width: 20, height: 10), of: battery)
    canvas.setRectangle(Rectangle(x: width - 28, y: 7, width: 13, height: 6), of: charge)
    canvas.setRectangle(Rectangle(x: width - 9.5, y: 8, width: 1.5, height: 4), of: pole)
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
