import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// How a window inserts, copies and renames parts of its document.
@MainActor
final class InsertingController: EditsDocument {
  unowned let host: any EditingHost
  private var palette: Palette?
  private var listMenu: ContextMenu?
  /// The questions that are asked last.
  var nameAsking: NameAsking?
  var question: Question?
  /// What is dragged from its tile, or was dragged last.
  var dragged: Insertion?

  init(_ host: any EditingHost) { self.host = host }

  /// Adds the actions that insert and copy.
  func connect() {
    window.addTextAction("insert") { [weak self] in
      if let insertion = Insertion(rawValue: $0) { self?.insert(insertion) }
    }
    let actions: [(String, @MainActor (InsertingController) -> Void)] = [
      ("part-copy", { $0.copyPart() }),
      (
        "part-cut",
        { controller in
          controller.copyPart()
          controller.editing.parts.removeSelectedPart()
        }
      ),
      ("part-paste", { $0.pastePart() }),
      (
        "part-duplicate",
        { controller in
          controller.tryEdit { () throws(EditRefusal) in
            try controller.workbench.duplicateSelection()
          }
        }
      ),
      ("part-rename", { $0.renamePart() }),
    ]
    window.onDropped { [weak self] in self?.take($0) }
    window.onDraggedOver { [weak self] in self?.showDropTarget($0) }
    contents.onAdd = { [weak self] in self?.add(to: $0) }
    for (name, perform) in actions {
      window.addAction(name) { [weak self] in
        if let self, workbench.isEditing { perform(self) }
      }
    }
  }

  /// Gives the rows of the list a menu while the prototype is edited.
  private func connectListMenu() {
    let menu = Menu()
    let sections = [
      [(tr("Cut"), "part-cut"), (tr("Copy"), "part-copy"), (tr("Duplicate"), "part-duplicate")],
      [(tr("Rename…"), "part-rename"), (tr("Go to Its Line"), "part-line")],
      [(tr("Share…"), "share-row")],
      [(tr("Delete"), "part-delete")],
    ]
    for items in sections {
      let section = Menu()
      for (title, action) in items { section.append(title, ofSelection: action) }
      menu.appendSection(nil, section)
    }
    let made = ContextMenu(menu, of: contents.list) { [weak self] in
      guard let self, workbench.isEditing else { return false }
      if let item = contents.list.selectedIndex.flatMap({ self.contents.item(at: $0) }) {
        select(item)
      }
      host.followSelectedScenario()
      return true
    }
    made.willOpen = { [weak self] x, y in
      guard let self, let row = contents.list.row(atX: Int(x), y: Int(y)),
        let item = contents.item(at: row)
      else { return }
      contents.list.selectedIndex = row
      select(item)
      host.followSelectedScenario()
    }
    listMenu = made
  }

  /// Shows what can be inserted, or hides it.
  func showPalette(_ isShown: Bool) {
    if isShown, palette == nil {
      let palette = Palette()
      palette.onInsert = { [weak self] in self?.insert($0) }
      // Dropped on a text that is being written, it would be written there.
      palette.onDrag = { [weak self] in
        self?.stage.editor?.endEntry()
        self?.dragged = $0
      }
      host.leftColumn.packEnd(palette.widget)
      self.palette = palette
      connectListMenu()
    }
    palette?.widget.isVisible = isShown
  }

  func insert(_ insertion: Insertion) {
    guard workbench.isEditing else { return }
    tryEdit { () throws(EditRefusal) in
      try workbench.insert(insertion)
      if insertion == .popover, workbench.prototype?.device == .phone { tellOfTablet() }
      guard insertion.isOnStage else {
        // What is not drawn is named in its properties.
        editing.pane.show(.properties)
        _ = editing.pane.content(of: .properties)?.takeFocus()
        return
      }
      stage.editor?.offerTextSoon()
    }
  }

  /// Says why nothing comes up, and offers the tablet.
  private func tellOfTablet() {
    opening.notice.show(
      tr("Popovers are the tablet’s: a phone does not show it."), offering: tr("Show the Tablet")
    ) { [weak self] in
      self?.opening.notice.hide()
      self?.controls.choose(.tablet)
    }
  }

  /// Adds something to a group of the list; for dialogs, the kind is chosen.
  private func add(to group: ContentsRows.Group) {
    switch group {
    case .screens: insert(.screen)
    case .tasks: insert(.task)
    case .notifications: insert(.notification)
    case .scenarios: insert(.scenario)
    case .steps: insert(.steps)
    case .dialogs:
      let menu = Menu()
      for insertion in Insertion.dialogs {
        menu.append(insertion.title, action: "win.insert", text: insertion.rawValue)
      }
      editing.parts.partMenu = PopupMenu(menu, of: contents.list)
      editing.parts.partMenu?.open(atPointer: true)
    }
  }

  private func copyPart() {
    if let text = workbench.copySelection() { Clipboard.setText(text) }
  }

  private func pastePart() {
    Clipboard.getText { [weak self] text in
      guard let self, let text, workbench.isEditing else { return }
      tryEdit { () throws(EditRefusal) in try workbench.paste(text) }
    }
  }

  /// Handles the keys of the clipboard and of names, unless a text has the keyboard.
  func handleClipboard(_ press: KeyPress) -> Bool {
    switch (press.name, press.modifiers) {
    case ("c", .control): copyPart()
    case ("x", .control):
      copyPart()
      editing.parts.removeSelectedPart()
    case ("v", .control): pastePart()
    case ("d", .control):
      tryEdit { () throws(EditRefusal) in try workbench.duplicateSelection() }
    case ("F2", []): renamePart()
    case ("Delete", []) where window.hasFocus(inside: contents.widget):
      editing.parts.removeSelectedPart()
    default: return false
    }
    return true
  }

  /// Selects what was chosen in the list at the left.
  func select(_ item: Contents.Item) {
    guard let editor = try? workbench.editor() else { return }
    workbench.select(path(of: item, in: editor), again: true)
    if editing.pane.page == .calls { editing.pane.show(.properties) }
  }

  /// Where the document has what a row of the list is about.
  func path(of item: Contents.Item, in editor: DocumentEditor) -> PartAddress? {
    switch item {
    case .screen(let id): editor.address(of: .screen(id))
    case .dialog(let id): editor.address(of: .dialog(id))
    case .task(let id): editor.address(of: .task(id))
    case .notification(let id): editor.address(of: .notification(id))
    case .record, .flow: nil
    case .scenario(let name): .entry(name, of: .scenarios)
    case .sharedSteps(let list): editor.address(of: .sharedSteps(list))
    }
  }
}
