public import DialogModel
import DialogSimulator
public import EventLog
import Texts

/// The calls of a log as the text of a file.
public struct LogExport {
  /// How calls are written.
  public enum Format: String, CaseIterable, Sendable {
    /// The forms of ``EventLog/RowFormat``.
    case text, jsonl, csv, markdown

    /// The file name extension of the format.
    public var ending: String {
      switch self {
      case .text: "txt"
      case .markdown: "md"
      case .jsonl, .csv: rawValue
      }
    }

    /// The name of the format.
    public var title: String {
      switch self {
      case .text: tr("Text")
      case .jsonl: tr("JSON Lines")
      case .csv: tr("CSV")
      case .markdown: tr("Markdown")
      }
    }
  }

  private let log: EventLog
  private let prototype: Prototype

  /// Makes the export of a log; the prototype is that of its last run.
  public init(_ log: EventLog, _ prototype: Prototype) {
    (self.log, self.prototype) = (log, prototype)
  }

  /// The contents of the file: every call that is kept, as `trace` writes it, even those that the
  /// list hides.
  public func contents(_ format: Format) -> String {
    let places = log.places.joined()
    let rows = places.lazy.map { log.entries[$0].row }
    var text = ""
    func add(_ line: String?, end: String = "") {
      if let line { text += line + end + "\n" }
    }
    // Each run has the document as it was at the time of the run.
    let prototypes = log.earlierRuns.map(\.prototype) + [prototype]
    func place(_ row: Row) -> Int { log.earlierRun(of: row) ?? prototypes.count - 1 }
    switch format {
    case .text:
      let lines = prototypes.map(TextLine.init)
      for row in rows { add(lines[place(row)].line(row)) }
    case .jsonl:
      let lines = prototypes.map(JSONLine.init)
      var causes = prototypes.map { Causes($0, buttons: Simulator($0).indices) }
      for (entry, row) in zip(places, rows) {
        // A run that went on from the past of another one continues its numbers.
        let origin = log.entries.origin(of: entry)
        let (place, number) = (log.firstRun(of: origin.run), origin.row)
        let cause = causes[place].take(row, number: number)
        add(lines[place].line(row, context: RowContext(cause, number: number, step: nil)))
      }
    case .csv:
      let lines = prototypes.map(CSVLine.init)
      add(CSVLine.header(), end: CSVLine.moreOfLineEnd)
      for row in rows { add(lines[place(row)].line(row), end: CSVLine.moreOfLineEnd) }
    case .markdown:
      let lines = prototypes.map(MarkdownLine.init)
      add(MarkdownLine.header())
      for row in rows { add(lines[place(row)].line(row)) }
    }
    return text
  }
}
