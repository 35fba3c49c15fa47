/// An animated GIF that is made picture by picture.
///
/// A picture holds only what has changed since the one before; each has its own colours, and one that
/// shows for a single moment of a movement has fewer. The same pictures always give the same bytes.
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
  private var takes = Takes()
  /// What shows, with the colours that it has in the file.
  private var last: [UInt32]?

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

  /// How many bytes the change from one picture to another of the same size takes in a movement.
  public static func bytes(
    from old: Bitmap, to new: Bitmap, encode: @escaping Encode
  ) -> Int {
    var film = GIFFilm(width: new.width, height: new.height, encode: encode)
    guard old != new else { return 0 }
    // With the colours that it has in a movement.
    film.write(Takes.Take(picture: old, duration: 3, moves: true))
    let before = film.bytes.count
    film.write(Takes.Take(picture: new, duration: 3, moves: true))
    return film.bytes.count - before
  }

  /// Adds a picture of the size of the film.
  ///
  /// - Parameter hundredths: how long it is shown, in hundredths of a second.
  public mutating func add(_ picture: Bitmap, hundredths: Int) {
    if let take = takes.add(picture, hundredths) { write(take) }
  }

  /// The file.
  public var data: [UInt8] {
    var film = self
    if let take = takes.last { film.write(take) }
    return film.bytes + [0x3B]
  }

  private mutating func write(_ take: Takes.Take) {
    let picture = take.picture
    var box = Box(x: 0, y: 0, width: picture.width, height: picture.height)
    if let last {
      // Where nothing differs, one pixel keeps the time.
      box =
        Box.changed(from: last, to: picture, tolerance: GIFFilm.tolerance(take.moves))
        ?? Box(x: 0, y: 0, width: 1, height: 1)
    }
    var rest = take.duration
    put(picture, box, min(rest, GIFFilm.most), moves: take.moves)
    while rest > GIFFilm.most {
      rest -= GIFFilm.most
      let pixel = Box(x: 0, y: 0, width: 1, height: 1)
      put(picture, pixel, min(rest, GIFFilm.most), moves: false)
    }
  }

  private mutating func put(_ picture: Bitmap, _ box: Box, _ hundredths: Int, moves: Bool) {
    let isFirst = last == nil
    let (pixels, colours) = indexed(picture, box, moves: moves)
    bytes += encode(
      pixels, colours, box.x, box.y, box.width, box.height, hundredths, isFirst)
  }

  /// The pixels of a part of a picture as places in a list of colours plus 1; what is as before is
  /// transparent.
  private mutating func indexed(
    _ picture: Bitmap, _ box: Box, moves: Bool
  ) -> ([UInt8], [UInt32]) {
    var counts = ColourTable()
    let tolerance = GIFFilm.tolerance(moves)
    forEachPixel(picture, box, tolerance) { _, colour, isNew in
      if isNew { counts.add(1, to: colour) }
    }
    let palette = Palette(of: counts, most: moves ? Palette.moving : Palette.resting)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.width * box.height)
    var shown = last ?? picture.pixels
    forEachPixel(picture, box, tolerance) { place, colour, isNew in
      guard isNew else { return pixels.append(0) }
      let index = palette.index(of: colour)
      pixels.append(UInt8(index + 1))
      shown[place] = palette.colours[index]
    }
    last = shown
    return (pixels, palette.colours)
  }

  private func forEachPixel(
    _ picture: Bitmap, _ box: Box, _ tolerance: UInt32, _ body: (Int, UInt32, Bool) -> Void
  ) {
    for y in box.y..<box.y + box.height {
      for place in y * picture.width + box.x..<y * picture.width + box.x + box.width {
        let colour = picture.pixels[place]
        body(place, colour, last.map { !Colours.areAlike($0[place], colour, tolerance) } ?? true)
      }
    }
  }

  /// How much a component of a colour may differ from what it should be.
  private static func tolerance(_ moves: Bool) -> UInt32 { moves ? 4 : 1 }

  private mutating func put(_ number: Int) {
    let number = min(max(number, 0), GIFFilm.most)
    bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
