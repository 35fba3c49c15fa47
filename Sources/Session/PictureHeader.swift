/// The size and transparency of a picture, read from the first bytes of its file.
public struct PictureHeader: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether parts of it can be transparent.
  public let hasTransparency: Bool

  /// Reads the head of a PNG or a JPEG; `nil` for any other file.
  public init?(_ bytes: [UInt8]) {
    if let png = PictureHeader(png: bytes) { self = png } else { self.init(jpeg: bytes) }
  }

  private init(width: Int, height: Int, hasTransparency: Bool) {
    self.width = width
    self.height = height
    self.hasTransparency = hasTransparency
  }

  private init?(png bytes: [UInt8]) {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 26, Array(bytes[..<8]) == mark,
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    // Grey or colour with alpha; a palette may have transparent entries in another chunk.
    let hasAlpha = [4, 6].contains(bytes[25])
    let transparency = Array("tRNS".utf8)
    let hasEntries =
      bytes[25] == 3
      && bytes.indices.dropLast(3).contains { Array(bytes[$0..<($0 + 4)]) == transparency }
    self.init(
      width: PictureHeader.number(bytes[16..<20]), height: PictureHeader.number(bytes[20..<24]),
      hasTransparency: hasAlpha || hasEntries)
  }

  private init?(jpeg bytes: [UInt8]) {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // The frame markers: all of these without the tables between them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(
          width: PictureHeader.number(bytes[(place + 7)..<(place + 9)]),
          height: PictureHeader.number(bytes[(place + 5)..<(place + 7)]), hasTransparency: false)
        return
      }
      place += 2 + PictureHeader.number(bytes[(place + 2)..<(place + 4)])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
