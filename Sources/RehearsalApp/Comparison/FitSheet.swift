import DialogModel
import Gtk
import PangoRuler
import StageGeometry
import TextFitting
import Texts
import WindowWords

/// What is chosen for the sheet that says on which stages texts fit: what differs from row to row and
/// from column to column, and what comes first.
@MainActor
final class FitSheet {
  let widget = Box(.horizontal, spacing: 8)
  /// Called when something else is chosen.
  var onChanged: (@MainActor () -> Void)?

  private var rows = Comparison.languages
  private var columns = Comparison.textSizes
  private var isWorstFirst = true

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
    widget.showAll()
  }

  private func addChoice(
    _ name: String, _ first: Comparison, _ set: @escaping @MainActor (FitSheet, Comparison) -> Void
  ) {
    let choice = DropDown()
    for axis in Comparison.allCases { choice.append(axis.title, id: axis.rawValue) }
    choice.selected = first.rawValue
    choice.onChosen { [weak self] in
      guard let self, let axis = Comparison(rawValue: $0) else { return }
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

  /// The stages of a document with the verdicts on their texts, in the order in which they are shown.
  ///
  /// - Parameter dialog: the dialog that they show; `nil` for the start.
  func stages(
    of document: Prototype, like usual: Comparison.Variant, presenting dialog: DialogID?
  ) -> [(variant: Comparison.Variant, cell: FitCell?)] {
    let variants = Comparison.product(rows, columns, of: document, like: usual)
    let cells = cells(variants, document, FitSheet.subject(dialog, document))
    let all = variants.map { (variant: $0, cell: cells[FitSheet.setting($0)]) }
    guard isWorstFirst else { return all }
    return all.enumerated().sorted { one, other in
      let (left, right) = (
        one.element.cell?.verdict ?? .fits, other.element.cell?.verdict ?? .fits
      )
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  private func cells(
    _ variants: [Comparison.Variant], _ document: Prototype, _ subject: FitSubject.Kind?
  ) -> [FitSetting: FitCell] {
    guard let subject, let ruler = PangoRuler(font: Settings.standard.fontName) else { return [:] }
    let settings = variants.map(FitSheet.setting)
    var axes = FitAxes(of: document)
    axes.languages = Array(Set(settings.map(\.language)))
    axes.sizes = Array(Set(settings.map(\.size)))
    axes.models = Array(Set(settings.map(\.model)))
    axes.themes = Array(Set(settings.map(\.theme)))
    axes.orientations = [.portrait]
    var cells: [FitSetting: FitCell] = [:]
    FitGrid(document, axes, ruler).measure(only: subject) { cells[$0.setting] = $0 }
    return cells
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

  private static func setting(_ variant: Comparison.Variant) -> FitSetting {
    FitSetting(
      language: variant.language, size: variant.axes.textSize ?? .normal, model: variant.model,
      orientation: .portrait, theme: variant.look.theme)
  }
}
