/// An animated WebP that is made picture by picture, each of which holds only the changes.
///
/// Pictures that rest have every colour as it is; one that shows for a single moment of a movement
/// may lose some, where that is smaller. They are encoded by functions that are handed in; this is the
/// container around them.
public struct WebPFilm {
  /// Encodes pixels of blue, green, red and opacity as a WebP file of one picture.
  public typealias Encoder = (_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8]?

  private let width: Int, height: Int
  private let exact: Encoder
  private let lossy: Encoder?
  private var frames: [UInt8] = []
  private var takes = Takes(longest: 100)
  private var last: Bitmap?
  /// Where the picture before was drawn with loss.
  private var unsure: Box?

  /// The greatest number in three bytes.
  private static let most = 0xFF_FFFF

  /// A film without pictures, which begins again at its end.
  ///
  /// - Parameters:
  ///   - width: in pixels, at most 16,384.
  ///   - height: as the width.
  ///   - exact: encodes pixels without loss.
  ///   - lossy: encodes opaque pixels with loss; without it nothing is lost.
  public init(width: Int, height: Int, exact: @escaping Encoder, lossy: Encoder? = nil) {
    (self.width, self.height, self.exact, self.lossy) = (width, height, exact, lossy)
  }

  /// About how many bytes the change from one picture to another of the same size takes in a movement, and
  /// how many the other one takes when it rests afterwards.
  public static func bytes(
    from old: Bitmap, to new: Bitmap, exact: @escaping Encoder, lossy: Encoder? = nil
  ) -> (moving: Int, resting: Int) {
    if old == new { return (0, 0) }
    var film = WebPFilm(width: new.width, height: new.height, exact: exact, lossy: lossy)
    film.last = old
    _ = film.write(Takes.Take(picture: new, duration: 30, moves: true))
    let moving = film.frames.count
    _ = film.write(Takes.Take(picture: new, duration: 30, moves: false))
    // One of three or so is left.
    let isThinned = Takes.changesMuch(from: old, to: new)
    return (isThinned ? moving * 2 / 5 : moving, film.frames.count - moving)
  }

  /// Adds a picture of the size of the film.
  ///
  /// - Returns: whether what came before could be encoded.
  public mutating func add(_ picture: Bitmap, milliseconds: Int) -> Bool {
    takes.add(picture, milliseconds).allSatisfy { write($0) }
  }

  /// The file; `nil` where its last picture can't be encoded.
  public var data: [UInt8]? {
    var film = self
    for take in takes.rest where !film.write(take) { return nil }
    var body = Array("WEBP".utf8)
    // With animation and opacity.
    body += Array("VP8X".utf8) + WebPFilm.bytes(10, 4) + [0x12, 0, 0, 0]
    body += WebPFilm.bytes(width - 1, 3) + WebPFilm.bytes(height - 1, 3)
    body += Array("ANIM".utf8) + WebPFilm.bytes(6, 4) + WebPFilm.bytes(0, 4)
    body += WebPFilm.bytes(0, 2) + film.frames
    return Array("RIFF".utf8) + WebPFilm.bytes(body.count, 4) + body
  }

  private mutating func write(_ take: Takes.Take) -> Bool {
    let picture = take.picture
    var box = Box(x: 0, y: 0, width: width, height: height)
    if let last {
      let changed = Box.changed(from: last.pixels, to: picture, even: true)
      box = changed?.joined(with: unsure) ?? unsure ?? Box(x: 0, y: 0, width: 1, height: 1)
    }
    guard var chunk = chunk(exact, picture, box, clear: true) else { return false }
    var lost: Box?
    if take.moves, let lossy, let smaller = self.chunk(lossy, picture, box, clear: false),
      smaller.count < chunk.count
    {
      (chunk, lost) = (smaller, box)
    }
    frames += Array("ANMF".utf8)
    put(16 + chunk.count, 4)
    for number in [box.x / 2, box.y / 2, box.width - 1, box.height - 1] { put(number, 3) }
    put(min(WebPFilm.most, take.duration), 3)
    // What is clear shows the picture before.
    frames.append(0)
    frames += chunk
    (last, unsure) = (picture, lost)
    return true
  }

  private func chunk(
    _ encode: Encoder, _ picture: Bitmap, _ box: Box, clear: Bool
  ) -> [UInt8]? {
    encode(pixels(picture, box, clear: clear), box.width, box.height)
      .flatMap { WebPFilm.picture(in: $0) }
  }

  /// The chunk with the picture in a file of one picture, with its head and its padding.
  private static func picture(in file: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      let end = place + 8 + size + size % 2
      if ["VP8L", "VP8 "].contains(where: { file[place..<place + 4].elementsEqual($0.utf8) }) {
        let chunk = Array(file[place..<min(end, file.count)])
        return chunk.count == end - place ? chunk : chunk + [0]
      }
      place = end
    }
    return nil
  }

  /// The pixels of a part of a picture.
  ///
  /// - Parameter clear: whether what is as before is clear.
  private func pixels(_ picture: Bitmap, _ box: Box, clear: Bool) -> [UInt8] {
    let old = clear ? last : nil
    let lost = unsure ?? Box(x: 0, y: 0, width: 0, height: 0)
    return Array(unsafeUninitializedCapacity: box.width * box.height * 4) { bytes, count in
      for y in box.y..<box.y + box.height {
        let isLostLine = y >= lost.y && y < lost.y + lost.height
        for x in box.x..<box.x + box.width {
          let place = y * width + x
          let colour = picture.pixels[place]
          let isSure = !isLostLine || x < lost.x || x >= lost.x + lost.width
          let isClear = isSure && old.map { $0.pixels[place] == colour } ?? false
          let pixel = isClear ? 0 : colour | 0xFF00_0000
          for shift in 0..<4 { bytes[count + shift] = UInt8(pixel >> (8 * UInt32(shift)) & 0xFF) }
          count += 4
        }
      }
    }
  }

  private mutating func put(_ number: Int, _ count: Int) {
    frames += WebPFilm.bytes(number, count)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
  }
}
