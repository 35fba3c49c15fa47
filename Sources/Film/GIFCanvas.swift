/// What a film shows so far, and what must be drawn so that it shows the next picture.
struct GIFCanvas {
  /// A part of a picture for the file.
  struct Part {
    let box: Box
    /// The places of the colours plus 1, line by line; 0 leaves what shows.
    let pixels: [UInt8]
    let colours: [UInt32]
  }

  /// What shows, with the colours that it has in the file; empty before the first picture.
  private var shown: [UInt32] = []

  /// How much the components of a colour may differ where a pixel is not drawn again, in a movement and at
  /// rest.
  ///
  /// Without that, the pixels of a texture under a gradient would be drawn in each picture: films in the
  /// classic look would be half as large again.
  private static let tolerance = (moving: UInt32(8), resting: UInt32(3))

  /// What must be drawn of a picture; `nil` for nothing.
  ///
  /// - Parameter moves: whether it shows for a moment of a movement.
  mutating func part(of picture: Bitmap, moves: Bool) -> Part? {
    let (isFirst, width) = (shown.isEmpty, picture.width)
    let tolerance = moves ? GIFCanvas.tolerance.moving : GIFCanvas.tolerance.resting
    let whole = Box(x: 0, y: 0, width: width, height: picture.height)
    guard let box = isFirst ? whole : Box.changed(from: shown, to: picture, tolerance: tolerance)
    else { return nil }
    if isFirst { shown = picture.pixels }
    var new: [(pixel: Int, place: Int)] = []
    var counts: [UInt32: Int] = [:]
    for y in 0..<box.height {
      for x in 0..<box.width {
        let place = (box.y + y) * width + box.x + x
        let colour = picture.pixels[place]
        guard isFirst || !Colours.areAlike(shown[place], colour, tolerance) else { continue }
        new.append((y * box.width + x, place))
        counts[colour, default: 0] += 1
      }
    }
    let palette = Palette(of: counts, most: moves ? Palette.moving : Palette.resting)
    var indices: [UInt32: Int] = [:]
    for colour in counts.keys { indices[colour] = palette.index(nearestTo: colour) }
    var pixels = [UInt8](repeating: 0, count: box.width * box.height)
    for (pixel, place) in new {
      guard let index = indices[picture.pixels[place]] else { continue }
      pixels[pixel] = UInt8(index + 1)
      shown[place] = palette.colours[index]
    }
    return Part(box: box, pixels: pixels, colours: palette.colours)
  }
}
