public import DialogModel
public import Gtk
public import StageGeometry

/// A ring at the place of the last tap, for people who watch a demonstration.
@MainActor
final class TapRing {
  var widget: DrawingArea { mark.widget }

  /// The width of the room for the ring with its outline, in points.
  static let room = TapMark.size + 4

  private let mark = PressMark()
  private var isAnimated = true

  init() {
    widget.onDraw { [weak self] painter, size in self?.draw(painter, size) }
  }

  /// Starts the ring at its current place.
  ///
  /// - Parameter animated: whether it grows and fades; if not, it is shown and then hidden.
  func show(animated: Bool) {
    isAnimated = animated
    mark.show(animated: animated)
  }

  private func draw(_ painter: Painter, _ size: Size) {
    let middle = Double(min(size.width, size.height)) / 2
    let ring = TapMark(age: mark.age, isAnimated: isAnimated)
    ring.draw(painter, x: middle, y: middle, point: 2 * middle / TapRing.room)
  }
}

extension TapMark {
  /// Draws the mark around a point.
  ///
  /// - Parameter point: the length of a point.
  @MainActor
  public func draw(_ painter: Painter, x: Double, y: Double, point: Double) {
    let border = TapMark.border * point
    let radius = width / 2 * point - border / 2
    func circle() {
      painter.roundedRectangle(
        x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius)
    }
    circle()
    // Blue lets the letters under it be read.
    painter.setColor(Color(red: 0.11, green: 0.44, blue: 0.85, alpha: 0.2 * opacity))
    painter.fill()
    // A dark ring around a light ring: one of them is visible on any background.
    let dark = Color(red: 0.07, green: 0.29, blue: 0.58, alpha: 0.9 * opacity)
    for (width, color) in [
      (border + 2 * point, dark), (border, Color(white: 1, alpha: 0.85 * opacity)),
    ] {
      circle()
      painter.setColor(color)
      painter.stroke(width: width)
    }
  }
}

extension Stage {
  /// Marks the place of a press, in pixels of the stage's ground.
  func markTap(x: Double, y: Double) {
    guard marksTaps else { return }
    let half = TapRing.room / 2
    canvas.setRectangle(
      Rectangle(
        x: x / zoom.value - half, y: y / zoom.value - half, width: TapRing.room,
        height: TapRing.room), of: ring.widget)
    ring.show(animated: isAnimated())
  }

  /// Marks the middle of the widget that an input taps, if it is on the stage.
  public func markTap(on input: Input) {
    if marksTaps, let middle = middle(of: input) { markTap(x: middle.x, y: middle.y) }
  }

  /// The middle of the widget that an input taps, in pixels of the stage's ground; `nil` if it is
  /// not on the stage.
  func middle(of input: Input) -> (x: Double, y: Double)? {
    guard let target = target(of: input) else { return nil }
    let size = target.allocation
    let middle = target.translate(x: size.width / 2, y: size.height / 2, to: canvas)
    return middle.map { (Double($0.x), Double($0.y)) }
  }

  private func button(of control: ControlID, segment: Int? = nil) -> Widget? {
    let views = [screenView] + layers.map(\.screenView)
    return views.lazy.compactMap { $0?.button(of: control, segment: segment) }.first
  }

  func target(of input: Input) -> Widget? {
    switch input {
    case .tapButton(let dialog, let index):
      layers.first { $0.dialog == dialog }?.button(at: index)
    case .tapControl(let control): button(of: control)
    case .tapBack:
      layers.lazy.reversed().compactMap { $0.screenView?.backButton }.first
        ?? screenView?.backButton
    case .tapSegment(let control, let index): button(of: control, segment: index)
    case .chooseActivity(let dialog, let choice):
      (layers.first { $0.dialog == dialog } as? PickerView)?.tile(of: choice)
    case .tapField(let field): fieldViews.first { $0.id == field }?.canvas
    case .launchApp: springboard?.target
    case .home: homeKey
    default: nil
    }
  }
}
