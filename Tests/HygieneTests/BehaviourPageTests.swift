import DialogModel
import Testing

/// The page that states the order of calls, against the rows that the program knows.
@Suite struct BehaviourPageTests {
  /// Rows that the page announces and a later version brings.
  private static let announced = ["P3", "P4", "P5"]

  private func page() throws -> SourceFile { try SourceFile(at: "docs/behaviour.md") }

  /// The names of a page's rows, in order.
  private func rows(_ page: SourceFile) -> [String] {
    page.text.matches(of: #/^\| <a id="([^"]*)"></a>(\w+) \|/#.anchorsMatchLineEndings()).map {
      // The name to link to and the name to read are one.
      $0.output.1 == $0.output.2 ? String($0.output.1) : "\($0.output.1) is \($0.output.2)"
    }
  }

  @Test func everyRuleIsStatedOnceAndNothingElse() throws {
    let rows = try rows(page())
    #expect(rows.filter { !BehaviourPageTests.announced.contains($0) }.sorted() == names.sorted())
    #expect(rows.filter { BehaviourPageTests.announced.contains($0) } == ["P3", "P4", "P5"])
  }

  /// A row's rule is the last that applies, in the order of the page.
  @Test func theOrderIsThePages() throws {
    #expect(try rows(page()).filter { !BehaviourPageTests.announced.contains($0) } == names)
  }

  @Test func whatIsAnnouncedSaysSo() throws {
    let lines = try page().text.split(separator: "\n")
    for name in BehaviourPageTests.announced {
      let row = try #require(lines.first { $0.contains("<a id=\"\(name)\">") })
      #expect(row.contains("comes with text fields"))
    }
  }

  @Test func everyLinkIsFoundOnThePage() throws {
    let page = try page()
    let links = page.text.matches(of: #/\]\(#(\w+)\)/#).map { String($0.output.1) }
    #expect(links.filter { !page.text.contains("id=\"\($0)\"") } == [])
  }

  @Test func aWrongNameWouldBeFound() {
    #expect(rows(SourceFile("x", "| <a id=\"A1\"></a>A2 | x |\n")) == ["A1 is A2"])
    #expect(rows(SourceFile("x", "text\n| <a id=\"A1\"></a>A1 | x |\n")) == ["A1"])
  }

  private var names: [String] { Rule.allCases.map(\.name) }
}
