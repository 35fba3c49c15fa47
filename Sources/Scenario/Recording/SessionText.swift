public import DialogModel
public import DialogSimulator
import Session

extension RecordedSession {
  /// The text of a file of one run.
  ///
  /// - Parameters:
  ///   - timeline: the run.
  ///   - now: the time of the run.
  ///   - document: the document of the run, with its setting.
  ///   - program: the version of the program.
  ///   - notes: the notes on its rows.
  ///   - breakpoints: the breakpoints that are set.
  public static func text(
    of timeline: Timeline, until now: SimulatedTime, _ document: Document, program: String,
    notes: [Note] = [], breakpoints: [Breakpoint] = []
  ) -> String {
    var recorder = RunRecorder(timeline)
    let lines =
      [SessionLine.head(document, program: program, zones: TimeZones.version)]
      + recorder.follow(timeline, until: now) + notes.map { SessionLine.note($0) }
      + (breakpoints.isEmpty ? [] : [SessionLine.breakpoints(breakpoints)]) + [
        SessionLine.end(at: now)
      ]
    return lines.map { $0 + "\n" }.joined()
  }
}
