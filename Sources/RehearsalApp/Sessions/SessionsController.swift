import Gtk
import Session
import Texts
import Workbench

/// What keeping runs needs of the rest of a window.
@MainActor
protocol SessionsHost: WindowHost {
  /// The path of the document, if it is a file.
  var file: String? { get }
  var errors: ErrorPanel { get }
  var opening: Opening { get }
  var past: PastController { get }
}

/// How a person keeps the present run: as a session file, or as a scenario of the document.
@MainActor
final class SessionsController {
  unowned let host: any SessionsHost
  /// Called with the name of a scenario whose steps a person wants to see.
  var onShowScenario: (@MainActor (String) -> Void)?
  var workbench: Workbench { host.workbench }
  var session: Session? { host.session }
  var errors: ErrorPanel { host.errors }
  var opening: Opening { host.opening }

  init(_ host: any SessionsHost) { self.host = host }

  /// Adds the action, and records runs by themselves if the person wants that.
  func connect() {
    host.window.addAction("save-session") { [weak self] in self?.saveSession() }
    host.window.addAction("keep-scenario") { [weak self] in self?.keepScenario() }
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
      .save(name: "run\(ending)"), title: tr("Save Session"), parent: host.window,
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

extension MainWindow: SessionsHost {}
