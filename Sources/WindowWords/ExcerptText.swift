import EventLog
public import PrototypeFile

/// The line of a document with a problem, a mark under the place, and a hint.
public struct ExcerptText: Hashable {
  /// The greatest number of columns that are shown of a line.
  public static let columns = 56
  /// The column from which a hint has no room next to the mark.
  private static let near = 34
  /// The longest hint that has room next to the mark, in characters.
  private static let shortHint = 60

  /// The line, or the part of it around the place.
  public let line: String
  /// The columns before the mark.
  public let indent: Int
  /// The hint; `nil` if nothing is known.
  public let hint: String?
  /// What may stand at the place; `nil` where it is not listed.
  public let choices: String?

  /// The text under the line, up to its mark.
  public var mark: String { String(repeating: " ", count: indent) + "^" }

  /// Whether the hint has room next to the mark; if not, it is below.
  public var isHintNextToMark: Bool {
    indent < ExcerptText.near && hint?.count ?? 0 <= ExcerptText.shortHint
  }

  /// Makes the excerpt; `nil` if the line is empty or does not exist.
  ///
  /// - Parameter cursor: the place of the problem before this one.
  public init?(
    of problem: Finding, in source: SourceLines, from cursor: inout SourceLines.Cursor
  ) {
    let part = source.part(
      ofLine: problem.line, column: problem.column, radius: 512, from: &cursor)
    guard let part, !part.text.isEmpty else { return nil }
    let cells = Cells(part.text)
    let window = cells.window(
      around: cells.place(ofColumn: part.column), columns: ExcerptText.columns)
    (line, indent) = (window.text, window.indent)
    (hint, choices) = (problem.hint, problem.choices)
  }
}
