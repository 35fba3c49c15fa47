import DialogModel
public import DialogSimulator
import EventLog

/// A run that was performed again elsewhere, with what it shares with the run before.
public struct Reperformed {
  /// Where it is.
  public let simulator: Simulator
  /// The run as a value.
  public let timeline: Timeline
  /// How many of its first rows the run before has too.
  public let sharedRows: Int
  /// The rows after these, as far as they can no longer change.
  public let rows: [Row]

  /// A run with its rows after those that it shares.
  public init(_ simulator: Simulator, _ timeline: Timeline, sharedRows: Int, rows: [Row]) {
    (self.simulator, self.timeline) = (simulator, timeline)
    (self.sharedRows, self.rows) = (sharedRows, rows)
  }
}

extension Session {
  /// A run that was performed again by a program that was started again, and goes on.
  ///
  /// This run has ended then. The rows that both share stay in the log; the later ones of this run
  /// are kept as ``EventLog/left``.
  ///
  /// - Parameter clock: the time of the new run; it continues from the moment where that is.
  public func reperformed(_ run: Reperformed, clock: any SessionClock) -> Session {
    var log = log
    if let last = log.place(ofRow: run.sharedRows - 1) {
      log.resume(after: last, inputs: run.simulator.state.inputCount, of: prototype)
      for row in run.rows { log.append(row) }
    } else {
      // The rows were cleared away.
      log.endRun(of: prototype)
      let count = run.sharedRows + run.rows.count
      for row in run.timeline.rows().prefix(count) { log.append(row) }
    }
    for pinned in pins.rows {
      guard let place = log.entries.place(of: pinned.row), log.isLeft(place) else { continue }
      if log.leftPart(of: place) == nil { pins.unpin(pinned.row) }
    }
    let kept = timelines.enumerated().map { run, timeline in
      log.wholeForgottenRuns.contains(run) ? Timeline(of: timeline.origin) : timeline
    }
    let session = Session(
      at: run.simulator, after: kept + [run.timeline], reporting: [], continuing: log, pins: pins,
      clock: clock)
    session.endWhatIsNotRecorded()
    session.letTimePass()
    return session
  }
}

extension EventLog {
  /// The 0-based place of a row that led to the present, by its 0-based number among those of its
  /// run; `nil` where it is not kept, or of an earlier version of the document.
  fileprivate func place(ofRow number: Int) -> Int? {
    guard number >= 0 else { return nil }
    for range in places.reversed() {
      for place in range.reversed() where canGoOn(from: place) {
        let origin = entries.origin(of: place)
        if origin.row < number { return nil }
        if origin.beside == 0, origin.row == number { return place }
      }
    }
    return nil
  }
}
