import DialogModel
import DialogSimulator
import Gtk
import Session
import Texts
import Workbench

/// What the device needs of the rest of a window.
@MainActor
protocol DeviceHost: WindowHost {
  var stageBar: StageBar { get }
  var presenting: PresentingController { get }
}

/// The device around the application, as a window controls it: its buttons, its clock, what is
/// scheduled, its sounds, and the person's own desktop.
@MainActor
final class DeviceController {
  private unowned let host: any DeviceHost
  private let actions = DeviceActions()
  private lazy var sounds = DeviceSounds()
  private lazy var desktop = DesktopController()

  init(_ host: any DeviceHost) { self.host = host }

  /// Adds the actions and connects the parts.
  func connect() {
    actions.connect(host.window)
    actions.onInput = { [weak self] in self?.host.presenting.press($0) }
    let button = host.stageBar.notifications
    actions.onPanel = { [weak button] in button?.toggle() }
    button.onInput = { [weak self] in self?.host.workbench.send($0) }
    button.onDesktop = { [weak self] in self?.sendToDesktop($0) }
    button.commands = { [weak self] in self?.commandsAtAGlance }
    desktop.onInput = { [weak self] in
      self?.host.workbench.send($0)
      if case .openNotification = $0 { self?.host.window.present() }
    }
    desktop.onHint = { [weak button] in button?.desktopHint = $0 }
  }

  /// Looks at a new run.
  func begin(_ session: Session) {
    sounds.begin(session.state)
    desktop.begin(session.simulator)
  }

  /// Shows, plays and sends what is new in the state of the run.
  func update(_ session: Session) {
    actions.update(session.simulator)
    host.stageBar.notifications.update(session.simulator)
    sounds.update(session.state, in: host.workbench.request.documentFolder)
    desktop.isPresenting = host.presenting.isOn
    desktop.update(session.simulator)
  }

  /// Takes everything away that the person's desktop still shows.
  func end() { desktop.takeBack() }

  private func sendToDesktop(_ isOn: Bool) {
    Preferences.shared.sendsToDesktop = isOn
    host.stageBar.notifications.desktopHint = ""
    if !isOn { desktop.takeBack() }
  }

  /// What the commands of the document may do, in words; `nil` if it has none.
  private var commandsAtAGlance: String? {
    let commands = host.workbench.commands.all
    guard !commands.isEmpty else { return nil }
    return commands.contains { $0.way == .runs } ? tr("commands run") : tr("commands simulated")
  }
}

extension MainWindow: DeviceHost {}
