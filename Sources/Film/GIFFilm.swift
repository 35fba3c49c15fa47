/// An animated GIF that is made picture by picture.
///
/// A picture holds only what has changed since the one before; each has its own colours. One that shows
/// for a single moment of a movement has fewer and coarser ones, which a picture that rests sets right. The
/// same pictures always give the same bytes.
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
  private var takes = Takes(longest: 7)
  /// What shows, with the colours that it has in the file; empty before the first picture.
  private var shown: [UInt32] = []
  /// The colour that each pixel should have had when it was drawn last.
  private var meant: [UInt32] = []
  /// Whether each pixel was drawn last in a picture that moves, and those of which lines were.
  private var isCoarse: [Bool] = []
  private var hasCoarse: [Bool] = []

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
    let isThinned = Takes.changesMuch(from: old, to: new)
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
    put(take.picture, min(rest, GIFFilm.most), moves: take.moves)
    while rest > GIFFilm.most {
      rest -= GIFFilm.most
      bytes += encode([0], [0], 0, 0, 1, 1, min(rest, GIFFilm.most), false)
    }
  }

  private mutating func put(_ picture: Bitmap, _ hundredths: Int, moves: Bool) {
    let isFirst = shown.isEmpty
    if isFirst {
      (shown, meant) = (picture.pixels, picture.pixels)
      isCoarse = Array(repeating: false, count: shown.count)
      hasCoarse = Array(repeating: false, count: picture.height)
    }
    guard let news = news(in: picture, moves: moves, all: isFirst) else {
      // Where nothing differs, one pixel keeps the time.
      bytes += encode([0], [0], 0, 0, 1, 1, hundredths, false)
      return
    }
    let palette = palette(of: picture, news, moves: moves)
    let (box, width) = (news.box, picture.width)
    var pixels = [UInt8](repeating: 0, count: box.width * box.height)
    var (colour, index) = (UInt32.max, 0)
    for y in box.y..<box.y + box.height {
      hasCoarse[y] = moves
      for x in box.x..<box.x + box.width where news.isNew[y * width + x] {
        let place = y * width + x
        if picture.pixels[place] != colour {
          colour = picture.pixels[place]
          index = palette.index(of: moves ? GIFFilm.coarse(colour) : colour)
        }
        pixels[(y - box.y) * box.width + x - box.x] = UInt8(index + 1)
        (shown[place], meant[place]) = (palette.colours[index], colour)
        isCoarse[place] = moves
      }
    }
    bytes += encode(
      pixels, palette.colours, box.x, box.y, box.width, box.height, hundredths, isFirst)
  }

  private func palette(of picture: Bitmap, _ news: News, moves: Bool) -> Palette {
    var counts = ColourTable()
    var (colour, count) = (UInt32.max, 0)
    func add() {
      if count > 0 { counts.add(count, to: moves ? GIFFilm.coarse(colour) : colour) }
    }
    let box = news.box
    for y in box.y..<box.y + box.height {
      for place in y * picture.width + box.x..<y * picture.width + box.x + box.width
      where news.isNew[place] {
        if picture.pixels[place] != colour {
          add()
          (colour, count) = (picture.pixels[place], 0)
        }
        count += 1
      }
    }
    add()
    return Palette(of: counts, most: moves ? Palette.moving : Palette.resting)
  }

  /// What must be drawn of a picture.
  private struct News {
    let box: Box
    /// By the place of each pixel of the picture.
    let isNew: [Bool]
  }

  /// What must be drawn: what has another colour than it should have had before, and in a picture that
  /// rests also what got too coarse a colour; `nil` for nothing.
  private func news(in picture: Bitmap, moves: Bool, all: Bool) -> News? {
    let width = picture.width
    if all {
      return News(
        box: Box(x: 0, y: 0, width: width, height: picture.height),
        isNew: Array(repeating: true, count: shown.count))
    }
    var isNew = [Bool](repeating: false, count: shown.count)
    let tolerance: UInt32 = moves ? 4 : 1
    var (left, right, top, bottom) = (width, -1, picture.height, -1)
    for y in 0..<picture.height {
      let line = y * width..<(y + 1) * width
      let mends = !moves && hasCoarse[y]
      guard mends || meant[line] != picture.pixels[line] else { continue }
      for x in 0..<width {
        let place = line.lowerBound + x
        let colour = picture.pixels[place]
        guard
          !Colours.areAlike(meant[place], colour, tolerance)
            || mends && isCoarse[place] && !Colours.areAlike(shown[place], colour, 3)
        else { continue }
        isNew[place] = true
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    guard bottom >= 0 else { return nil }
    return News(
      box: Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1), isNew: isNew)
  }

  /// A colour of a movement: gradients become few steps, which take little room.
  private static func coarse(_ colour: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16] {
      // White stays white.
      result |= min(0xFF, ((colour >> shift & 0xFF) + 4) & ~7) << shift
    }
    return result
  }

  private mutating func put(_ number: Int) {
    let number = min(max(number, 0), GIFFilm.most)
    bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
