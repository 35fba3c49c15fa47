import DialogModel
import Scenario
import Session
import Texts

extension Trace {
  /// Plays, and writes recordings of commands beside the document, where that is requested.
  ///
  /// - Throws: an exit with 73 after saying which could not be written.
  @MainActor
  func keepingRecordings(
    of run: HeadlessRun, _ prototype: Prototype, _ play: () throws -> Void
  ) throws {
    guard record else { return try play() }
    var recordings: [(TaskID, TaskRecording)] = []
    run.session.commands?.onRecording = { recordings.append(($0, $1)) }
    defer { run.session.commands?.onRecording = nil }
    let result = Result { try play() }
    var hasFailed = false
    for (task, recording) in recordings {
      let id = prototype.tasks[task.index].id
      do {
        try RecordingFile.write(recording, of: id, beside: file)
      } catch {
        hasFailed = true
        Output.diagnose("\(RecordingFile.path(of: id, beside: file)): \(error.message)")
      }
    }
    // What happened in the run comes first.
    try result.get()
    if hasFailed { throw ExitStatus.cannotWrite }
  }
}
