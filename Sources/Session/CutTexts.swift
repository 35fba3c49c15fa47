import DialogSimulator
import EventLog

// What does not fit on the stage is no part of a run: it follows from what is drawn, and how. So the
// log of a window has rows about it, and the timeline has not.

/// The texts that a log has rows about, each once while its dialog is up.
struct NotedCuts {
  private var noted: Set<CutText> = []

  /// Adds the rows that the log does not have yet.
  ///
  /// - Returns: whether there are any.
  mutating func note(
    _ simulator: Simulator, by find: Session.CutTexts, in log: inout EventLog
  ) -> Bool {
    let state = simulator.state
    let up = state.showsApplication ? Set(state.showings.map(\.dialog)) : []
    noted = noted.filter { up.contains($0.dialog) }
    guard !up.isEmpty else { return false }
    let new = find(simulator).filter { noted.insert($0).inserted }
    for cut in new { log.append(beside: simulator.row(about: cut)) }
    return !new.isEmpty
  }
}

extension Timeline {
  /// The rows of the run, and among them those about what does not fit.
  func log(notingCutsBy find: Session.CutTexts) -> EventLog {
    var (log, cuts) = (EventLog(), NotedCuts())
    replay { simulator in
      simulator.drainRows { log.append($0) }
      _ = cuts.note(simulator, by: find, in: &log)
    }
    return log
  }
}
