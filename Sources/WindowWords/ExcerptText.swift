import EventLog
public import PrototypeFile

/// The line of a document where a problem is, with a mark under the place and what may help.
public struct ExcerptText: Hashable {
  /// The columns that are shown of a long line.
  public static let columns = 56
  /// The columns behind which a hint has no room beside the mark.
  private static let near = 34

  /// The line, or the part of it around the place.
  public let line: String
  /// The columns before the mark.
  public let indent: Int
  /// What may help; `nil` where nothing is known.
  public let hint: String?

  /// What is under the line up to its mark.
  public var mark: String { String(repeating: " ", count: indent) + "^" }

  /// Whether the hint has room beside the mark; else it is below.
  public var isHintBeside: Bool { indent < ExcerptText.near }

  /// `nil` where the line is empty or not there.
  public init?(of problem: PrototypeFile.Problem, in source: SourceLines) {
    guard let text = source.text(ofLine: problem.line), !text.isEmpty else { return nil }
    let cells = Cells(text)
    let window = cells.window(
      around: cells.place(ofColumn: problem.column), columns: ExcerptText.columns)
    (line, indent, hint) = (window.text, window.indent, problem.hint)
  }
}
