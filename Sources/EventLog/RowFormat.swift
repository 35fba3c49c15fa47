public import DialogModel
public import DialogSimulator

/// A form in which rows are printed as they happen, one line each.
public enum RowFormat: String, CaseIterable, Sendable {
  /// For people, as ``TextLine``.
  case text
  /// For programs, as ``JSONLine``.
  case jsonl
  /// For tables, as ``CSVLine``.
  case csv
  /// For tickets and mails, as ``MarkdownLine``.
  case markdown

  /// What comes before all rows, if the form has such a thing.
  public func header(all: Bool) -> String? {
    switch self {
    case .text, .jsonl: nil
    case .csv: CSVLine.header(all: all) + CSVLine.moreOfLineEnd
    case .markdown: MarkdownLine.header(all: all)
    }
  }

  /// The lines of a prototype's rows, without their line feeds; `nil` for a row that is not printed.
  ///
  /// JSON Lines count the rows, so the function gets every row of a run, in order.
  ///
  /// - Parameter all: also what is not a call, and the rule of each row.
  public func line(for prototype: Prototype, all: Bool) -> (Row) -> String? {
    switch self {
    case .text:
      let lines = TextLine(prototype)
      // Many rows follow each other at the same time.
      var (time, seconds) = (SimulatedTime.zero, SimulatedTime.zero.seconds)
      return { row in
        if row.time != time { (time, seconds) = (row.time, row.time.seconds) }
        return lines.line(row, at: seconds, all: all)
      }
    case .jsonl:
      let lines = JSONLine(prototype)
      var causes = Causes(prototype, buttons: Simulator(prototype).indices)
      var number = 0
      return { row in
        defer { number += 1 }
        let cause = causes.take(row, number: number)
        return lines.line(
          row, all: all, context: RowContext(cause, number: number, step: nil))
      }
    case .csv:
      let lines = CSVLine(prototype)
      return { lines.line($0, all: all).map { $0 + CSVLine.moreOfLineEnd } }
    case .markdown:
      let lines = MarkdownLine(prototype)
      return { lines.line($0, all: all) }
    }
  }
}
