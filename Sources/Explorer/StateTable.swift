import DialogSimulator

/// The states that were found, each stored once, in parts that many share.
///
/// Nothing is guessed from hashes: two states have the same number only if all their words are equal.
struct StateTable: Sendable {
  /// The parts of states.
  private var parts = WordTable()
  /// The dialogs of a state as a list, from the lowest up: the list below, and a part.
  private var lists = PairTable()
  /// Two halves of the other parts.
  private var halves = PairTable()
  private var wholes = PairTable()
  /// A state: the other parts, and its dialogs.
  private var states = PairTable()

  /// How many states there are.
  var count: Int { states.count }

  /// How many bytes the storage has.
  var bytes: Int {
    parts.bytes + lists.bytes + halves.bytes + wholes.bytes + states.bytes
  }

  /// The words of the parts of the last state with one dialog or more, and their numbers: states that
  /// follow each other have most parts in common.
  private var last: [[UInt32]] = [[], [], [], [], []]
  private var lastNumbers: [UInt32] = [.max, .max, .max, .max, .max]

  /// The number of a state, which is added if it is new.
  mutating func number(of key: KeyWords) -> UInt32 {
    var dialogs: UInt32 = 0
    var start = 0
    for (place, end) in key.ends.enumerated() {
      if place < last.count {
        let part = key.words[start..<end]
        if !last[place].elementsEqual(part) || lastNumbers[place] == .max {
          lastNumbers[place] = parts.number(of: part)
          last[place].replaceSubrange(0..., with: part)
        }
      } else {
        dialogs = lists.number(of: dialogs, parts.number(of: key.words[start..<end])) + 1
      }
      start = end
    }
    let first = halves.number(of: lastNumbers[0], lastNumbers[1])
    let second = halves.number(of: lastNumbers[2], lastNumbers[3])
    let third = wholes.number(of: first, second)
    let all = wholes.number(of: third, lastNumbers[4] | 1 << 31)
    return states.number(of: all, dialogs)
  }
}
