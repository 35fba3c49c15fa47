/// Pictures of one size, each of which has only what differs from one before it.
///
/// A layer has at most 255 colours besides the transparent one, so that a pixel is a byte in the file;
/// where a picture has more, the nearest ones stand for the others.
public struct PictureStack {
  /// Encodes pixels of blue, green, red and opacity as a file of one picture.
  public typealias Encoder = (_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8]?

  /// What is drawn over a picture before.
  public struct Layer: Hashable, Sendable {
    /// The number of the picture below; `nil` for none.
    public let base: Int?
    /// The left and upper edge in pixels.
    public let x: Int, y: Int
    /// The size in pixels.
    public let width: Int, height: Int
    /// A PNG or WebP file.
    public let file: [UInt8]
  }

  /// The layers, one for each different picture.
  public private(set) var layers: [Layer] = []
  private let encode: Encoder
  /// The pictures that are compared with a new one; thousands would need gigabytes.
  private var pictures: [Int: Bitmap] = [:]
  private var depths: [Int] = []
  private var numbers: [Fingerprint: Int] = [:]

  /// What two different pictures never have in common.
  private struct Fingerprint: Hashable {
    let first: Int
    let second: UInt64

    init(_ pixels: [UInt32]) {
      first = pixels.hashValue
      second = pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// How many layers lie on each other at most, so that a browser need not draw many.
  static let deepest = 5
  /// How many pictures are compared with a new one: those that were added last, and as many first ones.
  static let compared = 48
  /// How many colours a layer has at most.
  static let colours = 255

  /// No pictures.
  public init(encode: @escaping Encoder) { self.encode = encode }

  /// Adds a picture of the size of those before.
  ///
  /// - Returns: its number, that of an equal one if there is one; `nil` where it can't be encoded.
  @discardableResult
  public mutating func add(_ picture: Bitmap) -> Int? {
    let fingerprint = Fingerprint(picture.pixels)
    if let equal = numbers[fingerprint] { return equal }
    let whole = Box(x: 0, y: 0, width: picture.width, height: picture.height)
    var base: Int?
    var box = whole
    if let nearest = nearest(to: picture), let old = pictures[nearest],
      let changed = Box.changed(from: old.pixels, to: picture)
    {
      (base, box) = (nearest, changed)
    }
    guard let file = encode(pixels(picture, box, over: base), box.width, box.height) else {
      return nil
    }
    let number = layers.count
    layers.append(
      Layer(base: base, x: box.x, y: box.y, width: box.width, height: box.height, file: file))
    pictures[number] = picture
    // The first ones stay, and the last ones.
    let oldest = number - PictureStack.compared
    if oldest >= PictureStack.compared { pictures[oldest] = nil }
    depths.append(base.map { depths[$0] + 1 } ?? 0)
    numbers[fingerprint] = number
    return number
  }

  /// The picture from which fewest pixels differ, if these are less than half.
  private func nearest(to picture: Bitmap) -> Int? {
    let candidates = pictures.keys.filter { depths[$0] < PictureStack.deepest }.sorted()
    var best: Int?
    // One pixel of sixteen is enough to choose.
    var least = picture.pixels.count / 32
    for candidate in candidates {
      guard let old = pictures[candidate] else { continue }
      let differing = PictureStack.differing(old, picture, most: least)
      if differing < least { (least, best) = (differing, candidate) }
    }
    return best
  }

  private static func differing(_ old: Bitmap, _ new: Bitmap, most: Int) -> Int {
    guard old.width == new.width, old.height == new.height else { return most }
    return old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { pixels in
        var count = 0
        for y in stride(from: 0, to: new.height, by: 4) {
          for x in stride(from: y / 4 % 4, to: new.width, by: 4)
          where old[y * new.width + x] != pixels[y * new.width + x] {
            count += 1
          }
          if count >= most { return most }
        }
        return count
      }
    }
  }

  /// The pixels of a part of a picture; what is as below is clear.
  private func pixels(_ picture: Bitmap, _ box: Box, over base: Int?) -> [UInt8] {
    let old = base.flatMap { pictures[$0]?.pixels }
    let places = (box.y..<box.y + box.height).flatMap { y in
      (box.x..<box.x + box.width).map { y * picture.width + $0 }
    }
    let drawn = places.map { place -> UInt32? in
      let colour = picture.pixels[place]
      return old.map { $0[place] == colour } ?? false ? nil : colour
    }
    var counts: [UInt32: Int] = [:]
    for case let colour? in drawn { counts[colour, default: 0] += 1 }
    var nearest: [UInt32: UInt32] = [:]
    if counts.count > PictureStack.colours {
      let palette = Palette(of: counts, most: PictureStack.colours)
      for colour in counts.keys {
        nearest[colour] = palette.colours[palette.index(nearestTo: colour)]
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawn.count * 4)
    for colour in drawn {
      let pixel = colour.map { (nearest[$0] ?? $0) | 0xFF00_0000 } ?? 0
      for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(pixel >> shift & 0xFF)) }
    }
    return bytes
  }
}
