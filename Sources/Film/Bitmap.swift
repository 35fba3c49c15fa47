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

  /// What differs between the pixels that show and a picture of the same size; `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - tolerance: how much the components of a colour may differ.
  ///   - even: whether the left and upper edge must be even numbers.
  static func changed(
    from old: [UInt32], to new: Bitmap, tolerance: UInt32 = 0, even: Bool = false
  ) -> Box? {
    var (left, right, top, bottom) = (new.width, -1, new.height, -1)
    for y in 0..<new.height {
      let line = y * new.width..<(y + 1) * new.width
      let isChanged = { (x: Int) in
        !Colours.areAlike(old[line.lowerBound + x], new.pixels[line.lowerBound + x], tolerance)
      }
      guard old[line] != new.pixels[line], let first = (0..<new.width).first(where: isChanged),
        let last = (0..<new.width).last(where: isChanged)
      else { continue }
      (top, bottom) = (min(top, y), y)
      (left, right) = (min(left, first), max(right, last))
    }
    guard bottom >= 0 else { return nil }
    if even { (left, top) = (left & ~1, top & ~1) }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The smallest box around this one and another one.
  func joined(with other: Box?) -> Box {
    guard let other else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

/// Colours as 0xRRGGBB.
enum Colours {
  /// Whether no component of two colours differs by more than a number.
  @inline(__always)
  static func areAlike(_ one: UInt32, _ other: UInt32, _ tolerance: UInt32) -> Bool {
    if one == other { return true }
    guard tolerance > 0 else { return false }
    for shift in [UInt32(0), 8, 16] {
      let (a, b) = (one >> shift & 0xFF, other >> shift & 0xFF)
      if (a > b ? a - b : b - a) > tolerance { return false }
    }
    return true
  }
}
