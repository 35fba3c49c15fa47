/// How calls differ from what is expected, call by call.
///
/// An ``Explanation`` says the same in sentences.
public struct Differences: Hashable, Sendable {
  /// A call that is expected and was not made.
  public struct Missing: Hashable, Sendable {
    /// The call.
    public let call: CallLine
    /// The 0-based place of the call that was made after it; the count of calls at the end.
    public let next: Int
  }

  /// The 0-based places of calls that are not expected there.
  public private(set) var unexpected: Set<Int> = []
  /// What is expected in place of calls that have another argument, answer or target, by the 0-based
  /// places of those.
  public private(set) var changed: [Int: CallLine] = [:]
  /// The calls that were not made, in the order of the expectation.
  public private(set) var missing: [Missing] = []
  /// How many differences there are; a call in another place is one.
  public let count: Int

  /// The differences of a mismatch.
  public init(_ mismatch: Mismatch) {
    var pairing = Pairing(mismatch.edits)
    let moves = pairing.takeMoves()
    for change in pairing.takeChanges() { changed[change.place] = change.wanted }
    var wanted = Set(mismatch.edits.indices)
    for place in pairing.changedEdits { wanted.remove(place) }
    var next = 0
    for place in mismatch.edits.indices {
      switch mismatch.edits[place] {
      case .same(_, _, let made): next = made + 1
      case .extra(_, let made):
        next = made + 1
        if wanted.contains(place) { unexpected.insert(made) }
      case .missing(let call, _):
        if wanted.contains(place) { missing.append(Missing(call: call, next: next)) }
      }
    }
    count = unexpected.count + changed.count + missing.count - moves.count
  }
}
