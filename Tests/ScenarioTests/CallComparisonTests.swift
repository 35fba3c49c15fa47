import DialogModel
import Scenario
import Testing

/// Two runs side by side.
@Suite struct CallComparisonTests {
  private func calls(_ words: String) -> [ComparedCall] {
    words.split(separator: " ").map { word in
      let parts = word.split(separator: "@")
      return ComparedCall(
        time: parts.count > 1 ? Int(parts[1]) ?? 0 : 0, target: "a", text: String(parts[0]))
    }
  }

  private func rows(
    _ left: String, _ right: String, _ measure: CallComparison.Measure = .order
  ) -> String {
    let comparison = CallComparison(calls(left), calls(right), by: measure)
    return comparison.rows.map { row in
      let one = row.left.map { comparison.left[$0].text } ?? "-"
      let other = row.right.map { comparison.right[$0].text } ?? "-"
      return row.isEqual ? one : "\(one)/\(other)"
    }.joined(separator: " ")
  }

  /// How many calls have moved, are new, are missing and differ otherwise.
  private func counts(_ comparison: CallComparison) -> [Int] {
    let counts = comparison.counts
    return [counts.moved, counts.new, counts.missing, counts.changed]
  }

  @Test func equalRuns() {
    #expect(rows("p q r", "p q r") == "p q r")
    #expect(CallComparison(calls("p q"), calls("p q"), by: .all).firstDifference == nil)
    #expect(rows("", "") == "")
  }

  @Test func whatOneSideHasMore() {
    #expect(rows("p q r", "p r") == "p q/- r")
    #expect(rows("p r", "p q r") == "p -/q r")
    #expect(rows("", "p") == "-/p")
  }

  @Test func whatTakesThePlaceOfAnother() {
    #expect(rows("p q r", "p x r") == "p q/x r")
    #expect(rows("p q s r", "p x r") == "p q/x s/- r")
  }

  @Test func timesMatterWhereTheyAreMeasured() {
    #expect(rows("p@0 q@100", "p@0 q@150") == "p q")
    #expect(rows("p@0 q@100", "p@0 q@150", .band) == "p q")
    #expect(rows("p@0 q@100", "p@0 q@151", .band) == "p q/q")
    #expect(rows("p@0 q@100", "p@0 q@101", .all) == "p q/q")
  }

  @Test func aCallThatStandsElsewhereHasMoved() {
    let comparison = CallComparison(calls("p q r s"), calls("p r q s"), by: .order)
    #expect(comparison.moves.count == 1)
    #expect(counts(comparison) == [1, 0, 0, 0])
    #expect(!comparison.rows.contains { !$0.isEqual && !$0.isMoved })
    #expect(
      comparison.sentence
        == "Call 2, “a q”, comes after “a r” in the second run; in the first it was before.")
  }

  @Test func movedCallsDoNotTakeThePlaceOfOthers() {
    let comparison = CallComparison(calls("p q r s t"), calls("x r s q t"), by: .order)
    #expect(counts(comparison) == [1, 1, 1, 0])
    #expect(rows("p q r s t", "x r s q t") == "p/x q/- r s -/q t")
  }

  @Test func theSentenceNamesTheRuleAndTheLine() {
    var more = calls("p q")
    (more[1].rule, more[1].line) = (.k6, 14)
    #expect(
      CallComparison(calls("p"), more, by: .order).sentence
        == "Only the second run has call 2, “a q”.  [K6, line 14]")
  }
}
