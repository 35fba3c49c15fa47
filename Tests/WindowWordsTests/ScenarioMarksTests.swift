import EventLog
import Testing
import WindowWords

/// What is next to the scenarios in the list of contents.
@Suite struct ScenarioMarksTests {
  private let names = ["a", "b", "c"]

  @Test func eachHasItsWord() {
    let marks = ScenarioMarks(["a": .passed, "b": .differs(2), "c": .playing], all: names)
    #expect(
      marks.marks == [
        "a": .init("✓ passed", .good), "b": .init("✕ 2 calls differ", .bad), "c": .init("playing"),
      ])
  }

  /// A change makes them grey, without a sign, until they are run again.
  @Test func whatWasSoBeforeAChangeHasNoSign() {
    let marks = ScenarioMarks(
      ["a": .passed], stale: ["a": .differs(2), "b": .passed, "c": .playing], all: names)
    #expect(marks.marks == ["a": .init("✓ passed", .good), "b": .init("passed", .stale)])
    #expect(marks.sum == .init("…", .stale))
  }

  /// How scenarios ended, and their sum.
  @Test(
    arguments: [
      ([:], nil), (["a": .playing], nil), (["a": .passed, "b": .played], "2 of 3 ok"),
      (["a": .passed, "b": .played, "c": .passed], "3 of 3 ok"),
      (["a": .passed, "b": .differs(1)], "✕ 1 failed"),
      (["a": .failed, "b": .stopped], "✕ 2 failed"), (["a": .crashed], "✕ 1 failed"),
      // An empty one holds as little as it fails.
      (["a": .empty], nil), (["a": .passed, "b": .empty], "1 of 3 ok"),
      // One that is not in the document any more does not count.
      (["d": .failed, "a": .passed], "1 of 3 ok"),
    ] as [([String: ScenarioMarks.Mark], String?)])
  func theirSum(_ marks: [String: ScenarioMarks.Mark], _ sum: String?) {
    #expect(ScenarioMarks(marks, all: names).sum?.text == sum)
  }

  @Test func markIsNextToTheAnswer() {
    #expect(MarkText.note(.unexpected, beside: "") == "not expected here")
    #expect(MarkText.note(.other("→ NO"), beside: "YES") == "→ YES, expected → NO")
    #expect(MarkText.line(.other("1")).text == "The scenario expects 1.")
  }
}
