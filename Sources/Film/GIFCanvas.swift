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
  /// The colour that each pixel should have had when it was drawn last.
  private var meant: [UInt32] = []
  /// Whether each pixel was drawn last as one that moves, and those of which lines were.
  private var isCoarse: [Bool] = []
  private var hasCoarse: [Bool] = []
  /// What must be drawn of the picture that is being drawn; between pictures it is nothing.
  private var isNew: [Bool] = []
  /// The colours that cover much of what shows.
  private var flat = FlatColours()
  /// Whether so much of the picture changes that nobody sees the details of a movement.
  private var isLarge = false

  /// What must be drawn of a picture; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - moves: whether it shows for a moment of a movement.
  ///   - next: the one after it. Where a large movement stops with this picture, as behind an alert that still
  ///     grows, it is drawn at once as it rests.
  mutating func part(of picture: Bitmap, moves: Bool, next: Bitmap?) -> Part? {
    let isFirst = shown.isEmpty
    if isFirst {
      (shown, meant) = (picture.pixels, picture.pixels)
      isCoarse = Array(repeating: false, count: shown.count)
      isNew = Array(repeating: true, count: shown.count)
      hasCoarse = Array(repeating: false, count: picture.height)
    }
    let before = Bitmap(width: picture.width, height: picture.height, pixels: meant)
    isLarge = Takes.changesMuch(from: before, to: picture)
    let view = View(
      picture: picture, moves: moves, next: moves && isLarge ? next?.pixels : nil)
    if isFirst || isLarge || !moves { flat = FlatColours(of: picture) }
    guard let box = news(in: view, all: isFirst) else { return nil }
    let palette = palette(of: view, box)
    let pixels = PhraseBook.pixels(
      choice(view, box, palette, skips: !isFirst), colours: palette.colours.count)
    let part = Part(box: box, pixels: pixels, colours: palette.colours)
    for y in box.y..<box.y + box.height { hasCoarse[y] = moves }
    GIFCanvas.draw(part, of: view, &shown, &meant, &isCoarse, &isNew)
    return part
  }

  /// Notes what is drawn.
  private static func draw(
    _ part: Part, of view: View, _ shown: inout [UInt32], _ meant: inout [UInt32],
    _ isCoarse: inout [Bool], _ isNew: inout [Bool]
  ) {
    let (box, width) = (part.box, view.picture.width)
    var pixel = 0
    for y in box.y..<box.y + box.height {
      for place in y * width + box.x..<y * width + box.x + box.width {
        let index = Int(part.pixels[pixel])
        pixel += 1
        guard isNew[place] else { continue }
        isNew[place] = false
        if index > 0 { shown[place] = part.colours[index - 1] }
        let colour = view.picture.pixels[place]
        meant[place] = colour
        // Rare colours of a palette for many may be far off.
        isCoarse[place] = !view.rests(place) || !Colours.areAlike(shown[place], colour, 8)
      }
    }
  }

  /// A picture, and which of its pixels rest.
  private struct View {
    let picture: Bitmap
    let moves: Bool
    /// In a large movement, the pixels of the next picture.
    let next: [UInt32]?

    @inline(__always)
    func rests(_ place: Int) -> Bool {
      guard moves else { return true }
      guard let next else { return false }
      return next[place] == picture.pixels[place]
    }
  }

  /// The colours that each new pixel may have.
  private func choice(
    _ view: View, _ box: Box, _ palette: Palette, skips: Bool
  ) -> PixelChoice {
    let (picture, width) = (view.picture, view.picture.width)
    var choice = PixelChoice(palette)
    var kinds = [Int32](repeating: 0, count: box.width * box.height)
    let moving = isLarge && flat.amongMany ? 13 : 8
    let resting = palette.isExact ? 0 : flat.amongMany ? 4 : 2
    var (last, lastShown, lastRests) = (UInt32.max, UInt32.max, false)
    var (tolerance, kind) = (0, Int32(0))
    var pixel = -1
    for y in box.y..<box.y + box.height {
      for place in y * width + box.x..<y * width + box.x + box.width {
        pixel += 1
        guard isNew[place] else { continue }
        let (colour, before, rests) = (picture.pixels[place], shown[place], view.rests(place))
        if colour != last || rests != lastRests {
          tolerance = flat.contains(colour, rests: rests) ? 0 : rests ? resting : moving
        } else if before == lastShown {
          kinds[pixel] = kind
          continue
        }
        (last, lastShown, lastRests) = (colour, before, rests)
        let isNear =
          skips && tolerance > 0 && Colours.areAlike(before, colour, UInt32(tolerance))
        kind = choice.kind(of: colour, tolerance: tolerance, skips: isNear)
        kinds[pixel] = kind
      }
    }
    choice.kinds = kinds
    return choice
  }

  private func palette(of view: View, _ box: Box) -> Palette {
    let picture = view.picture
    var counts = ColourTable()
    var (colour, weight, resting, count) = (UInt32.max, 0, 0, 0)
    for y in box.y..<box.y + box.height {
      for place in y * picture.width + box.x..<y * picture.width + box.x + box.width
      where isNew[place] {
        if picture.pixels[place] != colour {
          if weight > 0 { counts.add(weight, to: colour) }
          (colour, weight) = (picture.pixels[place], 0)
        }
        // What rests is looked at for longer.
        let rests = view.rests(place)
        weight += rests ? 4 : 1
        resting += rests ? 1 : 0
        count += 1
      }
    }
    if weight > 0 { counts.add(weight, to: colour) }
    return Palette(of: counts, most: resting * 8 > count ? Palette.resting : Palette.moving)
  }

  /// Finds what must be drawn: what has another colour than it should have had before, and in a picture
  /// that rests also what got too coarse a colour.
  ///
  /// - Returns: the box around it; `nil` for nothing.
  private mutating func news(in view: View, all: Bool) -> Box? {
    let (picture, width) = (view.picture, view.picture.width)
    if all { return Box(x: 0, y: 0, width: width, height: picture.height) }
    var (left, right, top, bottom) = (width, -1, picture.height, -1)
    for y in 0..<picture.height {
      let line = y * width..<(y + 1) * width
      let mends = !view.moves && hasCoarse[y]
      guard mends || meant[line] != picture.pixels[line] else { continue }
      for x in 0..<width {
        let place = line.lowerBound + x
        let colour = picture.pixels[place]
        if !mends, meant[place] == colour { continue }
        guard
          !Colours.areAlike(meant[place], colour, view.rests(place) ? 1 : 4)
            || mends && isCoarse[place] && isOff(place, colour)
        else { continue }
        isNew[place] = true
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    guard bottom >= 0 else { return nil }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Whether what shows is too far from what rests there; in a flat area one sees the least difference.
  private func isOff(_ place: Int, _ colour: UInt32) -> Bool {
    shown[place] != colour
      && (!Colours.areAlike(shown[place], colour, flat.amongMany ? 3 : 1)
        || flat.contains(colour, rests: true))
  }
}

/// The colours that cover much of a picture: they stay as they are.
private struct FlatColours {
  /// Those of flat areas and of textures, and those of them that have long runs.
  private var (all, plain): ([UInt32], [UInt32]) = ([], [])

  /// Whether there are so many colours that only coarse ones keep the film small.
  private(set) var amongMany = false

  /// From how many colours on in every fourth line they are many.
  private static let many = 1_000
  /// How many equal pixels in a line are not of a texture.
  private static let run = 8

  init() {}

  init(of picture: Bitmap) {
    var (counts, long) = (ColourTable(), ColourTable())
    let pixels = picture.pixels
    // Some lines tell enough.
    var total = 0
    for y in stride(from: 0, to: picture.height, by: 4) {
      let end = (y + 1) * picture.width
      var start = y * picture.width
      for place in start + 1...end where place == end || pixels[place] != pixels[start] {
        counts.add(place - start, to: pixels[start])
        if place - start >= FlatColours.run { long.add(place - start, to: pixels[start]) }
        start = place
      }
      total += picture.width
    }
    amongMany = counts.count > FlatColours.many
    let least = (total + Palette.share - 1) / Palette.share
    all = counts.sorted(from: least).map(\.colour)
    plain = long.sorted(from: least).map(\.colour)
  }

  /// Whether a colour is one of them; where something moves a texture is not seen.
  @inline(__always)
  func contains(_ colour: UInt32, rests: Bool) -> Bool {
    for one in rests ? all : plain where one == colour { return true }
    return false
  }
}
