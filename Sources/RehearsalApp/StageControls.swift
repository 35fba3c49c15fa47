import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import Texts
import WindowWords

/// The controls of a window for the stage: device, look, zoom and speed.
///
/// They change only the stage, with two exceptions: to turn the device is an input, and another
/// kind of device begins a new run.
@MainActor
final class StageControls {
  /// The controls in the header bar.
  let widget = Box(.horizontal, spacing: 6)
  var onInput: (@MainActor (Input) -> Void)?
  /// Called when another kind of device is chosen than the prototype runs on.
  var onDevice: (@MainActor (Prototype.Device) -> Void)?
  /// Called when the speed has changed.
  var onSpeed: (@MainActor () -> Void)?

  /// The size of texts, the direction and the contrast.
  let axes: AxesActions
  /// The order in which VoiceOver reads the stage.
  let readingOrder: ReadingOrderController

  private let stage: Stage
  /// The bar below the stage.
  let bar: StageBar
  private let devices = Segments<Prototype.Device>(tr("Device"))
  private let models: MenuButton
  private let turn = Button(icon: "object-rotate-right-symbolic")
  private let themes = Segments<Look.Theme>(tr("Look"))
  private let dark = ToggleButton(icon: "weather-clear-night-symbolic")
  private let choices = StageChoices()
  private(set) var isNarrow = false
  private var folding: WindowFolding?
  /// Called when the window becomes narrow or wide.
  var onNarrow: (@MainActor (Bool) -> Void)?
  private var keyboardAction: StatefulAction?
  private var turnAction: SimpleAction?
  private var device = Prototype.Device.phone
  private var orientation = Orientation.portrait
  /// The screen that prevents a rotation of the device now.
  private var holder: ScreenID?

  init(_ stage: Stage) {
    self.stage = stage
    axes = AxesActions(stage)
    readingOrder = ReadingOrderController(stage)
    models = MenuButton(icon: "pan-down-symbolic", menu: StageMenu.devices())
    bar = StageBar(more: StageMenu.all())
    restore()
    fillDevices()
    fillLooks()
    for part in [devices.widget, turn, themes.widget, dark] as [Widget] { widget.packStart(part) }
    axes.onDone = { [weak self] in
      self?.models.isActive = false
      self?.bar.closeMenu()
    }
    stage.onZoomChanged = { [weak self] in self?.showZoom() }
    bar.onSpeed = { [weak self] _ in
      self?.onSpeed?()
      self?.showChoices()
    }
    choices.onDevice = { [weak self] in self?.choose($0) }
    choices.onLook = { [weak self] in self?.choose($0) }
    choices.onZoom = { [weak self] level in self?.setZoom { _ in level } }
    choices.onSlowness = { [weak self] in self?.bar.setSlowness($0) }
  }

  /// Adds the actions.
  func connect(_ window: ApplicationWindow) {
    window.addAction("zoom-in") { [weak self] in self?.setZoom { .larger(than: $0) } }
    window.addAction("zoom-out") { [weak self] in self?.setZoom { .smaller(than: $0) } }
    choices.addActions(to: window)
    showChoices()
    turnAction = window.addAction("turn") { [weak self] in self?.turnDevice() }
    let keyboard = StatefulAction(switch: "keyboard", initial: stage.showsKeyboard) { [weak self] in
      self?.switchKeyboard()
    }
    window.add(keyboard)
    keyboardAction = keyboard
    axes.connect(window)
    readingOrder.connect(window)
  }

  /// Hides the controls that a menu also has, while a window has no room for them.
  ///
  /// - Parameter parts: what fills the window from side to side.
  func follow(_ window: Window, parts: [Widget]) {
    folding = WindowFolding(window, parts, firstWidth: Preferences.shared.firstSize.width) {
      [weak self] in self?.setNarrow($0)
    }
  }

  private func setNarrow(_ narrow: Bool) {
    guard narrow != isNarrow else { return }
    isNarrow = narrow
    widget.isVisible = hasStage && !narrow
    bar.setNarrow(narrow)
    onNarrow?(narrow)
  }

  /// Whether there is a stage to control.
  var hasStage = true {
    didSet { widget.isVisible = hasStage && !isNarrow }
  }

  /// The number of real milliseconds for one simulated millisecond.
  var slowness: Int { bar.slowness }

  /// Shows the kind of device that a run is on.
  func begin(_ prototype: Prototype) {
    device = prototype.device
    devices.select(device)
    showChoices()
  }

  /// Marks in the menus what is chosen.
  private func showChoices() { choices.show(stage, slowness: slowness) }

  /// Updates the controls for the state of a run.
  func update(_ simulator: Simulator) {
    axes.update()
    orientation = simulator.state.orientation
    let ignored = simulator.ignored(turned)
    turn.isSensitive = ignored == nil
    turnAction?.isEnabled = ignored == nil
    let holder = ignored == .cannotBeHeldSo ? simulator.state.screen : nil
    guard holder != self.holder else { return }
    self.holder = holder
    let screen = holder.flatMap { simulator.prototype[$0] }
    turn.tooltip = StageBarText.turning(heldBy: screen)
  }

  /// The input that turns the device.
  private var turned: Input { .rotate(orientation == .portrait ? .landscape : .portrait) }

  // MARK: Device

  private func fillDevices() {
    devices.add(
      .phone, ToggleButton(icon: "rehearsal-phone-symbolic"), name: tr("Phone"),
      tooltip: tr("Run the prototype on a phone"))
    devices.add(
      .tablet, ToggleButton(icon: "rehearsal-tablet-symbolic"), name: tr("Tablet"),
      tooltip: tr("Run the prototype on a tablet"))
    devices.select(.phone)
    devices.onChosen = { [weak self] in self?.choose(DeviceModel($0)) }
    models.accessibleName = tr("Choose a device")
    models.tooltip = tr("Choose a device")
    models.setFocusOnClick(false)
    devices.add(models)
    turn.accessibleName = tr("Turn the device")
    turn.tooltip = StageBarText.turning(heldBy: nil)
    turn.setFocusOnClick(false)
    turn.onClicked { [weak self] in self?.turnDevice() }
  }

  private func switchKeyboard() {
    stage.showsKeyboard.toggle()
    Preferences.shared.remember { $0.showsKeyboard = stage.showsKeyboard }
    keyboardAction?.show(isOn: stage.showsKeyboard)
  }

  /// Turns the device; if it cannot be turned, returns the reason.
  @discardableResult
  func turnDevice() -> String? {
    guard turn.isSensitive else { return turn.tooltip }
    onInput?(turned)
    return nil
  }

  func choose(_ model: DeviceModel) {
    stage.model = model
    devices.select(model.device)
    remember()
    guard model.device != device else { return }
    device = model.device
    onDevice?(device)
  }

  // MARK: Look

  private func fillLooks() {
    themes.add(
      .classic, ToggleButton(label: tr("Classic")), name: tr("Classic"),
      tooltip: tr("Draw the prototype with glass and gloss"))
    themes.add(
      .flat, ToggleButton(label: tr("Flat")), name: tr("Flat"),
      tooltip: tr("Draw the prototype flat, with hairlines"))
    themes.select(stage.look.theme)
    dark.isActive = stage.look.isDark
    themes.onChosen = { [weak self] in
      self?.stage.look.theme = $0
      self?.remember()
    }
    dark.accessibleName = tr("Dark prototype")
    dark.tooltip = tr("Draw the prototype in dark colours")
    dark.setFocusOnClick(false)
    dark.onToggled { [weak self] in
      guard let self else { return }
      stage.look.isDark = dark.isActive
      remember()
    }
  }

  func choose(_ look: Look) {
    stage.look = look
    themes.select(look.theme)
    dark.isActive = look.isDark
    remember()
  }

  /// Restores the look, the phone and the zoom of the last window.
  private func restore() {
    let preferences = Preferences.shared
    stage.look = Look(preferences.look, dark: preferences.isDark)
    stage.model = preferences.phone
    stage.zoomLevel = preferences.zoom
    stage.showsKeyboard = preferences.showsKeyboard
  }

  /// Uses the preferences instead of what was chosen in this window; the run continues.
  func usePreferences() {
    let device = stage.model
    restore()
    if device == .tablet { stage.model = .tablet }
    themes.select(stage.look.theme)
    dark.isActive = stage.look.isDark
    keyboardAction?.show(isOn: stage.showsKeyboard)
    axes.usePreferences()
    showChoices()
    showZoom()
  }

  /// Keeps what is chosen for the next window.
  func remember() {
    showChoices()
    Preferences.shared.remember { preferences in
      preferences.look = stage.look.theme
      preferences.isDark = stage.look.isDark
      if stage.model.device == .phone { preferences.phone = stage.model }
      preferences.zoom = stage.zoomLevel
    }
  }

  // MARK: Zoom

  private func setZoom(_ level: (Double) -> ZoomLevel) {
    stage.zoomLevel = level(stage.zoomValue)
    remember()
    showZoom()
  }

  private func showZoom() { bar.showZoom(stage.zoomValue) }
}
