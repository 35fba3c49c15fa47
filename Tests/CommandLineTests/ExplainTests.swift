import DialogModel
import EventLog
import Testing

@testable import rehearsal

/// `rehearsal explain`.
@Suite struct ExplainTests {
  @Test func aRuleIsPrintedWithItsEvidence() throws {
    let run = try Command.run("explain", "k4")
    #expect(run.status == 0)
    #expect(run.lines.first == "K4: \(RuleText.sentence(.k4))")
    #expect(run.lines.contains("When: B is shown inside clicked(A,i)"))
    #expect(run.lines.contains("Evidence: other"))
    #expect(run.lines.last == "More: docs/behaviour.md#K4, 2.5 Several alerts")
  }

  @Test func withoutARuleAllAreListed() throws {
    let run = try Command.run("explain")
    #expect(run.lines.count == Rule.allCases.count)
    #expect(run.lines.first?.hasPrefix("P1  ") == true)
  }

  /// A wrong name, and the message.
  @Test(
    arguments: [
      ("K44", "Did you mean “K4”?"), ("nothing", "There are: P1, P2,"),
    ])
  func anUnknownRuleIsRefused(_ name: String, _ words: String) throws {
    let run = try Command.run("explain", name)
    #expect(run.status == 64)
    #expect(run.errors.contains("There is no rule “\(name)”."))
    #expect(run.errors.contains(words))
  }

  @Test(arguments: Rule.allCases)
  func everyRuleIsOnThePage(_ rule: Rule) throws {
    let entry = try #require(RulePage()[rule])
    #expect(entry.cells.count >= 3)
    #expect(entry.cells.last?.title == "Evidence")
    #expect(!entry.cells.contains { $0.text.contains("`") || $0.text.isEmpty })
  }

  @Test func aPageIsReadByItsTables() {
    let page = RulePage(
      "### 2 Two\n| Row | When | Evidence |\n| --- | --- | --- |\n"
        + "| <a id=\"P1\"></a>P1 | *a* `b` | seed |\n| no row |\n")
    #expect(page[.p1]?.section == "2 Two")
    #expect(page[.p1]?.cells.map(\.text) == ["a b", "seed"])
    #expect(page[.p2] == nil)
  }
}
