import Gtk
import Texts
import Workbench

// How a window writes down what is done on the stage as a scenario.

extension MainWindow {
  /// Adds the action that begins and ends this.
  func connectRecording() {
    let action = StatefulAction(switch: "record", initial: false) { [weak self] in
      guard let self else { return }
      if editing.isRecording { endRecording() } else { beginRecording() }
    }
    window.add(action)
    editing.recordAction = action
  }

  /// Begins a new run; what is done in it becomes a scenario.
  private func beginRecording() {
    header.closeMenu()
    guard session != nil, !presenting.isOn else { return }
    if let refusal = workbench.editRefusal { return opening.notice.show(refusal) }
    edit(false)
    startAgain()
    editing.isRecording = true
    editing.recordAction?.show(isOn: true)
    stageBar.recording.show()
    opening.notice.show(
      tr("Recording: what you do on the stage becomes a scenario."), offering: tr("Stop")
    ) { [weak self] in self?.endRecording() }
  }

  /// Writes what was done since into the document.
  private func endRecording() {
    header.closeMenu()
    guard editing.isRecording else { return }
    forgetRecording()
    opening.notice.hide()
    keepScenario()
  }

  /// Ends a recording without keeping it.
  func forgetRecording() {
    editing.isRecording = false
    editing.recordAction?.show(isOn: false)
    stageBar.recording.hide()
  }
}
