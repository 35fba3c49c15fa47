import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

// What can be done with a part of the stage, apart from its text and its place.

extension PartsController {
  /// Adds the actions of the menu of parts.
  func connectPartActions() {
    let actions: [(String, @MainActor (PartsController) -> Void)] = [
      ("part-edit-text", { $0.editSelectedText() }),
      ("part-cancel", { $0.makeRole(.cancelButton) }),
      ("part-destructive", { $0.makeRole(.destructiveButton) }),
      ("part-normal", { $0.makeRole(.otherButtons) }),
      ("part-earlier", { $0.moveSelectedPart(by: -1) }),
      ("part-later", { $0.moveSelectedPart(by: 1) }),
      ("part-delete", { $0.removeSelectedPart() }),
      ("part-new-alert", { $0.linkSelectionToNewAlert() }),
      ("part-line", { $0.showSelectedLine() }),
      ("part-picture", { $0.host.takenPictures.copy() }),
    ]
    for (name, perform) in actions {
      window.addAction(name) { [weak self] in
        if let self, workbench.isEditing { perform(self) }
      }
    }
    window.addTextAction("part-link") { [weak self] target in
      guard let self, workbench.isEditing, let target = try? PartAddress(text: target) else {
        return
      }
      linkSelection(to: target)
    }
    window.addTextAction("part-add") { [weak self] name in
      if let self, workbench.isEditing, let addition = Addition(rawValue: name) {
        add(addition)
      }
    }
  }

  /// Opens the menu of a part.
  func openPartMenu(_ part: StagePart, at widget: Widget?) {
    let menu = Menu()
    let text = Menu()
    if stagePaths?.textPath(of: part) != nil {
      text.append(tr("Edit Text"), ofSelection: "part-edit-text")
    }
    menu.appendSection(nil, text)
    if case .button(let id, _) = part.subject {
      menu.appendSection(nil, roles(of: part, in: id))
    }
    let clipboard = Menu()
    for (title, action) in [
      (tr("Cut"), "part-cut"), (tr("Copy"), "part-copy"), (tr("Paste"), "part-paste"),
      (tr("Duplicate"), "part-duplicate"), (tr("Rename…"), "part-rename"),
    ] where window.hasAction(action) {
      clipboard.append(title, ofSelection: action)
    }
    menu.appendSection(nil, clipboard)
    let additions = Addition.all(
      near: workbench.editing.selection, in: stagePaths?.editor)
    if !additions.isEmpty {
      let list = Menu()
      for addition in additions {
        list.append(addition.title, action: "win.part-add", text: addition.rawValue)
      }
      let add = Menu()
      add.appendSubmenu(tr("Add"), list)
      menu.appendSection(nil, add)
    }
    menu.appendSection(nil, linksMenu())
    let place = Menu()
    if stagePaths?.path(of: part)?.index != nil {
      place.append(tr("Move Earlier"), ofSelection: "part-earlier")
      place.append(tr("Move Later"), ofSelection: "part-later")
    }
    place.append(tr("Go to Its Line"), action: "win.part-line")
    place.append(tr("Copy Picture"), action: "win.part-picture")
    menu.appendSection(nil, place)
    let end = Menu()
    end.append(tr("Delete"), ofSelection: "part-delete")
    menu.appendSection(nil, end)
    partMenu = PopupMenu(menu, of: widget ?? stage.widget)
    partMenu?.open(atPointer: widget != nil)
  }

  private func roles(of part: StagePart, in dialog: DialogID) -> Menu {
    let menu = Menu()
    let path = stagePaths?.path(of: part) ?? .document
    let isSheet = path.holder(at: DialogKey.actionSheet) != nil
    let isCancel = path.ends(in: ActionSheetKey.cancelButton)
    let isRed = path.ends(in: ActionSheetKey.destructiveButton)
    if !isCancel { menu.append(tr("Make Cancel Button"), action: "win.part-cancel") }
    if isSheet, !isRed { menu.append(tr("Make Destructive"), action: "win.part-destructive") }
    if isCancel || isRed { menu.append(tr("Make Normal Button"), action: "win.part-normal") }
    return menu
  }

  private func editSelectedText() {
    if let part = selectedStagePart { editText(of: part) }
  }

  /// Gives the selected button another role; one that has the role already becomes a normal button.
  func makeRole(_ key: ActionSheetKey) {
    guard let part = selectedStagePart, case .button = part.subject,
      let path = stagePaths?.path(of: part)
    else { return }
    makeRole(key, at: path)
    stage.editor?.takeFocusSoon()
  }

  /// Gives a button another role.
  func makeRole(_ key: ActionSheetKey, at path: PartAddress) {
    guard let editor = try? workbench.editor(), PropertyWords.role(of: path) != key,
      case .button(let id, _) = editor.part(at: path),
      let dialog = editor.address(of: .dialog(id)), let kind = editor.kind(ofDialogAt: dialog)
    else { return }
    let target = dialog / kind / key
    let others = dialog / kind / ActionSheetKey.otherButtons / .end
    var edits: [DocumentEdit] = []
    if key == .otherButtons {
      edits = [.relocate(path: path, to: others)]
    } else {
      if editor.value(at: target) != nil { edits.append(.relocate(path: target, to: others)) }
      edits.append(.relocate(path: path, to: target))
    }
    tryEdit { () throws(EditRefusal) in
      try workbench.edit(edits, named: tr("Role of a button"), from: .stage)
    }
  }

  /// Shows the line of the selected part in the text.
  private func showSelectedLine() {
    editing.pane.show(.text)
    editing.text?.showSelection()
  }
}
