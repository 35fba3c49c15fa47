import DialogModel
import Gtk
import Stage
import StageGeometry
import TextFitting
import Texts
import WindowWords

/// One dialog on several stages next to each other, each of which can be tapped.
@MainActor
final class ComparisonPage {
  let widget = Box(.vertical)
  /// Called when a person closes the page.
  var onClosed: (@MainActor () -> Void)?
  /// Called when a person wants to go to one of the stages.
  var onChosen: (@MainActor (Comparison.Variant) -> Void)?
  /// Called when a person wants to save what the sheet of stages says.
  var onSave: (@MainActor (FitSheet.Found) -> Void)?
  /// Returns the picture that the document names by a path.
  var picture: PictureSource = .none

  private let dialogs = DropDown()
  private let kinds = Segments<ComparisonKind>(tr("What differs"))
  /// What is chosen while the stages say whether their texts fit.
  private let fit = FitSheet()
  private let summary = Label()
  private let grid = Canvas()
  private var cells: [ComparisonCell] = []
  /// What the sheet of stages shows; `nil` while another comparison is shown.
  private var found: FitSheet.Found?
  private let heads = ComparisonHeads()
  private var kind = ComparisonKind.one(.looks)
  private var document = Prototype()
  private var usual = Comparison.Variant(look: Look(.flat), model: .phone)
  /// The id of the dialog; empty for the start.
  private var chosen = ""

  /// The smallest zoom at which the stages fit the height of the page; else it scrolls.
  private static let leastZoom = 0.4

  init() {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.canFocus = false
    scrolled.add(grid)
    grid.setLayout { [weak self] in self?.layOut($0) }
    scrolled.onAllocate { [weak self] size in
      // Done later, because a layout is in progress.
      MainLoop.idle {
        self?.fit(size)
        return false
      }
    }
    addBar()
    widget.packStart(fit.widget)
    widget.packStart(scrolled, expand: true)
    widget.showAll()
    fit.widget.ignoresShowAll = true
    fit.widget.isVisible = false
  }

  private func addBar() {
    dialogs.accessibleName = tr("Dialog")
    dialogs.onChosen { [weak self] in
      self?.chosen = $0
      self?.fill()
    }
    for kind in ComparisonKind.all {
      kinds.add(
        kind, ToggleButton(label: kind.title), name: kind.title,
        tooltip: kind == .fit
          ? tr("Say where texts are cut, shrunk or scroll")
          : tr("Compare {what}", ["what": kind.title]))
    }
    kinds.select(kind)
    kinds.onChosen = { [weak self] in
      self?.kind = $0
      self?.fill()
    }
    fit.onChanged = { [weak self] in self?.fill() }
    fit.onSave = { [weak self] in
      if let self, let found { onSave?(found) }
    }
    widget.beginComparison(
      tr("Side by side"), [dialogs, kinds.widget], summary,
      tip: tr("Back to the one stage (Ctrl+Shift+L)")
    ) { [weak self] in self?.onClosed?() }
  }

  // MARK: Content

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - usual: what the stages have that does not differ.
  ///   - dialog: the dialog that is shown first; `nil` for the one that was shown last.
  func show(_ document: Prototype, like usual: Comparison.Variant, presenting dialog: DialogID?) {
    self.document = document
    self.usual = usual
    dialogs.removeAll()
    dialogs.append(tr("The start"), id: "")
    for dialog in document.dialogs { dialogs.append(OneLine.beginning(dialog.id), id: dialog.id) }
    if let dialog { chosen = document.name(of: dialog) }
    if !chosen.isEmpty, document.dialog(named: chosen) == nil { chosen = "" }
    dialogs.selected = chosen
    fill()
  }

  /// Ends all runs.
  func empty() {
    fit.cancel()
    for cell in cells {
      cell.end()
      grid.remove(cell.widget)
    }
    heads.empty(grid)
    (cells, found) = ([], nil)
  }

  private func fill() {
    let dialog = chosen.isEmpty ? nil : document.dialog(named: chosen)
    fit.widget.isVisible = kind == .fit
    switch kind {
    case .one(let comparison):
      empty()
      for variant in comparison.variants(of: document, like: usual) {
        let cell = add(variant, presenting: dialog)
        cell.onCutOff = { [weak self] in self?.count() }
      }
      count()
      place()
    case .fit:
      // The stages that are there stay until all texts are measured.
      fit.measure(document, like: usual, presenting: dialog) { [weak self] found in
        self?.show(found, presenting: dialog)
      }
    }
  }

  /// Shows stages with the verdicts on their texts.
  private func show(_ found: FitSheet.Found, presenting dialog: DialogID?) {
    empty()
    self.found = found
    heads.show(found.matrix, on: grid)
    for (variants, measured) in zip(found.matrix.stages, found.cells) {
      for (variant, measured) in zip(variants, measured) {
        let cell = add(variant, presenting: dialog)
        guard let measured else { continue }
        cell.show(
          measured.verdict, count: measured.count(measured.verdict.kind), of: measured.count
        ) { [weak self] in self?.onChosen?(variant) }
      }
    }
    summary.text = FitWording.summary(found.measured.map(\.verdict))
    place()
  }

  private func place() {
    grid.queueResize()
    if room.width > 0 { fit(room) }
  }

  private func add(
    _ variant: Comparison.Variant, presenting dialog: DialogID?
  ) -> ComparisonCell {
    let cell = ComparisonCell(variant, of: document, presenting: dialog, pictures: picture)
    grid.add(cell.widget)
    cells.append(cell)
    return cell
  }

  private func count() { summary.text = Comparison.summary(cells.map(\.cutOff.count)) }

  /// Shows a ring around the part with the keyboard's focus.
  func ringFocus() { for cell in cells { cell.stage.ringsFocus = true } }

  // MARK: Layout

  /// The size of the page without its bar, in pixels.
  private var room = Size(width: 0, height: 0)

  /// The places of the cells in reading order, the height of all, and what else stands in rows and
  /// columns.
  private func places(
    _ width: Double, _ height: Double
  ) -> (cells: [Rectangle], height: Double, matrix: MatrixGrid?) {
    let sizes = cells.map(\.stage.wholeSize).map { (Double($0.width), Double($0.height)) }
    guard let found else {
      let grid = ComparisonGrid(
        row: sizes, caption: ComparisonCell.caption, in: (width, height),
        least: ComparisonPage.leastZoom)
      return (grid.cells, grid.height, nil)
    }
    let columns = found.matrix.columns.count
    let matrix = MatrixGrid(
      stride(from: 0, to: sizes.count, by: max(1, columns)).map {
        Array(sizes[$0..<min($0 + columns, sizes.count)])
      }, hasRowHeads: found.matrix.rows.count > 1, caption: ComparisonCell.caption,
      in: (width, height), least: ComparisonPage.leastZoom)
    return (matrix.cells.flatMap { $0 }, matrix.height, matrix)
  }

  private func fit(_ size: Size) {
    room = size
    let places = places(Double(size.width), Double(size.height))
    // All devices in one scale.
    let zooms = zip(cells, places.cells).map { cell, place in
      let whole = cell.stage.wholeSize
      let isTurned = whole.width > whole.height
      return DeviceMetrics(cell.stage.model, isTurned ? .landscape : .portrait).zoom(
        toFit: Size(width: Int(place.width), height: Int(place.height - ComparisonCell.caption)))
    }
    for cell in cells { cell.stage.mostZoom = zooms.min() }
    let height = places.height
    let wanted = Size(width: 300, height: Int(height.rounded(.down)))
    grid.setPreferredSize(minimum: wanted, natural: wanted)
    grid.queueResize()
  }

  private func layOut(_ size: Size) {
    let places = places(Double(size.width), Double(room.height))
    for (cell, place) in zip(cells, places.cells) { grid.setRectangle(place, of: cell.widget) }
    if let matrix = places.matrix { heads.place(matrix, on: grid) }
  }
}
