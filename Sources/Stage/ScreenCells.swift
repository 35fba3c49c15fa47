import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// The controls between the bars of a screen, which scroll; only those near sight are made.
@MainActor
final class ScreenCells {
  /// The pane that scrolls.
  let pane = Canvas()

  private let contents: [CellContent]
  private let continues: Set<Int>
  private let starts: Set<Int>
  /// The places of the fields among the cells.
  private let fieldPlaces: [FieldID: Int]
  private let lastField: Int?
  private let attachments: Attachments?
  private let picture: PictureSource
  private let send: @MainActor (Input) -> Void
  private lazy var rows = Rows<ScreenCell>(in: pane) { [unowned self] in makeCell($0) }
  private var heights: TextHeights
  /// What is disabled, for cells that are made later.
  private var disabled: Set<Input> = []
  private var simulator: Simulator?
  private var layout: CellsLayout?
  /// What the last layout was made for.
  private var given: (width: Double, metrics: ScreenMetrics, zoom: Double, height: Double)?

  init(
    _ controls: [(id: ControlID, control: Control)],
    picture: PictureSource, attachments: Attachments?,
    send: @escaping @MainActor (Input) -> Void
  ) {
    contents = CellContent.all(controls)
    starts = Set(contents.indices.filter { [contents] in contents[$0].startsGroup })
    continues = Set(contents.indices.filter { [contents] in contents[$0].continues })
    var places: [FieldID: Int] = [:]
    for (place, content) in contents.enumerated() where content.control.textField != nil {
      places[.control(content.id)] = place
    }
    fieldPlaces = places
    lastField = places.values.max()
    heights = TextHeights(contents.map(\.text))
    (self.picture, self.attachments, self.send) = (picture, attachments, send)
    pane.accessibleRole = .filler
    pane.setClips(true)
    pane.setTakesInput(true)
    attachments?.put(on: pane)
    rows.place = { [weak self] cell, place, _ in
      guard let self, let layout, let given else { return }
      cell.layOut(layout.cells[place], on: pane, given.metrics)
    }
    rows.onScrolled = { [weak self] in self?.layOutAgain() }
    rows.prepare(Array(contents.indices))
  }

  private func makeCell(_ place: Int) -> ScreenCell {
    let cell = ScreenCell(contents[place], picture: picture, send: send)
    enable(cell)
    if let field = cell.field {
      field.leadsOn = place != lastField
      if let simulator { field.update(simulator, disabled: disabled) }
    }
    return cell
  }

  private func enable(_ cell: ScreenCell) { cell.update(simulator, disabled: disabled) }

  /// The identifiers of all controls.
  var controls: some Sequence<ControlID> { contents.lazy.map(\.id) }

  var isEmpty: Bool { contents.isEmpty }

  /// The views of the fields that are made.
  var fields: [FieldView] { rows.inOrder.compactMap(\.field) }

  /// The parts of the cells that are made.
  var drawnParts: [DrawnStagePart] { rows.inOrder.flatMap { $0.drawnParts(in: pane) } }

  func holds(_ field: FieldID) -> Bool { fieldPlaces[field] != nil }

  /// The widgets that can have the keyboard's focus, of those that are made.
  var focusable: [Widget] { rows.inOrder.flatMap(\.focusable) }

  /// The cell of a control; `nil` if it is not made.
  func cell(of control: ControlID) -> ScreenCell? {
    place(of: control).flatMap { rows.made[$0] }
  }

  /// The rectangle of a control in the pane, as it is scrolled; `nil` if the control is not here.
  func rectangle(of control: ControlID) -> Rectangle? {
    guard let place = place(of: control), var rectangle = rows.rectangle(of: place) else {
      return nil
    }
    rectangle.y -= pane.offset
    return rectangle
  }

  /// The control at a height in the pane as it is scrolled, in points, and its kind.
  func control(at y: Double) -> CellContent? {
    rows.key(at: y + pane.offset).map { contents[$0] }
  }

  private func place(of control: ControlID) -> Int? {
    // The controls ascend, those of the bars left out; only very long captions come in pieces.
    var (low, high) = (0, contents.count)
    while low < high {
      let middle = (low + high) / 2
      if contents[middle].id.index < control.index { low = middle + 1 } else { high = middle }
    }
    return low < contents.count && contents[low].id == control ? low : nil
  }

  /// Shows which controls are disabled, and keeps the field that is being edited.
  ///
  /// The fields that are made already are updated with the others of the stage.
  func update(_ simulator: Simulator?, disabled: Set<Input>) {
    (self.simulator, self.disabled) = (simulator, disabled)
    for (place, cell) in rows.made {
      let value = cell.value
      enable(cell)
      // The knob of a switch moves.
      if cell.value != value, let layout, let given {
        cell.layOut(layout.cells[place], on: pane, given.metrics)
      }
    }
    rows.kept = simulator?.state.keyboardField.flatMap { fieldPlaces[$0] }
  }

  /// Scrolls so that a control is visible.
  ///
  /// - Returns: whether it was not.
  func reveal(control: ControlID, room: Double) -> Bool {
    guard let place = place(of: control), let rectangle = rows.rectangle(of: place) else {
      return false
    }
    let before = pane.offset
    pane.offset = CellsLayout.offset(showing: rectangle, from: before, room: room)
    return pane.offset != before
  }

  /// Scrolls so that a field is visible.
  func reveal(_ field: FieldID, room: Double) {
    guard let place = fieldPlaces[field], let rectangle = rows.rectangle(of: place) else { return }
    pane.offset = CellsLayout.offset(showing: rectangle, from: pane.offset, room: room)
  }

  /// Places the cells.
  ///
  /// - Parameters:
  ///   - width: the width of the screen, in points.
  ///   - height: the visible height of the pane, in points.
  /// - Returns: the height of the content, in points.
  func layOut(
    width: Double, _ metrics: ScreenMetrics, zoom: Double, height: Double
  ) -> Double {
    pane.zoom = zoom
    given = (width, metrics, zoom, height)
    return layOutMeasured()
  }

  /// Takes the heights of captions that have come near sight into account.
  private func layOutAgain() {
    guard let given else { return }
    self.given?.height = Double(pane.allocation.height) / given.zoom
    if measure() { _ = layOutMeasured() }
  }

  /// Lays out with the heights that are known, measures the captions that this makes, and so on
  /// until nothing changes; the topmost row in sight stays where it is.
  private func layOutMeasured() -> Double {
    var total = 0.0
    _ = measure()
    for _ in 0..<4 {
      total = layOutOnce()
      if !measure() { break }
    }
    return total
  }

  private func layOutOnce() -> Double {
    guard let given else { return 0 }
    let fixed = pane.offset > 0 ? rows.key(at: pane.offset) : nil
    let before = fixed.flatMap { rows.rectangle(of: $0)?.y }
    let kinds = contents.map { $0.kind(given.metrics.theme) }
    let layout = CellsLayout(
      kinds, continues: continues, starts: starts, given.metrics, width: given.width
    ) {
      heights.height(of: $0, width: $1)
    }
    self.layout = layout
    var end = layout.end
    if let attachments {
      end = attachments.layOut(
        on: pane, y: end, width: given.width, inset: given.metrics.captionInset)
    }
    let total = layout.height(endingAt: end)
    pane.setContentHeight(total)
    if contents.count > RowsInSight.few, let fixed, let before {
      pane.offset += layout.cells[fixed].place.y - before
    }
    rows.layOut(Array(contents.indices), layout.cells.map(\.place), extent: given.height)
    return total
  }

  /// Measures the captions that are made.
  ///
  /// - Returns: whether a height has changed.
  private func measure() -> Bool {
    guard let given else { return false }
    let room = Int((given.width - 2 * given.metrics.captionInset) * given.zoom)
    var changed = false
    for (place, cell) in rows.made {
      guard let label = cell.label else { continue }
      let height = Double(label.textHeight(forWidth: room)) / given.zoom
      if heights.set(height, of: place) { changed = true }
    }
    return changed
  }
}
