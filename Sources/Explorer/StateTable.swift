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
  /// The words of the parts of the last state, and their numbers: states that follow each other have
  /// most parts in common.
  private var last = [[UInt32]](repeating: [], count: StateWriter.parts)
  private var lastNumbers = [UInt32](repeating: .max, count: StateWriter.parts)

  /// How many states there are.
  var count: Int { states.count }

  /// How many bytes the storage has.
  var bytes: Int { parts.bytes + lists.bytes + pairs.bytes + states.bytes }

  /// The number of a state, which is added if it is new.
  mutating func number(of key: KeyWords) -> UInt32 {
    var dialogs: UInt32 = 0
    var start = 0
    for (place, end) in key.ends.enumerated() {
      let part = key.words[start..<end]
      start = end
      guard place < StateWriter.parts else {
        dialogs = lists.number(of: dialogs, parts.number(of: part)) + 1
        continue
      }
      if lastNumbers[place] == .max || !last[place].elementsEqual(part) {
        lastNumbers[place] = parts.number(of: part)
        last[place].replaceSubrange(0..., with: part)
      }
    }
    let stack = pairs.number(of: lastNumbers[0], lastNumbers[1])
    let movement = pairs.number(of: stack, dialogs)
    let device = pairs.number(of: lastNumbers[2], lastNumbers[3])
    let screen = pairs.number(of: lastNumbers[4], lastNumbers[5])
    let shown = pairs.number(of: movement, pairs.number(of: device, screen))
    let set = pairs.number(of: lastNumbers[6], lastNumbers[7])
    return states.number(of: shown, set)
  }
}
