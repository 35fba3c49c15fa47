import ArgumentParser
import DialogModel
import Explorer
import PangoRuler
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import TextFitting
import Texts

/// Reads documents and prints all their problems.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Read documents and report every error and warning."),
    discussion: tr("Corrections: {rules}.", ["rules": QuickFix.rules.joined(separator: ", ")])
      + "\n\n" + tr("Example: rehearsal check *.rehearsal.yaml") + "\n"
      + tr("Example: rehearsal check --fix=spelling account.rehearsal.yaml"))

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

  func validate() throws {
    guard let rule = fixRule.first(where: { !QuickFix.rules.contains($0) }) else { return }
    let near = NearestName.of(rule, among: QuickFix.rules)
    throw ValidationError(
      tr("There is no correction for “{rule}”.", ["rule": rule]) + " "
        + (near.map { tr("Did you mean “{name}”?", ["name": $0]) }
          ?? tr("There are: {names}.", ["names": QuickFix.rules.joined(separator: ", ")])))
  }

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws {
    let rules = fixRule.isEmpty ? nil : Set(fixRule)
    let fixing = fix || rules != nil ? Fixing(rules: rules, notes: notes, isDryRun: dryRun) : nil
    var isUnwritable = false
    var isUnreadable = false
    var isInvalid = false
    var hasFailed = false
    var results = Output.Results()
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
        // The output of a filter is the document and nothing else.
        let isFilter = fixing != nil && file == "-" && !dryRun
        let result = DocumentReader(of: file).check(bytes, notes: notes)
        let measured = result.prototype == nil ? [] : measured(bytes, of: file)
        let problems = (result.problems + measured).listed()
        Documents.say(problems, of: bytes, name: name)
        let recordings = Check.recordings(of: result.prototype, beside: file)
        for problem in recordings { Output.diagnose(problem.text) }
        var errors = problems.count { $0.severity == .error }
        if errors > 0 { isInvalid = true }
        let explored = explore ? Check.explored(bytes, of: file, name, notes: notes) : nil
        if let explored {
          Check.say(explored, of: bytes)
          for line in PromiseReport.lines(explored) { Output.diagnose(line) }
        }
        let found = explored?.entries.map(\.finding.severity) ?? []
        if found.contains(.error) { hasFailed = true }
        let warnings =
          problems.count { $0.severity == .warning } + recordings.count
          + found.count { $0 == .warning } + (explored?.unused.count ?? 0)
        let noted =
          problems.count { $0.severity == .note }
          + (notes ? found.count { $0 == .note } : 0)
        errors += found.count { $0 == .error }
        if !isFilter {
          results.line(
            "\(name): \(Check.summary(errors: errors, warnings: warnings, notes: noted))")
        }
      } catch {
        Output.diagnose("\(name): \(error.message)")
        isUnreadable = true
      }
      results.flush()
    }
    if isUnreadable { throw ExitStatus.noInput }
    if isInvalid { throw ExitStatus.badDocument }
    if isUnwritable { throw ExitStatus.cannotWrite }
    if hasFailed { throw ExitStatus.failed }
  }

  /// What does not fit in a document without errors, unless Pango is missing, and which pictures
  /// are faint.
  private func measured(_ bytes: [UInt8], of file: String) -> [Finding] {
    let reader = DocumentReader(of: file)
    let revision = reader.revision(bytes)
    let texts = PangoRuler(font: Fit.usualFont).map { FitRemarks.findings(of: revision, $0) }
    return ((texts ?? []) + FaintPictures.findings(of: revision, in: reader.folder))
      .filter { notes || $0.severity != .note }
  }

  /// What exploring finds in a document without errors, as the document says it runs.
  private static func explored(
    _ bytes: [UInt8], of file: String, _ name: String, notes: Bool
  ) -> ExploredDocument? {
    let revision = DocumentReader(of: file).revision(bytes)
    guard let prototype = revision.prototype else { return nil }
    return ExploredDocument(
      revision, name: name, [prototype.localized(nil)], ExploreOptions(), notes: notes,
      seconds: ExploredDocument.usualSeconds)
  }

  /// Prints what exploring has found, and the bounds that it has reached.
  private static func say(_ document: ExploredDocument, of bytes: [UInt8]) {
    Documents.say(
      document.entries.map(\.finding) + document.unused, of: bytes, name: document.name)
    for bound in document.bounds { Output.diagnose("\(document.name): note: \(bound)") }
  }

  /// The recordings of commands that can't be played.
  private static func recordings(
    of prototype: Prototype?, beside file: String
  ) -> [RecordingProblem] {
    guard file != "-", let prototype else { return [] }
    return Recordings(beside: file, of: prototype).problems
  }

  private static func summary(errors: Int, warnings: Int, notes: Int) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { parts.append(ntr("{n} warning", "{n} warnings", warnings)) }
    if notes > 0 { parts.append(ntr("{n} note", "{n} notes", notes)) }
    return parts.isEmpty ? tr("ok") : parts.joined(separator: ", ")
  }
}
