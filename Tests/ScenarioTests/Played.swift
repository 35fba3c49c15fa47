import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Testing

/// What came of playing a scenario.
struct Played {
  let end: Player.End
  /// The calls, as `trace` prints them.
  let calls: [String]
  /// What came from outside, as `trace --all` prints it; the launch is left out.
  let inputs: [String]
  /// The simulated moment at which it ended, in milliseconds.
  let time: Int

  var failure: ScenarioFailure? {
    if case .failed(let failure) = end { failure } else { nil }
  }
}

/// A screen and some alerts; `fleeting` leaves by itself once it has come in, `question` asks
/// whether its OK is enabled.
let document = """
  screens:
    start:
      title: Start
      controls:
        - label: Hello Robin
        - button: Go
          then: [{present: a}]
        - button: Both
          then: [{present: a}, {present: b}]
    other: {controls: [{button: Back, then: [{goTo: start}]}]}
  dialogs:
    a: {alert: {title: First, message: Message, cancelButton: Cancel, otherButtons: [OK]}}
    b: {alert: {title: Second, cancelButton: Close}}
    fleeting:
      alert: {message: Soon gone}
      delegate: {does: {"didPresentAlertView:": [{dismiss: fleeting}]}}
    question:
      alert: {title: Sure?, cancelButton: No, otherButtons: [OK]}
      delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
  flags: {busy: false, seen: true}
  """

/// The prototype of a document that has one scenario, `x`; its first step is on line 5.
///
/// - Parameters:
///   - steps: the items of the scenario's list of steps, a line each.
///   - also: further keys of the scenario, after its steps.
///   - document: the document without its version and scenarios.
func prototype(
  _ steps: [String], also: String = "", in document: String = document
) throws -> Prototype {
  let lines =
    ["rehearsal: 1", "scenarios:", "  x:", steps.isEmpty ? "    steps: []" : "    steps:"]
    + steps.map { "      - \($0)" } + ["    \(also)", document]
  let result = PrototypeDocument.load(Array(lines.joined(separator: "\n").utf8), in: .bare)
  #expect(result.problems.map { $0.text(file: "") } == [])
  return try #require(result.prototype)
}

/// Plays a scenario of these steps.
@MainActor
func play(
  _ steps: String..., also: String = "", in document: String = document,
  limits: Limits = .scenario
) throws -> Played {
  let prototype = try prototype(steps, also: also, in: document)
  let script = try #require(prototype.scenario(named: "x"))
  let run = HeadlessRun(prototype.applying(script), limits: limits)
  let end = run.play(script)
  let lines = TextLine(prototype)
  let entries = run.session.log.entries
  return Played(
    end: end, calls: entries.compactMap { lines.line($0.row) },
    inputs: entries.dropFirst().compactMap { entry in
      guard case .input = entry.row.content else { return nil }
      return lines.line(entry.row, all: true)
    },
    time: run.session.clock.now.milliseconds)
}

/// The calls of the alert `a` as it comes in, beginning at 0.
let comesIn = [
  "0.000  a  willPresentAlertView:",
  "0.000  a  alertViewShouldEnableFirstOtherButton: -> true",
  "0.250  a  didPresentAlertView:",
]
