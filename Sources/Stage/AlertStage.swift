public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry

/// Draws the alerts of a run alone, on a ground that is a little larger, without a device or a
/// screen.
///
/// Like ``Stage``, it has no rules about the order of events: it shows the state of the simulator.
@MainActor
public final class AlertStage {
  /// The ground with the alert on it.
  public let widget = Canvas()

  /// Called with each input of a person.
  public var onInput: (@MainActor (Input) -> Void)?
  /// The simulated time that is drawn, in milliseconds.
  public var clock: @MainActor () -> Double = { 0 }
  /// Whether movements are animated; if not, each movement is at its end at once.
  public var isAnimated: @MainActor () -> Bool = { true }

  let variant: LookVariant
  private let pixels: Double
  private let zoom: Zoom
  private let ground = Canvas()
  private let dim = Canvas()
  /// Lies over everything while a widget is drawn at another place than GDK has for it.
  private let glass = EventBox(above: true)
  private var views: [AlertView] = []
  private var alerts: [Showing] = []
  /// The field that is being edited, if there is one.
  private var firstResponder: FieldID?
  private var isMoving = false
  private var tick: TickCallback?
  /// How many frames have been drawn since an alert was added.
  private var frames = 0

  /// The space between the alert and the edge of the window, in points.
  private static let margin = 24.0
  /// The height for an alert between the status bar and the edge of the shorter phone, in points.
  private static let highest = 444.0

  /// Makes an empty ground.
  ///
  /// - Parameters:
  ///   - rightToLeft: whether the alert is mirrored.
  ///   - zoom: pixels per point, from 0.25 to 2.
  public init(_ variant: LookVariant, rightToLeft: Bool, zoom pixels: Double) {
    self.variant = variant
    self.pixels = pixels
    zoom = widget.becomeGround(of: variant, rightToLeft: rightToLeft, zoom: pixels)
    for part in [widget, ground, dim] { part.zoom = pixels }
    ground.addClass("screen")
    dim.addClass("dim")
    dim.setTakesInput(true)
    dim.onButtonPress { [weak self] press in
      if press.button == 1 { self?.onInput?(.tapOutside) }
      return true
    }
    glass.onButtonPress { [weak self] press in
      if press.button == 1 { self?.pressThroughGlass(press) }
      return true
    }
    ground.add(dim)
    ground.setConcealed(true, dim)
    widget.add(ground)
    widget.add(glass)
    widget.setConcealed(true, glass)
    glass.ignoresShowAll = true
    widget.showAll()
    widget.setLayout { [weak self] in self?.layOut($0) }
  }

  /// Shows the current state of a run.
  public func show(_ simulator: Simulator) {
    alerts = simulator.state.showings
    isMoving = simulator.state.isMoving
    firstResponder = simulator.state.firstResponder
    for view in views where !alerts.contains(where: { $0.dialog == view.dialog }) {
      ground.remove(view.canvas)
    }
    let disabled = simulator.disabledInputs
    let before = views.count
    views = alerts.map { alert in
      if let view = views.first(where: { $0.dialog == alert.dialog }) {
        view.update(alert, disabled: disabled)
        return view
      }
      let indices = simulator.indices[alert.dialog.index]
      let fields = simulator.prototype[alert.dialog]?.alert?.shownFields ?? []
      let view = AlertView(alert, indices, fields, picture: .none) { [weak self] in
        self?.onInput?($0)
      }
      view.update(alert, disabled: disabled)
      ground.add(view.canvas)
      return view
    }
    for field in views.flatMap(\.fields) { field.update(simulator, disabled: disabled) }
    if views.count > before {
      fit()
      beginArrival()
    }
    draw()
    if isMoving && tick == nil {
      tick = widget.addTickCallback { [weak self] _ in self?.drawFrame() ?? false }
    }
  }

  private var editedField: FieldView? {
    views.flatMap(\.fields).first { $0.id == firstResponder }
  }

  /// Gives the keyboard's focus to the emphasised button of the topmost alert.
  public func focusButton(in window: Window) { views.last?.focusButton(in: window) }

  /// Whether the focus is on the emphasised button of the topmost alert.
  public func focusesEmphasisedButton(in window: Window) -> Bool {
    views.last?.focusesEmphasisedButton(in: window) ?? false
  }

  /// Whether an input method has keys that are not text yet.
  public var isComposing: Bool { editedField?.isComposing ?? false }

  /// Gives the keyboard's focus to the field that is being edited, and takes the focus from a field
  /// that is not being edited.
  ///
  /// - Returns: whether a field is being edited.
  @discardableResult
  public func focusEditedField(in window: Window) -> Bool {
    guard let field = editedField, field.entry.isMapped else {
      if views.flatMap(\.fields).contains(where: { window.hasFocus($0.entry) }) {
        window.setFocus(nil)
      }
      return false
    }
    if !window.hasFocus(field.entry) { field.takeFocus() }
    return true
  }

  /// Tells assistive technology which alert has come in.
  public func announce() {
    for view in views { view.canvas.announce(view.announcement) }
  }

  /// The tap on the emphasised button of the topmost alert, if there is one.
  public var emphasisedButton: Input? { views.last?.emphasisedButton }

  /// The tap on the cancel button of the topmost alert, if it has one.
  public var cancelButton: Input? { views.last?.cancelButton }

  /// Asks for enough room for the alert and some ground around it.
  private func fit() {
    let height = views.map(layOut).max() ?? 0
    let size = Size(
      width: Int(((variant.alert.width + 2 * AlertStage.margin) * pixels).rounded(.up)),
      height: Int(((height + 2 * AlertStage.margin) * pixels).rounded(.up)))
    widget.setPreferredSize(minimum: size, natural: size)
    widget.queueResize()
  }

  /// - Returns: the height of the alert, in points.
  private func layOut(_ view: AlertView) -> Double {
    view.layOut(
      variant.alert, StageRulers.ruler(of: widget, zoom: pixels),
      hairline: Double(variant.ruleWidth) / pixels / Double(widget.scaleFactor),
      maximumHeight: AlertStage.highest)
  }

  private func layOut(_ size: Size) {
    let (width, height) = (Double(size.width) / pixels, Double(size.height) / pixels)
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    for part in [ground, glass] as [Widget] { widget.setRectangle(whole, of: part) }
    ground.setRectangle(whole, of: dim)
    for view in views {
      let (wide, tall) = (variant.alert.width, layOut(view))
      let place = Rectangle(
        x: (width - wide) / 2, y: ((height - tall) / 2 * pixels).rounded() / pixels, width: wide,
        height: tall)
      ground.setRectangle(place, of: view.canvas)
    }
  }

  /// Leaves the blurred shadow of an alert that comes in to its second frame, so that the window is
  /// there sooner.
  private func beginArrival() {
    guard isMoving, isAnimated() else { return }
    frames = 0
    views.last?.canvas.addClass("arriving")
  }

  private func drawFrame() -> Bool {
    draw()
    frames += 1
    // A frame is painted after this call; on a slow machine the first one may come when nothing
    // moves any more.
    let isFirst = frames == 1
    if !isFirst { views.forEach { $0.canvas.removeClass("arriving") } }
    let goesOn = isMoving || isFirst
    if !goesOn { tick = nil }
    return goesOn
  }

  private func draw() {
    let motion = Motion(theme: variant.theme, now: clock(), isAnimated: isAnimated())
    let (appearances, dimming) = motion.appearances(of: alerts)
    ground.setAppearance(opacity: dimming, of: dim)
    for (view, appearance) in zip(views, appearances) {
      view.canvas.isVisible = appearance.opacity > 0
      ground.setAppearance(scale: appearance.scale, opacity: appearance.opacity, of: view.canvas)
    }
    glass.isVisible = appearances.contains { $0.scale != 1 }
  }

  /// Handles a press while something moves: it presses the widget that is drawn there.
  private func pressThroughGlass(_ press: ButtonPress) {
    glass.hide()
    widget.press(x: press.x, y: press.y)
    draw()
  }
}
