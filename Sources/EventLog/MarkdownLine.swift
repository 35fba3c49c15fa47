public import DialogModel
public import DialogSimulator
import Texts

/// Rows as a table in Markdown, as tickets and mails show it; the same in every language.
public struct MarkdownLine: Sendable {
  private let words: RowWords

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    words = RowWords(names: Names(prototype))
  }

  /// The lines before all rows, with the line feed between them.
  ///
  /// - Parameter all: whether there is a column for the rule too.
  public static func header(all: Bool = false) -> String {
    "| Time | Target | Call |" + (all ? " Rule |" : "") + "\n| ---: | --- | --- |"
      + (all ? " --- |" : "")
  }

  /// The line of a row; `nil` for a row that no `expect` lists, unless all are wanted.
  ///
  /// - Parameter all: also what is not a call, and in each line its rule.
  public func line(_ row: Row, all: Bool = false) -> String? {
    let text: String
    if case .call(let selector, let argument, let returned) = row.content {
      text = MarkdownLine.code(TextLine.call(selector, argument, returned))
    } else {
      guard all || row.isListed, let (kind, said) = words.words(row.content) else { return nil }
      text = "\(kind): \(MarkdownLine.code(said))"
    }
    let target = MarkdownLine.code(words.names.name(of: row.target))
    return OneLine.text(
      "| \(row.time.seconds) | \(target) | \(text) |" + (all ? " \(row.rule.name) |" : ""))
  }

  /// A text of a cell that is shown as it is: what means something in Markdown is escaped.
  public static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]()<>#|~!&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A text between as many backquotes as it needs; a bar would end the cell.
  static func code(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let quotes = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    let cell = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return quotes + space + cell + space + quotes
  }
}
