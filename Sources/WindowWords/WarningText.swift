public import PrototypeFile
import Texts

/// A warning of a document, as the list of the window shows it.
public struct WarningText: Hashable {
  /// What is probably a mistake, in one line.
  public let message: String
  /// The line, and the rule if the warning has a number.
  public let place: String
  /// The line of the document with a mark; `nil` if there is nothing to show.
  public let excerpt: ExcerptText?

  /// The texts of a warning.
  ///
  /// - Parameter cursor: the place of the warning before this one.
  public init(
    _ warning: Finding, in source: SourceLines, from cursor: inout SourceLines.Cursor
  ) {
    message = warning.message
    let line = tr("line {line}", ["line": String(warning.line)])
    place = WarningText.rule(warning.section).map { "\(line) · \($0)" } ?? line
    excerpt = ExcerptText(of: warning, in: source, from: &cursor)
  }

  /// The number of a section of the list of advice; `nil` for a section without one.
  private static func rule(_ section: String?) -> String? {
    guard let section, section.hasPrefix("rule-") else { return nil }
    return tr("rule {number}", ["number": String(section.dropFirst("rule-".count))])
  }

  /// How many warnings there are.
  public static func count(_ number: Int) -> String {
    ntr("{n} warning", "{n} warnings", number)
  }
}
