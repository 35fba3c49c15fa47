public import Gtk
import StageGeometry

/// The cap of a key that a person presses, drawn at the foot of a picture.
@MainActor
public struct KeyCap {
  /// What is on it.
  public let title: String
  /// How long it has been there, as for the ring of a tap.
  private let age: Double

  /// A cap with a title.
  ///
  /// - Parameter age: in milliseconds, as for the ring of a tap.
  public init(_ title: String, age: Double) {
    (self.title, self.age) = (title, age)
  }

  private static let (width, height) = (84.0, 34.0)

  /// Draws it above the bottom of a picture; lengths are points.
  public func draw(_ painter: Painter, in size: Size) {
    let opacity = TapMark(age: age).opacity
    let (x, y) = (
      (Double(size.width) - KeyCap.width) / 2, Double(size.height) - KeyCap.height - 24
    )
    painter.setColor(Color(red: 0.086, green: 0.094, blue: 0.106, alpha: 0.94 * opacity))
    painter.roundedRectangle(x: x, y: y, width: KeyCap.width, height: KeyCap.height, radius: 8)
    painter.fillPreserving()
    // It may lie on the dark device.
    painter.setColor(Color(red: 1, green: 1, blue: 1, alpha: 0.5 * opacity))
    painter.stroke(width: 1)
    painter.setColor(Color(red: 1, green: 1, blue: 1, alpha: opacity))
    var text = WrittenText(font: "Cantarell Bold 14px")
    text.isCentered = true
    text.draw(title, painter, x: x, middle: y + KeyCap.height / 2, width: KeyCap.width)
  }
}
