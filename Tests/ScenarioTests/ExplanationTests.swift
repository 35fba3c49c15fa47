import Testing

@testable import Scenario

/// What a person is told where calls are not the expected ones.
@Suite struct ExplanationTests {
  private static let all = [
    "a willPresentAlertView:", "a alertViewShouldEnableFirstOtherButton: -> true",
    "a didPresentAlertView:", "a alertView:clickedButtonAtIndex: 1",
    "a alertView:willDismissWithButtonIndex: 1", "a alertView:didDismissWithButtonIndex: 1",
  ]

  private func mismatch(_ expected: [String], _ made: [String]) -> Mismatch? {
    Expectation(expected).mismatch(made.map { CallLine($0) })
  }

  private func sentences(_ expected: [String], _ made: [String]) -> [String] {
    mismatch(expected, made).map { Explanation($0).sentences } ?? []
  }

  /// Calls that hold, by the places of ``all`` that are expected and those that are made.
  @Test(
    arguments: [
      (all, all),
      ([], []),
      (["", "  "], []),
      (["..."], []), (["..."], all),
      (Array(all.prefix(3)) + ["..."], all),
      (all + ["..."], all),
      (["0.000   " + all[0]], [all[0]]),
    ])
  func theseHold(_ expected: [String], _ made: [String]) {
    #expect(mismatch(expected, made) == nil)
  }

  /// What is expected and made, by places of ``all``, and what is said.
  @Test(
    arguments: [
      (
        [0, 1, 2, 3, 4, 5], [0, 1, 3, 2, 4, 5],
        ["line 4: alertView:clickedButtonAtIndex: came before didPresentAlertView:; expected after"]
      ),
      (
        [0, 1, 2, 3], [3, 0, 1, 2],
        ["line 4: alertView:clickedButtonAtIndex: came before didPresentAlertView:; expected after"]
      ),
      (
        [0, 1, 2, 3], [1, 2, 3, 0],
        [
          "line 1: willPresentAlertView: came after alertViewShouldEnableFirstOtherButton:; "
            + "expected before"
        ]
      ),
      ([0, 1, 2], [0, 2], ["line 2: alertViewShouldEnableFirstOtherButton: is missing"]),
      (
        [0, 1, 2, 3, 4, 5], [0, 1, 2],
        ["line 4: alertView:clickedButtonAtIndex: 1 is missing and 2 more after it"]
      ),
      ([], [0], ["before line 1: willPresentAlertView: was not expected"]),
      ([1], [0, 1], ["before line 1: willPresentAlertView: was not expected"]),
      (
        [0], [0, 3, 4],
        ["after line 1: alertView:clickedButtonAtIndex: 1 was not expected and 1 more after it"]
      ),
      (
        [2, 3, 0], [3, 2],
        [
          "line 2: alertView:clickedButtonAtIndex: came before didPresentAlertView:; "
            + "expected after",
          "line 3: willPresentAlertView: is missing",
        ]
      ),
      (
        [0], [],
        ["line 1: willPresentAlertView: is missing"]
      ),
    ])
  func orderAndNumber(_ expected: [Int], _ made: [Int], _ said: [String]) {
    let all = ExplanationTests.all
    #expect(sentences(expected.map { all[$0] }, made.map { all[$0] }) == said)
  }

  @Test(
    arguments: [
      ("a x: 1", "a x: 0", "line 1: x: expected 1, was 0"),
      ("a x: -> true", "a x: -> false", "line 1: x: expected -> true, was -> false"),
      ("a x: 1 -> true", "a x: 2 -> false", "line 1: x: expected 1 -> true, was 2 -> false"),
      ("a x:", "a x: 0", "line 1: x: expected nothing, was 0"),
      ("a x:", "a x: -> true", "line 1: x: expected -> nothing, was -> true"),
      ("a x: nil", "b x: nil", "line 1: x: expected of a, was of b"),
      (#"a x: "b""#, #"a x: "b ""#, #"line 1: x: expected "b", was "b ""#),
    ])
  func theSameCallWithSomethingElse(_ expected: String, _ made: String, _ said: String) {
    #expect(sentences([expected], [made]) == [said])
  }

  @Test func severalTargetsAreNamed() {
    #expect(
      sentences(["a x:", "b y:"], ["b y:", "a x:"]) == [
        "line 2: b y: came before a x:; expected after"
      ])
  }

  @Test func aPrefixEndsWhereItEnds() {
    let all = ExplanationTests.all
    #expect(
      sentences([all[0], all[2], "..."], all)
        == ["after line 1: alertViewShouldEnableFirstOtherButton: was not expected"])
    #expect(
      sentences([all[0], all[1], "..."], [all[0]])
        == ["line 2: alertViewShouldEnableFirstOtherButton: is missing"])
  }

  @Test func dotsInTheMiddleAreALine() {
    #expect(sentences(["a x:", "...", "a y:"], ["a x:", "a y:"]) == ["line 2: ... is missing"])
  }

  @Test func manyDifferencesAreCounted() {
    let expected = (0..<8).flatMap { ["a x: \($0)", "a same: \($0)"] }
    let made = (0..<8).flatMap { ["a x: \($0 + 10)", "a same: \($0)"] }
    let said = sentences(expected, made)
    #expect(said.count == 6)
    #expect(said.first == "line 1: x: expected 0, was 10")
    #expect(said.last == "and 3 more differences")
  }

  @Test func aLongListIsExplainedInAFewSentences() throws {
    let expected = (0..<2_000).map { "a x: \($0 % 7)" }
    let made = (0..<2_000).map { "a x: \($0 * $0 % 11)" }
    let found = try #require(mismatch(expected, made))
    #expect(Explanation(found).sentences.count == 6)
    #expect(Listing(found).lines.count == 81)
  }

  @Test func theListsSideBySide() throws {
    let expected = (1...12).map { "a x: \($0)" }
    var made = expected
    made.swapAt(1, 2)
    made[10] = "a x: 99"
    let listing = Listing(try #require(mismatch(expected, made)))
    #expect(
      listing.lines.map(\.text) == [
        "   1  a x: 1",
        "-  2  a x: 2",
        "   3  a x: 3",
        "+     a x: 2",
        "   4  a x: 4",
        "   5  a x: 5",
        "   6  a x: 6",
        "  …",
        "   8  a x: 8",
        "   9  a x: 9",
        "  10  a x: 10",
        "- 11  a x: 11",
        "+     a x: 99",
        "  12  a x: 12",
      ])
    #expect(listing.lines.map(\.kind)[1...3] == [.missing, .same, .extra])
  }
}
