import Gtk
import StageGeometry

/// A part that is dragged to another place among its neighbours.
struct PartDrag {
  let part: StagePart
  /// The part whose place it would take.
  var target: StagePart?
}

extension StageEditor {
  /// How far the pointer moves before a press is a drag, in pixels.
  private static let slack = 6.0

  func press(_ box: PartBox, _ press: ButtonPress) {
    endEntry()
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
      drag = PartDrag(part: box.part)
    }
    let zoom = stage.zoom.value
    let (left, top) = (box.place.x + x / zoom, box.place.y + y / zoom)
    let target = boxes.last { other in
      other.part != box.part && other.place.contains(left, top)
        && mayMove?(box.part, other.part) == true
    }
    guard drag?.target != target?.part else { return }
    drag?.target = target?.part
    drawing.queueDraw()
  }

  func endDrag() {
    pressed = nil
    guard let drag else { return }
    self.drag = nil
    drawing.queueDraw()
    if let target = drag.target { onMove?(drag.part, target) } else { onDropElsewhere?(drag.part) }
  }
}
