import ArgumentParser
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

/// Reads documents and prints all their problems.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Read documents and report every error and warning."),
    discussion: tr("Corrections: {rules}.", ["rules": QuickFix.rules.listed()])
      + "\n\n" + tr("Example: rehearsal check *.rehearsal.yaml") + "\n"
      + tr("Example: rehearsal check --fix=spelling account.rehearsal.yaml"))

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif, junit }

  @Argument(
    help: ArgumentHelp(tr("The documents; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var files: [String]

  @Flag(
    help: ArgumentHelp(
      tr(
        "Correct what a program can correct: all, or with --fix=<rule> that rule alone. On a terminal it shows the difference and asks."
      )))
  var fix = false

  @Option(help: .hidden)
  var fixRule: [String] = []

  @Flag(help: ArgumentHelp(tr("With --fix: print the difference, and write nothing.")))
  var dryRun = false

  @Flag(help: ArgumentHelp(tr("Report what “rehearsal explore” finds too.")))
  var explore = false

  @Flag(help: ArgumentHelp(tr("Report notes too: what is worth a thought, and no mistake.")))
  var notes = false

  @Option(
    help: ArgumentHelp(tr("How to report: text, json, sarif or junit."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  func validate() throws {
    // Standard output has one thing: a report, or the corrected document, or the difference.
    if format != .text, dryRun || isFixing && files.contains("-") {
      throw ValidationError(
        tr("“--format” is for what is found, and “--fix” of files; leave out “--dry-run” and “-”"))
    }
    guard let rule = fixRule.first(where: { !QuickFix.rules.contains($0) }) else { return }
    let near = NearestName.of(rule, among: QuickFix.rules)
    throw ValidationError(
      tr("There is no correction for “{rule}”.", ["rule": rule]) + " "
        + (near.map { tr("Did you mean “{name}”?", ["name": $0]) }
          ?? tr("There are: {names}.", ["names": QuickFix.rules.listed()])))
  }

  /// Whether documents are corrected.
  private var isFixing: Bool { fix || !fixRule.isEmpty }

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws {
    let rules = fixRule.isEmpty ? nil : Set(fixRule)
    let fixing =
      isFixing
      ? Fixing(rules: rules, notes: notes, isDryRun: dryRun, mayAsk: format == .text) : nil
    var isUnwritable = false
    var isUnreadable = false
    var isInvalid = false
    var hasFailed = false
    var results = Output.Results()
    var report = CheckReports.report(format)
    for file in files {
      let name = Documents.name(file)
      do {
        var bytes = try FileReader.read(file)
        if let fixing {
          do {
            bytes = try fixing.fixed(bytes, of: file, &results)
          } catch {
            Output.diagnose("\(name): \(error.message)")
            isUnwritable = true
          }
        }
        let document = CheckedDocument(bytes, of: file, explores: explore, notes: notes)
        if format == .text { CheckTextReport.say(document) }
        if document.problems.contains(where: { $0.severity == .error }) { isInvalid = true }
        if document.explored?.fails(FailOn()) ?? false { hasFailed = true }
        // The output of a filter is the document and nothing else.
        let isFilter = fixing != nil && file == "-" && !dryRun
        let lines = report.lines(about: document)
        if !isFilter { for line in lines { results.line(line) } }
      } catch {
        Output.diagnose("\(name): \(error.message)")
        isUnreadable = true
      }
      results.flush()
    }
    for line in report.lastLines() { results.line(line) }
    results.flush()
    if isUnreadable { throw ExitStatus.noInput }
    if isInvalid { throw ExitStatus.badDocument }
    if isUnwritable { throw ExitStatus.cannotWrite }
    if hasFailed { throw ExitStatus.failed }
  }
}
