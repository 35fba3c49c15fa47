/// A place in device points.
public struct Rectangle: Sendable, Hashable {
  /// From the left edge of what holds it, in points.
  public var x: Double
  /// From the top edge of what holds it, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  /// The same place, seen from where another rectangle's corner is counted from.
  public func moved(by other: Rectangle) -> Rectangle {
    Rectangle(x: x + other.x, y: y + other.y, width: width, height: height)
  }

  /// Whether a point is in it, in points from where its own corner is counted from.
  ///
  /// The left and the top edge belong to it, the right and the bottom edge do not.
  public func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
  }

  /// The same with its corner on a pixel, and whole pixels wide and high.
  ///
  /// Two parts that divide a rounded rectangle round their edges as it does itself.
  ///
  /// - Parameter zoom: pixels per point.
  public func onPixels(_ zoom: Double) -> Rectangle {
    func snapped(_ length: Double) -> Double { (length * zoom).rounded() / zoom }
    return Rectangle(
      x: snapped(x), y: snapped(y), width: snapped(width), height: snapped(height))
  }
}
