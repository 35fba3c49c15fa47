import DialogModel
import DialogSimulator
import Gtk
import Session
import Texts
import Workbench

// The device around the application, as a window controls it: its buttons, its clock, what is
// scheduled, its sounds, and the person's own desktop.

extension MainWindow {
  func connectDevice() {
    deviceActions.connect(window)
    deviceActions.onInput = { [weak self] in self?.presenting.press($0) }
    let button = stageBar.notifications
    deviceActions.onPanel = { [weak button] in button?.toggle() }
    button.onInput = { [weak self] in self?.workbench.send($0) }
    button.onDesktop = { [weak self] in self?.sendToDesktop($0) }
    button.commands = { [weak self] in self?.commandsAtAGlance }
    desktopDesk.onInput = { [weak self] in
      self?.workbench.send($0)
      if case .openNotification = $0 { self?.window.present() }
    }
    desktopDesk.onHint = { [weak button] in button?.desktopHint = $0 }
  }

  /// Looks at a new run.
  func beginDevice(_ session: Session) {
    sounds.begin(session.state)
    desktopDesk.begin(session.simulator)
  }

  /// Shows, plays and sends what is new in the state of the run.
  func updateDevice(_ session: Session) {
    deviceActions.update(session.simulator)
    stageBar.notifications.update(session.simulator)
    sounds.update(session.state, in: workbench.document.request.documentFolder)
    desktopDesk.isPresenting = presenting.isOn
    desktopDesk.update(session.simulator)
  }

  private func sendToDesktop(_ isOn: Bool) {
    Preferences.shared.sendsToDesktop = isOn
    stageBar.notifications.desktopHint = ""
    if !isOn { desktopDesk.takeBack() }
  }

  /// What the commands of the document may do, in words; `nil` if it has none.
  private var commandsAtAGlance: String? {
    let commands = workbench.commands.all
    guard !commands.isEmpty else { return nil }
    return commands.contains { $0.way == .runs } ? tr("commands run") : tr("commands simulated")
  }
}
