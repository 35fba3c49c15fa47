import DialogModel
import DialogSimulator
import Explorer
import Geometry
import Gtk
import PrototypeFile
import StageGeometry
import Texts
import Workbench

// What the pointer does on the map.

extension FlowView {
  private func place(at point: FlowGeometry.Line.Point) -> Int? {
    scene?.geometry.places.firstIndex { $0.contains(point.x, point.y) }
  }

  private func badge(at point: FlowGeometry.Line.Point) -> Int? {
    guard let scene, zoom >= 0.15 else { return nil }
    for (place, marks) in scene.marks {
      for (number, mark) in marks.prefix(FlowScene.mostBadges).enumerated() {
        let middle = scene.badge(number, of: place)
        if abs(middle.x - point.x) <= 12, abs(middle.y - point.y) <= 12 { return mark }
      }
    }
    return nil
  }

  func label(at point: FlowGeometry.Line.Point) -> Int? {
    guard let scene, zoom >= 0.4 else { return nil }
    return scene.drawn.indices.first {
      scene.labelBox(
        $0,
        width: drawing.width(
          of: scene.map.ways[scene.drawn[$0]], times: FlowDrawing.Setting.text(at: zoom)),
        height: FlowGeometry.label * FlowDrawing.Setting.text(at: zoom)
      ).contains(point.x, point.y)
    }
  }

  /// What is tapped at a point of a miniature.
  private func button(
    at point: FlowGeometry.Line.Point, of place: Int
  ) -> (input: Input, middle: FlowGeometry.Line.Point)? {
    guard let whole = scene?.geometry.places[place], zoom >= 0.4,
      let picture = pictures.picture(of: place)
    else { return nil }
    let box = FlowDrawing.fitted(picture, in: whole)
    var best: (distance: Double, input: Input, middle: FlowGeometry.Line.Point)?
    for (input, part) in pictures.targets(of: place) {
      let middle = (x: box.x + part.x * box.width, y: box.y + part.y * box.height)
      let (across, down) = (abs(middle.x - point.x), abs(middle.y - point.y))
      guard across < 30, down < 8 else { continue }
      if best.map({ across + down < $0.distance }) ?? true {
        best = (across + down, input, middle)
      }
    }
    return best.map { ($0.input, $0.middle) }
  }

  func pressed(_ event: ButtonPress) -> Bool {
    guard event.button == 1 else { return false }
    area.grabFocus()
    let point = point(event.x, event.y)
    if let mark = badge(at: point) {
      onFinding?(mark)
      return true
    }
    if let place = place(at: point) {
      select(place)
      if event.clicks == 2 {
        press = nil
        onEdit?(place)
        return true
      }
      let what: Press =
        button(at: point, of: place).map { .button(place, $0.input, from: $0.middle) }
        ?? .place(place)
      press = (what, event.x, event.y, false)
      return true
    }
    if let number = label(at: point), let scene {
      current = tree?.rows.firstIndex { $0.exit?.way == scene.drawn[number] }
      return true
    }
    press = (.background(x: offset.x, y: offset.y), event.x, event.y, false)
    return true
  }

  func released(_ event: ButtonPress) -> Bool {
    guard let done = press else { return false }
    press = nil
    area.queueDraw()
    switch done.what {
    case .background: break
    case .place(let place): if !done.isDrag { onGo?(place) }
    case .button(let place, let input, _):
      if !done.isDrag {
        onGo?(place)
      } else if let target = self.place(at: point(event.x, event.y)), target != place {
        onLink?(input, target)
      }
    }
    return true
  }

  func moved(_ x: Double, _ y: Double, isHeld: Bool) {
    pointer = (x, y)
    guard isHeld, var now = press else { return point(at: x, y) }
    if abs(x - now.x) + abs(y - now.y) > FlowView.slack { now.isDrag = true }
    press = now
    guard now.isDrag else { return }
    switch now.what {
    case .button: area.queueDraw()
    case .background(let left, let top):
      fits = false
      offset = (left - (x - now.x) / zoom, top - (y - now.y) / zoom)
      limit()
      onChanged?()
    case .place: break
    }
  }

  /// Explains what is under the pointer.
  private func point(at x: Double, _ y: Double) {
    guard let scene else { return }
    let point = point(x, y)
    var words: String?
    let isOnWays = badge(at: point) == nil && place(at: point) == nil
    hovered = isOnWays ? way(at: point) : nil
    if let mark = badge(at: point) {
      words = scene.found.findings[mark - 1].finding.message
    } else if let place = place(at: point) {
      words = tr(
        "{title}\nClick to go there, double click to edit it",
        ["title": scene.map.places[place].title])
    } else if let hovered {
      let way = scene.map.ways[hovered]
      // One alone stands beside the pictures of the way.
      let all = way.exits.count > 1 ? way.exits.indices : 0..<0
      words = all.map { FlowTree.text(of: way, $0, in: scene.map) }.joined(separator: "\n")
    }
    if area.tooltip != words { area.tooltip = words }
  }

  func scrolled(
    _ steps: (across: Double, down: Double), _ place: (x: Double, y: Double),
    _ modifiers: Modifiers
  ) -> Bool {
    if modifiers.contains(.shift) || abs(steps.across) > abs(steps.down) {
      pan((steps.across + steps.down) * 60, 0)
    } else if modifiers.contains(.alt) {
      pan(0, steps.down * 60)
    } else {
      // A step of a wheel is a tenth more or less.
      let factor = max(-3, min(3, -steps.down))
      setZoom(zoom * (1 + 0.1 * factor), about: place)
    }
    return true
  }
}
