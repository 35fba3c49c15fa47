public import DialogSimulator
import EventLog

extension Session {
  /// A run that was performed elsewhere, at its end; from there it continues.
  ///
  /// - Parameter cuts: finds what does not fit, for the rows about it.
  /// - Returns: `nil` if it has no row.
  public convenience init?(
    performing timeline: Timeline, clock: any SessionClock, notingCutsBy cuts: CutTexts? = nil
  ) {
    guard var branch = timeline.branchAtEnd() else { return nil }
    branch.leaveProgram()
    let log = branch.timeline.log(notingCutsBy: cuts ?? { _ in [] })
    self.init(goingOn: branch, continuing: log, after: [], pins: PinnedRows(), clock: clock)
  }

  /// A run that continues from the moment just after a row of the log.
  ///
  /// Nothing of the past is performed again: commands and activities that had ended later report
  /// what they reported then, and those that run still are cancelled. This run has ended then. Its
  /// rows after that moment stay in the log, as ``EventLog/left``; what was left long before is
  /// forgotten.
  ///
  /// - Parameters:
  ///   - place: the 0-based place of the row in the log.
  ///   - clock: the time of the new run; it continues from that moment.
  /// - Returns: `nil` if the row is of an earlier version of the document, or is not kept any more.
  public func goneOn(from place: Int, clock: any SessionClock) -> Session? {
    guard log.entries.indices.contains(place), log.canGoOn(from: place) else { return nil }
    let origin = log.entries.origin(of: place)
    guard var branch = timelines[origin.run].branch(after: origin.row) else { return nil }
    // The program that performed the calls is not there.
    branch.leaveProgram()
    var log = log
    log.resume(after: place, inputs: branch.simulator.state.inputCount, of: prototype)
    for row in branch.rows { log.append(row) }
    for pinned in pins.rows {
      guard let place = log.entries.place(of: pinned.row), log.isLeft(place) else { continue }
      if log.leftPart(of: place) == nil { pins.unpin(pinned.row) }
    }
    let kept = timelines.enumerated().map { run, timeline in
      log.wholeForgottenRuns.contains(run) ? Timeline(of: timeline.origin) : timeline
    }
    return Session(goingOn: branch, continuing: log, after: kept, pins: pins, clock: clock)
  }
}
