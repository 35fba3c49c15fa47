public import DialogModel
public import DialogSimulator
public import Gtk
import StageGeometry

/// Draws a sheet or an activity picker alone, at the foot of a ground that is a little higher.
@MainActor
public final class SheetStage: OneOffStage {
  /// The ground with the sheet on it.
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
  /// The screen of a phone; only its foot is visible.
  private let ground = Canvas()
  let metrics = DeviceMetrics(.phone, .portrait)
  private(set) var view: (any FootView)?
  private var showing: Showing?
  private var isMoving = false
  private var tick: TickCallback?

  /// The height of the ground that is visible above the sheet, in points.
  private static let above = 48.0

  /// Makes an empty ground.
  ///
  /// - Parameters:
  ///   - rightToLeft: whether the sheet is mirrored.
  ///   - zoom: pixels per point, from 0.25 to 2.
  public init(_ variant: LookVariant, rightToLeft: Bool, zoom pixels: Double) {
    self.variant = variant
    self.pixels = pixels
    zoom = widget.becomeGround(of: variant, rightToLeft: rightToLeft, zoom: pixels)
    for part in [widget, ground] { part.zoom = pixels }
    widget.setClips(true)
    ground.addClass("screen")
    widget.add(ground)
    widget.showAll()
    widget.setLayout { [weak self] in self?.layOut($0) }
  }

  /// The tap that Return performs; a sheet has none.
  public var emphasisedButton: Input? { view?.emphasisedButton }
  /// The tap that Escape performs: the cancel button, if there is one.
  public var cancelButton: Input? { view?.cancelButton }

  /// Shows the current state of a simulator.
  public func show(_ simulator: Simulator) {
    showing = simulator.state.showings.last { $0.kind == .sheet || $0.kind == .picker }
    isMoving = simulator.state.isMoving
    if let view, showing == nil {
      for part in [view.canvas, view.shade?.canvas].compactMap({ $0 }) { ground.remove(part) }
      self.view = nil
    } else if let showing {
      let view = view ?? add(showing, simulator)
      view.update(showing, in: simulator, disabled: simulator.disabledInputs)
    }
    draw()
    if isMoving && tick == nil {
      tick = widget.addTickCallback { [weak self] _ in self?.drawFrame() ?? false }
    }
  }

  /// Tells assistive technology which dialog has come in.
  public func announce() {
    guard let view else { return }
    view.canvas.announce(view.announcement)
  }

  private func make(_ showing: Showing, _ simulator: Simulator) -> any FootView {
    let send: @MainActor (Input) -> Void = { [weak self] in self?.onInput?($0) }
    let described = simulator.prototype[showing.dialog]
    if let picker = described?.activityPicker {
      return PickerView(
        showing, picker, device: .phone, picture: .none,
        tapOutside: { _, _ in send(.tapOutside) }, send: send)
    }
    return SheetView(
      showing, simulator.indices[showing.dialog.index],
      style: described?.actionSheet?.shownStyle(
        barStyle: nil, inPopover: false, on: .phone) ?? .default,
      tapOutside: { _, _ in send(.tapOutside) }, send: send)
  }

  private func add(_ showing: Showing, _ simulator: Simulator) -> any FootView {
    let view = make(showing, simulator)
    self.view = view
    if let shade = view.shade {
      ground.add(shade.canvas)
      ground.setConcealed(true, shade.canvas)
    }
    ground.add(view.canvas)
    view.layOut(in: room)
    let height = min(metrics.screenHeight, view.height + SheetStage.above)
    let size = Size(
      width: Int((metrics.screenWidth * pixels).rounded(.up)),
      height: Int((height * pixels).rounded(.up)))
    widget.setPreferredSize(minimum: size, natural: size)
    widget.queueResize()
    return view
  }

  private var room: LayerRoom {
    LayerRoom(
      screen: ground, metrics: metrics, variant: variant,
      ruler: StageRulers.ruler(of: widget, zoom: pixels),
      hairline: Double(variant.ruleWidth) / pixels / Double(widget.scaleFactor), keyboard: 0,
      viewBottom: metrics.screenHeight,
      place: { _ in nil }, bar: { _ in nil }, host: { _ in nil })
  }

  private func layOut(_ size: Size) {
    let whole = Rectangle(
      x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
    var place = whole
    place.y = Double(size.height) / pixels - whole.height
    place.x = (Double(size.width) / pixels - whole.width) / 2
    widget.setRectangle(place, of: ground)
    guard let view else { return }
    if let shade = view.shade {
      shade.canvas.zoom = pixels
      ground.setRectangle(whole, of: shade.canvas)
    }
    view.layOut(in: room)
    draw()
  }

  private func drawFrame() -> Bool {
    draw()
    if !isMoving { tick = nil }
    return isMoving
  }

  private func draw() {
    guard let view, let showing else { return }
    let motion = Motion(theme: variant.theme, now: clock(), isAnimated: isAnimated())
    view.draw(presence: motion.presence(of: showing), on: ground)
  }
}
