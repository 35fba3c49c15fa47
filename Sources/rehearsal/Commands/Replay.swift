import ArgumentParser
import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Texts

/// Performs a recorded session again and compares the calls.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Perform a recorded session again and compare its calls."),
    discussion: tr(
      "The calls are printed as by “trace”. The status is 0 if they are those of the recording, else 1; the first difference is said in a sentence."
    ) + "\n\n" + tr("Example: rehearsal replay wrong-tap.session.jsonl"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, csv, markdown
    /// Sequence diagrams of the last run.
    case mermaid, plantuml, svg

    /// The lines of a diagram in this form; `nil` for another form.
    func lines(of diagram: @autoclosure () -> SequenceDiagram) -> [String]? {
      switch self {
      case .mermaid: diagram().mermaid
      case .plantuml: diagram().plantUML
      case .svg: diagram().svg
      case .text, .jsonl, .csv, .markdown: nil
      }
    }
  }

  @Argument(
    help: ArgumentHelp(tr("The session file; - is standard input."), valueName: "session"),
    completion: .file(extensions: ["jsonl"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      tr("Another version of the document to perform it with."), valueName: "file"),
    completion: Documents.completion)
  var document: String?

  @Option(
    help: ArgumentHelp(
      tr(
        "How to print: text, jsonl, csv, markdown, or a sequence diagram of the last run: mermaid, plantuml, svg."
      ), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Flag(help: ArgumentHelp(tr("Print also what is not a call, and the rule of each row.")))
  var all = false

  @Option(
    help: ArgumentHelp(
      tr(
        "What makes calls equal: their order, band (times at most 50 ms apart), or all (the same times)."
      ), valueName: "measure"),
    completion: .list(Diff.Measure.allCases.map(\.rawValue)))
  var by = Diff.Measure.all

  func validate() throws {
    guard all, RowFormat(rawValue: format.rawValue) == nil else { return }
    throw ValidationError(tr("a diagram has all that it can show; leave “--all” out"))
  }

  func run() throws {
    let session = try SessionFiles.load(file)
    let changed = try document.map { try Documents.load($0) }
    if let zones = session.zones, let here = TimeZones.version, zones != here {
      Output.diagnose(
        "\(Documents.name(file)): note: "
          + tr(
            "recorded with the time zones of {version}, here are those of {here}",
            ["version": zones, "here": here]))
    }
    var results = Output.Results()
    if let header = RowFormat(rawValue: format.rawValue)?.header(all: all) { results.line(header) }
    var performance = SessionPerformance(of: session)
    var number = 0
    var difference: String?
    // The calls of the runs before, and how many calls of the run before are those of the recording.
    var (before, equal) = (0, 0)
    while let run = performance.nextRun,
      let performed = try performance.performNext({ try changed ?? load($0) })
    {
      number += 1
      say(performed.unread, of: run)
      if format == .text, session.runs.count > 1 {
        results.line(
          "# "
            + tr(
              "run {n} of {count}",
              ["n": String(number), "count": String(session.runs.count)]))
      }
      write(performed, &results)
      if number == session.runs.count { draw(performed, &results) }
      guard difference == nil else { continue }
      let calls = ReplayedCalls(
        run, performed, after: run.shared == nil ? 0 : equal, isWhole: changed != nil)
      equal = calls.equalCount
      difference = calls.difference(by: by.value, after: before)
      before += calls.recordedCount
    }
    results.flush()
    guard let difference else { return }
    Output.diagnose("\(Documents.name(file)): \(difference)")
    throw ExitStatus.failed
  }

  /// Draws a run as a diagram, if that is wanted.
  private func draw(_ run: SessionPerformance.Run, _ results: inout Output.Results) {
    guard RowFormat(rawValue: format.rawValue) == nil else { return }
    let diagram = SequenceDiagram(run.rows, of: run.prototype)
    for line in format.lines(of: diagram) ?? [] { results.line(line) }
    Output.tellEnding(of: diagram, Documents.name(file))
  }

  /// Writes the rows of a run, all of them or its calls, if they are to be printed as rows.
  private func write(_ run: SessionPerformance.Run, _ results: inout Output.Results) {
    guard let line = RowFormat(rawValue: format.rawValue)?.line(for: run.prototype, all: all) else {
      return
    }
    for place in run.rows.indices where all || run.rows.isListed(at: place) {
      if let text = line(run.rows[place]) { results.line(text) }
    }
  }

  /// The document of a run.
  ///
  /// - Throws: an exit with 65 after saying what is wrong.
  private func load(_ run: RecordedSession.Run) throws -> Prototype {
    let loaded = run.loaded
    guard let prototype = loaded.prototype else {
      Documents.say(
        loaded.problems, of: Array(run.document.text.utf8),
        name: tr("{file}, its document", ["file": Documents.name(file)]))
      throw ExitStatus.badDocument
    }
    return prototype
  }

  private func say(_ unread: [Timeline.Unread], of run: RecordedSession.Run) {
    guard !unread.isEmpty else { return }
    let inputs = run.inputs
    for unread in unread {
      let time = inputs.indices.contains(unread.place) ? inputs[unread.place].time : .zero
      Output.diagnose(
        "\(Documents.name(file)): note: "
          + tr(
            "the input at {time} s is not performed: {reason}",
            ["time": time.seconds, "reason": unread.problem.message]))
    }
  }
}
