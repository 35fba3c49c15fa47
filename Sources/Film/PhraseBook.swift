/// Chooses the colours of pixels so that they become few phrases in the file.
///
/// A GIF is compressed by phrases: each is one that was there before with one pixel more. This keeps the same
/// list of phrases as the compressor and looks, among the colours that the pixels may have, for the longest
/// phrase that is in it. A gradient then has long runs without looking coarser than its palette.
struct PhraseBook {
  /// By the number of a phrase: the first and the next one that are longer than the same phrase by a pixel,
  /// the one that is shorter by a pixel, and the last pixel; -1 for none.
  private var longer = [Int16](repeating: -1, count: PhraseBook.most + 1)
  private var next = [Int16](repeating: -1, count: PhraseBook.most + 1)
  private var shorter = [Int16](repeating: -1, count: PhraseBook.most + 1)
  private var last = [UInt8](repeating: 0, count: PhraseBook.most + 1)
  /// How many phrases have one pixel, and the number of the next phrase that is made.
  private let (single, first): (Int, Int)
  private var free: Int
  private var open: [Found] = []

  /// The number at which the compressor forgets all phrases.
  private static let most = 4095

  /// A phrase that fits, how many pixels it has, and how far they are from what they should be.
  private struct Found {
    var phrase: Int16
    var length: Int32
    var error: Int32
  }

  /// - Parameter colours: how many colours there are, besides the transparent one.
  init(colours: Int) {
    var depth = 2
    while 1 << depth < colours + 1 { depth += 1 }
    single = 1 << depth
    // One number starts the list over, and one ends the picture.
    first = single + 2
    free = first
    for phrase in 0..<single { last[phrase] = UInt8(phrase) }
  }

  /// The place of the colour of each pixel, 0 for what stays as it is.
  static func pixels(_ choice: PixelChoice, colours: Int) -> [UInt8] {
    var book = PhraseBook(colours: colours)
    return book.pixels(choice)
  }

  private mutating func pixels(_ choice: PixelChoice) -> [UInt8] {
    let kinds = choice.kinds
    var pixels = [UInt8](repeating: 0, count: kinds.count)
    var (place, before, beforeStart) = (0, Int16(-1), -1)
    while place < kinds.count {
      var found = longest(at: place, from: nil, choice)
      let start = self.start(of: found.phrase)
      if before >= 0 {
        let isFull = free >= PhraseBook.most
        if isFull { startOver() } else { add(start, to: before) }
        // The list has changed where the phrase looks for more.
        if isFull || start == beforeStart { found = longest(at: place, from: start, choice) }
      }
      let end = place + Int(found.length)
      var (phrase, pixel) = (found.phrase, end)
      while phrase >= 0 {
        pixel -= 1
        pixels[pixel] = last[Int(phrase)]
        phrase = shorter[Int(phrase)]
      }
      (place, before, beforeStart) = (end, found.phrase, start)
    }
    return pixels
  }

  private mutating func startOver() {
    for phrase in 0..<single { longer[phrase] = -1 }
    free = first
  }

  /// Makes the phrase that is longer by a pixel.
  private mutating func add(_ pixel: Int, to phrase: Int16) {
    last[free] = UInt8(pixel)
    (shorter[free], longer[free], next[free]) = (phrase, -1, longer[Int(phrase)])
    longer[Int(phrase)] = Int16(free)
    free += 1
  }

  /// The first pixel of a phrase.
  private func start(of phrase: Int16) -> Int {
    var phrase = Int(phrase)
    while shorter[phrase] >= 0 { phrase = Int(shorter[phrase]) }
    return phrase
  }

  /// The longest phrase that fits at a place, of equally long ones the nearest.
  ///
  /// - Parameter start: what its first pixel must be.
  private mutating func longest(at place: Int, from start: Int?, _ choice: PixelChoice) -> Found {
    var best = Found(phrase: -1, length: 0, error: .max)
    let kind = Int(choice.kinds[place])
    for half in 0..<2 {
      var left = choice.places[kind][half]
      while left != 0 {
        let pixel = half * 64 + left.trailingZeroBitCount
        left &= left &- 1
        if let start, start != pixel { continue }
        let error = choice.errors[kind * PixelChoice.stride + pixel]
        let root = Found(phrase: Int16(pixel), length: 1, error: Int32(error))
        follow(root, place, choice.kinds, choice.errors, &best)
      }
    }
    return best
  }

  /// Looks for a better phrase among those that begin with one.
  @inline(__always)
  private mutating func follow(
    _ root: Found, _ place: Int, _ kinds: [Int32], _ errors: [UInt8], _ best: inout Found
  ) {
    var (found, isOpen) = (root, true)
    while isOpen {
      let pixel = place &+ Int(found.length)
      var (longest, goesOn) = (found, false)
      if pixel < kinds.count {
        let start = Int(kinds[pixel]) &* PixelChoice.stride
        var phrase = longer[Int(found.phrase)]
        while phrase >= 0 {
          let error = errors[start &+ Int(last[Int(phrase)])]
          if error != PixelChoice.never {
            // Mostly there is one at most; the others come later.
            if goesOn { open.append(longest) }
            goesOn = true
            longest = Found(
              phrase: phrase, length: found.length &+ 1, error: found.error &+ Int32(error))
          }
          phrase = next[Int(phrase)]
        }
      }
      if goesOn {
        found = longest
        continue
      }
      if found.length > best.length || found.length == best.length && found.error < best.error {
        best = found
      }
      if let other = open.popLast() { found = other } else { isOpen = false }
    }
  }
}
