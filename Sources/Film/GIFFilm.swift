/// An animated GIF that is made picture by picture.
///
/// A picture holds only the changes since the one before; each has its own colours. One that shows
/// for a single moment of a movement has fewer ones, which a picture that rests sets right. The same
/// pictures always give the same bytes.
public struct GIFFilm: Sendable {
  /// The bytes of a picture in a file, with its pixels as places among the colours plus 1 (0 is
  /// transparent), its colours, its left and upper edge and its size in pixels, the hundredths of
  /// a second that it is shown, and whether it covers the film.
  public typealias Encode =
    @Sendable (
      _ pixels: [UInt8], _ colours: [UInt32], _ x: Int, _ y: Int, _ width: Int, _ height: Int,
      _ hundredths: Int, _ covers: Bool
    ) -> [UInt8]

  private let encode: Encode
  private var bytes: [UInt8] = []
  private var takes = Takes(longest: 7, share: GIFFilm.share)
  private var canvas = GIFCanvas()
  private var hasPicture = false

  /// The share of a picture that a movement changes from which on every second one is left out: one of
  /// so many pixels.
  private static let share = 8
  /// The greatest number in two bytes.
  private static let most = 0xFFFF

  /// A film without pictures, which begins again at its end.
  ///
  /// - Parameters:
  ///   - width: in pixels, at most 65,535.
  ///   - height: as the width.
  ///   - encode: what compresses pictures.
  public init(width: Int, height: Int, encode: @escaping Encode) {
    self.encode = encode
    bytes += Array("GIF89a".utf8)
    put(width)
    put(height)
    // No colours for all pictures.
    bytes += [0x70, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  /// About how many bytes the change from one picture to another of the same size takes in a movement, and
  /// how many the other one takes when it rests afterwards.
  public static func bytes(
    from old: Bitmap, to new: Bitmap, encode: @escaping Encode
  ) -> (moving: Int, resting: Int) {
    guard old != new else { return (0, 0) }
    var film = GIFFilm(width: new.width, height: new.height, encode: encode)
    film.write(Takes.Take(picture: old, duration: 3, moves: false))
    let first = film.bytes.count
    film.write(Takes.Take(picture: new, duration: 3, moves: true))
    let moving = film.bytes.count - first
    film.write(Takes.Take(picture: new, duration: 3, moves: false))
    // Every second one is left.
    let isThinned = Takes.changesMuch(from: old, to: new, share: share)
    return (isThinned ? moving / 2 : moving, film.bytes.count - first - moving)
  }

  /// Adds a picture of the size of the film.
  ///
  /// - Parameter hundredths: how long it is shown, in hundredths of a second.
  public mutating func add(_ picture: Bitmap, hundredths: Int) {
    for take in takes.add(picture, hundredths) { write(take) }
  }

  /// The file.
  public var data: [UInt8] {
    var film = self
    for take in takes.rest { film.write(take) }
    return film.bytes + [0x3B]
  }

  private mutating func write(_ take: Takes.Take) {
    var rest = take.duration
    put(take, min(rest, GIFFilm.most))
    while rest > GIFFilm.most {
      rest -= GIFFilm.most
      bytes += encode([0], [0], 0, 0, 1, 1, min(rest, GIFFilm.most), false)
    }
  }

  private mutating func put(_ take: Takes.Take, _ hundredths: Int) {
    let covers = !hasPicture
    hasPicture = true
    guard let part = canvas.part(of: take.picture, moves: take.moves) else {
      // Where nothing differs, one pixel keeps the time.
      bytes += encode([0], [0], 0, 0, 1, 1, hundredths, false)
      return
    }
    let box = part.box
    bytes += encode(
      part.pixels, part.colours, box.x, box.y, box.width, box.height, hundredths, covers)
  }

  private mutating func put(_ number: Int) {
    let number = min(max(number, 0), GIFFilm.most)
    bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
