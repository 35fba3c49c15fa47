import DialogModel
import Glibc
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

/// Corrects documents for `check --fix`.
struct Fixing {
  /// The rules whose corrections are made; `nil` for all.
  let rules: Set<String>?
  /// Whether notes are corrected, too.
  let notes: Bool
  /// Whether nothing is written.
  let isDryRun: Bool
  /// Whether a person at a terminal is asked; not where the output is for a program.
  var mayAsk = true

  /// Corrects a document, and writes it where the person says yes, or is not asked.
  ///
  /// - Returns: the document as it is in the file afterwards; in a dry run with the corrections.
  /// - Throws: ``FileProblem`` if it cannot be written.
  @MainActor
  func fixed(
    _ bytes: [UInt8], of file: String, _ results: inout Output.Results
  ) throws(FileProblem) -> [UInt8] {
    let environment = DocumentReader(of: file).environment
    let fixes = DocumentFixes(bytes, in: environment, rules: rules, notes: notes)
    var after = fixes.bytes
    if rules?.contains(QuickFix.expect) ?? true {
      after = ExpectedCalls(of: file).added(to: after)
    }
    let addsCalls = after != fixes.bytes
    if file == "-", !isDryRun {
      results.text(after)
      return after
    }
    guard after != bytes else { return bytes }
    let terminal = Terminal(STDOUT_FILENO)
    let asks = terminal.isTerminal && isatty(STDIN_FILENO) == 1 && !isDryRun && mayAsk
    if asks || isDryRun {
      let diff = UnifiedDiff(from: bytes, to: after, name: file, terminal: terminal)
      results.text(Array(diff.text.utf8))
      results.flush()
    }
    if isDryRun { return after }
    if asks, !isAgreed(file) { return bytes }
    try FileReplacement.write(after, to: file, insteadOf: bytes)
    for fix in fixes.made {
      Output.diagnose(
        "\(FileName.text(file)):\(fix.line): "
          + tr("corrected ({rule}): {message}", ["rule": fix.rule, "message": fix.message]))
    }
    if addsCalls {
      Output.diagnose(
        "\(FileName.text(file)): "
          + tr(
            "corrected ({rule}): scenarios expect the calls that they make now",
            ["rule": QuickFix.expect]))
    }
    return after
  }

  /// Asks at the terminal; Enter is yes, and the end of input is no.
  private func isAgreed(_ file: String) -> Bool {
    let question = tr("Write these corrections to {file}? [Y/n] ", ["file": FileName.text(file)])
    Output.result(question)
    guard let answer = readLine() else { return false }
    return ["", "y", "yes"].contains(answer.lowercased())
  }
}
