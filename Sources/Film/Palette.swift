/// The colours of one picture of a film, at most 127.
struct Palette {
  /// Each is 0xRRGGBB.
  let colours: [UInt32]
  private let components: [SIMD4<Int32>]

  /// How many colours a picture that rests has, besides the transparent one.
  static let resting = 127
  /// How many one has that shows for a moment.
  static let moving = 15
  /// The share of a picture from which on a colour is one of its frequent ones: one of so many pixels.
  static let share = 16

  /// The palette of colours, each with the number of its pixels.
  ///
  /// Where there are too many, frequent ones stay as they are, so that flat areas do not change from picture
  /// to picture, and the others become the nearest of few, which are chosen so that the mean square of the
  /// errors is small.
  init(of counts: [UInt32: Int], most: Int) {
    let all = counts.sorted { $0.key < $1.key }
    guard all.count > most else {
      colours = all.map(\.key)
      components = colours.map(Palette.components)
      return
    }
    let total = all.reduce(0) { $0 + $1.value }
    let isFrequent = { (value: Int) in value * Palette.share > total }
    let exact = all.filter { isFrequent($0.value) }.map(\.key)
    let others = all.filter { !isFrequent($0.value) }.map {
      ColourBox.Member(components: Palette.components($0.key), weight: Int32(clamping: $0.value))
    }
    let means = ColourBox.means(of: others, most - exact.count)
    colours = exact + means.map { UInt32($0[0]) << 16 | UInt32($0[1]) << 8 | UInt32($0[2]) }
    components = colours.map(Palette.components)
  }

  /// The place of the colour that is nearest to another one.
  func index(nearestTo colour: UInt32) -> Int {
    let wanted = Palette.components(colour)
    var (least, best) = (Int32.max, 0)
    for (place, other) in components.enumerated() {
      let difference = other &- wanted
      let error = (difference &* difference).wrappedSum()
      if error < least { (least, best) = (error, place) }
    }
    return best
  }

  /// Red, green, blue and 0.
  static func components(_ colour: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(colour >> 16 & 0xFF), Int32(colour >> 8 & 0xFF), Int32(colour & 0xFF), 0)
  }
}

/// Colours that are near each other, for the cut at their mean.
private struct ColourBox {
  /// A colour and how often it is there.
  struct Member {
    /// Red, green, blue and 0.
    let components: SIMD4<Int32>
    let weight: Int32
  }

  private let members: [Member]
  /// The mean of its colours.
  private let mean: SIMD4<Int32>
  /// The component that differs most from the mean, and the sum of the squares by which it does.
  private let widest: (component: Int, error: Int)

  private init(_ members: [Member]) {
    self.members = members
    var (sum, count) = (SIMD4<Int>.zero, 0)
    for member in members {
      sum &+= SIMD4<Int>(truncatingIfNeeded: member.components) &* Int(member.weight)
      count += Int(member.weight)
    }
    let mean = ColourBox.mean(sum, max(1, count))
    var errors = SIMD4<Int>.zero
    for member in members {
      let difference = SIMD4<Int>(truncatingIfNeeded: member.components &- mean)
      errors &+= difference &* difference &* Int(member.weight)
    }
    self.mean = mean
    // Of equal ones it is green, which is seen best.
    let component = [1, 0, 2].max { errors[$0] < errors[$1] } ?? 1
    widest = (component, members.count < 2 ? 0 : errors[component])
  }

  /// The means of at most a number of groups of near colours.
  static func means(of members: [Member], _ most: Int) -> [SIMD4<Int32>] {
    var boxes = [ColourBox(members)]
    while boxes.count < most {
      guard
        let place = boxes.indices.max(by: { boxes[$0].widest.error < boxes[$1].widest.error }),
        boxes[place].widest.error > 0
      else { break }
      let box = boxes[place]
      let component = box.widest.component
      let isLow = { (member: Member) in member.components[component] <= box.mean[component] }
      let (low, high) = (box.members.filter(isLow), box.members.filter { !isLow($0) })
      // The mean is rounded: all may be on one side of it.
      guard !low.isEmpty, !high.isEmpty else {
        boxes[place] = ColourBox(single: box)
        continue
      }
      boxes[place] = ColourBox(low)
      boxes.append(ColourBox(high))
    }
    return boxes.map(\.mean)
  }

  /// A box that is not cut.
  private init(single box: ColourBox) {
    (members, mean, widest) = (box.members, box.mean, (box.widest.component, 0))
  }

  static func mean(_ sum: SIMD4<Int>, _ count: Int) -> SIMD4<Int32> {
    SIMD4(
      Int32((sum[0] + count / 2) / count), Int32((sum[1] + count / 2) / count),
      Int32((sum[2] + count / 2) / count), 0)
  }
}
