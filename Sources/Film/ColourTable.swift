/// A map from colours to small numbers.
struct ColourTable {
  /// The colours, each plus 1; 0 is a free place.
  private var keys: [UInt32]
  private var values: [Int]
  /// How many colours there are.
  private(set) var count = 0

  init() {
    keys = Array(repeating: 0, count: 1024)
    values = Array(repeating: 0, count: 1024)
  }

  /// The number of a colour; `nil` where it has none.
  subscript(_ colour: UInt32) -> Int? {
    let place = place(of: colour)
    return keys[place] == 0 ? nil : values[place]
  }

  /// Gives a colour a number.
  mutating func set(_ colour: UInt32, _ value: Int) {
    let place = place(of: colour)
    if keys[place] == 0 {
      keys[place] = colour + 1
      count += 1
    }
    values[place] = value
    if count * 2 > keys.count { grow() }
  }

  /// Adds to the number of a colour, which is 0 at first.
  mutating func add(_ value: Int, to colour: UInt32) {
    let place = place(of: colour)
    if keys[place] == 0 { return set(colour, value) }
    values[place] += value
  }

  /// The colours with their numbers, by colour.
  var sorted: [(colour: UInt32, value: Int)] { sorted(from: .min) }

  /// The colours that have at least a number, by colour.
  func sorted(from least: Int) -> [(colour: UInt32, value: Int)] {
    keys.indices.filter { keys[$0] != 0 && values[$0] >= least }.map { (keys[$0] - 1, values[$0]) }
      .sorted { $0.0 < $1.0 }
  }

  private func place(of colour: UInt32) -> Int {
    let mask = keys.count - 1
    var place = Int((colour &* 0x9E37_79B1) >> 8) & mask
    while keys[place] != 0, keys[place] != colour + 1 { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let all = sorted
    keys = Array(repeating: 0, count: keys.count * 2)
    values = Array(repeating: 0, count: keys.count)
    count = 0
    for (colour, value) in all { set(colour, value) }
  }
}
