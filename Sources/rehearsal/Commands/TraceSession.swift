import ArgumentParser
import DialogModel
import DialogSimulator
import Scenario
import Session
import Texts

extension Trace {
  /// Refuses to write the session over a file of another kind, such as the document.
  ///
  /// - Throws: a `ValidationError`, before anything is performed.
  func checkSessionFile() throws { try session.map(SessionFiles.checkPlace) }

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
    guard timeline.inputCount <= RecordedSession.mostInputs else {
      Output.diagnose(
        "\(FileName.text(session)): "
          + tr(
            "the run has {n} inputs, and a session has at most {most}; play a shorter scenario",
            ["n": String(timeline.inputCount), "most": String(RecordedSession.mostInputs)]))
      throw ExitStatus.cannotWrite
    }
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
