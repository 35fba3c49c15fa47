import DialogModel
import Testing

/// The page that states the order of calls, against the rows that the program knows.
@Suite struct BehaviourPageTests {
  private func page() throws -> SourceFile { try SourceFile(at: "docs/behaviour.md") }

  /// The names of a page's rows, in order.
  private func rows(_ page: SourceFile) -> [String] {
    page.text.matches(of: #/^\| <a id="([^"]*)"></a>(\w+) \|/#.anchorsMatchLineEndings()).map {
      // The name to link to and the name to read are one.
      $0.output.1 == $0.output.2 ? String($0.output.1) : "\($0.output.1) is \($0.output.2)"
    }
  }

  @Test func everyRuleIsStatedOnceAndNothingElse() throws {
    #expect(try rows(page()).sorted() == names.sorted())
  }

  /// A row's rule is the last that applies, in the order of the page.
  @Test func theOrderIsThePages() throws {
    #expect(try rows(page()) == names)
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
