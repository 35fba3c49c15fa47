import DialogModel
import DialogSimulator
import Gtk
import PrototypeFile
import Stage
import Texts
import WindowWords

/// A bar under the stage: the buttons of the device, the simulated time, the speed and the zoom.
@MainActor
final class StageBar {
  let widget = Box(.horizontal, spacing: 8)
  var onHome: (@MainActor () -> Void)?
  var onPower: (@MainActor () -> Void)?
  /// Called for two quick presses of Home.
  var onSwitcher: (@MainActor () -> Void)?
  /// Called with the number of real milliseconds for one simulated millisecond.
  var onSpeed: (@MainActor (Int) -> Void)?
  /// The number of real milliseconds for one simulated millisecond.
  private(set) var slowness = 1

  /// The buttons that go through the past, in place of those of the device.
  private(set) lazy var transport = makeTransport()
  /// The controls of the device that are hidden in the past; `nil` in the present.
  private var hidden: [Widget]?
  private var isPast: Bool { hidden != nil }

  private let home = Button()
  private let power = Button(icon: "system-shutdown-symbolic")
  /// Whether two presses of Home open the switcher now.
  private var canSwitch = false
  private let homeLabel = Label(tr("Home"))
  private let more: MenuButton
  private let clock = Label(ticking: "0.000 s")
  private let speeds = Segments<Int>(tr("Speed"))
  private let zoomLabel = Label()
  private let zoom: MenuButton
  /// Called when a person wants to see closed messages again.
  var onBringBack: (@MainActor () -> Void)?
  /// Brings closed messages back; visible where there are some.
  private let closed = Button(icon: "dialog-information-symbolic")
  /// The notifications, and the device's clock.
  let notifications = NotificationsButton()
  /// Ends a recording; visible while what is done on the stage is written down.
  let recording = Button()
  private let recordingLabel = Label(tr("Recording"))
  /// The count of the document's warnings.
  let warnings = WarningsButton()

  /// Makes a bar; the menu has the controls that do not fit in a narrow window.
  init(more menu: Menu) {
    more = MenuButton(icon: "view-more-symbolic", menu: menu)
    let face = Box(.horizontal, spacing: 6)
    face.packStart(zoomLabel, expand: true)
    face.packEnd(Image(icon: "pan-down-symbolic"))
    zoom = MenuButton(face: face, menu: StageMenu.zooms())
    fillButtons()
    fillSpeeds()
    zoomLabel.setWidth(characters: 6)
    for label in [zoomLabel, clock] { label.readLeftToRight() }
    zoom.accessibleName = tr("Zoom")
    zoom.tooltip = tr("Size of the prototype (Ctrl+plus, Ctrl+minus, Ctrl+0 to fit)")
    zoom.setFocusOnClick(false)
    more.accessibleName = tr("Device, look and speed")
    more.tooltip = tr("Device, look and speed")
    more.setFocusOnClick(false)
    more.ignoresShowAll = true
    clock.addClass("clock")
    clock.setAccessibleDescription(tr("Simulated time"))
    clock.tooltip = tr("Simulated time")
    widget.addClass("stage-bar")
    widget.packStart(home)
    widget.packStart(power)
    widget.packStart(notifications.widget)
    widget.packStart(clock, expand: true)
    widget.packEnd(more)
    widget.packEnd(zoom)
    widget.packEnd(speeds.widget)
    widget.packEnd(warnings.widget)
    widget.packEnd(closed)
    fillRecording()
    closed.addClass("warnings-count")
    closed.hasRelief = false
    closed.ignoresShowAll = true
    closed.setFocusOnClick(false)
    closed.accessibleName = tr("Show closed messages")
    closed.tooltip = tr("Show closed messages")
    closed.onClicked { [weak self] in self?.onBringBack?() }
  }

  private func fillRecording() {
    let face = Box(.horizontal, spacing: 4)
    face.packStart(Image(icon: "media-record-symbolic"))
    // The other parts of the window must not move when it comes.
    recordingLabel.setEllipsize(.end)
    recordingLabel.setWidth(characters: 1)
    face.packStart(recordingLabel)
    face.showAll()
    recording.add(face)
    recording.addClass("recording")
    recording.accessibleName = tr("Stop recording")
    recording.tooltip = tr("Stop, and keep what was done as a scenario (Ctrl+Alt+R)")
    recording.setFocusOnClick(false)
    recording.ignoresShowAll = true
    recording.setAction("win.record")
    widget.packEnd(recording)
  }

  /// Closes the menu of a narrow window.
  func closeMenu() { more.isActive = false }

  /// Shows whether there are closed messages, which can be brought back.
  func showClosedMessages(_ count: Int) { closed.isVisible = count > 0 }

  /// Hides controls in a narrow window, and shows a menu with them.
  func setNarrow(_ narrow: Bool) {
    homeLabel.isVisible = !narrow
    recordingLabel.isVisible = !narrow
    more.isVisible = narrow
    isNarrow = narrow
    let parts: [Widget] = [clock, speeds.widget]
    guard let hidden = hiddenByEditing else {
      for part in parts { part.isVisible = !narrow }
      return
    }
    // They come back with the run.
    editBar.setNarrow(narrow)
    let others = hidden.filter { part in !parts.contains { $0 === part } }
    hiddenByEditing = others + (narrow ? [] : parts)
  }

  private var isNarrow = false

  /// Sets the speed, in real milliseconds for one simulated millisecond.
  func setSlowness(_ slowness: Int) {
    guard Speed.all.contains(where: { $0.slowness == slowness }) else { return }
    speeds.select(slowness)
    self.slowness = slowness
    onSpeed?(slowness)
  }

  /// The moment of the past that is looked at.
  struct PastTime {
    /// In simulated milliseconds.
    let now: Int
    let isPlaying: Bool
    let canPlay: Bool
  }

  /// Shows the moment of the past with the buttons that go through it, or those of the device.
  ///
  /// - Parameter now: the simulated time of the present.
  func showPast(_ past: PastTime?, now: SimulatedTime) {
    guard past != nil || isPast else { return }
    guard let past else {
      transport.widget.hide()
      for part in hidden ?? [] { part.show() }
      hidden = nil
      clock.removeClass("past")
      return show(now)
    }
    if hidden == nil {
      let parts: [Widget] = [home, power, notifications.widget, warnings.widget, closed]
      hidden = parts.filter(\.isVisible)
      for part in hidden ?? [] { part.hide() }
      transport.widget.show()
      clock.addClass("past")
    }
    transport.show(isPlaying: past.isPlaying, canPlay: past.canPlay)
    // The strip of time has its end, and there is no room for more.
    clock.text = StageBarText.time(SimulatedTime(milliseconds: past.now))
  }

  private lazy var editBar = makeEditBar()
  /// What is hidden while the stage is edited.
  private var hiddenByEditing: [Widget]?

  private func makeEditBar() -> EditBar {
    let bar = EditBar()
    widget.packStart(bar.widget, expand: true)
    widget.reorder(bar.widget, to: 0)
    return bar
  }

  /// Shows the way to the selected part in place of the controls of the run; `nil` for these.
  func showEditing(
    _ crumbs: [EditBar.Crumb]?, select: (@MainActor (PartAddress) -> Void)? = nil
  ) {
    guard let crumbs else {
      guard let hiddenByEditing else { return }
      for part in hiddenByEditing { part.show() }
      self.hiddenByEditing = nil
      return editBar.widget.hide()
    }
    if hiddenByEditing == nil {
      let parts: [Widget] = [
        home, power, notifications.widget, clock, speeds.widget, closed,
      ]
      hiddenByEditing = parts.filter(\.isVisible)
      for part in hiddenByEditing ?? [] { part.hide() }
      editBar.widget.show()
      editBar.setNarrow(isNarrow)
    }
    if let select { editBar.onSelect = select }
    editBar.show(crumbs)
  }

  /// Shows the keys of an entry on the stage, or that time is stopped.

  private func makeTransport() -> PastTransport {
    let transport = PastTransport()
    widget.packStart(transport.widget)
    widget.reorder(transport.widget, to: 0)
    return transport
  }

  /// Shows the simulated time, and which buttons of the device can be pressed.
  func update(_ simulator: Simulator) {
    show(simulator.state.now)
    let disabled = simulator.disabledInputs
    home.isSensitive = !disabled.contains(.home)
    canSwitch = simulator.ignored(.switcher(true)) == nil
    power.isSensitive = !disabled.contains(.power)
  }

  /// Shows a simulated time.
  func show(_ now: SimulatedTime) {
    guard !isPast else { return }
    let text = StageBarText.time(now)
    if clock.text != text { clock.text = text }
  }

  /// Shows the zoom, given in pixels per point, as a percentage.
  func showZoom(_ zoom: Double) {
    zoomLabel.text = StageBarText.percent(ofZoom: zoom)
    self.zoom.accessibleName = tr("Zoom {percent}", ["percent": zoomLabel.text])
  }

  private func fillButtons() {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: "go-home-symbolic"))
    face.packStart(homeLabel)
    home.add(face)
    home.accessibleName = tr("Home")
    home.tooltip = tr(
      "Press the device’s Home button, twice for the app switcher; tap the icon on its screen to return"
    )
    home.onClicks(
      waits: { [weak self] in self?.canSwitch ?? false }, once: { [weak self] in self?.onHome?() },
      twice: { [weak self] in self?.onSwitcher?() })
    power.accessibleName = tr("Power button")
    power.tooltip = tr("Lock the device, or wake it")
    power.onClicked { [weak self] in self?.onPower?() }
    for button in [home, power] { button.setFocusOnClick(false) }
  }

  private func fillSpeeds() {
    for speed in Speed.all {
      speeds.add(
        speed.slowness, ToggleButton(label: speed.sign), name: "\(speed.sign) \(speed.name)",
        tooltip: speed.name)
    }
    speeds.select(1)
    speeds.onChosen = { [weak self] in self?.setSlowness($0) }
  }
}
