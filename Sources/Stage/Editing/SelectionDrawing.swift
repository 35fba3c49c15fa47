import Gtk
import StageGeometry

// How the selection is drawn over the stage; lengths as in the design's pictures.

extension StageEditor {
  func draw(_ painter: Painter) {
    let zoom = stage.zoom.value
    painter.saved { painter in
      if let hovered, hovered != selected, let box = box(of: hovered), drag == nil {
        outline(painter, box, width: 1, isDashed: true, offset: 0, zoom)
      }
      let outer = box(of: holder(of: selected))
      if let outer, outer.part != selected {
        outline(painter, outer, width: 1, offset: 4, zoom)
      }
      if let selected, entry == nil, let box = box(of: selected) {
        let isHolder = outer?.part == selected
        if !isHolder { fill(painter, box, zoom) }
        outline(
          painter, box, width: 2,
          offset: isHolder && !isScreen(selected) ? 4 : selected.text == nil ? 0 : 3, zoom)
        if !isHolder, mayDrag(selected) { handles(painter, box.place, zoom) }
      }
      drawDrop(painter, zoom)
      if let box = box(of: dropTarget) {
        if !isScreen(box.part) { fill(painter, box, zoom) }
        outline(painter, box, width: 3, offset: isScreen(box.part) ? 0 : 4, zoom)
      }
    }
  }

  /// Whether a part can be dragged to another place, or onto what it shows.
  private func mayDrag(_ part: StagePart) -> Bool {
    guard part.text == nil else { return false }
    let others = boxes.map(\.part).filter { $0 != part }
    return leadsOn?(part) == true || others.contains { mayMove?(part, $0) == true }
  }

  private func isScreen(_ part: StagePart) -> Bool {
    if case .screen = part.subject { true } else { false }
  }

  private var accent: Color {
    stage.canvas.themeColor("chrome_selection") ?? Color(red: 0.11, green: 0.44, blue: 0.85)
  }

  private var halo: Color {
    stage.canvas.themeColor("chrome_halo") ?? Color(white: 1, alpha: 0.85)
  }

  private func path(
    _ painter: Painter, _ box: PartBox, offset: Double, inset: Double, _ zoom: Double
  ) {
    let grow = offset - inset
    let place = box.place
    painter.roundedRectangle(
      x: place.x * zoom - grow, y: place.y * zoom - grow, width: place.width * zoom + 2 * grow,
      height: place.height * zoom + 2 * grow,
      radius: max(0, box.drawn.corner * zoom + (offset > 0 ? 3 : 0) - inset))
  }

  private func outline(
    _ painter: Painter, _ box: PartBox, width: Double, isDashed: Bool = false, offset: Double,
    _ zoom: Double
  ) {
    // Inside its own edge, where nothing cuts it off.
    let inset = offset > 0 ? 0 : width / 2
    path(painter, box, offset: offset, inset: inset, zoom)
    painter.setColor(halo)
    painter.stroke(width: width + 2)
    path(painter, box, offset: offset, inset: inset, zoom)
    painter.setColor(accent)
    if isDashed { painter.setDash([4, 3]) }
    painter.stroke(width: width)
    if isDashed { painter.setDash([]) }
  }

  private func fill(_ painter: Painter, _ box: PartBox, _ zoom: Double) {
    path(painter, box, offset: 0, inset: 0, zoom)
    var color = accent
    color.alpha = 0.1
    painter.setColor(color)
    painter.fill()
  }

  private func handles(_ painter: Painter, _ place: Rectangle, _ zoom: Double) {
    for (x, y) in [
      (place.x, place.y), (place.maxX, place.y), (place.x, place.y + place.height),
      (place.maxX, place.y + place.height),
    ] {
      painter.roundedRectangle(
        x: x * zoom - 4.5, y: y * zoom - 4.5, width: 9, height: 9, radius: 2)
      painter.setColor(Color(white: 1))
      painter.fillPreserving()
      painter.setColor(accent)
      painter.stroke(width: 2)
    }
  }

  /// A line where a dragged part would come.
  private func drawDrop(_ painter: Painter, _ zoom: Double) {
    guard let drag, let target = box(of: drag.target), let from = box(of: drag.part) else { return }
    if drag.isLink { return outline(painter, target, width: 3, offset: 4, zoom) }
    let (old, new) = (from.place, target.place)
    painter.setColor(accent)
    if abs(new.y - old.y) >= abs(new.x - old.x) {
      let y = (new.y > old.y ? new.y + new.height : new.y) * zoom
      painter.move(to: new.x * zoom + 2, y)
      painter.line(to: new.maxX * zoom - 2, y)
    } else {
      let x = (new.x > old.x ? new.maxX : new.x) * zoom
      painter.move(to: x, new.y * zoom + 2)
      painter.line(to: x, (new.y + new.height) * zoom - 2)
    }
    painter.stroke(width: 3, .round)
  }
}

extension Rectangle {
  /// The right edge.
  var maxX: Double { x + width }

  /// Whether it has a part in common with another one.
  func meets(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.y + other.height && other.y < y + height
  }
}
