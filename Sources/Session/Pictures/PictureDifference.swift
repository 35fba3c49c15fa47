/// How much two pictures may differ and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
  /// How far a colour or the opacity of a pixel may be off, from 0 to 255.
  public var step: Int
  /// Which part of the pixels may be off further, from 0 to 1.
  public var share: Double

  /// A tolerance; without numbers there is none.
  public init(step: Int = 0, share: Double = 0) { (self.step, self.share) = (step, share) }

  /// Reads `8`, `0.5%`, or both with a comma; `nil` for anything else.
  public init?(_ text: String) {
    self.init()
    var hasStep = false, hasShare = false
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let first = word.utf8.first, (0x30...0x39).contains(first) else { return nil }
      if word.last == "%" {
        guard !hasShare, let share = Double(word.dropLast()), (0...100).contains(share) else {
          return nil
        }
        (self.share, hasShare) = (share / 100, true)
      } else {
        guard !hasStep, let step = Int(word), (0...255).contains(step) else { return nil }
        (self.step, hasStep) = (step, true)
      }
    }
  }
}

/// What differs between two pictures.
public struct PictureDifference: Hashable, Sendable {
  /// A part of a picture, in pixels from its left and upper edge.
  public struct Part: Hashable, Sendable {
    /// The left and the upper edge.
    public var x: Int, y: Int
    /// How large it is.
    public var width: Int, height: Int
  }

  /// How many pixels differ.
  public let count: Int
  /// How many pixels there are.
  public let all: Int
  /// The largest difference of a colour or an opacity, from 1 to 255.
  public let largest: Int
  /// The smallest part that has all that differs.
  public let part: Part

  /// Compares two pictures of the same size.
  ///
  /// - Returns: `nil` where they are the same within the tolerance.
  /// - Precondition: they have the same size.
  public init?(_ old: DecodedPicture, _ new: DecodedPicture, _ tolerance: PictureTolerance) {
    precondition(old.width == new.width && old.height == new.height, "pictures have one size")
    guard old != new else { return nil }
    let (first, second) = (old.hasAlpha ? 4 : 3, new.hasAlpha ? 4 : 3)
    var (count, largest) = (0, 0)
    var (left, right, top, bottom) = (old.width, -1, old.height, -1)
    old.pixels.withUnsafeBufferPointer { was in
      new.pixels.withUnsafeBufferPointer { now in
        for place in 0..<old.width * old.height {
          let (a, b) = (place * first, place * second)
          let opacity = (
            first == 4 ? Int(was[a + 3]) : 255, second == 4 ? Int(now[b + 3]) : 255
          )
          // What nobody sees has no colour.
          if opacity.0 == 0, opacity.1 == 0 { continue }
          var off = abs(opacity.0 - opacity.1)
          for channel in 0..<3 {
            off = max(off, abs(Int(was[a + channel]) - Int(now[b + channel])))
          }
          guard off > tolerance.step else { continue }
          count += 1
          largest = max(largest, off)
          let (x, y) = (place % old.width, place / old.width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    all = old.width * old.height
    guard count > 0, Double(count) > tolerance.share * Double(all) else { return nil }
    (self.count, self.largest) = (count, largest)
    part = Part(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
