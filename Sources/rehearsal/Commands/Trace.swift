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

  /// The names of ``EventLog/Lens``.
  enum LensName: String, CaseIterable, ExpressibleByArgument {
    case developer, designer, presenter
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, csv, markdown, expect
    /// Sequence diagrams: text for Mermaid and PlantUML, and a picture.
    case mermaid, plantuml, svg
    /// What VoiceOver would say.
    case speech

    /// Whether “--all” has no meaning for it.
    var printsCallsOnly: Bool { self == .expect || self == .speech || isDiagram }

    /// Whether it is a diagram, which needs all rows.
    var isDiagram: Bool { self == .mermaid || self == .plantuml || self == .svg }
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
      tr(
        "How to print: text, jsonl, csv, markdown, expect (a block to paste), a sequence diagram: mermaid, plantuml, svg; or speech, what VoiceOver would say."
      ), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Flag(help: ArgumentHelp(tr("Print also what is not a call, and the rule of each row.")))
  var all = false

  @Flag(
    help: ArgumentHelp(
      tr("Keep how each command went in a file beside the document, to be played again.")))
  var record = false

  @Option(
    help: ArgumentHelp(
      tr("Keep the run as a session file, for “rehearsal replay”."), valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var session: String?

  @Option(
    name: .customLong("break"),
    help: ArgumentHelp(
      tr(
        "Print the calls up to the first that fits, then the state there. It is a method, <id>:<method>, or words as in the filter of the log."
      ), valueName: "expression"))
  var breakpoint: String?

  @Option(
    help: ArgumentHelp(
      tr("Print why a method was not called: a method, or <id>:<method>."), valueName: "method"))
  var whyNot: String?

  @Option(
    help: ArgumentHelp(
      tr("In whose words: developer (methods), designer (sentences) or presenter (captions)."),
      valueName: "reader"),
    completion: .list(LensName.allCases.map(\.rawValue)))
  var lens = LensName.developer

  @OptionGroup var overrides: Overrides

  init() {}

  /// The command with a document and the options that most have; `nil` for all else, which the
  /// parser reads.
  ///
  /// - Parameter words: what comes after the name of the command.
  init?(simply words: ArraySlice<String>) {
    var (files, scenario, format, all) = ([String](), String?.none, Format?.none, false)
    var rest = words
    while let word = rest.popFirst() {
      switch word {
      case "--all" where !all: all = true
      case "--scenario" where scenario == nil:
        guard let name = rest.popFirst(), !name.hasPrefix("-") else { return nil }
        scenario = name
      case "--format" where format == nil:
        guard let name = rest.popFirst(), let known = Format(rawValue: name) else { return nil }
        format = known
      default:
        guard !word.hasPrefix("-") else { return nil }
        files.append(word)
      }
    }
    guard files.count == 1, !(all && format?.printsCallsOnly == true) else { return nil }
    file = files[0]
    self.scenario = scenario
    self.format = format ?? .text
    self.all = all
    record = false
    session = nil
    (breakpoint, whyNot) = (nil, nil)
    lens = .developer
    overrides = .none
  }

  func validate() throws {
    if record, !overrides.allowCommands || file == "-" {
      throw ValidationError(
        tr("“--record” keeps what commands do: it needs --allow-commands, and a file"))
    }
    if breakpoint != nil, format != .text || record {
      throw ValidationError(tr("“--break” prints text: leave --format and --record out"))
    }
    if whyNot != nil, format != .text || all || record || session != nil || breakpoint != nil {
      throw ValidationError(
        tr("“--why-not” answers one question: leave the options about the calls out"))
    }
    if session != nil, breakpoint != nil || overrides.allowCommands {
      throw ValidationError(
        tr("“--session” keeps a whole simulated run: leave --break and --allow-commands out"))
    }
    if lens != .developer, format != .text || all || breakpoint != nil {
      throw ValidationError(
        tr("“--lens” prints text: leave --format, --all and --break out"))
    }
    guard all, format.printsCallsOnly else { return }
    switch format {
    case .expect:
      throw ValidationError(
        tr("“--all” prints rows that are never in an “expect”; leave it out"))
    case .speech:
      throw ValidationError(tr("VoiceOver says no rows; leave “--all” out"))
    default:
      throw ValidationError(tr("a diagram has all that it can show; leave “--all” out"))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try trace() }
  }

  @MainActor
  private func trace() throws {
    try checkSessionFile()
    let document = try Documents.load(file)
    let script = try script(in: document)
    let prototype = try overrides.apply(to: document.applying(script, language: overrides.language))
    if let whyNot { return try explain(whyNot, script, prototype) }
    if format == .speech { return try speak(script, prototype) }
    if let breakpoint { return try stop(at: breakpoint, script, prototype) }
    let line = line(for: prototype)
    let isWorded = lens != .developer
    // Options of the command line are slow to read, and there can be a million rows.
    let (all, format) = (all, format)
    var results = Output.Results()
    var hasCalls = false
    if let header = RowFormat(rawValue: format.rawValue)?.header(all: all) { results.line(header) }
    let commands = overrides.commands(of: prototype, at: file)
    var traced = format == .jsonl ? TracedRows(prototype) : nil
    let jsonLines = JSONLine(prototype)
    weak var player: HeadlessRun?
    var drawn: [Row] = []
    let run = HeadlessRun(prototype, commands: commands) { rows in
      if format.isDiagram { return drawn += rows.indices.map { rows[$0] } }
      if traced != nil {
        for row in rows {
          let context = traced?.take(row, during: player?.step).context
          if let text = jsonLines.line(row, all: all, context: context) { results.line(text) }
        }
        return
      }
      for place in rows.indices where all || isWorded || rows.isListed(at: place) {
        guard let text = line(rows[place]) else { continue }
        if format == .expect, !hasCalls { results.line("expect: |") }
        hasCalls = true
        results.line(text)
      }
    }
    player = run
    let (end, isKept) = keepingRecordings(of: run, prototype) { run.play(script) }
    if format.isDiagram {
      let diagram = SequenceDiagram(drawn, of: prototype)
      for line in format.lines(of: diagram) { results.line(line) }
      Output.tellEnding(of: diagram, Documents.name(file))
    }
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
    try keepSession(of: prototype, playing: script)
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
    if let lens = Lens(rawValue: lens.rawValue), lens != .developer {
      let text = LensText(prototype, indices: Simulator(prototype).indices)
      return { row in text.words(row, lens).map { "\(row.time.seconds)  \($0)" } }
    }
    if let rows = RowFormat(rawValue: format.rawValue) {
      return rows.line(for: prototype, all: all)
    }
    let lines = ExpectLine(prototype)
    return { lines.line($0).map { "  " + CallLine($0).text } }
  }

  /// Prints why a run did not finish; whether it did.
  func report(
    _ end: Player.End, _ script: ScenarioScript?, _ prototype: Prototype
  ) -> Bool {
    let name = Documents.name(file)
    switch end {
    case .finished: return true
    case .failed(let failure):
      Output.diagnose("\(name):\(failure.line): error: \(failure.message)")
      Output.diagnose(tr("What shows:"))
      for line in failure.showing { Output.diagnose("  \(line)") }
    case .crashed(let stop):
      let isExpected = end.isMeant(by: script)
      Output.diagnose(
        "\(name)\(script.map { ":\($0.line)" } ?? ""): \(isExpected ? "note" : "error"): "
          + StopText.text(stop, Names(prototype)))
      return isExpected
    case .stopped(let stop):
      Output.diagnose(
        "\(name)\(script.map { ":\($0.line)" } ?? ""): error: "
          + StopText.text(stop, Names(prototype)))
    }
    return false
  }
}

extension Trace.Format {
  /// A diagram in this form; none for another form.
  func lines(of diagram: SequenceDiagram) -> [String] {
    switch self {
    case .mermaid: diagram.mermaid
    case .plantuml: diagram.plantUML
    case .svg: diagram.svg
    case .text, .jsonl, .csv, .markdown, .expect, .speech: []
    }
  }
}
