/// Pairs what is missing with what was not expected: the same call in another place, or the same
/// method in the same place with something else about it.
struct Pairing {
  /// The same call in another place.
  struct Move {
    let call: CallLine
    /// The 0-based place in the expectation.
    let expected: Int
    /// Where it is missing, and where it was made instead, among the edits.
    let missing: Int
    let extra: Int
  }

  /// A call of the same method with another argument, answer or target.
  struct Change {
    let wanted: CallLine
    let made: CallLine
    /// The 0-based place in the expectation.
    let expected: Int
    /// The 0-based place of the call that was made.
    let place: Int
  }

  /// Consecutive calls that are all missing, or all unexpected.
  struct Run {
    /// The first of them.
    let call: CallLine
    var count: Int
    /// The 0-based place in the expectation; for what was not expected, how many lines come before.
    let place: Int
    let isExtra: Bool
  }

  let edits: [Mismatch.Edit]
  private var isPaired: [Bool]
  /// The edits of the calls that have something else about them.
  private(set) var changedEdits: Set<Int> = []
  /// The 0-based places among the calls of the first call in another place, and of the first with
  /// something else about it.
  private(set) var firstMove, firstChange: Int?

  init(_ edits: [Mismatch.Edit]) {
    self.edits = edits
    isPaired = Array(repeating: false, count: edits.count)
  }

  /// The calls that came in another order, in the order of the expectation.
  mutating func takeMoves() -> [Move] {
    var extras: [CallLine: ArraySlice<Int>] = [:]
    for (place, edit) in edits.enumerated() {
      if case .extra(let call, _) = edit { extras[call, default: []].append(place) }
    }
    var moves: [Move] = []
    for (place, edit) in edits.enumerated() {
      guard case .missing(let call, let expected) = edit, let extra = extras[call]?.popFirst()
      else { continue }
      isPaired[place] = true
      isPaired[extra] = true
      moves.append(Move(call: call, expected: expected, missing: place, extra: extra))
      if firstMove == nil, case .extra(_, let made) = edits[extra] { firstMove = made }
    }
    return moves
  }

  /// The calls in the expected place whose argument, answer or target differs.
  mutating func takeChanges() -> [Change] {
    var changes = takeChanges { $0.target == $1.target && $0.selector == $1.selector }
    changes += takeChanges { $0.selector == $1.selector && $0.arguments == $1.arguments }
    changes.sort { $0.expected < $1.expected }
    firstChange = changes.first?.place
    return changes
  }

  private mutating func takeChanges(where isAlike: (CallLine, CallLine) -> Bool) -> [Change] {
    var changes: [Change] = []
    /// What is missing since the last equal call, and how much of it has been paired.
    var missing: ArraySlice<(place: Int, call: CallLine, expected: Int)> = []
    for (place, edit) in edits.enumerated() {
      switch edit {
      case .same: missing = []
      case .missing(let call, let expected):
        if !isPaired[place] { missing.append((place, call, expected)) }
      case .extra(let made, let number):
        // In order: what an earlier pair has skipped stays missing.
        guard !isPaired[place],
          let found = missing.prefix(Pairing.reach).firstIndex(where: { isAlike($0.call, made) })
        else { continue }
        let wanted = missing[found]
        isPaired[place] = true
        isPaired[wanted.place] = true
        changedEdits.formUnion([place, wanted.place])
        changes.append(
          Change(wanted: wanted.call, made: made, expected: wanted.expected, place: number))
        missing = missing[(found + 1)...]
      }
    }
    return changes
  }

  /// How far a changed call is searched, so that lists with nothing in common take little time.
  private static let reach = 50

  /// The rest, with consecutive calls as one block.
  func takeRuns() -> [Run] {
    var runs: [Run] = []
    var last: Int?
    var expected = 0
    for (place, edit) in edits.enumerated() {
      if case .extra = edit {} else { expected += 1 }
      guard !isPaired[place], !edit.isSame else { continue }
      let isExtra = if case .extra = edit { true } else { false }
      if let end = runs.indices.last, last == place - 1, runs[end].isExtra == isExtra {
        runs[end].count += 1
      } else {
        runs.append(
          Run(
            call: edit.call, count: 1, place: isExtra ? expected : expected - 1,
            isExtra: isExtra))
      }
      last = place
    }
    return runs
  }
}

extension Mismatch.Edit {
  /// The call of either list.
  var call: CallLine {
    switch self {
    case .same(let call, _, _), .missing(let call, _), .extra(let call, _): call
    }
  }

  /// Whether the call is in both lists.
  var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
