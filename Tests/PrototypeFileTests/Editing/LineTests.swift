import PrototypeEditing
import PrototypeFile
import Testing

/// Differences of texts by their lines.
@Suite struct LineDifferenceTests {
  private func hunks(_ old: String, _ new: String) -> [[Range<Int>]] {
    LineDifference(from: Array(old.utf8), to: Array(new.utf8)).hunks.map { [$0.old, $0.new] }
  }

  @Test func equalTextsHaveNone() {
    #expect(hunks("", "") == [])
    #expect(hunks("a\nb", "a\nb") == [])
  }

  @Test func aLineThatChanges() {
    #expect(hunks("a\nb\nc\n", "a\nB\nc\n") == [[1..<2, 1..<2]])
  }

  @Test func linesThatComeAndGo() {
    #expect(hunks("a\nb\n", "a\nx\ny\nb\n") == [[1..<1, 1..<3]])
    #expect(hunks("a\nx\ny\nb\n", "a\nb\n") == [[1..<3, 1..<1]])
    #expect(hunks("", "a\n") == [[0..<0, 0..<1]])
    #expect(hunks("a\n", "") == [[0..<1, 0..<0]])
  }

  @Test func differencesApart() {
    #expect(
      hunks("a\nb\nc\nd\ne\n", "A\nb\nc\ne\nf\n") == [
        [0..<1, 0..<1], [3..<4, 3..<3], [5..<5, 4..<5],
      ])
  }

  @Test func theEndOfALineCounts() {
    #expect(hunks("a\nb", "a\nb\n") == [[1..<2, 1..<2]])
    #expect(hunks("a\r\n", "a\n") == [[0..<1, 0..<1]])
  }

  @Test func theEditsAreThoseOfWholeLines() {
    let difference = LineDifference(from: Array("a\nb\nc".utf8), to: Array("a\nB\nc\nd".utf8))
    #expect(difference.edits.map(\.range) == [2..<5])
    #expect(difference.edits.map { String(decoding: $0.bytes, as: UTF8.self) } == ["B\nc\nd"])
  }

  @Test func textsTooLongToCompareDifferFromTheFirstLineToTheLast() {
    func text(_ lines: some Sequence<Int>) -> String { lines.map { "\($0)\n" }.joined() }
    let old = text(0..<2_500)
    #expect(
      hunks("same\n" + old + "end\n", "same\n" + text((0..<2_500).reversed()) + "end\n") == [
        [1..<2_501, 1..<2_501]
      ])
    #expect(hunks(old, old.replacing("\n7\n", with: "\nseven\n")) == [[7..<8, 7..<8]])
  }
}

/// Two changes of one text.
@Suite struct ThreeWayMergeTests {
  private static let base = "a\nb\nc\nd\ne\nf\n"

  private func merged(_ mine: String, _ theirs: String, _ base: String = base) -> String? {
    let bytes = [base, mine, theirs].map { Array($0.utf8) }
    let found = ThreeWayMerge.merge(bytes[0], bytes[1], bytes[2])
    #expect(found == ThreeWayMerge.merge(bytes[0], bytes[2], bytes[1]), "it depends on who is who")
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func changesOfOneSideOnly() {
    #expect(merged("a\nB\nc\nd\ne\nf\n", ThreeWayMergeTests.base) == "a\nB\nc\nd\ne\nf\n")
    #expect(merged(ThreeWayMergeTests.base, ThreeWayMergeTests.base) == ThreeWayMergeTests.base)
  }

  @Test func changesOfDifferentLines() {
    #expect(merged("A\nb\nc\nd\ne\nf\n", "a\nb\nc\nd\ne\nF\n") == "A\nb\nc\nd\ne\nF\n")
    #expect(merged("a\nc\nd\ne\nf\n", "a\nb\nc\nd\nx\ne\nf\n") == "a\nc\nd\nx\ne\nf\n")
    #expect(merged("A\nb\nc\nD\ne\nf\n", "a\nB2\nc\nd\ne\nF\n") == nil)
    #expect(merged("A\nb\nC\nd\ne\nf\n", "a\nb\nc\nd\nE\nf\ng\n") == "A\nb\nC\nd\nE\nf\ng\n")
  }

  @Test func theSameChangeOfBoth() {
    #expect(merged("a\nB\nc\nd\ne\nf\n", "a\nB\nc\nd\ne\nf\n") == "a\nB\nc\nd\ne\nf\n")
    #expect(
      merged("a\nB\nc\nd\nE\nf\n", "a\nB\nc\nd\ne\nf\ng\n") == "a\nB\nc\nd\nE\nf\ng\n" as String?)
  }

  @Test(arguments: [
    ("a\nB\nc\nd\ne\nf\n", "a\nx\nc\nd\ne\nf\n"),
    // One takes out what the other changes.
    ("a\nc\nd\ne\nf\n", "a\nB\nc\nd\ne\nf\n"),
    ("a\nf\n", "a\nb\nc\nD\ne\nf\n"),
    // New lines at one place have no order.
    ("a\nx\nb\nc\nd\ne\nf\n", "a\ny\nb\nc\nd\ne\nf\n"),
    ("a\nb\nc\nd\ne\nf\nx\n", "a\nb\nc\nd\ne\nf\ny\n"),
    // Neighbouring lines.
    ("a\nB\nc\nd\ne\nf\n", "a\nb\nC\nd\ne\nf\n"),
    ("", "a\nb\nc\nd\ne\nF\n"),
  ])
  func changesOfTheSameLinesAreNotMerged(_ mine: String, _ theirs: String) {
    #expect(merged(mine, theirs) == nil)
  }

  @Test func aTextWithoutAnEndOfItsLastLine() {
    #expect(merged("A\nb\nc", "a\nb\nc\nd", "a\nb\nc") == "A\nb\nc\nd")
    #expect(merged("a\nb\nc\nd", "a\nb\nc\ne", "a\nb\nc") == nil)
  }
}
