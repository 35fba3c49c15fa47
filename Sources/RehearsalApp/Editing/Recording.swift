import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

// How a window writes down what is done on the stage as a scenario.

extension EditingController {
  /// Adds the action that begins and ends this.
  func connectRecording() {
    let action = StatefulAction(switch: "record", initial: false) { [weak self] in
      guard let self else { return }
      record(!isRecording)
    }
    window.add(action)
    recordAction = action
    host.sessions.onShowScenario = { [weak self] in self?.showScenario($0) }
  }

  /// Begins or ends the recording of a scenario.
  func record(_ isOn: Bool) { if isOn { beginRecording() } else { endRecording() } }

  /// Shows the steps of a scenario, and what it expects.
  private func showScenario(_ name: String) {
    edit(true)
    workbench.select(.entry(name, of: .scenarios))
    pane.show(.properties)
  }

  /// Shows beside the scenarios whether one can be recorded, or is.
  func showRecording() {
    let isOffered = host.file != nil && workbench.editRefusal == nil
    let recording: ContentsRows.Recording? = isRecording ? .going : isOffered ? .offered : nil
    guard recording != contents.recording else { return }
    contents.recording = recording
    showInContents()
  }

  /// Begins a new run; what is done in it becomes a scenario.
  private func beginRecording() {
    header.closeMenu()
    guard session != nil, !host.presenting.isOn else { return }
    if let refusal = workbench.editRefusal { return opening.notice.show(refusal) }
    edit(false)
    host.startAgain()
    isRecording = true
    recordAction?.show(isOn: true)
    showRecording()
    stageBar.recording.show()
    opening.notice.show(
      tr("Recording: what you do on the stage becomes a scenario."), offering: tr("Stop")
    ) { [weak self] in self?.endRecording() }
  }

  /// Writes what was done since into the document.
  private func endRecording() {
    header.closeMenu()
    guard isRecording else { return }
    forgetRecording()
    opening.notice.hide()
    host.sessions.keepScenario()
  }

  /// Ends a recording without keeping it.
  func forgetRecording() {
    isRecording = false
    recordAction?.show(isOn: false)
    stageBar.recording.hide()
    showRecording()
  }
}
