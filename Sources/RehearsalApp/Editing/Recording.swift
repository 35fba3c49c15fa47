import Gtk
import Texts
import Workbench

// How a window writes down what is done on the stage as a scenario.

extension EditingController {
  /// Adds the action that begins and ends this.
  func connectRecording() {
    let action = StatefulAction(switch: "record", initial: false) { [weak self] in
      guard let self else { return }
      if isRecording { endRecording() } else { beginRecording() }
    }
    window.add(action)
    recordAction = action
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
  }
}
