import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session

extension Workbench {
  /// The text of a session file with the present run, after the earlier ones where they are
  /// recorded; `nil` without a run.
  ///
  /// - Parameter program: the version of the program.
  public func sessionText(program: String) -> String? {
    guard let session, let timeline = session.timelines.last else { return nil }
    recording?.follow(session)
    if let text = recording?.text(now: session.state.now) { return text }
    let log = session.log
    let present = log.firstRun(of: log.earlierRuns.count)
    // Runs that go on from each other have one list of rows.
    let notes = session.pins.rows.filter {
      log.firstRun(of: $0.row.run) == present && $0.row.row < timeline.rowCount
    }.map { RecordedSession.Note(run: 0, row: $0.row.row, text: $0.note) }
    return RecordedSession.text(
      of: timeline, until: session.state.now, recordedDocument(of: timeline), program: program,
      notes: notes, breakpoints: recordedBreakpoints)
  }

  /// The document of a run, as a session file has it.
  func recordedDocument(of timeline: Timeline) -> RecordedSession.Document {
    RecordedSession.Document(
      name: document.name ?? "",
      text: document.content.recorded?.run.document.text
        ?? String(decoding: document.lastGood?.text ?? [], as: UTF8.self),
      setting: RunSetting(timeline.prototype, orientation: timeline.origin.state.orientation))
  }
}
