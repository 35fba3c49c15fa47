import Explorer
import Geometry
import Gtk
import StageGeometry
import Texts
import Workbench

/// What a way on the map does, in two pictures of the real stage: what shows before it, and what shows
/// after it.
@MainActor
final class FlowPreview {
  let widget = Box(.vertical, spacing: 6)
  let stills = FlowStills()

  private let words = Label()
  private let holder = Box(.horizontal)
  @Scheduled private var waiting: Source?
  private var shown: Pointed?

  /// How long a way is pointed at before its pictures are drawn.
  private static let pause = Duration.milliseconds(120)

  /// A way that is pointed at, or has the focus.
  struct Pointed: Equatable {
    /// Its number on the map.
    let way: Int
    /// What leads along it; the first where all are pointed at.
    var exit = 0
    /// Whether it is drawn in the lower half of what is seen, so that the pictures stand above.
    let isLow: Bool
  }

  init() {
    widget.addClass("flow-preview")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("What the way does")
    words.addClass("heading")
    words.setEllipsize(.end)
    words.setWidth(characters: 12, atMost: 34)
    widget.packStart(words)
    widget.packStart(holder)
    for part in [words, holder] as [Widget] { part.showAll() }
    widget.ignoresShowAll = true
  }

  /// Shows a way, or nothing.
  func show(_ pointed: Pointed?, on found: ExploredMap?) {
    guard pointed != shown else { return }
    shown = pointed
    waiting?.remove()
    waiting = nil
    guard let pointed, let found, found.map.ways.indices.contains(pointed.way) else {
      return leave()
    }
    waiting = MainLoop.once(after: FlowPreview.pause) { [weak self] in
      self?.waiting = nil
      self?.draw(pointed, on: found)
    }
  }

  private func leave() {
    stills.leave()
    widget.hide()
  }

  private func draw(_ pointed: Pointed, on found: ExploredMap) {
    let way = found.map.ways[pointed.way]
    guard way.exits.indices.contains(pointed.exit) else { return leave() }
    words.text = FlowTree.text(of: way, pointed.exit, in: found.map)
    words.tooltip = words.text
    // Not over the way itself.
    widget.align(.end, pointed.isLow ? .start : .end)
    widget.setMargins(top: pointed.isLow ? 52 : 12, bottom: 12, start: 12, end: 12)
    stills.show(way, pointed.exit, on: found, inside: holder)
    widget.show()
  }
}

extension FlowView {
  /// The way at a point: its name, its line, or its words below its place.
  func way(at point: FlowGeometry.Line.Point) -> Int? {
    guard let scene else { return nil }
    if let number = label(at: point) { return scene.drawn[number] }
    if let back = back(at: point) { return back }
    // As near as a person can point.
    let near = 5 / zoom
    let line = scene.geometry.lines.firstIndex { $0.distance(to: point) < near }
    return line.map { scene.drawn[$0] }
  }

  /// The way back whose words below its place are at a point.
  private func back(at point: FlowGeometry.Line.Point) -> Int? {
    guard let scene, zoom >= 0.4 else { return nil }
    let size = FlowDrawing.Setting.text(at: zoom)
    for (place, ways) in scene.backs {
      let room = scene.geometry.places[place]
      let box = pictures.picture(of: place).map { FlowDrawing.fitted($0, in: room) } ?? room
      let row = (point.y - box.y - box.height) / size - 25
      guard abs(point.x - box.x - box.width / 2) < 100, row >= 0 else { continue }
      let number = Int(row / 14)
      if number < min(2, ways.count) { return ways[number] }
    }
    return nil
  }

  /// The way that is pointed at; else that which has the keyboard's focus.
  var pointed: FlowPreview.Pointed? {
    guard let scene else { return nil }
    let exit = area.isFocus ? current.flatMap { tree?.rows[$0].exit } : nil
    guard let way = hovered ?? exit?.way else { return nil }
    let middle: FlowGeometry.Line.Point
    if let drawn = scene.drawn.firstIndex(of: way) {
      middle = scene.geometry.lines[drawn].label
    } else {
      let place = scene.geometry.places[scene.map.ways[way].from]
      middle = (place.x, place.y + place.height)
    }
    let isLow = (middle.y - offset.y) * zoom > Double(area.allocation.height) / 2
    return FlowPreview.Pointed(
      way: way, exit: hovered == nil ? exit?.number ?? 0 : 0, isLow: isLow)
  }
}
