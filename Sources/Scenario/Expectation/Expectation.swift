public import DialogModel

/// The calls that a scenario expects: all of them, or with `...` at the end the first ones.
public struct Expectation: Hashable, Sendable {
  /// The calls, in order.
  public let lines: [CallLine]
  /// Whether more calls may follow.
  public let isPrefix: Bool

  /// The last line of an expectation that says only how the calls begin.
  public static let ellipsis = "..."

  /// The expectation that these lines of a document describe; empty lines and comments, which begin
  /// with `#`, are ignored.
  public init(_ lines: [String]) {
    var lines = lines.map { CallLine($0) }.filter { !$0.isEmpty }
    isPrefix = lines.last?.text == Expectation.ellipsis
    if isPrefix { lines.removeLast() }
    self.lines = lines
  }

  /// Whether it ends with a call that would crash.
  public var endsWithCrash: Bool {
    lines.last?.text.hasSuffix(" " + DelegateChange.crashText) == true
  }

  /// How calls differ from what is expected; `nil` where they do not.
  public func mismatch(_ calls: [CallLine]) -> Mismatch? {
    let holds = isPrefix ? calls.starts(with: lines) : calls == lines
    return holds ? nil : Mismatch(expected: lines, made: calls, isPrefix: isPrefix)
  }
}

extension Player.End {
  /// Whether a scenario ended as it should: after its last step, or with a crash that it expects.
  public func isMeant(by script: ScenarioScript?) -> Bool {
    switch self {
    case .finished: true
    case .crashed: script?.expect.map { Expectation($0).endsWithCrash } ?? false
    case .failed, .stopped: false
    }
  }
}

/// How the calls of a run differ from those that were expected.
public struct Mismatch: Hashable, Sendable {
  /// One line of the two lists, laid side by side.
  public enum Edit: Hashable, Sendable {
    /// Expected and made; the 0-based places in both lists.
    case same(CallLine, expected: Int, made: Int)
    /// Expected at a 0-based place, and not made there.
    case missing(CallLine, expected: Int)
    /// Made at a 0-based place, and not expected there.
    case extra(CallLine, made: Int)
  }

  /// All lines of both lists in order; between two that are the same, the missing come first.
  public let edits: [Edit]
  /// How many calls were expected.
  public let expectedCount: Int

  init(expected: [CallLine], made: [CallLine], isPrefix: Bool) {
    expectedCount = expected.count
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    func fill(_ end: (left: Int, right: Int)) {
      while left < end.left {
        edits.append(.missing(expected[left], expected: left))
        left += 1
      }
      while right < end.right {
        edits.append(.extra(made[right], made: right))
        right += 1
      }
    }
    // Where only the beginning is expected, only as many calls are compared as are needed.
    let relevant = isPrefix ? Array(made.prefix(2 * expected.count + 10)) : made
    for pair in CommonLines(expected, relevant).pairs {
      fill(pair)
      edits.append(.same(expected[pair.left], expected: pair.left, made: pair.right))
      (left, right) = (pair.left + 1, pair.right + 1)
    }
    fill((expected.count, isPrefix ? right : made.count))
    self.edits = edits
  }
}
