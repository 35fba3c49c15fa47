import Glibc

/// The size and transparency of a picture, read from the first bytes of its file.
public struct PictureHeader: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether parts of it can be transparent.
  public let hasTransparency: Bool

  /// Reads bytes of a file from a place on, at most so many.
  typealias Bytes = (_ place: Int, _ count: Int) -> [UInt8]

  /// How many parts of a file are gone through at most; pictures have some tens before their data.
  private static let mostParts = 1_000

  /// Reads the head of a PNG or a JPEG; `nil` for any other file.
  public init?(_ bytes: [UInt8]) {
    self.init(reading: { place, count in
      place < bytes.count ? Array(bytes[place...].prefix(count)) : []
    })
  }

  /// Reads the head of a file that is open; of a large file, a few bytes.
  init?(of file: borrowing RegularFile) {
    let descriptor = file.descriptor
    self.init(reading: { place, count in
      var bytes = [UInt8](repeating: 0, count: count)
      let read = pread(descriptor, &bytes, count, place)
      return Array(bytes.prefix(max(0, read)))
    })
  }

  private init?(reading bytes: Bytes) {
    if let png = PictureHeader(png: bytes) { self = png } else { self.init(jpeg: bytes) }
  }

  private init(width: Int, height: Int, hasTransparency: Bool) {
    self.width = width
    self.height = height
    self.hasTransparency = hasTransparency
  }

  private init?(png read: Bytes) {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = read(0, 33)
    guard bytes.count > 26, bytes.starts(with: mark), bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    // Grey or colour with alpha; a palette may have transparent entries in another chunk.
    let hasAlpha = [4, 6].contains(bytes[25])
    self.init(
      width: PictureHeader.number(bytes[16..<20]), height: PictureHeader.number(bytes[20..<24]),
      hasTransparency: hasAlpha || bytes[25] == 3 && PictureHeader.hasTransparentEntries(read))
  }

  /// Whether a PNG has a chunk `tRNS`, which comes before its data.
  private static func hasTransparentEntries(_ read: Bytes) -> Bool {
    var place = 8
    for _ in 0..<mostParts {
      let head = read(place, 8)
      guard head.count == 8 else { return false }
      if head[4...].elementsEqual("tRNS".utf8) { return true }
      if head[4...].elementsEqual("IDAT".utf8) { return false }
      // The length, the name, and a check sum after what is in it.
      place += 12 + number(head[..<4])
    }
    return false
  }

  private init?(jpeg read: Bytes) {
    guard read(0, 2) == [0xFF, 0xD8] else { return nil }
    var place = 2
    for _ in 0..<PictureHeader.mostParts {
      let head = read(place, 9)
      guard head.count == 9, head[0] == 0xFF else { return nil }
      let marker = head[1]
      // The frame markers: all of these without the tables between them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(
          width: PictureHeader.number(head[7..<9]), height: PictureHeader.number(head[5..<7]),
          hasTransparency: false)
        return
      }
      place += 2 + PictureHeader.number(head[2..<4])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
