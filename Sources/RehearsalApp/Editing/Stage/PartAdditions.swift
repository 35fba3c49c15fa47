import PrototypeEditing
import PrototypeFile
import Stage
import WindowWords
import Workbench

// What can be added to the screen or the dialog that is edited.

extension PartsController {
  /// The round buttons next to what is selected.
  var additions: [StageEditor.Addition] {
    guard let editor = stage.editor, let paths = stagePaths,
      let holder = editor.holder(of: selectedStagePart)
    else { return [] }
    return Addition.all(near: workbench.editing.selection, in: paths.editor).compactMap {
      addition in
      addition.side.map { side in
        StageEditor.Addition(holder, side, addition.title) { [weak self] in self?.add(addition) }
      }
    }
  }

  /// Adds a button to the selected alert or sheet.
  func addButton() {
    let additions = Addition.all(near: workbench.editing.selection, in: stagePaths?.editor)
    guard let addition = additions.first(where: { [.alertButton, .sheetButton].contains($0) })
    else { return }
    add(addition)
  }

  /// Adds something to what is selected, and opens its title: what is typed next takes its place.
  func add(_ addition: Addition) {
    let path = workbench.editing.selection
    tryEdit { () throws(EditRefusal) in
      guard let change = try addition.edits(near: path, in: workbench.editor()) else { return }
      try workbench.edit(change.edits, named: nil, from: .stage)
      workbench.select(change.path)
    }
    stage.editor?.offerTextSoon()
  }
}

extension Addition {
  /// Where its round button is: at the outer end of what it adds to; `nil` for what only the menu
  /// has.
  fileprivate var side: StageEditor.Addition.Side? {
    switch self {
    case .alertButton, .sheetButton, .activity: .right
    case .alertField: .left
    case .row: .below
    case .section: .right
    case .leftBarButton: .topLeft
    case .rightBarButton: .topRight
    case .toolbarButton: .bottomRight
    case .tab: .bottomLeft
    case .button, .label, .textField, .switch, .segmented: nil
    }
  }
}
