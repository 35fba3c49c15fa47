import CBehaviour
public import DialogModel
import Texts

/// The rows of docs/behaviour.md, as it was when the program was built.
public struct RulePage: Sendable {
  /// A row of a table: the cells under their headings, without the marks of Markdown.
  public struct Entry: Hashable, Sendable {
    /// The rule that the row states.
    public let rule: Rule
    /// The heading of the section.
    public let section: String
    /// The cells after the row's name, with the headings of their columns.
    public let cells: [Cell]
    /// How the row is known: its last cell.
    public let evidence: RuleEvidence
  }

  /// A cell and the heading of its column.
  public struct Cell: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// What the row has there.
    public let text: String
  }

  /// The page inside the program.
  public static let program = RulePage(String(cString: rehearsal_behaviour_page()))

  /// What the rows name as sources, in the page's order.
  public let sources: [RuleSource]
  private let entries: [Rule: Entry]

  /// A page of this text.
  init(_ text: String) {
    var entries: [Rule: Entry] = [:]
    var sources: [RuleSource] = []
    var section = ""
    var titles: [String] = []
    let rules = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.name, $0) })
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " })
        continue
      }
      guard line.hasPrefix("| ") else { continue }
      let cells = RulePage.cells(line)
      if ["Row", "Source"].contains(cells.first) {
        titles = cells
        continue
      }
      guard cells.count == titles.count else { continue }
      if titles.first == "Source" {
        if let source = RuleSource(cells.map(RulePage.plain)) { sources.append(source) }
        continue
      }
      guard let name = cells.first?.split(separator: ">").last, let rule = rules[String(name)]
      else { continue }
      let rest = zip(titles, cells).dropFirst().map {
        Cell(title: RulePage.plain($0), text: RulePage.plain($1))
      }
      entries[rule] = Entry(
        rule: rule, section: section, cells: rest,
        evidence: RuleEvidence(rest.last?.text ?? ""))
    }
    self.entries = entries
    self.sources = sources
  }

  /// The row of a rule; `nil` where the page has none.
  public subscript(rule: Rule) -> Entry? { entries[rule] }

  /// The source of a name; `nil` where the page does not say what it is.
  public func source(named name: String) -> RuleSource? { sources.first { $0.name == name } }

  /// The rows that speak of a method, in the page's order.
  public func entries(about selector: Selector) -> [Entry] {
    Rule.allCases.compactMap { entries[$0] }.filter { $0.speaks(of: selector) }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { cell in
        var cell = cell.drop { $0 == " " }
        while cell.last == " " { cell.removeLast() }
        return String(cell)
      }
  }

  /// A text without the marks of Markdown for code and for what is seen and not called.
  private static func plain(_ text: String) -> String {
    text.filter { $0 != "`" && $0 != "*" }
  }
}
