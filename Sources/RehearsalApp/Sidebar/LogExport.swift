import DialogSimulator
import EventLog
import Gtk
import Session
import Texts

/// The calls of the log as a file.
@MainActor
struct LogExport {
  /// How calls are written.
  enum Format: String, CaseIterable {
    case text, jsonl, csv

    /// What files of the format end in.
    var ending: String { self == .text ? "txt" : rawValue }

    /// What the format is called.
    var title: String {
      switch self {
      case .text: tr("Text")
      case .jsonl: tr("JSON Lines")
      case .csv: tr("CSV")
      }
    }
  }

  let session: Session

  /// The file's contents: every call, whatever the list shows of them, as `trace` writes them.
  func contents(_ format: Format) -> String {
    let rows = session.log.entries.lazy.map(\.row)
    var text = ""
    func add(_ line: String?, end: String = "") {
      if let line { text += line + end + "\n" }
    }
    // Each run is about the document as it was then.
    let log = session.log
    let prototypes = log.earlierRuns.map(\.prototype) + [session.prototype]
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

  /// Asks for a file and writes it; `failed` gets what went wrong.
  func save(
    _ format: Format, parent: Window, failed: @escaping @MainActor (String) -> Void
  ) {
    let filter = FileChooser.Filter(name: format.title, patterns: ["*.\(format.ending)"])
    let chooser = FileChooser(
      .save(name: "calls.\(format.ending)"), title: tr("Export Calls"), parent: parent,
      filters: [filter])
    let text = contents(format)
    chooser.show { path in
      guard let path else { return }
      do throws(FileProblem) {
        try FileWriter.write(Array(text.utf8), to: path)
      } catch {
        failed(tr("{file} can’t be written: {reason}", ["file": path, "reason": error.message]))
      }
    }
  }
}
