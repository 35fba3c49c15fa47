import CBehaviour
import DialogModel

/// The rows of docs/behaviour.md, as it was when the program was built.
struct RulePage {
  /// A row of a table: the cells under their headings, without the marks of Markdown.
  struct Entry: Hashable {
    let rule: Rule
    /// The heading of the section.
    let section: String
    /// The cells after the row's name, with the headings of their columns.
    let cells: [Cell]
  }

  /// A cell and the heading of its column.
  struct Cell: Hashable {
    let title: String
    let text: String
  }

  private let entries: [Rule: Entry]

  /// The page inside the program.
  init() { self.init(String(cString: rehearsal_behaviour_page())) }

  /// A page of this text.
  init(_ text: String) {
    var entries: [Rule: Entry] = [:]
    var section = ""
    var titles: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " })
        continue
      }
      guard line.hasPrefix("| ") else { continue }
      let cells = RulePage.cells(line)
      if cells.first == "Row" {
        titles = cells
        continue
      }
      guard let name = cells.first?.split(separator: ">").last,
        let rule = Rule.allCases.first(where: { $0.name == name }), cells.count == titles.count
      else { continue }
      let rest = zip(titles, cells).dropFirst()
      entries[rule] = Entry(
        rule: rule, section: section,
        cells: rest.map { Cell(title: RulePage.plain($0), text: RulePage.plain($1)) })
    }
    self.entries = entries
  }

  /// The row of a rule; `nil` where the page has none.
  subscript(rule: Rule) -> Entry? { entries[rule] }

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
