public import DialogModel
import DialogSimulator
public import EventLog
import Texts

/// The calls of a log as the text of a file.
public struct LogExport {
  /// How calls are written.
  public enum Format: String, CaseIterable, Sendable {
    /// The forms of ``EventLog/RowFormat``.
    case text, jsonl, csv

    /// What files of the format end in.
    public var ending: String { self == .text ? "txt" : rawValue }

    /// What the format is called.
    public var title: String {
      switch self {
      case .text: tr("Text")
      case .jsonl: tr("JSON Lines")
      case .csv: tr("CSV")
      }
    }
  }

  private let log: EventLog
  private let prototype: Prototype

  /// A log whose last run is about a prototype.
  public init(_ log: EventLog, _ prototype: Prototype) {
    (self.log, self.prototype) = (log, prototype)
  }

  /// The file's contents: every call, also those that the list hides, as `trace` writes
  /// them.
  public func contents(_ format: Format) -> String {
    let rows = log.entries.lazy.map(\.row)
    var text = ""
    func add(_ line: String?, end: String = "") {
      if let line { text += line + end + "\n" }
    }
    // Each run is about the document as it was then.
    let prototypes = log.earlierRuns.map(\.prototype) + [prototype]
    func place(_ row: Row) -> Int { log.earlierRun(of: row) ?? prototypes.count - 1 }
    switch format {
    case .text:
      let lines = prototypes.map(TextLine.init)
      for row in rows { add(lines[place(row)].line(row)) }
    case .jsonl:
      let lines = prototypes.map(JSONLine.init)
      for row in rows { add(lines[place(row)].line(row)) }
    case .csv:
      let lines = prototypes.map(CSVLine.init)
      add(CSVLine.header(), end: CSVLine.moreOfLineEnd)
      for row in rows { add(lines[place(row)].line(row), end: CSVLine.moreOfLineEnd) }
    }
    return text
  }
}
