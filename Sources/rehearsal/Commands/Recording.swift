import DialogModel
import Scenario
import Session
import Texts

extension Trace {
  /// Plays, and writes recordings of commands next to the document, where that is requested.
  ///
  /// - Returns: the end of the run, and whether every recording was written; which was not is said.
  @MainActor
  func keepingRecordings(
    of run: HeadlessRun, _ prototype: Prototype, _ play: () -> Player.End
  ) -> (end: Player.End, isKept: Bool) {
    guard record else { return (play(), true) }
    var recordings: [(TaskID, TaskRecording)] = []
    run.session.commands?.onRecording = { recordings.append(($0, $1)) }
    let end = play()
    run.session.commands?.onRecording = nil
    var isKept = true
    for (task, recording) in recordings {
      let id = prototype.name(of: task)
      do {
        try RecordingFile.write(recording, of: id, beside: file)
      } catch {
        let path = RecordingFile.path(of: id, beside: file)
        Output.diagnose("\(FileName.text(path)): \(error.message)")
        isKept = false
      }
    }
    return (end, isKept)
  }
}
