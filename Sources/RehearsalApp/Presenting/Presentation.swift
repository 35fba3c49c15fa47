import Gtk
import Stage
import Texts
import WindowWords

/// Shows the stage alone on the whole screen, for an audience.
///
/// The rest of the program is hidden: bars, messages and tooltips. The pointer is visible only
/// while it moves.
@MainActor
final class Presentation {
  private(set) var isOn = false

  private let window: ApplicationWindow
  private let stage: Stage
  /// Shows or hides everything around the stage.
  private let showsRest: @MainActor (Bool) -> Void
  /// Called when it has begun or ended.
  var onChanged: (@MainActor () -> Void)?
  /// The window that stays with the presenter, where it is shown.
  var presenterWindow: (@MainActor () -> Window?)?
  private let application: Application
  private var inhibition: ScreenSaverInhibition?
  private var action: StatefulAction?
  /// Called when the window fills a screen.
  var onFullscreen: (@MainActor () -> Void)?
  private var zoom = ZoomLevel.fit
  private var wasFullscreen = false
  /// Whether the window goes to another monitor.
  private var isMoving = false
  /// Where the window was before it filled the monitor of the audience.
  private var place: (x: Int, y: Int, size: Size, isMaximized: Bool)?
  @Scheduled private var timer: Source?
  /// The corner of the monitor that the stage fills or filled last, in pixels.
  private var corner: AudienceScreen.Corner?
  private var arrivals: SignalHandler?
  @Scheduled private var arrival: Source?

  /// How long a monitor that has come takes until it has its place, in milliseconds.
  private static let settling = 300

  /// The time without movement after which the pointer is hidden, in milliseconds.
  private static let rest = 3_000

  init(
    _ application: Application, _ window: ApplicationWindow, _ stage: Stage,
    showsRest: @escaping @MainActor (Bool) -> Void
  ) {
    self.application = application
    self.window = window
    self.stage = stage
    self.showsRest = showsRest
    let action = StatefulAction(switch: "present", initial: false) { [weak self] in
      if let self { set(!isOn) }
    }
    window.add(action)
    self.action = action
    window.onPointerMoved { [weak self] in self?.pointerMoved() }
    arrivals = Monitors.onAdded { [weak self] in
      self?.arrival = MainLoop.timeout(milliseconds: Presentation.settling) {
        self?.arrival = nil
        self?.takeMonitorBack()
        return false
      }
    }
    window.connect("destroy") { [weak self] in
      self?.arrivals?.disconnect()
      self?.arrivals = nil
    }
    window.onStateChanged { [weak self] in
      // The desktop may have its own keys for full screen.
      guard let self, !isMoving else { return }
      if isOn, wasFullscreen, !window.isFullscreen { set(false) }
      let isNew = isOn && !wasFullscreen && window.isFullscreen
      wasFullscreen = window.isFullscreen
      if isNew {
        corner = Monitors.number(of: window).flatMap { Presentation.corner(of: $0) }
        onFullscreen?()
      }
      if !isOn, !window.isFullscreen, let place {
        // Some window managers leave it on the audience's monitor.
        self.place = nil
        // One that is maximized can't be moved; one that filled a smaller monitor is smaller.
        if place.isMaximized { window.setMaximized(false) } else { window.resize(place.size) }
        window.position = (place.x, place.y)
        if place.isMaximized { window.setMaximized(true) }
      }
    }
  }

  /// Whether there is a document to present.
  var isEnabled: Bool {
    get { action?.isEnabled == true }
    set {
      action?.isEnabled = newValue
      if !newValue { set(false) }
    }
  }

  /// Begins or ends the presentation.
  func set(_ on: Bool) {
    guard on != isOn else { return }
    isOn = on
    wasFullscreen = false
    action?.show(isOn: on)
    // The size counts without the title bar, which goes now.
    let ((x, y), size, isMaximized) = (window.position, window.size, window.isMaximized)
    showsRest(!on)
    if on, let other = otherMonitor {
      place = (x, y, size, isMaximized)
      window.setFullscreen(onMonitor: other)
    } else {
      window.setFullscreen(on)
    }
    inhibition =
      !on
      ? nil
      : ScreenSaverInhibition(
        application, window, name: RehearsalApp.id, reason: tr("A prototype is presented"))
    stage.explainsItself = !on
    if on {
      zoom = stage.zoomLevel
      stage.zoomLevel = .fit
      // The audience should not see a focus ring.
      window.setFocus(nil)
      stage.ringsFocus = false
    } else {
      stage.zoomLevel = zoom
    }
    onChanged?()
    pointerMoved()
  }

  private static func corner(of number: Int) -> AudienceScreen.Corner? {
    Monitors.corner(of: number).map { AudienceScreen.Corner($0.x, $0.y) }
  }

  /// Fills the monitor of the audience again, which was away.
  private func takeMonitorBack() {
    let corners = (0..<Monitors.count).compactMap { Presentation.corner(of: $0) }
    guard isOn,
      let wanted = AudienceScreen.forStage(
        among: corners, stage: Monitors.number(of: window),
        presenter: presenterWindow?().flatMap { Monitors.number(of: $0) }, before: corner)
    else { return }
    // Window managers do not move a window that fills a monitor.
    isMoving = true
    window.setFullscreen(false)
    arrival = MainLoop.timeout(milliseconds: Presentation.settling) { [weak self] in
      guard let self else { return false }
      (arrival, isMoving, wasFullscreen) = (nil, false, false)
      guard isOn else { return false }
      if let corner = Monitors.corner(of: wanted) { window.position = corner }
      window.setFullscreen(onMonitor: wanted)
      return false
    }
  }

  /// The monitor for the audience, where the presenter's window is on the same one as the stage.
  private var otherMonitor: Int? {
    AudienceScreen.forStage(
      of: Monitors.count, stage: Monitors.number(of: window),
      presenter: presenterWindow?().flatMap { Monitors.number(of: $0) })
  }

  /// The monitor for the presenter's window while the stage fills one; `nil` where there is no
  /// other one.
  var presenterMonitor: Int? {
    isOn
      ? AudienceScreen.forPresenter(of: Monitors.count, stage: Monitors.number(of: window)) : nil
  }

  private func pointerMoved() {
    timer?.remove()
    timer = nil
    window.setPointerHidden(false)
    guard isOn else { return }
    timer = MainLoop.timeout(milliseconds: Presentation.rest) { [weak self] in
      self?.timer = nil
      self?.window.setPointerHidden(true)
      return false
    }
  }
}
