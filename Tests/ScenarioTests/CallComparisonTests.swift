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
}
