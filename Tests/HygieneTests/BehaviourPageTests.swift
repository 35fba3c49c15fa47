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

  /// The sections of a page, each with its number in parts and what is under its heading.
  private func sections(_ page: SourceFile) -> [(number: [Int], text: Substring)] {
    let heads = page.text.matches(of: #/^##+ ([0-9.]+) .*$/#.anchorsMatchLineEndings())
    let ends = heads.dropFirst().map(\.range.lowerBound) + [page.text.endIndex]
    return zip(heads, ends).map { head, end in
      let number = head.output.1.split(separator: ".").compactMap { Int($0) }
      return (number, page.text[head.range.upperBound..<end])
    }
  }

  @Test func theSectionsStandInTheOrderOfTheirNumbers() throws {
    let numbers = try sections(page()).map(\.number)
    #expect(numbers.count > 25)
    #expect(numbers == numbers.sorted { $0.lexicographicallyPrecedes($1) })
    // Of the order of calls no section is left out.
    #expect(numbers.filter { $0.count == 2 && $0[0] == 2 } == (1...18).map { [2, $0] })
  }

  @Test func everySectionHasRowsOrSaysThatThereAreNone() throws {
    for (number, text) in try sections(page()) where number.count == 2 && number[0] == 2 {
      let says = text.contains("ot performed yet")
      #expect(text.contains("<a id=\"") != says, "\(number)")
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
