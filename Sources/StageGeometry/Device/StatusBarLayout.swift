public import Geometry

/// Where the strokes of the status bar are, in points.
///
/// They are so small that the length of each and its distance from the next are whole pixels.
public struct StatusBarLayout: Equatable, Sendable {
  /// The bars of the signal, from the lowest to the highest.
  public let signal: [Rectangle]
  /// The edge of the battery.
  public let battery: Rectangle
  /// The charge in the battery.
  public let charge: Rectangle
  /// The end of the battery.
  public let pole: Rectangle

  /// Lays out a bar of a width in points, at a zoom in pixels per point.
  public init(width: Double, zoom: Double) {
    func pixels(_ points: Double, least: Double = 1) -> Double {
      max(least, (points * zoom).rounded())
    }
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
      Rectangle(x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom)
    }
    let foot = pixels(14)
    signal = (0..<4).map { index in
      let height = pixels(Double(3 + 2 * index))
      return place(
        pixels(8) + Double(index) * pixels(5, least: 3), foot - height, pixels(3.5, least: 2),
        height)
    }
    let (x, y, wide, high) = (pixels(width - 30), pixels(5), pixels(20), pixels(10, least: 6))
    let inset = pixels(2, least: 2)
    battery = place(x, y, wide, high)
    charge = place(x + inset, y + inset, pixels(13), high - 2 * inset)
    let knob = high - 2 * pixels(3, least: 2)
    pole = place(x + wide, y + (high - knob) / 2, pixels(1.5), knob)
  }
}
