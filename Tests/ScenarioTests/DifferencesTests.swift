import Testing

@testable import Scenario

/// How calls differ, call by call.
@Suite struct DifferencesTests {
  private static let all = ["a x: 0", "a y: -> true", "a z:", "b x: 0"]

  private func words(_ expected: [String], _ made: [String]) -> [String] {
    guard let mismatch = Expectation(expected).mismatch(made.map { CallLine($0) }) else {
      return []
    }
    let found = Differences(mismatch)
    return found.unexpected.sorted().map { "+\($0)" }
      + found.changed.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
      + found.missing.map { "-\($0.next) \($0.call.text)" } + ["\(found.count)"]
  }

  /// What was made, and the differences.
  @Test(
    arguments: [
      (all, []),
      (["a x: 0", "a z:", "b x: 0"], ["-1 a y: -> true", "1"]),
      (["a x: 0", "a y: -> true", "a z:"], ["-3 b x: 0", "1"]),
      ([], ["-0 a x: 0", "-0 a y: -> true", "-0 a z:", "-0 b x: 0", "4"]),
      (["n n:"] + all + ["m m:"], ["+0", "+5", "2"]),
      (["a x: 1", "a y: -> false", "a z:", "b x: 0"], ["0 a x: 0", "1 a y: -> true", "2"]),
      // In order: what an earlier pair has skipped stays missing.
      (
        ["a y: -> false", "a x: 1", "a z:", "b x: 0"],
        ["+1", "0 a y: -> true", "-0 a x: 0", "3"]
      ),
      // In another place: one difference, seen at two rows.
      (["a y: -> true", "a z:", "a x: 0", "b x: 0"], ["+2", "-0 a x: 0", "1"]),
    ] as [([String], [String])])
  func everyCallHasItsPlace(_ made: [String], _ wanted: [String]) {
    #expect(words(Self.all, made) == wanted)
  }

  @Test func whatFollowsABeginningIsNoDifference() {
    #expect(words(["a x: 0", "a z:", "..."], Self.all) == ["+1", "1"])
  }
}
