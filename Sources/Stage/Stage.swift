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
  /// Made when a picture is first laid over the screen.
  var referenceView: ReferenceView?
  /// What lies over the stage while the prototype is edited.
  public internal(set) var editor: StageEditor?
  /// Made when a part is first measured, and when parts are first numbered.
  var (measure, readingMarks): (MeasureView?, ReadingMarks?)
  private var presses: PressObserver?
  private var interceptor: PressInterceptor?
  /// Called for a press with Control, with its place in pixels of the ground, while nothing is edited.
  public var onControlPress: (@MainActor (Double, Double) -> Void)?
  /// The place at which the menu was opened last, in pixels of the ground.
  public internal(set) var menuPlace: (x: Double, y: Double)?
  /// What the system shows around the application.
  lazy var around = SystemScreens(of: self)
  var screenView: ScreenView?
  /// The screen that goes while another one takes its place.
  var oldScreenView: ScreenView?
  /// The navigation bar between the two, if both have one.
  var barPassage: BarPassage?
  /// Whether a screen or a view is drawn as a card that turns.
  var turnsCards = false
  /// How far a finger had moved the two before the movement began, from 0 to 1.
  var passageStart = 0.0
  /// Swipes from the edge; made when there is a screen to go back to.
  var edgeSwipe: EdgeSwipe?
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

  private var tick: TickCallback?
  /// Whether the keyboard slid or a field shook in the previous frame.
  private var fieldsMoved = false
  var backdrop: Backdrop?
  /// The keyboard's focus on it.
  public private(set) lazy var focus = StageFocus(self)

  /// Called with each input of a person on the stage.
  public var onInput: (@MainActor (Input) -> Void)?
  /// Returns the picture that the document names by a path.
  public var picture: PictureSource = .none
  /// The simulated time that is drawn, in milliseconds.
  public var clock: @MainActor () -> Double = { 0 }
  /// The number of real milliseconds for one simulated millisecond.
  public var slowness: @MainActor () -> Int = { 1 }
  /// Whether movements are animated; if not, each movement is at its end at once.
  public var isAnimated: @MainActor () -> Bool = { true }
  /// Called when the look, its axes or the device has changed: other texts may fit.
  public var onFitChanged: (@MainActor () -> Void)?
  /// Called when the zoom has changed.
  public var onZoomChanged: (@MainActor () -> Void)?

  /// Whether an on-screen keyboard is drawn while a field is being edited.
  public var showsKeyboard = true {
    didSet { if showsKeyboard != oldValue { canvas.queueResize() } }
  }

  /// The look of the prototype.
  public var look = Look(.flat) {
    didSet { if look != oldValue { applyLook() } }
  }

  /// The name of the look that is applied, with its axes.
  private var appliedLook: String?

  /// What a person and the prototype set of the size of texts, the direction and the contrast.
  var shownAxes = ShownAxes() {
    didSet { if shownAxes != oldValue { applyLook() } }
  }

  /// The prototype whose run is shown.
  private(set) var begun: Prototype?

  /// The phone that was drawn last.
  private var lastPhone = DeviceModel.phone

  /// The device that is drawn.
  public var model = DeviceModel.phone {
    didSet {
      if model.device == .phone { lastPhone = model }
      guard model != oldValue else { return }
      showDevice()
      onFitChanged?()
    }
  }

  /// The zoom level that the person has chosen for the device.
  public var zoomLevel = ZoomLevel.fit {
    willSet { kept = kept ?? widget.center }
    didSet { if zoomLevel != oldValue { showDevice() } }
  }
  /// The largest zoom of a device that fits its room, in pixels per point; `nil` for any.
  public var mostZoom: Double? {
    didSet { if mostZoom != oldValue { canvas.queueResize() } }
  }

  /// What fills the room, for people who watch.
  public var fills = StageFrame.device {
    didSet {
      guard fills != oldValue else { return }
      device.setClass("absent", fills != .device)
      homeKey.isVisible = fills == .device
      showDevice()
    }
  }

  /// What fills the room as it is laid out, in points on the screen; `nil` for the device.
  var filling: Rectangle?

  /// The height at the foot of the ground that the device leaves to what lies there, in pixels.
  public var footRoom = 0 {
    didSet { if footRoom != oldValue { showDevice() } }
  }

  /// The size of the whole device with some ground around it, in pixels.
  public var preferredSize: Size {
    metrics.size(at: zoomLevel == .fit ? 1 : wantedZoom)
  }

  /// The size of the whole device with some ground around it at zoom 1, in pixels.
  public var wholeSize: Size { metrics.size(at: 1, margin: DeviceMetrics.leastMargin) }

  /// The current zoom, in pixels per point.
  public var zoomValue: Double { zoom.value }

  /// Whether the time that is drawn does not advance, as in the past of a run: nothing then moves
  /// by itself.
  public var isTimeFrozen = false

  /// Whether assistive technology is told of what comes in; not for a picture that is no screen.
  public var speaks = true

  /// Whether a ring is drawn around the part with the keyboard's focus: from the first key that moves
  /// the focus to the next press of the pointer.
  public var ringsFocus = false {
    didSet { canvas.setClass("without-ring", !ringsFocus) }
  }

  /// Whether a ring marks each tap.
  public var marksTaps = false

  /// Whether titles that are cut off are marked.
  public var marksCutOff = false {
    didSet { canvas.setClass("marks-cut-off", marksCutOff) }
  }

  /// Whether the device is drawn on a ground of its own.
  public var hasGround = true {
    didSet {
      canvas.setClass("stage-ground", hasGround)
      device.setClass("groundless", !hasGround)
    }
  }

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
    canvas.addClass("without-ring")
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
    homeKey.onClicks(
      waits: { [weak self] in self?.simulator?.ignored(.switcher(true)) == .some(nil) },
      once: { [weak self] in self?.onInput?(.home) },
      twice: { [weak self] in self?.onInput?(.switcher(true)) })
    edge.addClass("screen-edge")
    screen.setClips(true)
    dim.addClass("dim")
    dim.setTakesInput(true)
    dim.onButtonPress { [weak self] press in
      if press.button == 1 { self?.onInput?(.tapOutside) }
      return true
    }
    screen.add(statusBar.canvas)
    screen.add(keyboard.host)
    screen.add(dim)
    screen.setConcealed(true, dim)
    keyboard.onKey = { [weak self] in self?.press($0) }
    // The Home key is read after the screen, which is above it.
    for part in [speaker, edge, screen, homeKey, ghost.widget] as [Widget] {
      device.add(part)
    }
    device.accessibleRole = .filler
    screen.accessibleName = tr("Screen")
    statusBar.canvas.accessibleName = tr("Status bar")
    for part in [speaker, edge, ghost.widget] as [Widget] { device.setConcealed(true, part) }
    canvas.add(device)
    canvas.add(glass)
    canvas.add(ring.widget)
    for part in [glass, ring.widget] as [Widget] { canvas.setConcealed(true, part) }
    presses = PressObserver(canvas) { [weak self] in
      self?.ringsFocus = false
      self?.markTap(x: $0, y: $1)
    }
    interceptor = PressInterceptor(canvas) { [weak self] x, y, modifiers in
      guard let self, modifiers == .control, editor == nil, let onControlPress else {
        return false
      }
      onControlPress(x, y)
      return true
    }
    glass.onButtonPress { [weak self] press in
      if press.button == 1 { self?.pressThroughGlass(press) }
      return true
    }
    canvas.setLayout { [weak self] size in
      guard let self else { return }
      self.size = Size(width: size.width, height: max(1, size.height - footRoom))
      layOut()
    }
    // These parts are shown when they are needed, not with the window.
    for part in [speaker, dim, glass, ghost.widget, ring.widget] as [Widget] {
      part.ignoresShowAll = true
    }
    canvas.showAll()
    canvas.onScaleChanged { [weak self] in
      guard let self else { return }
      LookSheets.load(variant, scale: canvas.scaleFactor)
      if springboard != nil || system != nil {
        LookSheets.loadSystem(variant, scale: canvas.scaleFactor)
      }
    }
    canvas.setDirection(rightToLeft: false)
    widget.add(canvas)
    widget.showAll()
    // The stage knows which of its parts are hidden; a window that shows all must not show them.
    widget.ignoresShowAll = true
    applyLook()
    showDevice()
  }

  /// The device that a prototype is drawn on.
  func model(for prototype: Prototype) -> DeviceModel {
    model.device == prototype.device ? model : prototype.device == .phone ? lastPhone : .tablet
  }

  /// Shows a run of another prototype from the start.
  public func begin(_ prototype: Prototype) {
    begun = prototype
    model = model(for: prototype)
    shownAxes.begin(prototype)
    for view in layers {
      for part in [view.canvas, view.shade?.canvas].compactMap({ $0 }) { screen.remove(part) }
    }
    layers = []
    stacked = []
    if let old = screenView { screen.remove(old.canvas) }
    dropOldScreen()
    for part in around.parts { screen.remove(part) }
    screenView = nil
    around = SystemScreens(of: self)
    simulator = nil
    focus.begin()
    keyboardField = nil
    revealedField = nil
    showDevice()
  }

  /// Shows the current state of a run.
  public func show(_ simulator: Simulator) {
    let wasHeld = self.simulator?.state.orientation
    around.keep(before: simulator)
    self.simulator = simulator
    if wasHeld != simulator.state.orientation {
      if wasHeld != nil, simulator.state.rotation != nil { ghost.take(screen) }
      showDevice()
    }
    // What is disabled is looked up once for each state, not for each frame.
    let disabled = simulator.disabledInputs
    showGround(simulator, disabled: disabled)
    showLayers(simulator, disabled: disabled)
    around.show(simulator)
    showFields(simulator, disabled: disabled)
    layOut()
    draw()
    followFrames()
  }

  /// Draws each frame from now on, as long as something moves.
  func followFrames() {
    guard needsFrames, tick == nil else { return }
    tick = canvas.addTickCallback { [weak self] _ in self?.drawFrame() ?? false }
  }

  var topView: (any LayerView)? {
    let top = simulator?.state.showings.last { !$0.isLeaving }?.dialog
    return layers.last { $0.dialog == top }
  }

  private func applyLook() {
    // The device is a thing and is never mirrored; its screen is.
    screen.setDirection(rightToLeft: shownAxes.direction == .rtl)
    keyboard.host.setDirection(rightToLeft: false)
    let name = variant.name
    if name != appliedLook {
      LookSheets.load(variant, scale: canvas.scaleFactor)
      if let appliedLook { canvas.removeClass(appliedLook) }
      canvas.addClass(name)
      appliedLook = name
      onFitChanged?()
    }
    if springboard != nil || system != nil {
      LookSheets.loadSystem(variant, scale: canvas.scaleFactor)
    }
    canvas.queueResize()
    draw()
  }

  /// Sets the orientation and the size of the device.
  private func showDevice() {
    metrics = DeviceMetrics(model, simulator?.state.orientation ?? .portrait)
    device.setClass("tablet", model == .tablet)
    device.setClass("landscape", metrics.isLandscape)
    speaker.isVisible = model != .tablet && fills == .device
    let least =
      zoomLevel == .fit
      ? metrics.size(at: 0.25, margin: DeviceMetrics.leastMargin) : metrics.size(at: wantedZoom)
    let whole = Size(width: least.width, height: least.height + footRoom)
    canvas.setPreferredSize(minimum: whole, natural: whole)
    canvas.queueResize()
  }

  var alertViews: [AlertView] { layers.compactMap { $0 as? AlertView } }

  /// Whether the next frame can look different without an event before it.
  private var needsFrames: Bool {
    guard !isTimeFrozen else { return false }
    return simulator.map {
      motion.moves($0.state) || $0.state.hold == nil && around.moves(motion)
    } ?? false
  }

  private func drawFrame() -> Bool {
    let move = fieldsMove
    if move || fieldsMoved { layOut() }
    fieldsMoved = move
    draw()
    focus.frameDrawn()
    guard needsFrames || move else {
      tick = nil
      return false
    }
    return true
  }
}
