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
    case text, jsonl
  }

  @Argument(help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(tr("The scenario to play; without it the first one."), valueName: "name"))
  var scenario: String?

  @Option(help: ArgumentHelp(tr("How to print: text or jsonl."), valueName: "format"))
  var format = Format.text

  @Flag(help: ArgumentHelp(tr("Also what is not a call, and the rule of each row.")))
  var all = false

  @OptionGroup var overrides: Overrides

  func run() throws {
    try MainActor.assumeIsolated { try trace() }
  }

  @MainActor
  private func trace() throws {
    let document = try Documents.load(file)
    let script = try script(in: document)
    let prototype = try overrides.apply(to: document.applying(script))
    let run = HeadlessRun(prototype)
    let line = line(for: prototype)
    var results = Output.Results()
    var printed = 0
    run.session.onChange = {
      for entry in run.session.log.entries[printed...] {
        if let text = line(entry.row) { results.line(text) }
      }
      printed = run.session.log.entries.count
    }
    let end = run.play(script)
    run.session.onChange = nil
    results.flush()
    try report(end, script, prototype)
  }

  private func script(in prototype: Prototype) throws -> ScenarioScript? {
    guard let scenario else { return prototype.scenarios.first }
    guard let script = prototype.scenario(named: scenario) else {
      let names = prototype.scenarios.map(\.name).joined(separator: ", ")
      throw ValidationError(
        tr("There is no scenario “{name}”.", ["name": scenario]) + " "
          + (names.isEmpty
            ? tr("The document has none.") : tr("There are: {names}.", ["names": names])))
    }
    return script
  }

  private func line(for prototype: Prototype) -> (Row) -> String? {
    switch format {
    case .text:
      let lines = TextLine(prototype)
      return { lines.line($0, all: all) }
    case .jsonl:
      let lines = JSONLine(prototype)
      return { lines.line($0, all: all) }
    }
  }

  private func report(
    _ end: HeadlessRun.End, _ script: ScenarioScript?, _ prototype: Prototype
  ) throws {
    let name = Documents.name(file)
    switch end {
    case .finished: return
    case .failed(let failure):
      Output.diagnose("\(name):\(failure.line): error: \(failure.message)")
      Output.diagnose(tr("What shows:"))
      for line in failure.showing { Output.diagnose("  \(line)") }
    case .stopped(let stop):
      Output.diagnose(
        "\(name)\(script.map { ":\($0.line)" } ?? ""): error: "
          + StopText.text(stop, Names(prototype)))
    }
    throw ExitStatus.failed
  }
}
