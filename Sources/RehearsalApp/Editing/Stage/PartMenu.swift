import DialogModel
import Gtk
import PrototypeFile
import Session
import Stage
import Texts
import Workbench

// What can be done with a part of the stage, beside its text and its place.

extension MainWindow {
  /// Adds the actions of the menu of parts.
  func connectPartActions() {
    let actions: [(String, @MainActor (MainWindow) -> Void)] = [
      ("part-edit-text", { $0.editSelectedText() }),
      ("part-cancel", { $0.makeRole("cancelButton") }),
      ("part-destructive", { $0.makeRole("destructiveButton") }),
      ("part-normal", { $0.makeRole("otherButtons") }),
      ("part-earlier", { $0.moveSelectedPart(by: -1) }),
      ("part-later", { $0.moveSelectedPart(by: 1) }),
      ("part-delete", { $0.removeSelectedPart() }),
      ("part-line", { $0.showSelectedLine() }),
      ("part-picture", { $0.takenPictures.copy() }),
    ]
    for (name, perform) in actions {
      window.addAction(name) { [weak self] in
        if let self, workbench.editing.isOn { perform(self) }
      }
    }
  }

  /// Opens the menu of a part.
  func openPartMenu(_ part: StagePart, at widget: Widget?) {
    let menu = Menu()
    let text = Menu()
    if stagePaths?.textPath(of: part) != nil {
      text.append(tr("Edit Text"), action: "win.part-edit-text")
    }
    menu.appendSection(nil, text)
    if case .button(let id, _) = part.subject {
      menu.appendSection(nil, roles(of: part, in: id))
    }
    let clipboard = Menu()
    for (title, action) in [
      (tr("Cut"), "part-cut"), (tr("Copy"), "part-copy"), (tr("Paste"), "part-paste"),
      (tr("Duplicate"), "part-duplicate"),
    ] where window.hasAction(action) {
      clipboard.append(title, action: "win." + action)
    }
    menu.appendSection(nil, clipboard)
    let place = Menu()
    if Int(Pointers.lastToken(stagePaths?.path(of: part) ?? "")) != nil {
      place.append(tr("Move Earlier"), action: "win.part-earlier")
      place.append(tr("Move Later"), action: "win.part-later")
    }
    place.append(tr("Go to Its Line"), action: "win.part-line")
    place.append(tr("Copy Picture"), action: "win.part-picture")
    menu.appendSection(nil, place)
    let end = Menu()
    end.append(tr("Delete"), action: "win.part-delete")
    menu.appendSection(nil, end)
    editing.partMenu = PopupMenu(menu, of: widget ?? stage.widget)
    editing.partMenu?.open(atPointer: widget != nil)
  }

  private func roles(of part: StagePart, in dialog: DialogID) -> Menu {
    let menu = Menu()
    let path = stagePaths?.path(of: part) ?? ""
    let isSheet = path.contains("/actionSheet/")
    let isCancel = path.hasSuffix("/cancelButton")
    let isRed = path.hasSuffix("/destructiveButton")
    if !isCancel { menu.append(tr("Make Cancel Button"), action: "win.part-cancel") }
    if isSheet, !isRed { menu.append(tr("Make Destructive"), action: "win.part-destructive") }
    if isCancel || isRed { menu.append(tr("Make Normal Button"), action: "win.part-normal") }
    return menu
  }

  private func editSelectedText() {
    if let part = selectedStagePart { editText(of: part) }
  }

  /// Gives the selected button another role; one that has the role already becomes a normal button.
  func makeRole(_ key: String) {
    guard let part = selectedStagePart, case .button = part.subject,
      let path = stagePaths?.path(of: part), let editor = stagePaths?.editor,
      let kind = StagePaths.dialogKinds.first(where: { path.contains("/\($0)/") }),
      let end = path.lastRange(of: "/\(kind)/")
    else { return }
    let base = String(path[..<end.lowerBound]) + "/" + kind
    let target = base + "/" + key
    var edits: [DocumentEdit] = []
    if key == "otherButtons" {
      edits = [.relocate(path: path, to: target + "/-")]
    } else {
      if editor.value(at: target) != nil {
        edits.append(.relocate(path: target, to: base + "/otherButtons/-"))
      }
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

  // MARK: What can be added

  /// The round buttons beside what is selected.
  var additions: [StageEditor.Addition] {
    guard let editor = stage.editor, let paths = stagePaths,
      let holder = editor.holder(of: selectedStagePart), let path = paths.path(of: holder)
    else { return [] }
    func addition(
      _ side: StageEditor.Addition.Side, _ name: String, _ edits: @escaping () -> [DocumentEdit],
      selecting new: @escaping () -> String?
    ) -> StageEditor.Addition {
      StageEditor.Addition(holder, side, name) { [weak self] in
        guard let self else { return }
        tryEdit { () throws(EditRefusal) in
          try workbench.edit(edits(), named: name, from: .stage)
        }
        workbench.select(new())
      }
    }
    func list(_ key: String) -> Int {
      var count = 0
      while paths.editor.value(at: path + key + "/\(count)") != nil { count += 1 }
      return count
    }
    switch holder.subject {
    case .dialog where paths.editor.value(at: path + "/alert") != nil:
      let count = list("/alert/otherButtons")
      var all = [
        addition(
          .right, tr("Add a button"),
          { [.insert(path: path + "/alert/otherButtons/-", .text(tr("Button")))] },
          selecting: { path + "/alert/otherButtons/\(count)" })
      ]
      let style = paths.editor.value(at: path + "/alert/style")?.text ?? "default"
      let next = ["default": "plainText", "plainText": "loginAndPassword"][style]
      if let next {
        all.append(
          addition(
            .left, tr("Add a text field"),
            { [.set(path: path + "/alert/style", .plain(next))] }, selecting: { path }))
      }
      return all
    case .dialog where paths.editor.value(at: path + "/actionSheet") != nil:
      let count = list("/actionSheet/otherButtons")
      return [
        addition(
          .right, tr("Add a button"),
          { [.insert(path: path + "/actionSheet/otherButtons/-", .text(tr("Button")))] },
          selecting: { path + "/actionSheet/otherButtons/\(count)" })
      ]
    case .dialog:
      guard
        let kind = ["popover", "presentedView", "formSheet"].first(where: {
          paths.editor.value(at: path + "/" + $0) != nil
        })
      else { return [] }
      return [controlAddition(path + "/" + kind, list("/\(kind)/controls"), addition)]
    case .screen: return [controlAddition(path, list("/controls"), addition)]
    default: return []
    }
  }

  private func controlAddition(
    _ path: String, _ count: Int,
    _ make: (
      StageEditor.Addition.Side, String, @escaping () -> [DocumentEdit],
      @escaping () -> String?
    ) -> StageEditor.Addition
  ) -> StageEditor.Addition {
    make(
      .below, tr("Add a row"),
      { [.insert(path: path + "/controls/-", .map([("row", .text(tr("Row")))]))] },
      { path + "/controls/\(count)" })
  }
}
