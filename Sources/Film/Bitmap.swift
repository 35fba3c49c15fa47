/// One picture of a film: opaque pixels, line by line from the top.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int, height: Int
  /// Each is 0xRRGGBB; what is above these 24 bits is 0.
  public let pixels: [UInt32]

  /// A picture of `width` × `height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "the pixels fill the picture")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

/// A part of a picture, in pixels.
struct Box: Hashable, Sendable {
  /// The left and upper edge.
  var x: Int, y: Int
  var width: Int, height: Int

  /// What differs between two pictures of one size; `nil` where nothing does.
  ///
  /// - Parameter even: whether the left and upper edge must be even numbers.
  static func changed(from old: Bitmap, to new: Bitmap, even: Bool = false) -> Box? {
    var (left, right, top, bottom) = (new.width, -1, new.height, -1)
    for y in 0..<new.height {
      let line = y * new.width..<(y + 1) * new.width
      let (before, after) = (old.pixels[line], new.pixels[line])
      guard before != after else { continue }
      (top, bottom) = (min(top, y), y)
      // Only outside of what has changed in the lines above.
      for x in 0..<left where old.pixels[line.lowerBound + x] != new.pixels[line.lowerBound + x] {
        left = x
        break
      }
      for x in stride(from: new.width - 1, to: right, by: -1)
      where old.pixels[line.lowerBound + x] != new.pixels[line.lowerBound + x] {
        right = x
        break
      }
    }
    guard bottom >= 0 else { return nil }
    if even { (left, top) = (left & ~1, top & ~1) }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
