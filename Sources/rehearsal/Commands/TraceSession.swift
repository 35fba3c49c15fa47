import ArgumentParser
import DialogModel
import DialogSimulator
import Scenario
import Session
import Texts

extension Trace {
  /// Writes the run as a session file, if that is requested.
  ///
  /// - Throws: an exit with 73 after saying why it can't be written.
  @MainActor
  func keepSession(of prototype: Prototype, playing script: ScenarioScript?) throws {
    guard let session else { return }
    let bytes = try Documents.read(file)
    // A second run, because one whose rows are printed as they are made keeps no timeline.
    let run = HeadlessRun(prototype, commands: overrides.commands(of: prototype, at: file))
    _ = run.play(script)
    guard let timeline = run.session.timelines.last else { return }
    let document = RecordedSession.Document(
      name: file == "-" ? "" : FileName.lastText(of: file),
      text: String(decoding: bytes, as: UTF8.self),
      setting: RunSetting(prototype, orientation: .portrait))
    let text = RecordedSession.text(
      of: timeline, until: run.session.state.now, document,
      program: Rehearsal.configuration.version)
    do {
      try FolderFile.write(Array(text.utf8), to: session, mode: 0o600)
    } catch {
      Output.diagnose("\(FileName.text(session)): \(error.message)")
      throw ExitStatus.cannotWrite
    }
  }
}
