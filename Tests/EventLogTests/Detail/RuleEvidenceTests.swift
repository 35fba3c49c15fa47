import DialogModel
import Testing

@testable import EventLog

/// Which source each row of the behaviour tables has, and how sure that makes it.
@Suite struct RuleEvidenceTests {
  private let page = RulePage.program

  @Test(arguments: Rule.allCases)
  func everyRuleSaysWhereItIsFrom(_ rule: Rule) throws {
    let entry = try #require(page[rule])
    #expect(entry.cells.last?.title == "Evidence")
    #expect(!entry.cells.contains { $0.text.contains("`") || $0.text.isEmpty })
    let parts = entry.evidence.parts
    #expect(!parts.isEmpty, "\(entry.cells.last?.text ?? "")")
    for part in parts {
      for citation in part.citations {
        let isRow = Rule.allCases.contains { $0.name == citation.name }
        #expect(isRow || page.source(named: citation.name) != nil, "\(citation.name)")
        // A choice alone can lean on another row.
        #expect(part.grade == .choice || !isRow, "\(citation.name)")
      }
      let kinds = part.citations.filter { !$0.contradicts }
        .compactMap { page.source(named: $0.name)?.kinds }
      switch part.grade {
      case .seed: #expect(kinds.contains { $0.contains(.seed) })
      case .other: #expect(!kinds.isEmpty && !kinds.contains { $0.contains(.seed) })
      case .choice: break
      }
    }
    #expect(EvidenceText.sentences(rule).count == parts.count)
  }

  /// A number, a passage or a page is given wherever the source alone would not be found in.
  @Test func aReaderCanLookItUp() {
    let large = ["Apple's header", "Apple's reference", "GitHub", "Open Radar", "Stack Overflow"]
    let all = Rule.allCases.compactMap { page[$0] }.flatMap(\.evidence.parts).flatMap(\.citations)
    for citation in all where large.contains(citation.name) || citation.name == "web page" {
      #expect(!citation.place.isEmpty, "\(citation.text)")
    }
    let seeds = page.sources.filter { $0.kinds.contains(.seed) }.map(\.name)
    for citation in all where seeds.contains(citation.name) {
      #expect(!citation.place.isEmpty, "\(citation.text)")
    }
    let named = Set(all.map(\.name))
    #expect(page.sources.filter { !named.contains($0.name) }.map(\.name) == [])
    #expect(Set(page.sources.map(\.name)).count == page.sources.count)
  }

  @Test func aCellIsReadInParts() {
    let cell =
      "seed: A book (2, 3; left), Another; the place of it other: One (x), unlike Two; end choice"
    let parts = RuleEvidence(cell).parts
    #expect(parts.map(\.what) == ["", "the place of it", "end"])
    #expect(parts.map(\.grade) == [.seed, .other, .choice])
    #expect(
      parts.map { $0.citations.map(\.text) } == [
        ["A book (2, 3; left)", "Another"], ["One (x)", "unlike Two"], [],
      ])
    #expect(parts[1].citations.map(\.contradicts) == [false, true])
    for odd in ["", "perhaps", "seed; ", "seed: A; who knows", ")(;,: choices"] {
      #expect(RuleEvidence(odd).parts.isEmpty, "\(odd)")
    }
  }

  @Test func itIsAsSureAsItsSources() {
    let page = RulePage(
      """
      | Source | What it is | What it counts as |
      | --- | --- | --- |
      | Book | a | seed |
      | Page | b | seed, Apple |
      | Header | c | Apple |
      | Log | d | report |
      | Copy | e | imitation |
      | Odd | f | rumour |
      """)
    func sure(_ cell: String) -> [String] {
      RuleEvidence(cell).parts.map { EvidenceText.sureness(of: $0, on: page) }
    }
    #expect(page.sources.map(\.name) == ["Book", "Page", "Header", "Log", "Copy"])
    #expect(sure("seed: Book") == ["a text that this project began with"])
    #expect(
      sure("seed: Book, Page") == ["documented by Apple"])
    #expect(sure("other: Header, Copy") == ["documented by Apple"])
    #expect(sure("other: Header, Log (1)") == ["documented by Apple, and one report"])
    #expect(
      sure("other: Header, Log (1), Log (2)") == ["documented by Apple, and 2 reports"])
    #expect(sure("other: Log (1), Log (2), unlike Log (3)") == ["reported independently 2 times"])
    #expect(sure("other: Log (1), Copy") == ["one report"])
    #expect(sure("other: Copy, Copy (2)") == ["2 libraries that imitate UIKit do so"])
    #expect(
      sure("choice; x other: Copy") == ["our choice", "a library that imitates UIKit does so"])
  }

  @Test func aPageIsReadByItsTables() {
    let page = RulePage(
      "### 2 Two\n| Row | When | Evidence |\n| --- | --- | --- |\n"
        + "| <a id=\"P1\"></a>P1 | *a* `b` | seed |\n| no row |\n")
    #expect(page[.p1]?.section == "2 Two")
    #expect(page[.p1]?.cells.map(\.text) == ["a b", "seed"])
    #expect(page[.p2] == nil)
    #expect(EvidenceText.sentences(.p2, on: page).isEmpty)
  }

  /// Which rows speak of a method: by its name, or by the sign that the page has for it.
  @Test(
    arguments: [
      (Selector.alertViewCancel, [Rule.d2, .c1, .c8], [Rule.g1, .p1, .a2, .k1, .c2]),
      (.actionSheetCancel, [.a2, .c9], [.c1, .d2]),
      (.actionSheetWillDismissWithButtonIndex, [.a2, .a10, .m5], [.d1, .k4, .o1]),
      (.willPresentAlertView, [.p1, .k1, .m1, .t1], [.a1, .w1]),
      (.popoverControllerDidDismissPopover, [.o1, .v6, .w20], [.d1, .a2]),
      (.completionHandler, [.v5, .v8], [.w1, .w17]),
      (.completion, [.w1, .w17], [.v5]),
      (.textFieldDidEndEditing, [.f15, .k9, .x4], [.f14]),
      (.viewDidAppear, [.w1, .y1], [.w25]),
      (.navigationControllerWillShow, [.x1, .x5], [.w1]),
      (.applicationDidReceiveLocalNotification, [.n1, .u1], [.n5]),
      (.supportedInterfaceOrientations, [.r1], [.w8]),
      (.canPerformWithActivityItems, [.v1], [.v5]), (.activityViewController, [.v2, .v4], [.v1]),
    ])
  func rowsSpeakOfAMethod(_ selector: Selector, _ with: [Rule], _ without: [Rule]) {
    let rules = page.entries(about: selector).map(\.rule)
    #expect(with.filter { !rules.contains($0) } == [])
    #expect(without.filter { rules.contains($0) } == [])
    #expect(rules == rules.sorted())
  }

  @Test(arguments: Selector.allCases)
  func everyMethodHasARow(_ selector: Selector) {
    #expect(!page.entries(about: selector).isEmpty)
  }

  @Test func aFindingHasItsSection() {
    let page = """
      # Title
      ## <a id="rule-1"></a>Rule 1: many (`many`)

      Some *text* of `code`.

      ## Rest

      What `odd` means.
      """
    #expect(ChecksPage.section(about: "many", in: page)?.title == "Rule 1: many (many)")
    #expect(ChecksPage.section(about: "many", in: page)?.lines == ["Some text of code."])
    #expect(ChecksPage.section(about: "odd", in: page)?.title == "Rest")
    #expect(ChecksPage.section(about: "code ", in: page) == nil)
    #expect(ChecksPage.section(about: "many", in: "") == nil)
  }
}
