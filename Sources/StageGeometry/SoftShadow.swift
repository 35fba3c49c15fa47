/// A blurred shadow as many larger and fainter shapes, for files of shapes.
///
/// GTK draws a blurred shadow in nine parts, whose seams can be seen where pixels of a file's reader
/// are not those of the stage; and SVG has no blur that all programs show.
public struct SoftShadow {
  /// How far it lies below what casts it, in points.
  private let down: Double
  /// How far it reaches over its own edges, inwards too, in points.
  private let reach: Double
  /// Its colour in CSS.
  private let color: String

  /// The most shapes: programs that round colours down make a shadow darker with each of them.
  private static let most = 18.0
  /// How opaque the colour is in the reckoning; few shadows are more or far less.
  private static let strength = 0.35

  /// A shadow as `box-shadow: 0 down blur color` says it, with lengths in points.
  public init(down: Double, blur: Double, _ color: String) {
    // GTK blurs by a bell curve of that deviation.
    (self.down, reach, self.color) = (down, 2 * blur, color)
  }

  /// The value of the property in CSS.
  public var layers: String {
    // What is further in lies under what casts the shadow.
    let range = reach + down
    let step = max(1, range / SoftShadow.most)
    var layers: [String] = []
    var under = 0.0
    for place in 0..<Int(range / step) {
      let edge = reach - Double(place) * step
      let sum = SoftShadow.strength * covered(edge - step / 2)
      let alpha = (1 - (1 - sum) / (1 - under)) / SoftShadow.strength
      under = sum
      let (spread, share) = ((edge * 100).rounded() / 100, (alpha * 10_000).rounded() / 10_000)
      if share > 0 { layers.append("0 \(down)pt 0 \(spread)pt alpha(\(color), \(share))") }
    }
    return layers.joined(separator: ", ")
  }

  /// How much of the colour there is so many points outside its edge: nearly the sum of a bell curve.
  private func covered(_ distance: Double) -> Double {
    let part = min(max((reach - distance) / (2 * reach), 0), 1)
    return part * part * (3 - 2 * part)
  }
}
