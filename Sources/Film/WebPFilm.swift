/// An animated WebP that is made picture by picture, each of which holds only what has changed.
///
/// The pictures are encoded by a function that is handed in; this is the container around them.
public struct WebPFilm {
  /// Encodes pixels of blue, green, red and opacity as a WebP file of one lossless picture.
  public typealias Encoder = (_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8]?

  private let width: Int, height: Int
  private let encode: Encoder
  private var frames: [UInt8] = []
  private var last: Bitmap?
  /// Where the duration of the last picture is, and that duration in milliseconds.
  private var duration = (place: 0, milliseconds: 0)

  /// The greatest number in three bytes.
  private static let most = 0xFF_FFFF

  /// A film without pictures, which begins again at its end.
  ///
  /// - Parameters:
  ///   - width: in pixels, at most 16,384.
  ///   - height: as the width.
  public init(width: Int, height: Int, encode: @escaping Encoder) {
    (self.width, self.height, self.encode) = (width, height, encode)
  }

  /// How many bytes the change from one picture to another of the same size takes.
  public static func bytes(
    from old: Bitmap, to new: Bitmap, encode: @escaping Encoder
  ) -> Int {
    var film = WebPFilm(width: new.width, height: new.height, encode: encode)
    film.last = old
    if Box.changed(from: old, to: new) != nil { _ = film.add(new, milliseconds: 30) }
    return film.frames.count
  }

  /// Adds a picture of the size of the film.
  ///
  /// - Returns: whether it could be encoded.
  public mutating func add(_ picture: Bitmap, milliseconds: Int) -> Bool {
    var box = Box(x: 0, y: 0, width: width, height: height)
    if let last {
      guard let changed = Box.changed(from: last, to: picture, even: true) else {
        lengthen(milliseconds)
        return true
      }
      box = changed
    }
    guard let file = encode(pixels(picture, box), box.width, box.height),
      let chunk = WebPFilm.picture(in: file)
    else { return false }
    frames += Array("ANMF".utf8)
    put(16 + chunk.count, 4)
    put(box.x / 2, 3)
    put(box.y / 2, 3)
    put(box.width - 1, 3)
    put(box.height - 1, 3)
    duration = (frames.count, milliseconds)
    put(milliseconds, 3)
    // What is clear shows the picture before.
    frames.append(0)
    frames += chunk
    last = picture
    return true
  }

  /// The file.
  public var data: [UInt8] {
    var body = Array("WEBP".utf8)
    // With animation and opacity.
    body += Array("VP8X".utf8) + WebPFilm.bytes(10, 4) + [0x12, 0, 0, 0]
    body += WebPFilm.bytes(width - 1, 3) + WebPFilm.bytes(height - 1, 3)
    body += Array("ANIM".utf8) + WebPFilm.bytes(6, 4) + WebPFilm.bytes(0, 4)
    body += WebPFilm.bytes(0, 2) + frames
    return Array("RIFF".utf8) + WebPFilm.bytes(body.count, 4) + body
  }

  /// The chunk with the picture in a file of one picture, with its head and its padding.
  private static func picture(in file: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      let end = place + 8 + size + size % 2
      if file[place..<place + 4].elementsEqual("VP8L".utf8) {
        let chunk = Array(file[place..<min(end, file.count)])
        return chunk.count == end - place ? chunk : chunk + [0]
      }
      place = end
    }
    return nil
  }

  /// The pixels of a part of a picture; what is as before is clear.
  private func pixels(_ picture: Bitmap, _ box: Box) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.width * box.height * 4)
    for y in box.y..<box.y + box.height {
      for place in y * width + box.x..<y * width + box.x + box.width {
        let colour = picture.pixels[place]
        if let last, last.pixels[place] == colour {
          pixels += [0, 0, 0, 0]
        } else {
          pixels.append(UInt8(colour & 0xFF))
          pixels.append(UInt8(colour >> 8 & 0xFF))
          pixels.append(UInt8(colour >> 16 & 0xFF))
          pixels.append(255)
        }
      }
    }
    return pixels
  }

  private mutating func lengthen(_ milliseconds: Int) {
    duration.milliseconds = min(WebPFilm.most, duration.milliseconds + milliseconds)
    let bytes = WebPFilm.bytes(duration.milliseconds, 3)
    frames.replaceSubrange(duration.place..<duration.place + 3, with: bytes)
  }

  private mutating func put(_ number: Int, _ count: Int) {
    frames += WebPFilm.bytes(number, count)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
  }
}
