public import DialogModel
public import DialogSimulator
import PrototypeFile
public import Session

/// Performs the runs of a session, one after another.
///
/// A run that continues from the past of the run before is performed from there only, so that the
/// work is in proportion to the file.
public struct SessionPerformance {
  /// A run that was performed.
  public struct Run {
    /// The document with its setting.
    public let prototype: Prototype
    /// All rows, also those that it shares with the run before.
    public let rows: RowBuffer
    /// The inputs that the document could not read, without those that it shares.
    public let unread: [Timeline.Unread]
    /// How many of its first rows are those of the run before.
    public let shared: Int
  }

  /// A run after its first inputs, from which the next one may go on.
  private struct Place {
    var simulator: Simulator
    var inputs = 0
  }

  private let runs: [RecordedSession.Run]
  private let limits: Limits
  private var next = 0
  /// The document of the run before, as it was read, and what reads its inputs.
  private var document: (read: Prototype, inputs: InputReader)?
  /// The run before without an input, and where the next one continues from it.
  private var (origin, branch): (Place?, Place?)

  /// A performance of all runs of a session, from the first one.
  ///
  /// - Parameter limits: the limits of each run, against endless ones.
  public init(of session: RecordedSession, limits: Limits = .scenario) {
    (runs, self.limits) = (session.runs, limits)
  }

  /// The run that is performed next; `nil` after the last one.
  public var nextRun: RecordedSession.Run? { runs.indices.contains(next) ? runs[next] : nil }

  /// Performs the next run.
  ///
  /// - Parameter load: reads the document of the run; not called for a run that continues from the
  ///   one before.
  /// - Returns: the run until its last line, or until its end if the recording has that; `nil` after
  ///   the last one.
  public mutating func performNext(
    _ load: (RecordedSession.Run) throws -> Prototype
  ) rethrows -> Run? {
    guard let run = nextRun else { return nil }
    next += 1
    if run.shared == nil || document == nil {
      let read = try load(run)
      let prototype = run.document.setting.applied(to: read).growing(by: run.inputs)
      document = (read, InputReader(prototype))
      origin = Place(simulator: Simulator.replaying(prototype, run.configuration(limits)))
      branch = nil
    }
    guard let document, var place = branch ?? origin else { return nil }
    branch = nil
    // What conditions answer is said before the first input, for the whole run.
    guard run.answers.isEmpty else {
      let (timeline, unread) = run.replayed(on: document.read, limits: limits)
      return Run(prototype: timeline.prototype, rows: timeline.rows(), unread: unread, shared: 0)
    }
    let shared = place.simulator.rows.count
    let branching = nextRun.flatMap { $0.answers.isEmpty ? $0.shared?.inputs : nil }
    var unread: [Timeline.Unread] = []
    let inputs = run.inputs
    for number in place.inputs..<max(place.inputs, inputs.count) {
      if number == branching { branch = place }
      let input = document.inputs.input(inputs[number].input, at: number, &unread)
      place.simulator.perform(input, at: inputs[number].time)
      place.inputs += 1
    }
    if inputs.count == branching { branch = place }
    place.simulator.advance(to: run.end ?? run.last)
    return Run(
      prototype: place.simulator.prototype, rows: place.simulator.rows, unread: unread,
      shared: shared)
  }
}
