import ArgumentParser
import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Texts

/// Performs a document without a display and prints the calls.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Perform a document without a display and print its calls."),
    discussion: tr("Example: rehearsal trace account.rehearsal.yaml --scenario cancel"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, csv, expect
  }

  @Argument(
    help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var file: String

  @Option(
    help: ArgumentHelp(tr("The scenario to play; without it the first one."), valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      tr("How to print: text, jsonl, csv, or expect, a block to paste."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Flag(help: ArgumentHelp(tr("Print also what is not a call, and the rule of each row.")))
  var all = false

  @Flag(
    help: ArgumentHelp(
      tr("Keep how each command went in a file beside the document, to be played again.")))
  var record = false

  @OptionGroup var overrides: Overrides

  init() {}

  /// The command with a document and no options.
  init(of file: String) {
    self.file = file
    scenario = nil
    format = .text
    all = false
    record = false
    overrides = .none
  }

  func validate() throws {
    if record, !overrides.allowCommands || file == "-" {
      throw ValidationError(
        tr("“--record” keeps what commands do: it needs --allow-commands, and a file"))
    }
    guard all, format == .expect else { return }
    throw ValidationError(tr("“--all” prints rows that are never in an “expect”; leave it out"))
  }

  func run() throws {
    try MainActor.assumeIsolated { try trace() }
  }

  @MainActor
  private func trace() throws {
    let document = try Documents.load(file)
    let script = try script(in: document)
    let prototype = try overrides.apply(to: document.applying(script, language: overrides.language))
    let line = line(for: prototype)
    // Options of the command line are slow to read, and there can be a million rows.
    let (all, format) = (all, format)
    var results = Output.Results()
    var hasCalls = false
    if let header = RowFormat(rawValue: format.rawValue)?.header(all: all) { results.line(header) }
    let commands = overrides.commands(of: prototype, at: file)
    var traced = format == .jsonl ? TracedRows(prototype) : nil
    let jsonLines = JSONLine(prototype)
    weak var player: HeadlessRun?
    let run = HeadlessRun(prototype, commands: commands) { rows in
      if traced != nil {
        for row in rows {
          let context = traced?.take(row, during: player?.step).context
          if let text = jsonLines.line(row, all: all, context: context) { results.line(text) }
        }
        return
      }
      for place in rows.indices where all || rows.isCall(at: place) {
        guard let text = line(rows[place]) else { continue }
        if format == .expect, !hasCalls { results.line("expect: |") }
        hasCalls = true
        results.line(text)
      }
    }
    player = run
    let (end, isKept) = keepingRecordings(of: run, prototype) { run.play(script) }
    // A block without lines would look incomplete.
    if format == .expect, !hasCalls { results.line("expect: []") }
    let due = end == .finished ? DueText(run.session.simulator) : nil
    if format == .expect { for comment in due?.comments ?? [] { results.line("  \(comment)") } }
    results.flush()
    for sentence in due?.sentences ?? [] {
      let line = script.map { ":\($0.line)" } ?? ""
      Output.diagnose("\(Documents.name(file))\(line): note: \(sentence)")
    }
    let holds = report(end, script, prototype)
    if !isKept { throw ExitStatus.cannotWrite }
    if !holds { throw ExitStatus.failed }
  }

  private func script(in prototype: Prototype) throws -> ScenarioScript? {
    guard let scenario else { return prototype.scenarios.first }
    guard let script = prototype.scenario(named: scenario) else {
      throw ValidationError(
        Suggestion.noScenario(scenario, among: prototype.scenarios.map(\.name)))
    }
    return script
  }

  private func line(for prototype: Prototype) -> (Row) -> String? {
    if let rows = RowFormat(rawValue: format.rawValue) {
      return rows.line(for: prototype, all: all)
    }
    let lines = ExpectLine(prototype)
    return { lines.line($0).map { "  " + CallLine($0).text } }
  }

  /// Prints why a run did not finish; whether it did.
  private func report(
    _ end: Player.End, _ script: ScenarioScript?, _ prototype: Prototype
  ) -> Bool {
    let name = Documents.name(file)
    switch end {
    case .finished: return true
    case .failed(let failure):
      Output.diagnose("\(name):\(failure.line): error: \(failure.message)")
      Output.diagnose(tr("What shows:"))
      for line in failure.showing { Output.diagnose("  \(line)") }
    case .stopped(let stop):
      Output.diagnose(
        "\(name)\(script.map { ":\($0.line)" } ?? ""): error: "
          + StopText.text(stop, Names(prototype)))
    }
    return false
  }
}
