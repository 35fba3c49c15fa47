import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import WindowWords
import Workbench

// A dialog of the document on several stages side by side.

extension MainWindow {
  /// Adds the action that compares.
  func connectComparison() {
    let action = StatefulAction(switch: "side-by-side", initial: false) { [weak self] in
      if let self { compare(!isComparing) }
    }
    window.add(action)
    comparisonAction = action
  }

  /// Whether stages are compared.
  var isComparing: Bool { pages.visibleChildName == "comparison" }

  /// Shows several stages in place of the one, or the one again.
  func compare(_ compares: Bool) {
    guard compares != isComparing, session != nil, !presenting.isOn else { return }
    if compares {
      let page = comparison ?? ComparisonPage()
      if comparison == nil {
        comparison = page
        page.onClosed = { [weak self] in self?.compare(false) }
        pages.add(page.widget, named: "comparison")
      }
      pages.visibleChildName = "comparison"
      fillComparison(first: true)
    } else {
      comparison?.empty()
      pages.visibleChildName = "document"
    }
    controls.hasStage = !compares
    comparisonAction?.show(isOn: compares)
    window.setFocus(nil)
  }

  /// Compares what the document says now.
  ///
  /// - Parameter first: whether the dialog that is up in the run is shown.
  func fillComparison(first: Bool = false) {
    guard isComparing, let document = workbench.prototype else { return }
    comparison?.picture = PictureSource { [weak self] in self?.pictures?.content(of: $0) }
    let up = session?.state.showings.last { !$0.isLeaving }?.dialog
    comparison?.show(
      document,
      like: Comparison.Variant(
        look: stage.look, model: stage.model, axes: stage.setAxes, language: workbench.language),
      presenting: first ? up ?? (document.dialogs.isEmpty ? nil : DialogID(0)) : nil)
  }

  /// Handles a key while stages are compared.
  func handleInComparison(_ press: KeyPress) -> Bool {
    if MainWindow.keysOfFocus.contains(press.name) { comparison?.ringFocus() }
    guard press.name == "Escape", press.modifiers.isEmpty else { return false }
    compare(false)
    return true
  }
}
