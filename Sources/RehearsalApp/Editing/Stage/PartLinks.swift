import Gtk
import PrototypeEditing
import PrototypeFile
import Stage
import Texts
import WindowWords
import Workbench

// A button is dragged onto what it shows.

extension PartsController {
  /// The link from a part of the stage to the dialog that another part is in.
  func link(from part: StagePart, to target: StagePart) -> Link? {
    guard part.text == nil, let editor = stage.editor, let paths = stagePaths,
      let holder = editor.holder(of: target), holder != editor.holder(of: part),
      case .dialog = holder.subject, let from = paths.path(of: part),
      let to = paths.path(of: holder)
    else { return nil }
    return Link(from: from, to: to, in: paths.editor)
  }

  /// The link from a part of the stage to what a row of the list is about.
  private func link(from part: StagePart, to item: Contents.Item) -> Link? {
    guard part.text == nil, let paths = stagePaths, let from = paths.path(of: part),
      let to = editing.inserting.path(of: item, in: paths.editor)
    else { return nil }
    return Link(from: from, to: to, in: paths.editor)
  }

  /// Links the selected part to something.
  func linkSelection(to target: PartAddress) {
    guard let editor = try? workbench.editor(), let path = workbench.editing.selection,
      let link = Link(from: path, to: target, in: editor)
    else { return }
    perform(link)
  }

  /// The section of the menu of parts that has what a tap on the selected part can lead to.
  func linksMenu() -> Menu {
    let section = Menu()
    guard let editor = stagePaths?.editor, let path = workbench.editing.selection else {
      return section
    }
    let links = Link.all(from: path, in: editor)
    let showsNew = editor.presenting(at: path) != nil
    let list = Menu()
    for link in links { list.append(link.title, action: "win.part-link", text: link.target.text) }
    let new = Menu()
    if showsNew { new.append(tr("New alert…"), action: "win.part-new-alert") }
    list.appendSection(nil, new)
    if showsNew || !links.isEmpty { section.appendSubmenu(tr("Then"), list) }
    return section
  }

  /// Makes an alert that a tap on the selected part shows, and selects it.
  func linkSelectionToNewAlert() {
    guard let editor = try? workbench.editor(),
      let property = workbench.editing.selection.flatMap({ editor.presenting(at: $0) })
    else { return }
    let new = NewAlert(shownBy: property, in: editor)
    tryEdit { () throws(EditRefusal) in
      try workbench.edit(new.edits, named: new.label, from: .stage)
      workbench.editing.noteMadeUp(new.path)
      workbench.select(new.path)
      stage.editor?.offerTextSoon()
    }
  }

  func perform(_ link: Link) {
    tryEdit { () throws(EditRefusal) in
      try workbench.edit([link.edit], named: link.label, from: .stage)
    }
  }

  /// Shows where a part that is dragged over the list would lead, and links it at the end.
  ///
  /// - Parameters:
  ///   - x: pixels from the left edge of the stage's ground.
  ///   - y: pixels from its top edge.
  /// - Returns: whether it is over the list.
  func drag(_ part: StagePart, toListAt x: Double, _ y: Double, isEnd: Bool) -> Bool {
    let place = stage.widget.translate(x: Int(x), y: Int(y), to: contents.list)
    let isOver = place.map { $0.x >= 0 && $0.x < contents.list.allocation.width } ?? false
    let row = isOver ? place.flatMap { contents.list.row(atX: $0.x, y: $0.y) } : nil
    let link = row.flatMap { contents.item(at: $0) }.flatMap { self.link(from: part, to: $0) }
    contents.list.setDropRow(isEnd || link == nil ? nil : row)
    if isEnd, let link { perform(link) }
    return isOver
  }
}
