/// The colours of one picture of a film, at most 255, and which of them each of its pixels gets.
struct Palette {
  /// Each is 0xRRGGBB.
  private(set) var colours: [UInt32] = []
  private var indices = ColourTable()

  /// How many colours a picture that rests has, besides the transparent one.
  static let resting = 127
  /// How many one has that shows for a moment.
  static let moving = 31

  /// The palette of colours, each with the number of its pixels.
  ///
  /// Where there are too many, the most frequent ones stay as they are, so that flat areas do not
  /// change from picture to picture, and the others become similar ones.
  init(of counts: ColourTable, most: Int = Palette.resting) {
    let all = counts.sorted
    // Of the most frequent colours so many stay exact.
    let exact = most * 3 / 8
    guard all.count > most else {
      for (colour, _) in all { add(colour, for: [colour]) }
      return
    }
    let ranked = all.sorted { ($1.value, $0.colour) < ($0.value, $1.colour) }
    for (colour, _) in ranked.prefix(exact) { add(colour, for: [colour]) }
    var boxes = [ColourBox(ranked.dropFirst(exact).map { $0 })]
    while boxes.count < most - exact {
      guard let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
        let (low, high) = boxes[widest].halves
      else { break }
      boxes[widest] = low
      boxes.append(high)
    }
    for box in boxes { add(box.average, for: box.colours.map(\.colour)) }
  }

  /// The place of a colour that was counted.
  func index(of colour: UInt32) -> Int { indices[colour] ?? 0 }

  private mutating func add(_ colour: UInt32, for same: [UInt32]) {
    for one in same { indices.set(one, colours.count) }
    colours.append(colour)
  }
}

/// Colours that are near each other, for the cut at their middle.
private struct ColourBox {
  let colours: [(colour: UInt32, value: Int)]
  /// The component with the largest range, as the number of bits to its right, and that range.
  private let longest: (shift: UInt32, range: Int)

  init(_ colours: [(colour: UInt32, value: Int)]) {
    self.colours = colours
    var longest: (shift: UInt32, range: Int) = (0, -1)
    for shift in [UInt32(8), 16, 0] {
      let all = colours.lazy.map { Int($0.colour >> shift & 0xFF) }
      let range = (all.max() ?? 0) - (all.min() ?? 0)
      if range > longest.range { longest = (shift, range) }
    }
    self.longest = longest
  }

  /// How much would be gained by a cut.
  var weight: Int {
    colours.count < 2 ? -1 : longest.range * longest.range * colours.reduce(0) { $0 + $1.value }
  }

  /// Two boxes with as many pixels each; `nil` for a single colour.
  var halves: (ColourBox, ColourBox)? {
    guard colours.count > 1 else { return nil }
    let shift = longest.shift
    let sorted = colours.sorted {
      ($0.colour >> shift & 0xFF, $0.colour) < ($1.colour >> shift & 0xFF, $1.colour)
    }
    let half = sorted.reduce(0) { $0 + $1.value } / 2
    var (place, sum) = (0, 0)
    while place < sorted.count - 1, sum + sorted[place].value <= half || place == 0 {
      sum += sorted[place].value
      place += 1
    }
    return (ColourBox(Array(sorted[..<place])), ColourBox(Array(sorted[place...])))
  }

  /// The mean of its pixels.
  var average: UInt32 {
    let pixels = max(1, colours.reduce(0) { $0 + $1.value })
    return [UInt32(16), 8, 0].reduce(UInt32(0)) { result, shift in
      let sum = colours.reduce(0) { $0 + Int($1.colour >> shift & 0xFF) * $1.value }
      return result | UInt32((sum + pixels / 2) / pixels) << shift
    }
  }
}
