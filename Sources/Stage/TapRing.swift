public import DialogModel
import Gtk
import StageGeometry

/// A ring at the place of the last tap, for people who watch a demonstration.
@MainActor
final class TapRing {
  let widget = DrawingArea(takesInput: false)

  private var tick: TickCallback?
  /// The time of the first frame that shows it, in microseconds.
  private var begin: Int64?
  private var age = 0.0
  private var isAnimated = true

  init() {
    widget.onDraw { [weak self] painter, size in self?.draw(painter, size) }
  }

  /// Starts the ring at its current place.
  ///
  /// - Parameter animated: whether it grows and fades; if not, it is shown and then hidden.
  func show(animated: Bool) {
    (begin, age, isAnimated) = (nil, 0, animated)
    widget.show()
    widget.queueDraw()
    guard tick == nil else { return }
    tick = widget.addTickCallback { [weak self] now in self?.step(now) ?? false }
  }

  private func step(_ now: Int64) -> Bool {
    let start = begin ?? now
    begin = start
    age = Double(now - start) / TapMark.length
    guard age < 1 else {
      tick = nil
      widget.hide()
      return false
    }
    if isAnimated { widget.queueDraw() }
    return true
  }

  private func draw(_ painter: Painter, _ size: Size) {
    let mark = TapMark(age: isAnimated ? age : 0)
    let middle = Double(min(size.width, size.height)) / 2
    let (radius, opacity) = (middle * mark.radius, mark.opacity)
    func circle() {
      painter.roundedRectangle(
        x: middle - radius, y: middle - radius, width: 2 * radius, height: 2 * radius,
        radius: radius)
    }
    circle()
    painter.setColor(Color(white: 0.5, alpha: 0.25 * opacity))
    painter.fill()
    // A dark ring around a light ring: one of them is visible on any background.
    for (width, white) in [(0.13, 0.1), (0.07, 1)] {
      circle()
      painter.setColor(Color(white: white, alpha: 0.85 * opacity))
      painter.stroke(width: middle * width)
    }
  }
}

extension Stage {
  /// Marks the place of a press, in pixels of the stage's ground.
  func markTap(x: Double, y: Double) {
    guard marksTaps else { return }
    let half = TapMark.size / 2
    canvas.setRectangle(
      Rectangle(
        x: x / zoom.value - half, y: y / zoom.value - half, width: TapMark.size,
        height: TapMark.size), of: ring.widget)
    ring.show(animated: isAnimated())
  }

  /// Marks the middle of the widget that an input taps, if it is on the stage.
  public func markTap(on input: Input) {
    guard marksTaps, let target = target(of: input) else { return }
    let size = target.allocation
    let middle = target.translate(x: size.width / 2, y: size.height / 2, to: canvas)
    if let middle { markTap(x: Double(middle.x), y: Double(middle.y)) }
  }

  private func target(of input: Input) -> Widget? {
    switch input {
    case .tapButton(let dialog, let index):
      layers.first { $0.dialog == dialog }?.button(at: index)
    case .tapControl(let control):
      screenView?.button(of: control)
        ?? layers.lazy.compactMap { view in
          (view as? PopoverView)?.button(of: control) ?? (view as? PickerView)?.button(of: control)
        }.first
    case .chooseActivity(let dialog, let choice):
      (layers.first { $0.dialog == dialog } as? PickerView)?.tile(of: choice)
    case .launchApp: springboard?.target
    case .home: homeKey
    default: nil
    }
  }
}
