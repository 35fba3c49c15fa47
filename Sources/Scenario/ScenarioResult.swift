public import DialogModel
public import DialogSimulator
import EventLog
public import Session

/// The result of a scenario: how it ended, and its calls compared with what it expects.
public struct ScenarioResult: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// Its steps were performed, and its calls are the expected ones.
    case held
    /// Its calls were not the expected ones, and the document was changed to expect them.
    case accepted
    /// A step could not be performed, or an assertion failed.
    case failed(ScenarioFailure)
    /// It reached a limit; with the reason in the user's language.
    case stopped(String)
    /// The application would crash, which it does not expect; with the reason in the user's language.
    case crashed(String)
    /// Its calls are not the expected ones.
    case differs(Mismatch)
  }

  /// The name in the document.
  public let name: String
  /// The 1-based line of the name in the document.
  public let line: Int
  /// Whether the document says which calls it expects.
  public let expectsCalls: Bool
  /// The calls that were made; none where it was stopped at a limit.
  public let calls: [CallLine]
  /// The simulated moment at which it ended.
  public let end: SimulatedTime
  /// How it ended.
  public var outcome: Outcome
  /// The 1-based line in the document of what was expected, where that is known.
  public var expectationLine: Int?

  /// Why its calls are not the expected ones, as far as that is known.
  public var why: Why?
  /// What was still due when it ended, a sentence each.
  public var due: [String] = []
  /// The same as comments of an `expect`.
  var dueComments: [String] = []

  /// Whether nothing is wrong with it.
  public var isGood: Bool { outcome == .held || outcome == .accepted }
}

/// Plays scenarios, one after another, as fast as the machine can.
public enum ScenarioRunner {
  /// Plays a scenario in a prototype that has the scenario's settings.
  public static func run(
    _ script: ScenarioScript, in prototype: Prototype, limits: Limits = .scenario,
    commands: CommandSetting? = nil
  ) -> ScenarioResult {
    let rows = KeptRows()
    let run = HeadlessRun(prototype, limits: limits, commands: commands) { rows.take($0) }
    rows.run = run
    let end = run.play(script)
    let lines = ExpectLine(prototype)
    // Nothing is compared after a stop, and a million lines would take hundreds of megabytes.
    let calls =
      if case .stopped = end { [CallLine]() } else {
        rows.calls.compactMap { lines.line($0) }.map { CallLine($0) }
      }
    var result = ScenarioResult(
      name: script.name, line: script.line, expectsCalls: script.expect != nil, calls: calls,
      end: run.session.state.now, outcome: outcome(end, calls, script, prototype))
    if end == .finished {
      let due = DueText(run.session.simulator)
      (result.due, result.dueComments) = (due.sentences, due.comments)
    }
    if case .differs(let mismatch) = result.outcome {
      result.why = Why(mismatch, prototype, rows.all, steps: rows.steps)
    }
    return result
  }

  /// The lines that make a document expect the calls of a result, without their indentation.
  public static func expectation(of result: ScenarioResult) -> [String] {
    result.calls.map(\.text) + result.dueComments
  }

  /// The calls of a run, in packed form, and all rows of one that is not long.
  private final class KeptRows {
    weak var run: HeadlessRun?
    private(set) var calls = RowBuffer()
    private(set) var all = RowBuffer()
    private(set) var steps: [Int: ScenarioStep.Place] = [:]

    /// How many rows are kept; a reason is not looked for in more.
    private static let most = 50_000
    private var isLong = false

    func take(_ rows: RowBuffer) {
      for place in rows.indices where rows.isListed(at: place) { calls.append(rows[place]) }
      guard !isLong else { return }
      isLong = all.count + rows.count > KeptRows.most
      if isLong { return all = RowBuffer() }
      for row in rows {
        if case .input = row.content { steps[row.input] = run?.step }
        all.append(row)
      }
    }
  }

  private static func outcome(
    _ end: Player.End, _ calls: [CallLine], _ script: ScenarioScript, _ prototype: Prototype
  ) -> ScenarioResult.Outcome {
    switch end {
    case .failed(let failure): return .failed(failure)
    case .stopped(let stop): return .stopped(StopText.text(stop, Names(prototype)))
    case .crashed(let stop):
      let expected = script.expect.map { Expectation($0) }
      if let mismatch = expected?.mismatch(calls) { return .differs(mismatch) }
      return expected?.endsWithCrash == true
        ? .held : .crashed(StopText.text(stop, Names(prototype)))
    case .finished:
      let mismatch = script.expect.flatMap { Expectation($0).mismatch(calls) }
      return mismatch.map { .differs($0) } ?? .held
    }
  }
}
