public import DialogModel
import DialogSimulator
public import EventLog
import Texts

/// Rows of a log as the text of a file or of the clipboard.
public struct LogExport {
  /// How rows are written.
  public enum Format: String, CaseIterable, Sendable {
    /// The forms of ``EventLog/RowFormat``.
    case text, jsonl, csv, markdown
    /// The `expect` of a scenario.
    case expect
    /// A sequence diagram, as text for Mermaid and PlantUML, and as a picture.
    case mermaid, plantuml, svg

    /// The file name extension of the format.
    public var ending: String {
      switch self {
      case .text: "txt"
      case .markdown: "md"
      case .jsonl, .csv, .svg: rawValue
      case .expect: "yaml"
      case .mermaid: "mmd"
      case .plantuml: "puml"
      }
    }

    /// Whether it is a diagram, which has inputs and actions in addition to the calls.
    public var isDiagram: Bool { self == .mermaid || self == .plantuml || self == .svg }

    /// The name of the format.
    public var title: String {
      switch self {
      case .text: tr("Text")
      case .jsonl: tr("JSON Lines")
      case .csv: tr("CSV")
      case .markdown: tr("Markdown")
      case .expect: tr("Expected Calls")
      case .mermaid: tr("Mermaid Diagram")
      case .plantuml: tr("PlantUML Diagram")
      case .svg: tr("Diagram as SVG")
      }
    }
  }

  let log: EventLog
  /// Those of the runs, each with the document as it was at the time of the run.
  let prototypes: [Prototype]
  private let notes: [LogOrigin: String]

  /// Makes the export of a log.
  ///
  /// - Parameters:
  ///   - prototype: that of its last run.
  ///   - notes: the notes on its rows.
  public init(_ log: EventLog, _ prototype: Prototype, notes: [LogOrigin: String] = [:]) {
    (self.log, self.notes) = (log, notes.filter { !$0.value.isEmpty })
    prototypes = log.earlierRuns.map(\.prototype) + [prototype]
  }

  /// The contents of the file: every call that is kept, as `trace` writes it, even those that the
  /// list hides, but not those that were left.
  public func contents(_ format: Format) -> String {
    if format.isDiagram { return diagram(format, of: Array(log.places.joined())) }
    return contents(format, of: log.places.joined().filter { log.entries.selector(at: $0) != nil })
  }

  /// Some rows, given by their 0-based places in the log, in ascending order: the calls among them,
  /// or all of them where none is a call.
  public func contents(_ format: Format, of places: some Sequence<Int>) -> String {
    if format.isDiagram { return diagram(format, of: withInputs(Array(places))) }
    let all = !places.contains { log.entries.selector(at: $0) != nil }
    let line = lines(format, all: all)
    var rows: [(line: String, note: String)] = []
    for place in places {
      guard let text = line(place, log.entries[place].row) else { continue }
      rows.append((text, notes[log.entries.origin(of: place)] ?? ""))
    }
    let hasNotes = rows.contains { !$0.note.isEmpty }
    var text = ""
    let end = format == .csv ? CSVLine.moreOfLineEnd + "\n" : "\n"
    if let header = header(format, all: all, notes: hasNotes, isEmpty: rows.isEmpty) {
      text += header + end
    }
    for row in rows {
      text += hasNotes ? NotedLine.text(row.line, note: row.note, format) : row.line
      text += end
    }
    return text
  }

  private func header(_ format: Format, all: Bool, notes: Bool, isEmpty: Bool) -> String? {
    switch format {
    case .text, .jsonl, .mermaid, .plantuml, .svg: nil
    case .csv: CSVLine.header(all: all) + (notes ? ",note" : "")
    case .markdown: NotedLine.markdown(header: MarkdownLine.header(all: all), notes: notes)
    case .expect: isEmpty ? "expect: []" : "expect: |"
    }
  }

  /// The line of a row at a place; `nil` for one that is not written.
  private func lines(_ format: Format, all: Bool) -> (Int, Row) -> String? {
    func run(_ row: Row) -> Int { log.earlierRun(of: row) ?? prototypes.count - 1 }
    switch format {
    case .text:
      let lines = prototypes.map(TextLine.init)
      return { lines[run($1)].line($1, all: all) }
    case .csv:
      let lines = prototypes.map(CSVLine.init)
      return { lines[run($1)].line($1, all: all) }
    case .markdown:
      let lines = prototypes.map(MarkdownLine.init)
      return { lines[run($1)].line($1, all: all) }
    case .expect:
      let lines = prototypes.map(ExpectLine.init)
      return { lines[run($1)].line($1).map { "  " + $0 } }
    case .jsonl: return jsonLines(all: all, run)
    case .mermaid, .plantuml, .svg: return { _, _ in nil }
    }
  }

  /// Lines with causes, for which every row before is read once; a row that was left has none.
  private func jsonLines(all: Bool, _ run: @escaping (Row) -> Int) -> (Int, Row) -> String? {
    let lines = prototypes.map(JSONLine.init)
    var causes = prototypes.map { Causes($0, buttons: Simulator($0).indices) }
    var places = log.places.joined().makeIterator()
    return { place, row in
      guard !log.isLeft(place) else { return lines[run(row)].line(row, all: all) }
      while let next = places.next() {
        // A run that went on from the past of another one continues its numbers.
        let origin = log.entries.origin(of: next)
        guard origin.beside == 0 else {
          if next == place { return lines[run(row)].line(row, all: all) }
          continue
        }
        let cause = causes[log.firstRun(of: origin.run)].take(
          log.entries[next].row, number: origin.row)
        guard next == place else { continue }
        let context = RowContext(cause, number: origin.row, step: nil)
        return lines[run(row)].line(row, all: all, context: context)
      }
      return nil
    }
  }
}
