import Glibc
import Scenario
import Session
import Texts

/// Where the results of tests are written: a text for a person, and perhaps a report for a program.
///
/// Where standard output or a file is a report, the text goes to standard error.
struct TestReports {
  private var text: TextReport
  private var report: (any TestReport)?
  private let file: String?
  private var kept: [String] = []

  /// Reports of a format; in a file, if one is named.
  init(_ format: Test.Format, file: String?) {
    self.file = file
    let isText = format == .text && file == nil
    text = TextReport(
      Paint(isColoured: Terminal(isText ? STDOUT_FILENO : STDERR_FILENO).isColoured))
    report =
      switch format {
      case .text: file == nil ? nil : TextReport()
      case .tap: TapReport()
      case .junit: JUnitReport()
      case .github: GitHubReport()
      }
  }

  /// Writes the lines about a file.
  mutating func take(_ file: TestedFile) {
    write(text: text.lines(about: file), report: report?.lines(about: file) ?? [])
  }

  /// Writes the last lines, and the file.
  ///
  /// - Throws: ``FileProblem`` where the file cannot be written.
  mutating func end() throws(FileProblem) {
    write(text: text.lastLines(), report: report?.lastLines() ?? [])
    guard let file else { return }
    let text = kept.map { $0 + "\n" }.joined()
    kept = []
    try FileWriter.write(Array(text.utf8), to: file)
  }

  private mutating func write(text: [String], report lines: [String]) {
    var results = Output.Results()
    if report == nil {
      for line in text { results.line(line) }
    } else {
      for line in text { Output.diagnose(painted: line) }
      if file == nil { for line in lines { results.line(line) } } else { kept += lines }
    }
    results.flush()
  }
}
