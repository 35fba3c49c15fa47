import EventLog
import Texts

/// Lines of an export with the note on their row.
enum NotedLine {
  /// A line with a note, which may be empty.
  static func text(_ line: String, note: String, _ format: LogExport.Format) -> String {
    switch format {
    case .text: note.isEmpty ? line : "\(line)  # \(note)"
    // A comment would be a line of the block, which is compared with calls.
    case .expect, .mermaid, .plantuml, .svg: line
    case .csv: "\(line),\(CSVLine.quoted(note))"
    case .jsonl: note.isEmpty ? line : "\(line.dropLast()),\"note\":\(JSONText.quoted(note))}"
    case .markdown: "\(line) \(note.isEmpty ? "" : MarkdownLine.plain(note) + " ")|"
    }
  }

  /// The two lines before a table, with a column for notes if there are any.
  static func markdown(header: String, notes: Bool) -> String {
    guard notes else { return header }
    let lines = header.split(separator: "\n")
    return "\(lines[0]) Note |\n\(lines[1]) --- |"
  }
}
