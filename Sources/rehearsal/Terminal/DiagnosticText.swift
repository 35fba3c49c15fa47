import EventLog
import PrototypeFile
import Scenario
import Texts

/// What is wrong with a document, as it is written on a terminal or into a file.
///
/// In a file there is one line for each problem, because tools read it. On a terminal the line of
/// the document follows, with a mark under the place.
struct DiagnosticText {
  private let name: String
  private let source: SourceLines
  private let terminal: Terminal
  private let paint: Paint
  private var cursor = SourceLines.Cursor()

  /// - Parameters:
  ///   - file: the document as diagnostics call it.
  ///   - bytes: the document.
  ///   - terminal: where the text goes.
  init(file: String, bytes: [UInt8], terminal: Terminal) {
    name = FileName.text(file)
    // The lines are needed only where they are shown.
    source = SourceLines(terminal.isTerminal ? bytes : [])
    self.terminal = terminal
    paint = Paint(isColoured: terminal.isColoured)
  }

  /// The lines about a problem.
  mutating func lines(_ problem: Finding) -> [String] {
    let place = paint("\(name):\(problem.line):\(problem.column):", .strong)
    let severity = paint("\(problem.severity.rawValue):", colour(problem.severity))
    let head = "\(place) \(severity) \(OneLine.text(problem.advised))"
    guard terminal.isTerminal,
      let part = source.part(
        ofLine: problem.line, column: problem.column, radius: max(512, terminal.columns),
        from: &cursor)
    else { return [head] }
    return [head] + excerpt(part.text, part.column, problem)
  }

  private func excerpt(_ line: String, _ column: Int, _ problem: Finding) -> [String] {
    let number = String(problem.line)
    let cells = Cells(line)
    let window = cells.window(
      around: cells.place(ofColumn: column), columns: terminal.columns - number.count - 5)
    let margin = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: window.indent)
    return [
      paint("  \(number) |", .faint) + " \(window.text)",
      paint("  \(margin) |", .faint) + " \(indent)" + paint("^", colour(problem.severity)),
    ]
  }

  private func colour(_ severity: Finding.Severity) -> Paint.Colour {
    switch severity {
    case .error: .bad
    case .warning, .note: .warning
    }
  }
}
