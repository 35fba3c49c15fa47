package import DialogModel
package import DialogSimulator
import EventLog
package import Scenario
import Session

/// A scenario played as `rehearsal trace` plays it, with the invariants held against every row.
@MainActor
package struct Examination {
  /// A rule that a test adds: why a row breaks it, or `nil`.
  package typealias Fault = @Sendable (Row) -> String?

  /// What was wrong, if anything was.
  package let broken: String?
  /// What happened.
  package let rows: [Row]
  /// How many delegate calls there were.
  package let calls: Int
  /// How the scenario ended.
  package let end: Player.End

  /// How long after the end of a run nothing may happen, in milliseconds.
  private static let aWhile = 3_600_000

  /// Plays a scenario of a prototype to its end, and a while longer.
  package init(
    _ prototype: Prototype, _ script: ScenarioScript?, limits: Limits = .scenario,
    fault: Fault? = nil
  ) {
    let run = HeadlessRun(prototype.applying(script), limits: limits)
    let session = run.session
    var invariants = Invariants(session.simulator)
    var rows: [Row] = []
    let observation = session.observe { [unowned session] in
      let new = session.log.entries[rows.count...].map(\.row)
      rows += new
      invariants.read(new, session.simulator)
    }
    end = run.play(script)
    // An activity may work on, as a task may, and the rest of a list may come later; a scenario does
    // not wait for that.
    if end == .finished, session.state.pickers.isEmpty, !session.state.hasLaters {
      invariants.end()
    }
    session.advance(to: session.state.now.after(milliseconds: Examination.aWhile))
    observation.end()
    broken = invariants.broken ?? fault.flatMap { rows.lazy.compactMap($0).first }
    calls = invariants.calls
    self.rows = rows
  }
}
