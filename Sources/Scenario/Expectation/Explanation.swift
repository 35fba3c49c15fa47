import Texts

/// Says in a person's words how calls differ from what was expected: what came in another order
/// first, then calls with another argument or answer, then what is missing or was not expected.
public struct Explanation: Hashable, Sendable {
  /// One sentence for each difference, at least one; the simplest comes first.
  public let sentences: [String]
  /// The 0-based places in the expectation that the sentences are about, without the one that
  /// counts the rest; calls after the end count to the last line.
  public let places: [Int]
  /// The first of these.
  public var place: Int { places.first ?? 0 }
  /// The 0-based place, among the calls that were made, of the one that shows the first difference;
  /// `nil` where there is none, as for a call that is missing at the end.
  public let made: Int?

  /// The greatest number of sentences; the rest is counted.
  private static let most = 5

  /// What is to be said about a mismatch.
  public init(_ mismatch: Mismatch) {
    var pairing = Pairing(mismatch.edits)
    let naming = Naming(mismatch.edits)
    var found = pairing.takeMoves().map { Explanation.sentence($0, mismatch.edits, naming) }
    found += pairing.takeChanges().map { Explanation.sentence($0, naming) }
    found += pairing.takeRuns().map { Explanation.sentence($0, mismatch, naming) }
    made = pairing.firstMade
    places = found.prefix(Explanation.most).map(\.place)
    var sentences = found.prefix(Explanation.most).map(\.text)
    let rest = found.count - sentences.count
    if rest > 0 {
      sentences.append(ntr("and {n} more difference", "and {n} more differences", rest))
    }
    self.sentences = sentences
  }

  private static func sentence(
    _ move: Pairing.Move, _ edits: [Mismatch.Edit], _ naming: Naming
  ) -> (place: Int, text: String) {
    // The nearest call in its expected place shows the order best.
    let between = edits[min(move.missing, move.extra)..<max(move.missing, move.extra)]
      .filter(\.isSame)
    let isEarly = move.extra < move.missing
    guard let other = isEarly ? between.last : between.first else {
      // Only in lists that are too long to be compared completely.
      return (
        move.expected,
        tr(
          "line {number}: {call} came at another place",
          ["number": String(move.expected + 1), "call": naming.name(move.call)])
      )
    }
    // Of two neighbours that changed places, the one that came too early is easier to see.
    if !isEarly, between.count == 1, case .same(let early, let expected, _) = other {
      return (expected, sentence(early, at: expected, cameBefore: move.call, naming))
    }
    if isEarly {
      let text = sentence(move.call, at: move.expected, cameBefore: other.call, naming)
      return (move.expected, text)
    }
    return (
      move.expected,
      tr(
        "line {number}: {call} came after {other}; expected before",
        [
          "number": String(move.expected + 1), "call": naming.name(move.call),
          "other": naming.name(other.call),
        ])
    )
  }

  private static func sentence(
    _ call: CallLine, at expected: Int, cameBefore other: CallLine, _ naming: Naming
  ) -> String {
    tr(
      "line {number}: {call} came before {other}; expected after",
      [
        "number": String(expected + 1), "call": naming.name(call), "other": naming.name(other),
      ])
  }

  private static func sentence(
    _ change: Pairing.Change, _ naming: Naming
  ) -> (place: Int, text: String) {
    let (wanted, made) = (change.wanted, change.made)
    let number = String(change.expected + 1)
    let call = wanted.target == made.target ? naming.name(wanted) : String(wanted.selector)
    var (left, right) = ("", "")
    if wanted.target != made.target {
      left = tr("of {target}", ["target": String(wanted.target)])
      right = tr("of {target}", ["target": String(made.target)])
    } else {
      if wanted.arguments != made.arguments {
        left = wanted.arguments.isEmpty ? tr("nothing") : String(wanted.arguments)
        right = made.arguments.isEmpty ? tr("nothing") : String(made.arguments)
      }
      if wanted.returned != made.returned {
        left += (left.isEmpty ? "" : " ") + "-> " + (wanted.returned.orNothing)
        right += (right.isEmpty ? "" : " ") + "-> " + (made.returned.orNothing)
      }
    }
    return (
      change.expected,
      tr(
        "line {number}: {call} expected {wanted}, was {made}",
        ["number": number, "call": call, "wanted": left, "made": right])
    )
  }

  private static func sentence(
    _ run: Pairing.Run, _ mismatch: Mismatch, _ naming: Naming
  ) -> (place: Int, text: String) {
    let call = naming.name(run.call) + (run.call.arguments.isEmpty ? "" : " \(run.call.arguments)")
    let number = String(run.place + 1)
    let others = run.count - 1
    let (place, text) =
      if !run.isExtra {
        (run.place, tr("line {number}: {call} is missing", ["number": number, "call": call]))
      } else if run.place == 0 {
        (0, tr("before line 1: {call} was not expected", ["call": call]))
      } else {
        (
          min(run.place, max(mismatch.expectedCount - 1, 0)),
          tr(
            "after line {number}: {call} was not expected",
            ["number": String(run.place), "call": call])
        )
      }
    guard others > 0 else { return (place, text) }
    return (
      place,
      ntr(
        "{problem} and {n} more after it", "{problem} and {n} more after it", others,
        ["problem": text])
    )
  }
}

extension Substring {
  fileprivate var orNothing: String { isEmpty ? tr("nothing") : String(self) }
}

/// The name of a call in a sentence: its method, and its target too where the calls have several
/// targets.
private struct Naming {
  private let needsTargets: Bool

  init(_ edits: [Mismatch.Edit]) {
    let first = edits.first?.call.target
    needsTargets = edits.contains { $0.call.target != first }
  }

  func name(_ call: CallLine) -> String {
    // A line that is not a call has no method and is quoted as it is.
    needsTargets || call.selector.isEmpty ? call.start : String(call.selector)
  }
}
