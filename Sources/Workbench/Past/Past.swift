import DialogModel
public import DialogSimulator
import EventLog
import Session

/// A moment of the past that a person looks at while the run continues.
public struct Past: Sendable {
  /// The row that was made last, by its 0-based place in the log.
  public let place: Int
  /// The moment in simulated milliseconds: that of the row, or later, before the next row.
  public let milliseconds: Int
  /// How many inputs the run has had, if this is a moment of its time; just after a row, which may
  /// be inside a step, it is `nil`.
  let inputs: Int?
  /// The run as it was then; it cannot go on.
  public let simulator: Simulator
  /// The number of its run: the earlier ones in order, then the present one.
  public let run: Int
}

extension Workbench {
  /// Looks at the moment just after a row of the log, or a little later; nothing is performed.
  ///
  /// The last row is the present. Nothing is looked at while the document is edited.
  ///
  /// - Parameters:
  ///   - place: the 0-based place of the row in the log.
  ///   - milliseconds: a moment before the next row, in simulated time, with all that was done until
  ///     then; if it is `nil`, just after the row.
  public func look(at place: Int, milliseconds: Int? = nil) {
    guard let session, !isEditing, session.log.entries.indices.contains(place) else { return }
    guard !isPresent(place) || milliseconds != nil else { return backToNow() }
    guard let new = moment(at: place, milliseconds: milliseconds) else { return }
    guard
      past?.place != place || past?.milliseconds != new.milliseconds || past?.inputs != new.inputs
    else { return }
    activity = .lookingBack(new)
    tell(.past)
  }

  /// The moment just after a row of the log, or a little later; `nil` if there is no such row.
  ///
  /// - Parameters:
  ///   - place: the 0-based place of the row in the log.
  ///   - milliseconds: a moment before the next row, in simulated time, with all that was done until
  ///     then; if it is `nil`, just after the row.
  public func moment(at place: Int, milliseconds: Int? = nil) -> Past? {
    guard let session, session.log.entries.indices.contains(place) else { return nil }
    let origin = session.log.entries.origin(of: place)
    let time = session.log.entries[place].row.time.milliseconds
    guard let milliseconds else {
      guard let simulator = session.timelines[origin.run].moment(at: origin.row) else { return nil }
      return Past(
        place: place, milliseconds: time, inputs: nil, simulator: simulator, run: origin.run)
    }
    let timeline = session.timelines[lastRun(with: place, in: session)]
    let moment = max(time, milliseconds)
    let inputs = timeline.inputCount(until: moment)
    let known = past.flatMap { past in
      past.place == place && past.inputs == inputs && past.milliseconds <= moment
        ? past.simulator : nil
    }
    guard
      let simulator = timeline.moment(after: origin.row, milliseconds: moment, from: known)
    else { return nil }
    return Past(
      place: place, milliseconds: moment, inputs: inputs, simulator: simulator, run: origin.run)
  }

  /// The run that has a row and what came after it: a run that went on from another one shares the
  /// rows before, and has other inputs later.
  private func lastRun(with place: Int, in session: Session) -> Int {
    let run = session.log.entries.origin(of: place).run
    guard !session.log.isLeft(place) else { return run }
    let first = session.log.firstRun(of: run)
    return session.timelines.indices.last { session.log.firstRun(of: $0) == first } ?? run
  }

  /// Looks at the present again.
  public func backToNow() {
    guard past != nil else { return }
    activity = .running
    tell(.past)
    program?.sendWaiting()
  }

  /// Whether a row, by its 0-based place in the log, is the present: nothing that is shown in a list
  /// was made after it.
  public func isPresent(_ place: Int) -> Bool {
    guard let log = session?.log, !log.isLeft(place) else { return false }
    var isLast = true
    let end = log.entries.endIndex
    guard end - place < Workbench.searched else { return false }
    log.entries.forEachLine(in: place + 1..<end) { line, _ in
      if Outline.isShown(line.sort) || line.sort == .input { isLast = false }
    }
    return isLast
  }

  /// How many rows without a line may follow the last one that has a line.
  private static let searched = 200

  /// Whether the run can go on from the moment that is looked at.
  public var canGoOn: Bool {
    guard let past, let session else { return false }
    return session.log.canGoOn(from: past.place)
  }

  /// Goes on from the row that is looked at: a new run, which shares the old one up to there.
  ///
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func resume() -> Bool {
    guard canGoOn, let past, let session, let prototype else { return false }
    if let program, program.goOn(from: past.place) {
      backToNow()
      return true
    }
    guard
      let branch = session.goneOn(from: past.place, clock: makeClock())
    else { return false }
    // Else stopping the run would cancel commands in a session that no window shows.
    activity = .running
    begin(prototype, playing: nil, as: branch)
    return true
  }
}
