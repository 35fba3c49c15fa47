import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import Scenario
import Session
import Texts

/// Plays every scenario of documents and compares the calls with what is expected.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Play every scenario and compare its calls with what it expects."),
    discussion: tr("Example: rehearsal test account.rehearsal.yaml --format tap"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, tap, junit, github
  }

  @Argument(
    help: ArgumentHelp(
      tr("The documents, or folders with documents; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var files: [String]

  @Option(
    help: ArgumentHelp(tr("Only the scenario of this name."), valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(tr("How to report: text, tap, junit or github."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      tr("A file for the report; what a person reads goes to standard error."), valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: ArgumentHelp(tr("Test again whenever a document is saved, until Ctrl+C.")))
  var watch = false

  @Flag(help: ArgumentHelp(tr("Make each “expect” list the calls that were made.")))
  var accept = false

  @Flag(
    help: ArgumentHelp(
      tr("Say which ways of each document its scenarios go, and how to get to the others.")))
  var coverage = false

  @OptionGroup var overrides: Overrides

  func validate() throws {
    if watch, accept || files.contains("-") {
      throw ValidationError(
        tr(
          "“--watch” waits for files that are saved; leave out {options}",
          ["options": accept ? "--accept" : "-"]))
    }
    try OutputFile.check(output, inputs: [])
    if let output, output == "-" || files.contains(where: { WorkingFolder.isSame($0, output) }) {
      throw ValidationError(
        tr("“--output” names a file of its own; without it the report goes to standard output"))
    }
    guard accept else { return }
    if files.contains("-") {
      throw ValidationError(
        tr("“--accept” changes files, and standard input is none; name a file"))
    }
    // Calls that are accepted on another device or era would fail without that option.
    if !overrides.isEmpty {
      throw ValidationError(
        tr(
          "“--accept” goes by what the documents say; leave out {options}",
          ["options": "--device, --era, --start"]))
    }
  }

  func run() throws {
    guard watch else {
      if let code = try MainActor.assumeIsolated({ try test(TestedFiles(files)) }) { throw code }
      return
    }
    // Until the program is stopped, or nobody reads any more.
    while !Output.isBroken {
      let found = TestedFiles(files)
      let changes = FileChanges(in: found.folders)
      let before = found.stamps
      do {
        _ = try MainActor.assumeIsolated { try test(found) }
      } catch {
        // While a person edits, a scenario may be away for a moment.
        Output.diagnose("\(error)")
      }
      repeat { changes.wait(milliseconds: 1_000) } while TestedFiles(files).stamps == before
      Output.diagnose("")
    }
  }

  /// Tests all files once.
  ///
  /// - Returns: the exit status, if it is not 0.
  @MainActor
  private func test(_ found: TestedFiles) throws -> ExitCode? {
    var reports = TestReports(format, file: output)
    var status = Status()
    var names: [String] = []
    for complaint in found.complaints {
      Output.diagnose(complaint)
      status.unreadable = true
    }
    for file in found.files {
      if let tested = try test(file, &status, &names) { reports.take(tested) }
    }
    if let scenario, !names.contains(scenario), status == Status() {
      throw ValidationError(Suggestion.noScenario(scenario, among: names))
    }
    do {
      try reports.end()
    } catch {
      Output.diagnose("\(FileName.text(output ?? "")): \(error.message)")
      status.unwritable = true
    }
    return status.code
  }

  /// The failures in all files.
  private struct Status: Equatable {
    var failed = false
    var invalid = false
    var unreadable = false
    var unwritable = false

    /// The exit status: documents with errors come before files that could not be read, and those
    /// before failures.
    var code: ExitCode? {
      if invalid { return ExitStatus.badDocument }
      if unreadable { return ExitStatus.noInput }
      if unwritable { return ExitStatus.cannotWrite }
      return failed ? ExitStatus.failed : nil
    }
  }

  /// The result of a file; `nil` where it has no scenario of the requested name.
  @MainActor
  private func test(
    _ file: String, _ status: inout Status, _ names: inout [String]
  ) throws -> TestedFile? {
    let name = Documents.name(file)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(file)
    } catch {
      Output.diagnose("\(name): \(error.message)")
      status.unreadable = true
      return TestedFile(name: name, content: .unreadable(error.message))
    }
    let loaded = DocumentReader(of: file).load(bytes)
    guard let prototype = loaded.prototype else {
      Documents.say(loaded.problems, of: bytes, name: name)
      status.invalid = true
      let problems = loaded.problems.map { $0.text(file: name) }
      return TestedFile(name: name, content: .invalid(problems))
    }
    names += prototype.scenarios.map(\.name)
    let scripts = prototype.scenarios.filter { scenario == nil || $0.name == scenario }
    if scenario != nil, scripts.isEmpty { return nil }
    let commands = overrides.commands(of: prototype, at: file)
    var results = try scripts.map { script in
      ScenarioRunner.run(
        script,
        in: try overrides.apply(to: prototype.applying(script, language: overrides.language)),
        commands: commands)
    }
    for result in results {
      for sentence in result.due { Output.diagnose("\(name):\(result.line): note: \(sentence)") }
    }
    if accept { try acceptCalls(&results, of: bytes, in: file, &status) }
    locate(&results, in: bytes)
    if results.contains(where: { !$0.isGood }) { status.failed = true }
    return TestedFile(
      name: name, content: .tested(results),
      coverage: coverage ? CoverageText.coverage(of: prototype, name) : nil)
  }

  /// Changes the file where calls differ, and prints where that is not possible.
  private func acceptCalls(
    _ results: inout [ScenarioResult], of bytes: [UInt8], in file: String, _ status: inout Status
  ) throws {
    FileReplacement.sweep(beside: file)
    for result in results where !result.expectsCalls && result.isGood {
      Output.diagnose(
        "\(FileName.text(file)):\(result.line): "
          + tr(
            "“{name}” has no “expect”, and none is added; see: {command}",
            [
              "name": result.name, "command": "rehearsal trace --format expect",
            ]))
    }
    let places = results.indices.filter {
      if case .differs = results[$0].outcome { true } else { false }
    }
    guard !places.isEmpty else { return }
    guard let changed = Acceptance(bytes, of: file, results).bytes else {
      Output.diagnose(
        "\(FileName.text(file)): "
          + tr("“expect” is written in a way that can't be changed safely; nothing was changed"))
      return
    }
    do {
      try FileReplacement.write(changed, to: file, insteadOf: bytes)
      for place in places { results[place].outcome = .accepted }
    } catch {
      Output.diagnose("\(FileName.text(file)): \(error.message)")
      status.unwritable = true
    }
  }

  /// Finds the lines of the expected calls, for a scenario that failed.
  private func locate(_ results: inout [ScenarioResult], in bytes: [UInt8]) {
    guard results.contains(where: { !$0.isGood }), let root = YAMLDocument(bytes).root else {
      return
    }
    let source = SourceLines(bytes)
    for place in results.indices {
      guard case .differs(let mismatch) = results[place].outcome else { continue }
      let expect = ExpectPlace(ofScenario: results[place].name, in: root, source)
      results[place].locateWhy(in: root)
      results[place].expectationLine = expect?.line(
        ofCall: Explanation(mismatch).place, in: source)
    }
  }
}
