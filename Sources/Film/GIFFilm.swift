/// An animated GIF that is made picture by picture.
///
/// A picture holds only what has changed since the one before; each has its own colours, and one that
/// shows for a single moment of a movement has fewer. The same pictures always give the same bytes.
public struct GIFFilm: Sendable {
  private var bytes: [UInt8] = []
  private var takes = Takes()
  /// What shows, with the colours that it has in the file.
  private var last: [UInt32]?

  /// The greatest number in two bytes.
  private static let most = 0xFFFF
  private static let transparent: UInt8 = 0

  /// A film without pictures, which begins again at its end.
  ///
  /// - Parameters:
  ///   - width: in pixels, at most 65,535.
  ///   - height: as the width.
  public init(width: Int, height: Int) {
    bytes += Array("GIF89a".utf8)
    put(width)
    put(height)
    // No colours for all pictures.
    bytes += [0x70, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  /// How many bytes the change from one picture to another of the same size takes in a movement.
  public static func bytes(from old: Bitmap, to new: Bitmap) -> Int {
    var film = GIFFilm(width: new.width, height: new.height)
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
    writeHead(box, min(rest, GIFFilm.most))
    bytes += image(picture, box, moves: take.moves)
    while rest > GIFFilm.most {
      rest -= GIFFilm.most
      let pixel = Box(x: 0, y: 0, width: 1, height: 1)
      writeHead(pixel, min(rest, GIFFilm.most))
      bytes += image(picture, pixel, moves: false)
    }
  }

  private mutating func writeHead(_ box: Box, _ hundredths: Int) {
    bytes += [0x21, 0xF9, 4, last == nil ? 0x04 : 0x05]
    put(hundredths)
    bytes += [GIFFilm.transparent, 0, 0x2C]
    for number in [box.x, box.y, box.width, box.height] { put(number) }
  }

  /// The colours and the pixels of a part of a picture.
  private mutating func image(_ picture: Bitmap, _ box: Box, moves: Bool) -> [UInt8] {
    let (pixels, colours) = indexed(picture, box, moves: moves)
    // The transparent colour is the first one.
    var depth = 2
    while 1 << depth < colours.count + 1 { depth += 1 }
    var bytes = [0x80 | UInt8(depth - 1)]
    for place in 0..<1 << depth {
      let colour = colours.indices.contains(place - 1) ? colours[place - 1] : 0
      bytes += [UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF)]
    }
    return bytes + LZW.imageData(of: pixels, depth: depth)
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
      guard isNew else { return pixels.append(GIFFilm.transparent) }
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
