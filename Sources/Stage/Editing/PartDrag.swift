import Gtk
import StageGeometry

/// A part that is dragged to another place among its neighbours.
struct PartDrag {
  let part: StagePart
  /// The part whose place it would take, or that it would show.
  var target: StagePart?
  /// Whether it would show the target.
  var isLink = false
  /// Where the pointer is, in pixels of the stage's ground.
  var place = (x: 0.0, y: 0.0)
}

extension StageEditor {
  /// How far the pointer moves before a press is a drag, in pixels.
  private static let slack = 6.0

  func press(_ box: PartBox, _ press: ButtonPress) {
    endEntry()
    forgetAwaited()
    guard press.button == 1 || press.button == 3 else { return }
    pressed = (press.x, press.y)
    box.box.grabFocus()
    if selected != box.part { onSelect?(box.part) }
    if press.button == 3 { return onMenu?(box.part, box.box) ?? () }
    if press.clicks == 2 { onActivate?(box.part) }
  }

  func move(_ box: PartBox, _ x: Double, _ y: Double, isHeld: Bool) {
    guard isHeld, box.part.text == nil, let pressed else { return hover(box.part) }
    if drag == nil {
      guard abs(x - pressed.x) + abs(y - pressed.y) > StageEditor.slack else { return }
      // A second press that continues as a drag writes nothing.
      if entry != nil {
        endEntry()
        box.box.grabFocus()
      }
      drag = PartDrag(part: box.part)
    }
    let zoom = stage.zoom.value
    let (left, top) = (box.place.x + x / zoom, box.place.y + y / zoom)
    drag?.place = (left * zoom, top * zoom)
    let under = boxes.filter { $0.part != box.part && $0.place.contains(left, top) }
    let target = under.last { mayMove?(box.part, $0.part) == true }
    let shown = target == nil ? under.last { mayLink?(box.part, $0.part) == true } : nil
    let outer = shown.flatMap { holder(of: $0.part) }
    _ = onDragOutside?(box.part, left * zoom, top * zoom, false)
    guard drag?.target != target?.part ?? outer else { return }
    drag?.target = target?.part ?? outer
    drag?.isLink = outer != nil
    drawing.queueDraw()
  }

  func endDrag() {
    pressed = nil
    guard let drag else { return }
    self.drag = nil
    drawing.queueDraw()
    if onDragOutside?(drag.part, drag.place.x, drag.place.y, true) == true { return }
    guard let target = drag.target else { return onDropElsewhere?(drag.part) ?? () }
    if drag.isLink { onLink?(drag.part, target) } else { onMove?(drag.part, target) }
  }
}
