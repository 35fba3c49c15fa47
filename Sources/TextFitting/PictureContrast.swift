import Session
import StageGeometry

/// How well a picture can be told from what is behind it.
///
/// Edges are soft, so not the mean counts but what a tenth of the drawn pixels reaches.
struct PictureContrast {
  /// One of how many drawn pixels is enough.
  private static let part = 10
  /// About how many pixels are looked at; those of a larger picture in equal steps.
  private static let most = 40_000
  /// How many steps a contrast is counted in: tenths, from 1 to 21.
  private static let steps = 210

  /// From 1 to 21, rounded down to a tenth; 1 for a picture in which nothing is drawn.
  let ratio: Double

  init(of picture: DecodedPicture, on ground: PictureGround) {
    let behind = ground.behind
    let ink = ground.ink.map { PictureGround.components($0.color) }
    let size = picture.hasAlpha ? 4 : 3
    let count = picture.width * picture.height
    // A step of an odd number of pixels does not follow the columns of most pictures.
    let step = count <= PictureContrast.most ? 1 : count / PictureContrast.most | 1
    var reached = [Int](repeating: 0, count: PictureContrast.steps + 1)
    var ofMask = [Int?](repeating: nil, count: 256)
    var drawn = 0
    for pixel in stride(from: 0, to: count, by: step) {
      let start = pixel * size
      let opacity = picture.hasAlpha ? Int(picture.pixels[start + 3]) : 255
      guard opacity > 0 else { continue }
      drawn += 1
      let tenths: Int
      if let ink {
        tenths =
          ofMask[opacity] ?? PictureContrast.tenths(of: ink, Double(opacity) / 255, on: behind)
        ofMask[opacity] = tenths
      } else {
        let own = (0..<3).map { Double(picture.pixels[start + $0]) / 255 }
        tenths = PictureContrast.tenths(of: own, Double(opacity) / 255, on: behind)
      }
      reached[tenths] += 1
    }
    var left = (drawn + PictureContrast.part - 1) / PictureContrast.part
    var found = 10
    for tenths in reached.indices.reversed() where left > 0 {
      left -= reached[tenths]
      found = max(tenths, 10)
    }
    ratio = drawn == 0 ? 1 : Double(found) / 10
  }

  private static func tenths(of color: [Double], _ opacity: Double, on behind: [Double]) -> Int {
    let seen = zip(color, behind).map { $0 * opacity + $1 * (1 - opacity) }
    return min(max(Int((ColorContrast(seen, behind).ratio * 10 + 1e-9).rounded(.down)), 10), steps)
  }
}
