/// An animated GIF that is made picture by picture.
///
/// A picture holds only what has changed since the one before; each has its own colours. The same
/// pictures always give the same bytes.
public struct GIFFilm: Sendable {
  private var bytes: [UInt8] = []
  private var last: Bitmap?
  /// Where the duration of the last picture is, and that duration in hundredths of a second.
  private var delay = (place: 0, hundredths: 0)

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

  /// How many bytes the change from one picture to another of the same size takes.
  public static func bytes(from old: Bitmap, to new: Bitmap) -> Int {
    var film = GIFFilm(width: new.width, height: new.height)
    film.last = old
    let before = film.bytes.count
    if Box.changed(from: old, to: new) != nil { film.add(new, hundredths: 3) }
    return film.bytes.count - before
  }

  /// Adds a picture of the size of the film.
  ///
  /// - Parameter hundredths: how long it is shown, in hundredths of a second.
  public mutating func add(_ picture: Bitmap, hundredths: Int) {
    var box = Box(x: 0, y: 0, width: picture.width, height: picture.height)
    if let last {
      guard let changed = Box.changed(from: last, to: picture) else { return lengthen(hundredths) }
      box = changed
    }
    write(picture, box, hundredths)
    last = picture
  }

  /// The file.
  public var data: [UInt8] { bytes + [0x3B] }

  private mutating func lengthen(_ hundredths: Int) {
    if delay.hundredths + hundredths > GIFFilm.most, let last {
      // One pixel, which is the one that is there.
      return write(last, Box(x: 0, y: 0, width: 1, height: 1), hundredths)
    }
    delay.hundredths += hundredths
    bytes[delay.place] = UInt8(delay.hundredths & 0xFF)
    bytes[delay.place + 1] = UInt8(delay.hundredths >> 8)
  }

  private mutating func write(_ picture: Bitmap, _ box: Box, _ hundredths: Int) {
    bytes += [0x21, 0xF9, 4, last == nil ? 0x04 : 0x05]
    delay = (bytes.count, hundredths)
    put(hundredths)
    bytes += [GIFFilm.transparent, 0]
    bytes.append(0x2C)
    for number in [box.x, box.y, box.width, box.height] { put(number) }
    bytes += image(picture, box)
  }

  /// The colours and the pixels of a part of a picture.
  private func image(_ picture: Bitmap, _ box: Box) -> [UInt8] {
    let (pixels, colours) = indexed(picture, box)
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
  private func indexed(_ picture: Bitmap, _ box: Box) -> ([UInt8], [UInt32]) {
    var counts = ColourTable()
    forEachPixel(picture, box) { colour, isNew in
      if isNew { counts.add(1, to: colour) }
    }
    let palette = Palette(of: counts)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.width * box.height)
    forEachPixel(picture, box) { colour, isNew in
      pixels.append(
        isNew ? UInt8(palette.index(of: colour) + 1) : GIFFilm.transparent)
    }
    return (pixels, palette.colours)
  }

  private func forEachPixel(_ picture: Bitmap, _ box: Box, _ body: (UInt32, Bool) -> Void) {
    for y in box.y..<box.y + box.height {
      for place in y * picture.width + box.x..<y * picture.width + box.x + box.width {
        let colour = picture.pixels[place]
        body(colour, last.map { $0.pixels[place] != colour } ?? true)
      }
    }
  }

  private mutating func put(_ number: Int) {
    let number = min(max(number, 0), GIFFilm.most)
    bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
