import DialogModel
import Gtk
import StageGeometry
import TextFitting
import Texts
import WindowWords
import Workbench

/// What is chosen for the sheet that says on which stages texts fit: what differs from row to row and
/// from column to column, and what comes first.
@MainActor
final class FitSheet {
  /// The stages with what was measured of each; `nil` for what nothing was measured of.
  struct Found {
    let document: Prototype
    let matrix: FitMatrix
    let cells: [[FitCell?]]

    /// What was measured of all stages in reading order.
    var measured: [FitCell] { cells.flatMap { $0.compactMap { $0 } } }
  }

  let widget = Box(.horizontal, spacing: 8)
  /// Called when something else is chosen.
  var onChanged: (@MainActor () -> Void)?
  /// Called when the sheet shall be saved.
  var onSave: (@MainActor () -> Void)?

  private var rows = FitAxis.languages
  private var columns = FitAxis.textSizes
  private var isWorstFirst = true
  private let fitting = SheetFitting()
  private let save = Button(label: tr("Save As…"))

  init() {
    widget.addClass("comparison-bar")
    widget.accessibleName = tr("Fit")
    addChoice(tr("Rows"), rows) { $0.rows = $1 }
    addChoice(tr("Columns"), columns) { $0.columns = $1 }
    let order = DropDown()
    order.append(tr("Worst First"), id: "worst")
    order.append(tr("As They Are"), id: "")
    order.selected = "worst"
    order.onChosen { [weak self] in
      self?.isWorstFirst = !$0.isEmpty
      self?.onChanged?()
    }
    add(order, tr("Order", context: "of a list"))
    save.tooltip = tr("Save the sheet as a page, a picture or a text")
    save.setFocusOnClick(false)
    save.onClicked { [weak self] in self?.onSave?() }
    widget.packEnd(save)
    widget.showAll()
  }

  private func addChoice(
    _ name: String, _ first: FitAxis, _ set: @escaping @MainActor (FitSheet, FitAxis) -> Void
  ) {
    let choice = DropDown()
    for axis in FitAxis.allCases { choice.append(axis.title, id: axis.rawValue) }
    choice.selected = first.rawValue
    choice.onChosen { [weak self] in
      guard let self, let axis = FitAxis(rawValue: $0) else { return }
      set(self, axis)
      onChanged?()
    }
    add(choice, name)
  }

  private func add(_ choice: DropDown, _ name: String) {
    let label = Label(name)
    label.setLabels(choice)
    choice.accessibleName = name
    widget.packStart(label)
    widget.packStart(choice)
  }

  /// Measures a document; what was measured before and is not told yet is dropped.
  ///
  /// - Parameters:
  ///   - dialog: the dialog that the stages show; `nil` for the start.
  ///   - then: is told the stages in the order in which they are shown.
  func measure(
    _ document: Prototype, like usual: Comparison.Variant, presenting dialog: DialogID?,
    then: @escaping @MainActor (Found) -> Void
  ) {
    let matrix = FitMatrix(rows, columns, of: document, like: usual)
    let isWorstFirst = isWorstFirst
    let take = { @MainActor (cells: [FitSetting: FitCell]) in
      func found(_ matrix: FitMatrix) -> Found {
        Found(
          document: document, matrix: matrix,
          cells: matrix.stages.map { $0.map { cells[FitSheet.setting($0)] } })
      }
      let unsorted = found(matrix)
      guard isWorstFirst else { return then(unsorted) }
      let verdicts = unsorted.cells.map { $0.map { $0?.verdict ?? .fits } }
      then(found(matrix.worstFirst(verdicts)))
    }
    guard let subject = FitSheet.subject(dialog, document) else {
      fitting.cancel()
      return take([:])
    }
    fitting.measure(
      subject, of: document, FitSheet.axes(of: matrix.all), font: Settings.standard.fontName,
      then: take)
  }

  /// Drops what is measured.
  func cancel() { fitting.cancel() }

  private static func axes(of variants: [Comparison.Variant]) -> FitAxes {
    func each<Value: Hashable>(_ value: (FitSetting) -> Value) -> [Value] {
      var seen: Set<Value> = []
      return variants.map { value(setting($0)) }.filter { seen.insert($0).inserted }
    }
    return FitAxes(
      languages: each(\.language), sizes: each(\.size), models: each(\.model),
      orientations: each(\.orientation), themes: each(\.theme))
  }

  /// What the stages show: a dialog, or what the document starts with; `nil` for nothing.
  private static func subject(_ dialog: DialogID?, _ document: Prototype) -> FitSubject.Kind? {
    if let dialog { return .dialog(dialog) }
    return switch document.start {
    case .dialog(let dialog): .dialog(dialog)
    case .screen(let screen): .screen(screen)
    case nil: nil
    }
  }

  nonisolated private static func setting(_ variant: Comparison.Variant) -> FitSetting {
    FitSetting(
      language: variant.language, size: variant.axes.textSize ?? .normal, model: variant.model,
      orientation: variant.orientation, theme: variant.look.theme)
  }
}
