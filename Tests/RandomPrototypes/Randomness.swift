/// Where chance takes its numbers from: a seed, or bytes that somebody hands in.
package struct Randomness: Sendable {
  private enum Source {
    case seed(UInt64)
    case bytes([UInt8], next: Int)
  }

  private var source: Source

  /// The same numbers from the same seed everywhere.
  package init(seed: UInt64) { source = .seed(seed) }

  /// Numbers from bytes; after their end only zeros.
  package init(bytes: [UInt8]) { source = .bytes(bytes, next: 0) }

  /// Whether the bytes are used up; a seed never is.
  package var isUsedUp: Bool {
    if case .bytes(let bytes, let next) = source { next >= bytes.count } else { false }
  }

  /// A whole number of a range; all are nearly equally likely.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    // A byte for a small range, so that a change of one byte is a change of one choice.
    range.lowerBound + Int(next(byteCount: range.count <= 256 ? 1 : 4) % UInt64(range.count))
  }

  /// True in so many cases of a hundred.
  package mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  package mutating func one<Element>(of list: [Element]) -> Element {
    list[number(0...(list.count - 1))]
  }

  /// An element; `nil` where there is none.
  mutating func maybeOne<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : one(of: list)
  }

  private mutating func next(byteCount: Int) -> UInt64 {
    switch source {
    case .seed(let state):
      // Sebastiano Vigna's SplitMix64.
      let next = state &+ 0x9E37_79B9_7F4A_7C15
      source = .seed(next)
      var mixed = next
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    case .bytes(let bytes, let place):
      source = .bytes(bytes, next: place + byteCount)
      return bytes.dropFirst(place).prefix(byteCount).reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
