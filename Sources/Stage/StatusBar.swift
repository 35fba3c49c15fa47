import Gtk

/// The bar with the time, the signal and the battery; all drawn, nothing to tap.
@MainActor
final class StatusBar {
  let canvas = Canvas()
  private let time = Label("09:41")
  private var strokes: [Canvas] = []

  init() {
    canvas.addClass("status-bar")
    canvas.add(time)
    for index in 0..<4 {
      let height = Double(3 + 2 * index)
      add("ink", Rectangle(x: 8 + 5 * Double(index), y: 14 - height, width: 3.5, height: height))
    }
    canvas.showAll()
  }

  func layOut(width: Double, zoom: Double) {
    canvas.zoom = zoom
    canvas.setRectangle(Rectangle(x: 0, y: 0, width: width, height: 20), of: time)
    if strokes.isEmpty {
      strokes = [
        add("battery", Rectangle(x: width - 30, y: 5, width: 20, height: 10)),
        add("ink", Rectangle(x: width - 28, y: 7, width: 13, height: 6)),
        add("ink", Rectangle(x: width - 9.5, y: 8, width: 1.5, height: 4)),
      ]
    }
  }

  /// Shows the time of day so many simulated milliseconds after the start.
  func setTime(milliseconds: Int) {
    let minutes = 9 * 60 + 41 + milliseconds / 60_000
    let hour = String(minutes / 60 % 24)
    let minute = String(minutes % 60)
    let text = "\(hour.count < 2 ? "0" : "")\(hour):\(minute.count < 2 ? "0" : "")\(minute)"
    if time.text != text { time.text = text }
  }

  @discardableResult
  private func add(_ name: String, _ place: Rectangle) -> Canvas {
    let stroke = Canvas()
    stroke.addClass(name)
    stroke.show()
    canvas.add(stroke, at: place)
    canvas.setConcealed(true, stroke)
    return stroke
  }
}
