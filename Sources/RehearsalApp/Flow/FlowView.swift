import DialogModel
import DialogSimulator
import Explorer
import Geometry
import Gtk
import StageGeometry
import Texts
import Workbench

/// The drawn map: zoomed, moved, pointed at, and gone through with keys.
@MainActor
final class FlowView {
  let area = TreeArea()
  let pictures = FlowPictures()
  /// Called with a place that a person wants to go to.
  var onGo: (@MainActor (Int) -> Void)?
  /// Called with a place that a person wants to edit.
  var onEdit: (@MainActor (Int) -> Void)?
  /// Called with the number of a finding, from 1 on.
  var onFinding: (@MainActor (Int) -> Void)?
  /// Called when the zoom, or what has the focus, has changed.
  var onChanged: (@MainActor () -> Void)?
  /// Called with what a tap does and the place that it shall lead to.
  var onLink: (@MainActor (Input, Int) -> Void)?

  private(set) var scene: FlowScene?
  /// The rows of the tree for assistive technology.
  private(set) var tree: FlowTree?
  private(set) lazy var drawing = FlowDrawing(in: area)
  /// Pixels per point, from 0.05 to 2.
  private(set) var zoom = 1.0
  var offset = (x: 0.0, y: 0.0)
  /// Whether all is shown, as large as the room lets it.
  var fits = true
  private var colors = FlowColors.light
  var fadesCovered = false {
    didSet { area.queueDraw() }
  }
  /// The row of the tree with the focus.
  var current: Int? {
    didSet {
      guard current != oldValue else { return }
      area.current = current
      area.queueDraw()
      onChanged?()
    }
  }

  enum Press {
    case background(x: Double, y: Double)
    case place(Int)
    case button(Int, Input, from: FlowGeometry.Line.Point)
  }
  var press: (what: Press, x: Double, y: Double, isDrag: Bool)?
  var pointer = (x: 0.0, y: 0.0)
  /// The way that is pointed at.
  var hovered: Int? {
    didSet {
      guard hovered != oldValue else { return }
      area.queueDraw()
      onChanged?()
    }
  }

  private static let zooms = 0.05...2.0
  static let slack = 6.0

  init() {
    area.accessibleName = tr("Map of the prototype")
    TreeArea.nameAction(tr("Go there"))
    pictures.onDrawn = { [weak self] in self?.area.queueDraw() }
    drawing.picture = { [weak self] in self?.pictures.picture(of: $0) }
    area.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    area.onAllocate { [weak self] _ in
      guard let self, fits else { return }
      fit()
    }
    area.onButtonPress { [weak self] in self?.pressed($0) ?? false }
    area.onButtonRelease { [weak self] in self?.released($0) ?? false }
    area.onPointerPlace(
      moved: { [weak self] in self?.moved($0, $1, isHeld: $2) },
      left: { [weak self] in
        self?.area.tooltip = nil
        self?.hovered = nil
      })
    area.onFocusIn { [weak self] in self?.onChanged?() }
    area.onFocusOut { [weak self] in self?.onChanged?() }
    area.onScroll { [weak self] in self?.scrolled($0, $1, $2) ?? false }
    area.onRowActivated { [weak self] in self?.activate($0) }
  }

  func setDark(_ dark: Bool) {
    colors = dark ? .dark : .light
    area.queueDraw()
  }

  // MARK: Content

  /// Shows what exploring has found.
  func show(_ found: ExploredMap) {
    drawing.forgetTexts()
    let scene = FlowScene(found, after: self.scene) { self.drawing.width(of: $0) }
    let before = currentPlace.flatMap { self.scene?.map.places[$0].key }
    self.scene = scene
    hovered = nil
    pictures.show(found)
    let tree = FlowTree(found.map) { self.marks($0, scene) }
    self.tree = tree
    area.replaceRows(tree.rows.map { ($0.text, $0.exit != nil) })
    let place = before.flatMap { key in scene.map.places.firstIndex { $0.key == key } }
    current = nil
    current = place.map { tree.rowOfPlace[$0] }
    // What is in sight stays where it is.
    if fits { fit() } else { placeRows() }
    area.queueDraw()
  }

  /// Marks where the run is, and where it was.
  func mark(here: Int?, gone: Set<FlowLayout.Link>) {
    guard var scene, scene.here != here || scene.gone != gone else { return }
    let before = scene.here
    (scene.here, scene.gone) = (here, gone)
    self.scene = scene
    for place in [before, here] { if let place { rename(place) } }
    area.queueDraw()
  }

  /// Lights up a way of moves.
  func light(_ way: [Move]?) {
    guard var scene else { return }
    scene.lit = way.map { scene.links(of: $0) } ?? []
    self.scene = scene
    area.queueDraw()
  }

  private func rename(_ place: Int) {
    guard let scene, let tree, tree.rowOfPlace.indices.contains(place) else { return }
    area.rename(
      tree.rowOfPlace[place], FlowTree.text(of: place, in: scene.map, marks(place, scene)))
  }

  private func marks(_ place: Int, _ scene: FlowScene) -> [String] {
    var marks: [String] = []
    if scene.here == place { marks.append(tr("the run is here")) }
    return marks + FlowTree.mark(findings: scene.marks[place] ?? [])
  }

  /// The place with the focus, or whose way has it.
  var currentPlace: Int? { current.flatMap { tree?.rows[$0].place } }
  /// The words of the row with the focus.
  var currentWords: String? {
    guard let current, let tree, let scene else { return nil }
    let row = tree.rows[current]
    return row.exit == nil
      ? FlowTree.text(of: row.place, in: scene.map, marks(row.place, scene)) : row.text
  }

  // MARK: Room

  private var room: (width: Double, height: Double) {
    (Double(area.allocation.width), Double(area.allocation.height))
  }

  /// Shows all, as large as the room lets it, but never larger than 100 %.
  func fit() {
    fits = true
    guard let scene, room.width > 1 else { return }
    let geometry = scene.geometry
    zoom = min(
      1, max(0.05, min(room.width / geometry.width, room.height / geometry.height)))
    offset = (
      (geometry.width - room.width / zoom) / 2, (geometry.height - room.height / zoom) / 2
    )
    area.queueDraw()
    placeRows()
    onChanged?()
  }

  /// Zooms about a place of the area, in pixels; about its middle where none is given.
  func setZoom(_ wanted: Double, about place: (x: Double, y: Double)? = nil) {
    fits = false
    let place = place ?? (room.width / 2, room.height / 2)
    let point = (x: offset.x + place.x / zoom, y: offset.y + place.y / zoom)
    zoom = min(FlowView.zooms.upperBound, max(FlowView.zooms.lowerBound, wanted))
    offset = (point.x - place.x / zoom, point.y - place.y / zoom)
    limit()
    onChanged?()
  }

  func pan(_ x: Double, _ y: Double) {
    fits = false
    offset = (offset.x + x / zoom, offset.y + y / zoom)
    limit()
  }

  /// Keeps a part of the map in sight.
  func limit() {
    guard let geometry = scene?.geometry else { return }
    func limited(_ value: Double, _ whole: Double, _ seen: Double) -> Double {
      min(max(value, min(0, whole - seen)), max(0, whole - seen))
    }
    offset = (
      limited(offset.x, geometry.width, room.width / zoom),
      limited(offset.y, geometry.height, room.height / zoom)
    )
    area.queueDraw()
    placeRows()
  }

  /// Moves as little as is needed to have a place in sight.
  func reveal(_ place: Int) {
    guard let box = scene?.geometry.places[place] else { return }
    if zoom < 0.4 { setZoom(0.7) }
    let seen = (width: room.width / zoom, height: room.height / zoom)
    let (left, top) = (box.x - 24, box.y - 24)
    let (right, bottom) = (box.x + box.width + 24, box.y + box.height + 60)
    var new = offset
    if right > new.x + seen.width { new.x = right - seen.width }
    if left < new.x { new.x = left }
    if bottom > new.y + seen.height { new.y = bottom - seen.height }
    if top < new.y { new.y = top }
    guard new != offset else { return }
    fits = false
    offset = new
    limit()
  }

  /// Tells assistive technology where the rows are.
  private func placeRows() {
    guard let scene, let tree else { return }
    let drawn = Dictionary(scene.drawn.enumerated().map { ($1, $0) }) { first, _ in first }
    for (number, row) in tree.rows.enumerated() {
      let place = scene.geometry.places[row.place]
      guard let way = row.exit?.way else {
        area.place(number, pixels(place))
        continue
      }
      let box = drawn[way].map {
        scene.labelBox($0, width: drawing.width(of: scene.map.ways[way]))
      }
      let below = Rectangle(
        x: place.x, y: place.y + place.height + 24, width: place.width, height: 16)
      area.place(number, pixels(box ?? below))
    }
  }

  private func pixels(_ box: Rectangle) -> Rectangle {
    Rectangle(
      x: (box.x - offset.x) * zoom, y: (box.y - offset.y) * zoom, width: box.width * zoom,
      height: box.height * zoom)
  }

  func point(_ x: Double, _ y: Double) -> FlowGeometry.Line.Point {
    (offset.x + x / zoom, offset.y + y / zoom)
  }

  // MARK: Drawing

  private func draw(_ painter: Painter, _ size: Size) {
    painter.setColor(colors.ground)
    painter.paint()
    guard let scene else { return }
    if zoom >= 0.5 { dots(painter, size) }
    var setting = FlowDrawing.Setting(
      zoom: zoom, colors: colors, current: area.isFocus ? currentPlace : nil,
      currentWay: hovered ?? current.flatMap { tree?.rows[$0].exit?.way },
      fadesCovered: fadesCovered)
    let corner = point(0, 0)
    setting.part = Rectangle(
      x: corner.x, y: corner.y, width: Double(size.width) / zoom,
      height: Double(size.height) / zoom)
    if case .button(_, _, let from)? = press?.what, press?.isDrag == true {
      setting.dragged = (from, point(pointer.x, pointer.y))
    }
    painter.saved { painter in
      painter.scale(zoom)
      painter.translate(x: -offset.x, y: -offset.y)
      drawing.draw(scene, setting, painter)
    }
  }

  private func dots(_ painter: Painter, _ size: Size) {
    let step = 16 * zoom
    painter.setColor(colors.dot)
    var y = -(offset.y * zoom).truncatingRemainder(dividingBy: step)
    while y < Double(size.height) {
      var x = -(offset.x * zoom).truncatingRemainder(dividingBy: step)
      while x < Double(size.width) {
        painter.rectangle(x: x.rounded(), y: y.rounded(), width: 1, height: 1)
        x += step
      }
      y += step
    }
    painter.fill()
  }

  /// Draws the whole map at 100 %, for a file; pictures that are not drawn yet are missing.
  func drawWhole(_ painter: Painter) {
    guard let scene else { return }
    painter.setColor(FlowColors.light.ground)
    painter.paint()
    drawing.draw(scene, FlowDrawing.Setting(colors: .light), painter)
  }

  // MARK: Keys

  /// Gives a place the focus.
  func select(_ place: Int) {
    guard let tree, tree.rowOfPlace.indices.contains(place) else { return }
    current = tree.rowOfPlace[place]
  }

  /// Moves the focus along the ways.
  func move(_ direction: FlowScene.Direction) {
    guard let scene else { return }
    let from = currentPlace ?? scene.here
    guard let place = from.map({ scene.place(beside: $0, direction) }) ?? 0 else { return }
    select(place)
    reveal(place)
  }

  /// Moves the focus to the next row of the tree, or to the one before: also to ways.
  func moveRow(_ step: Int) {
    guard let tree, !tree.rows.isEmpty else { return }
    let row = min(
      max(0, (current ?? (step > 0 ? -1 : tree.rows.count)) + step), tree.rows.count - 1)
    current = row
    reveal(tree.rows[row].place)
  }

  /// Goes where the focus is.
  func goToCurrent() { if let current { activate(current) } }

  private func activate(_ row: Int) {
    guard let scene, let tree, tree.rows.indices.contains(row) else { return }
    let entry = tree.rows[row]
    current = row
    onGo?(entry.exit.map { scene.map.ways[$0.way].to } ?? entry.place)
  }

  /// Gives the next place whose title has these letters the focus.
  func find(_ text: String, next: Bool) {
    guard let scene, !text.isEmpty, !scene.map.places.isEmpty else { return }
    let wanted = text.lowercased()
    let count = scene.map.places.count
    let start = (currentPlace ?? -1) + (next ? 1 : 0)
    let found = (0..<count).lazy.map { (max(0, start) + $0) % count }
      .first { scene.map.places[$0].title.lowercased().contains(wanted) }
    guard let found else { return }
    select(found)
    reveal(found)
  }
}
