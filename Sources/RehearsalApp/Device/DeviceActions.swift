import DialogModel
import DialogSimulator
import Gtk
import Texts

/// What a person can do with the device, as actions of a window: its buttons, what it shows over the
/// application, and its volume.
@MainActor
final class DeviceActions {
  /// Called with each input.
  var onInput: (@MainActor (Input) -> Void)?
  /// Called when the panel with the notifications and the clock is to open or close.
  var onPanel: (@MainActor () -> Void)?

  private var actions: [(action: SimpleAction, input: @MainActor (State) -> Input)] = []
  private var panel: SimpleAction?
  private var interrupt: StatefulAction?
  private var volume: StatefulAction?
  private var mute: StatefulAction?
  private var simulator: Simulator?

  /// The volumes that the menu offers, in hundredths.
  private static let volumes = [100, 75, 50, 25]

  /// Adds the actions.
  func connect(_ window: ApplicationWindow) {
    add("home", to: window) { _ in .home }
    add("power", to: window) { _ in .power }
    add("switcher", to: window) { .switcher(!$0.switcherIsOpen) }
    add("pull-down", to: window) { .pullDown(!$0.centerIsDown) }
    add("other-app", to: window) { _ in .openApp }
    add("end-app", to: window) { _ in .killApp }
    panel = window.addAction("notifications") { [weak self] in self?.onPanel?() }
    let interrupt = StatefulAction(switch: "interrupt", initial: false) { [weak self] in
      guard let self, let simulator else { return }
      onInput?(.interrupt(!simulator.state.hasSystemAlert))
    }
    let preferences = Preferences.shared
    let volume = StatefulAction(choice: "volume", initial: String(preferences.volume)) {
      [weak self] in
      preferences.volume = Int($0) ?? preferences.volume
      self?.volume?.show(choice: $0)
    }
    let mute = StatefulAction(switch: "mute", initial: preferences.isMuted) { [weak self] in
      preferences.isMuted.toggle()
      self?.mute?.show(isOn: preferences.isMuted)
    }
    for action in [interrupt, volume, mute] { window.add(action) }
    (self.interrupt, self.volume, self.mute) = (interrupt, volume, mute)
  }

  private func add(
    _ name: String, to window: ApplicationWindow, _ input: @escaping @MainActor (State) -> Input
  ) {
    let action = window.addAction(name) { [weak self] in
      if let self, let simulator { onInput?(input(simulator.state)) }
    }
    action.isEnabled = false
    actions.append((action, input))
  }

  /// Enables what the device can do in a state of a run.
  func update(_ simulator: Simulator) {
    self.simulator = simulator
    for (action, input) in actions {
      let isEnabled = simulator.ignored(input(simulator.state)) == nil
      if action.isEnabled != isEnabled { action.isEnabled = isEnabled }
    }
    let isUp = simulator.state.hasSystemAlert
    interrupt?.show(isOn: isUp)
    interrupt?.isEnabled = simulator.ignored(.interrupt(!isUp)) == nil
  }

  /// The menu with all of them.
  static func menu() -> Menu {
    let menu = Menu()
    let buttons = Menu()
    buttons.append(tr("Home"), action: "win.home")
    buttons.append(tr("Power Button"), action: "win.power")
    buttons.append(tr("App Switcher"), action: "win.switcher")
    buttons.append(tr("Notification Center"), action: "win.pull-down")
    menu.appendSection(nil, buttons)
    let others = Menu()
    others.append(tr("Another App’s Alert"), action: "win.interrupt")
    others.append(tr("Open Another App"), action: "win.other-app")
    others.append(tr("End the App"), action: "win.end-app")
    menu.appendSection(nil, others)
    let sound = Menu()
    for volume in volumes {
      sound.append(
        tr("Volume {n} %", ["n": String(volume)]), action: "win.volume", text: String(volume))
    }
    sound.append(tr("Mute"), action: "win.mute")
    menu.appendSection(nil, sound)
    let panel = Menu()
    panel.append(tr("Notifications and Clock…"), action: "win.notifications")
    menu.appendSection(nil, panel)
    return menu
  }
}
