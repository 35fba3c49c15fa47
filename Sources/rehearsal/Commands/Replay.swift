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
    let rows = RowFormat(rawValue: format.rawValue)
    var results = Output.Results()
    if let header = rows?.header(all: all) { results.line(header) }
    var calls: [ComparedCall] = []
    for (number, run) in session.runs.enumerated() {
      let prototype = try changed ?? load(run)
      let (timeline, unread) = run.replayed(on: prototype)
      for unread in unread { say(unread, of: run) }
      let line = rows?.line(for: timeline.prototype, all: all)
      if format == .text, session.runs.count > 1 {
        results.line(
          "# "
            + tr(
              "run {n} of {count}",
              ["n": String(number + 1), "count": String(session.runs.count)]))
      }
      let json = JSONLine(timeline.prototype)
      var made: [ComparedCall] = []
      let buffer = timeline.rows()
      for place in buffer.indices {
        let row = buffer[place]
        if all || buffer.isCall(at: place), let text = line?(row) { results.line(text) }
        if let call = json.line(row).flatMap({ ComparedCall(line: $0) }) { made.append(call) }
      }
      if number == session.runs.count - 1,
        let diagram = format.lines(
          of: SequenceDiagram(buffer.indices.map { buffer[$0] }, of: timeline.prototype))
      {
        for line in diagram { results.line(line) }
      }
      // Of a recording that was broken off, nobody knows what came next.
      calls += run.end == nil && changed == nil ? made.prefix(run.calls.count) : made[...]
    }
    results.flush()
    let recorded = ComparedRun.calls(of: session)
    let comparison = CallComparison(recorded, calls, by: by.value)
    guard let difference = comparison.firstDifference else { return }
    Output.diagnose("\(Documents.name(file)): \(Replay.sentence(difference, comparison))")
    throw ExitStatus.failed
  }

  /// The first difference in words.
  private static func sentence(
    _ row: CallComparison.Row, _ comparison: CallComparison
  ) -> String {
    func words(_ call: ComparedCall) -> String {
      "\(SimulatedTime(milliseconds: call.time).seconds) \(call.target) \(call.text)"
    }
    let before = row.left.map { words(comparison.left[$0]) }
    let after = row.right.map { words(comparison.right[$0]) }
    let number = String((row.left ?? row.right ?? 0) + 1)
    switch (before, after) {
    case (let before?, let after?):
      return tr(
        "call {number} is “{left}” in the recording and “{right}” now",
        ["number": number, "left": before, "right": after])
    case (let before?, nil):
      return tr(
        "only the recording has call {number}, “{call}”", ["number": number, "call": before])
    case (nil, let after?):
      return tr(
        "the recording has no call {number}, “{call}”", ["number": number, "call": after])
    case (nil, nil): return ""
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

  private func say(_ unread: Timeline.Unread, of run: RecordedSession.Run) {
    let time = run.inputs.indices.contains(unread.place) ? run.inputs[unread.place].time : .zero
    Output.diagnose(
      "\(Documents.name(file)): note: "
        + tr(
          "the input at {time} s is not performed: {reason}",
          ["time": time.seconds, "reason": unread.problem.message]))
  }
}
