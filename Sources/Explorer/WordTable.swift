/// Lists of numbers, each stored once; a list is known by its number, from 0 on.
struct WordTable: Sendable {
  private var words: [UInt32] = []
  private var ends: [UInt32] = [0]
  /// The numbers of the lists plus 1, at the places of their hashes; 0 for a free place.
  private var places = [UInt32](repeating: 0, count: 64)

  /// How many there are.
  var count: Int { ends.count - 1 }

  /// How many bytes the storage has.
  var bytes: Int { words.capacity * 4 + ends.capacity * 4 + places.capacity * 4 }

  /// The number of a list; a new one is added, or has the number ``PairTable/none``.
  mutating func number(of list: ArraySlice<UInt32>, adds: Bool = true) -> UInt32 {
    let mask = places.count - 1
    var place = WordTable.hash(list) & mask
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if isEqual(number, list) { return UInt32(number) }
      place = (place + 1) & mask
    }
    guard adds else { return PairTable.none }
    places[place] = UInt32(ends.count)
    words.append(contentsOf: list)
    ends.append(UInt32(truncatingIfNeeded: words.count))
    if ends.count * 4 > places.count * 3 { grow() }
    return UInt32(ends.count - 2)
  }

  private func isEqual(_ number: Int, _ list: ArraySlice<UInt32>) -> Bool {
    let start = Int(ends[number])
    guard Int(ends[number + 1]) - start == list.count else { return false }
    var place = start
    for word in list {
      if words[place] != word { return false }
      place += 1
    }
    return true
  }

  private mutating func grow() {
    let mask = places.count * 2 - 1
    places = [UInt32](repeating: 0, count: mask + 1)
    for number in 0..<count {
      var place = WordTable.hash(words[Int(ends[number])..<Int(ends[number + 1])]) & mask
      while places[place] != 0 { place = (place + 1) & mask }
      places[place] = UInt32(number + 1)
    }
  }

  private static func hash(_ list: ArraySlice<UInt32>) -> Int {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in list { hash = (hash ^ UInt64(word)) &* 0xD6E8_FEB8_6659_FD93 &+ (hash >> 29) }
    return PairTable.mixed(hash)
  }
}

/// Pairs of numbers, each stored once; a pair is known by its number, from 0 on.
struct PairTable: Sendable {
  /// The number of what is not in a table; no pair has it, nor a number that is added.
  static let none = UInt32.max

  private var pairs: [UInt64] = []
  /// As in ``WordTable``.
  private var places = [UInt32](repeating: 0, count: 64)

  /// How many there are.
  var count: Int { pairs.count }

  /// How many bytes the storage has.
  var bytes: Int { pairs.capacity * 8 + places.capacity * 4 }

  /// The number of a pair; a new one is added, or has the number ``none``.
  @inline(__always)
  mutating func number(of first: UInt32, _ second: UInt32, adds: Bool = true) -> UInt32 {
    let pair = UInt64(first) << 32 | UInt64(second)
    let mask = places.count - 1
    var place = PairTable.mixed(pair) & mask
    while places[place] != 0 {
      let number = places[place] - 1
      if pairs[Int(number)] == pair { return number }
      place = (place + 1) & mask
    }
    guard adds else { return PairTable.none }
    pairs.append(pair)
    places[place] = UInt32(pairs.count)
    if pairs.count * 4 > places.count * 3 { grow() }
    return UInt32(pairs.count - 1)
  }

  private mutating func grow() {
    let mask = places.count * 2 - 1
    places = [UInt32](repeating: 0, count: mask + 1)
    for (number, pair) in pairs.enumerated() {
      var place = PairTable.mixed(pair) & mask
      while places[place] != 0 { place = (place + 1) & mask }
      places[place] = UInt32(number + 1)
    }
  }

  /// A number from all bits, not negative.
  @inline(__always)
  static func mixed(_ bits: UInt64) -> Int {
    var mixed = bits ^ bits >> 32
    mixed = mixed &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return Int(truncatingIfNeeded: mixed >> 1)
  }
}
