import DialogSimulator
import Scenario
import Session

extension Workbench {
  /// The text of a session file with the present run; `nil` without a run.
  ///
  /// - Parameter program: the version of the program.
  public func sessionText(program: String) -> String? {
    guard let session, let timeline = session.timelines.last else { return nil }
    return RecordedSession.text(
      of: timeline, until: session.state.now, recordedDocument(of: timeline), program: program)
  }

  /// The document of a run, as a session file has it.
  func recordedDocument(of timeline: Timeline) -> RecordedSession.Document {
    RecordedSession.Document(
      name: document.name ?? "", text: String(decoding: document.goodBytes ?? [], as: UTF8.self),
      setting: RunSetting(timeline.prototype, orientation: timeline.origin.state.orientation))
  }
}
