import DialogSimulator

/// The states that were found, each stored once, in parts that many share.
///
/// Nothing is guessed from hashes: two states have the same number only if all their words are equal.
struct StateTable: Sendable {
  /// The parts of states.
  private var parts = WordTable()
  /// The dialogs of a state as a list, from the lowest up: the list below, and a part.
  private var lists = PairTable()
  /// Pairs of parts, and pairs of such pairs: what changes together is near each other, and what
  /// changes by itself is put in last, so that few pairs differ.
  private var pairs = PairTable()
  /// A state: what shows and moves, and what runs or is set.
  private var states = PairTable()

  /// The number of the list of no dialogs.
  private static let noDialogs = PairTable.none - 1

  /// How many states there are.
  var count: Int { states.count }

  /// How many bytes the storage has.
  var bytes: Int { parts.bytes + lists.bytes + pairs.bytes + states.bytes }

  /// The number of a state.
  ///
  /// - Parameters:
  ///   - last: the parts of the state before, of the same caller.
  ///   - adds: whether a new one is added; if not, its number is ``PairTable/none``.
  mutating func number(of key: KeyWords, _ last: inout LastParts, adds: Bool) -> UInt32 {
    var dialogs = StateTable.noDialogs
    var start = 0
    for (place, end) in key.ends.enumerated() {
      if place >= StateWriter.parts {
        let part = parts.number(of: key.words[start..<end], adds: adds)
        dialogs = lists.number(of: dialogs, part, adds: adds)
      } else if !last.holds(place, key.words, start, end) {
        last.numbers[place] = parts.number(of: key.words[start..<end], adds: adds)
        last.words[place].replaceSubrange(0..., with: key.words[start..<end])
      }
      start = end
    }
    let numbers = last.numbers
    let stack = pairs.number(of: numbers[0], numbers[1], adds: adds)
    let movement = pairs.number(of: stack, dialogs, adds: adds)
    let device = pairs.number(of: numbers[2], numbers[3], adds: adds)
    let screen = pairs.number(of: numbers[4], numbers[5], adds: adds)
    let front = pairs.number(of: device, screen, adds: adds)
    let shown = pairs.number(of: movement, front, adds: adds)
    let set = pairs.number(of: numbers[6], numbers[7], adds: adds)
    return states.number(of: shown, set, adds: adds)
  }
}

/// The parts of a state with their numbers: states that follow each other have most parts in common.
struct LastParts: Sendable {
  fileprivate(set) var words = [[UInt32]](repeating: [], count: StateWriter.parts)
  fileprivate(set) var numbers = [UInt32](repeating: PairTable.none, count: StateWriter.parts)

  /// Whether the part at a place has these words, and a number.
  fileprivate func holds(_ place: Int, _ words: [UInt32], _ start: Int, _ end: Int) -> Bool {
    guard numbers[place] != PairTable.none, self.words[place].count == end - start else {
      return false
    }
    for index in start..<end where self.words[place][index - start] != words[index] {
      return false
    }
    return true
  }
}
