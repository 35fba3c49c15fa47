import Gtk
import Session
import Texts
import Workbench

// How a person keeps the present run as a session file.

extension MainWindow {
  /// Adds the action, and records runs by themselves if the person wants that.
  func connectSessions() {
    window.addAction("save-session") { [weak self] in self?.saveSession() }
    window.addAction("keep-scenario") { [weak self] in self?.keepScenario() }
    let recording = SessionRecording(program: RehearsalApp.version) {
      Preferences.shared.recordsSessions
    }
    recording.onProblem = { [weak self] in
      self?.errors.show(
        tr("This run is not recorded any more: {reason}", ["reason": $0]),
        hint: tr("The run itself goes on."))
    }
    workbench.recording = recording
  }

  private func saveSession() {
    guard let text = workbench.sessionText(program: RehearsalApp.version) else { return }
    let ending = ".session.jsonl"
    let chooser = FileChooser(
      .save(name: "run\(ending)"), title: tr("Save Session"), parent: window,
      filters: [FileChooser.Filter(name: tr("Sessions"), patterns: ["*\(ending)"])])
    chooser.show { [weak self] path in
      guard let path else { return }
      do throws(FileProblem) {
        try FileWriter.write(Array(text.utf8), to: path)
      } catch {
        self?.errors.show(
          tr(
            "{file} can’t be written: {reason}",
            ["file": FileName.text(path), "reason": error.message]),
          hint: tr("Choose another place."))
      }
    }
  }
}
