public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry
import Texts

/// Draws the state of a run as widgets, and turns what a person does there into inputs.
///
/// The stage has no rules about the order of events: it shows the state of the simulator and never
/// changes it.
@MainActor
public final class Stage {
  /// The ground with the device on it, which scrolls if the device is larger.
  public let widget = ScrolledWindow()

  let canvas = Canvas()
  let zoom: Zoom
  let device = Canvas()
  let speaker = Canvas()
  let homeKey = Button()
  let edge = Canvas()
  let screen = Canvas()
  let statusBar = StatusBar()
  let dim = Canvas()
  /// A picture of the screen before the device was turned, which fades out.
  let ghost = Ghost()
  /// Lies over everything while a widget is drawn at another place than GDK has for it.
  let glass = EventBox(above: true)
  let ring = TapRing()
  private var presses: PressObserver?
  var springboard: Springboard?
  var screenView: ScreenView?
  var layers: [any LayerView] = []
  /// The layers above the ground, from the lowest to the topmost.
  var stacked: [Widget] = []
  var metrics = DeviceMetrics(.phone, .portrait)
  var size = Size(width: 0, height: 0)
  var simulator: Simulator?
  /// The point that was in the middle before the zoom changed.
  var kept: (x: Double, y: Double)?

  let keyboard = KeyboardView()
  /// The field that the keyboard is shown for, or was last shown for.
  var keyboardField: FieldID?
  /// The field that was scrolled to when the keyboard came up.
  var revealedField: FieldID?
  /// The first responder when the keyboard's focus last followed it.
  var lastResponder: FieldID?

  private var tick: TickCallback?
  /// Whether the keyboard slid or a field shook in the previous frame.
  private var fieldsMoved = false
  var backdrop: Backdrop?
  /// The widgets that had the keyboard's focus when an alert covered them.
  var focusBelow: [(dialog: DialogID, holder: Widget)] = []

  /// Called with each input of a person on the stage.
  public var onInput: (@MainActor (Input) -> Void)?
  /// Returns the picture that the document names by a path.
  public var picture: @MainActor (String) -> Picture? = { _ in nil }
  /// The simulated time that is drawn, in milliseconds.
  public var clock: @MainActor () -> Double = { 0 }
  /// Whether movements are animated; if not, each movement is at its end at once.
  public var isAnimated: @MainActor () -> Bool = { true }
  /// Called when the zoom has changed.
  public var onZoomChanged: (@MainActor () -> Void)?

  /// Whether an on-screen keyboard is drawn while a field is being edited.
  public var showsKeyboard = true {
    didSet { if showsKeyboard != oldValue { canvas.queueResize() } }
  }

  /// The look of the prototype.
  public var look = Look(.flat) {
    didSet { if look != oldValue { applyLook(replacing: oldValue) } }
  }

  /// The phone that was drawn last.
  private var lastPhone = DeviceModel.phone

  /// The device that is drawn.
  public var model = DeviceModel.phone {
    didSet {
      if model.device == .phone { lastPhone = model }
      if model != oldValue { showDevice() }
    }
  }

  /// The zoom level that the person has chosen for the device.
  public var zoomLevel = ZoomLevel.fit {
    willSet { kept = kept ?? widget.center }
    didSet { if zoomLevel != oldValue { showDevice() } }
  }

  /// The size of the whole device with some ground around it, in pixels.
  public var preferredSize: Size {
    metrics.size(at: zoomLevel == .fit ? 1 : wantedZoom)
  }

  /// The current zoom, in pixels per point.
  public var zoomValue: Double { zoom.value }

  /// Whether a ring marks each tap.
  public var marksTaps = false

  /// Whether the parts have tooltips.
  public var explainsItself = true {
    didSet { homeKey.tooltip = explainsItself ? Stage.homeTip : nil }
  }

  private static let homeTip = tr("Press the device’s Home button")

  /// Makes an empty device.
  public init() {
    zoom = Zoom(of: canvas)
    canvas.addClass("stage")
    canvas.addClass("stage-ground")
    canvas.accessibleRole = .panel
    canvas.accessibleName = tr("Prototype")
    canvas.setAccessibleID("prototype")
    canvas.setClips(true)
    device.addClass("device")
    speaker.addClass("speaker")
    homeKey.addClass("home-key")
    homeKey.accessibleName = tr("Home key")
    homeKey.tooltip = Stage.homeTip
    homeKey.setFocusOnClick(false)
    homeKey.onClicked { [weak self] in self?.onInput?(.home) }
    edge.addClass("screen-edge")
    screen.setClips(true)
    dim.addClass("dim")
    dim.setTakesInput(true)
    dim.onButtonPress { [weak self] press in
      if press.button == 1 { self?.onInput?(.tapOutside) }
      return true
    }
    screen.add(statusBar.canvas)
    screen.add(dim)
    screen.setConcealed(true, dim)
    keyboard.onKey = { [weak self] in self?.press($0) }
    for part in [speaker, homeKey, edge, screen, keyboard.host, ghost.widget] as [Widget] {
      device.add(part)
    }
    for part in [speaker, edge, ghost.widget] as [Widget] { device.setConcealed(true, part) }
    canvas.add(device)
    canvas.add(glass)
    canvas.add(ring.widget)
    for part in [glass, ring.widget] as [Widget] { canvas.setConcealed(true, part) }
    presses = PressObserver(canvas) { [weak self] in self?.markTap(x: $0, y: $1) }
    glass.onButtonPress { [weak self] press in
      if press.button == 1 { self?.pressThroughGlass(press) }
      return true
    }
    canvas.setLayout { [weak self] size in
      self?.size = size
      self?.layOut()
    }
    // These parts are shown when they are needed, not with the window.
    for part in [speaker, dim, glass, ghost.widget, ring.widget] as [Widget] {
      part.ignoresShowAll = true
    }
    canvas.showAll()
    canvas.onScaleChanged { [weak self] in
      guard let self else { return }
      LookSheets.load(look, scale: canvas.scaleFactor)
    }
    widget.add(canvas)
    widget.showAll()
    // The stage knows which of its parts are hidden; a window that shows all must not show them.
    widget.ignoresShowAll = true
    applyLook(replacing: nil)
    showDevice()
  }

  /// Shows a run of another prototype from the start.
  public func begin(_ prototype: Prototype) {
    if model.device != prototype.device {
      model = prototype.device == .phone ? lastPhone : .tablet
    }
    for view in layers {
      for part in [view.canvas, view.shade?.canvas].compactMap({ $0 }) { screen.remove(part) }
    }
    layers = []
    stacked = []
    if let old = screenView { screen.remove(old.canvas) }
    if let old = springboard { screen.remove(old.canvas) }
    screenView = nil
    springboard = nil
    simulator = nil
    focusBelow = []
    keyboardField = nil
    revealedField = nil
    lastResponder = nil
    showDevice()
  }

  /// Shows the current state of a run.
  public func show(_ simulator: Simulator) {
    let wasHeld = self.simulator?.state.orientation
    self.simulator = simulator
    if wasHeld != simulator.state.orientation {
      if wasHeld != nil, simulator.state.rotation != nil { ghost.take(screen) }
      showDevice()
    }
    // What is disabled is asked once for each state, not for each frame.
    let disabled = simulator.disabledInputs
    showGround(simulator, disabled: disabled)
    showLayers(simulator, disabled: disabled)
    showFields(simulator, disabled: disabled)
    layOut()
    draw()
    if needsFrames, tick == nil {
      tick = canvas.addTickCallback { [weak self] _ in self?.drawFrame() ?? false }
    }
  }

  var topView: (any LayerView)? {
    let top = simulator?.state.showings.last { !$0.isLeaving }?.dialog
    return layers.last { $0.dialog == top }
  }

  private func applyLook(replacing old: Look?) {
    LookSheets.load(look, scale: canvas.scaleFactor)
    if let old { canvas.removeClass(old.name) }
    canvas.addClass(look.name)
    canvas.queueResize()
    draw()
  }

  /// Sets the orientation and the size of the device.
  private func showDevice() {
    metrics = DeviceMetrics(model, simulator?.state.orientation ?? .portrait)
    device.setClass("tablet", model == .tablet)
    device.setClass("landscape", metrics.isLandscape)
    speaker.isVisible = model != .tablet
    // The arrow keys scroll the stage if the device can be larger than its room.
    widget.canFocus = zoomLevel != .fit
    let least =
      zoomLevel == .fit
      ? metrics.size(at: 0.25, margin: DeviceMetrics.leastMargin) : metrics.size(at: wantedZoom)
    canvas.setPreferredSize(minimum: least, natural: least)
    canvas.queueResize()
  }

  var alertViews: [AlertView] { layers.compactMap { $0 as? AlertView } }

  /// Whether the next frame can look different without an event before it.
  private var needsFrames: Bool { simulator.map { motion.moves($0.state) } ?? false }

  private func drawFrame() -> Bool {
    let move = fieldsMove
    if move || fieldsMoved { layOut() }
    fieldsMoved = move
    draw()
    guard needsFrames || move else {
      tick = nil
      return false
    }
    return true
  }

  /// Reports the texts that the alerts cannot show in full, once each time an alert comes in.
  ///
  /// The report is made later, because a layout is in progress and another may follow in the same
  /// frame.
  func reportTruncationsSoon() {
    MainLoop.idle { [weak self] in
      self?.reportTruncations()
      return false
    }
  }

  private func reportTruncations() {
    for view in layers {
      for text in view.truncated where view.reported.insert(text).inserted {
        onInput?(.truncated(view.dialog, text))
      }
    }
  }
}

extension Stage {
  /// The tap on the emphasised button of the topmost alert, if there is one.
  public var emphasisedButton: Input? { topView?.emphasisedButton }

  /// The widgets under the topmost alert, which cannot be used.
  public var covered: [Widget] {
    guard let top = topView else { return [] }
    let below = layers.filter { $0 !== top }.map(\.canvas)
    return below + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
  }

  /// The tap on the cancel button of the topmost alert, if it has one.
  public var cancelButton: Input? { topView?.cancelButton }
}
