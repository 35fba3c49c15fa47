import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// How a window edits what is drawn on the stage.
@MainActor
final class PartsController: EditsDocument {
  unowned let host: any EditingHost
  var partMenu: PopupMenu?
  /// What is being written on the stage.
  var typing: StageTyping?
  private var usesAsking: UsesAsking?

  init(_ host: any EditingHost) { self.host = host }

  /// The addresses of what is drawn; `nil` while the text can't be read.
  var stagePaths: StagePaths? {
    guard let editor = try? workbench.editor(), let shown = workbench.shownWhileEditing else {
      return nil
    }
    return StagePaths(editor: editor, prototype: shown.prototype)
  }

  /// Lays the glass over the stage, or takes it away.
  func showStageEditor() {
    guard workbench.isEditing else {
      stage.endEditing()
      return stageBar.showEditing(nil)
    }
    let editor = stage.beginEditing()
    editor.words = { [weak self] in self?.stagePaths?.words(of: $0) }
    editor.onSelect = { [weak self] part in
      guard let self else { return }
      workbench.select(part.flatMap { self.stagePaths?.path(of: $0) })
    }
    editor.onActivate = { [weak self] in self?.editText(of: $0) }
    editor.onKey = { [weak self] in self?.handleOnPart($0, $1) ?? false }
    editor.onMenu = { [weak self] in self?.openPartMenu($0, at: $1) }
    editor.mayMove = { [weak self] in self?.target(of: $0, at: $1) != nil }
    editor.onMove = { [weak self] part, target in
      guard let self, let move = self.target(of: part, at: target) else { return }
      tryEdit { () throws(EditRefusal) in try workbench.edit(move, from: .stage) }
    }
    editor.onDropElsewhere = { [weak self] part in
      guard let self, case .button = part.subject, let path = stagePaths?.path(of: part) else {
        return
      }
      if path.ends(in: ActionSheetKey.cancelButton) {
        opening.notice.showBriefly(tr("Cancel stays where the system puts it."))
      } else if path.ends(in: ActionSheetKey.destructiveButton) {
        opening.notice.showBriefly(tr("The destructive button stays where the system puts it."))
      }
    }
    editor.leadsOn = { [weak self] part in
      guard let paths = self?.stagePaths, let path = paths.path(of: part) else { return false }
      return !Link.all(from: path, in: paths.editor).isEmpty
    }
    editor.mayLink = { [weak self] in self?.link(from: $0, to: $1) != nil }
    editor.onLink = { [weak self] part, target in
      guard let self, let link = self.link(from: part, to: target) else { return }
      perform(link)
    }
    editor.onDragOutside = { [weak self] in self?.drag($0, toListAt: $1, $2, isEnd: $3) ?? false }
    editor.onTyped = { [weak self] part, text in
      guard let self else { return }
      if text.isEmpty { offerText(of: part) } else { editSelectedText(of: part, beginning: text) }
    }
    editor.onUpdated = { [weak self, weak editor] in
      editor?.selected = self?.selectedStagePart
      self?.findTypedPart()
    }
    editor.off = { [weak self] in self?.offButton }
    editor.additions = { [weak self] in self?.additions ?? [] }
    showStageSelection()
  }

  /// Shows the selection on the stage and in the bar below it.
  func showStageSelection() {
    guard workbench.isEditing else { return }
    stageBar.showEditing(crumbs) { [weak self] in self?.workbench.select($0) }
    guard let editor = stage.editor else { return }
    editor.selected = selectedStagePart
    editor.updateSoon()
  }

  /// The part of the stage that is selected, or has what is selected.
  var selectedStagePart: StagePart? {
    guard let path = workbench.editing.selection, let paths = stagePaths, let editor = stage.editor
    else { return nil }
    var best: (part: StagePart, length: Int)?
    for part in editor.parts {
      guard let own = paths.path(of: part), own.contains(path),
        own.tokens.count >= (best?.length ?? 0)
      else { continue }
      best = (part, own.tokens.count)
    }
    return best?.part
  }

  /// The icon that a part has in the list; `nil` for the rest, whose titles say enough.
  private func icon(of part: ModelPart, _ editor: DocumentEditor) -> String? {
    switch part {
    case .dialog(let id):
      editor.address(of: .dialog(id)).flatMap { editor.kind(ofDialogAt: $0) }
        .map(PropertyWords.icon(ofKind:))
    default: part.icon
    }
  }

  /// The way from the screen or the dialog to the selected part.
  private var crumbs: [EditBar.Crumb] {
    guard let path = workbench.editing.selection, let paths = stagePaths else { return [] }
    let editor = paths.editor
    var crumbs: [EditBar.Crumb] = []
    func crumb(_ title: String, _ part: ModelPart, _ own: PartAddress) -> EditBar.Crumb {
      let id = part.hasName ? own.last : nil
      return EditBar.Crumb(title: title, path: own, icon: icon(of: part, editor), id: id)
    }
    func add(_ part: ModelPart) {
      guard let own = editor.address(of: part) else { return }
      crumbs.append(crumb(editor.title(of: own) ?? own.last, part, own))
    }
    guard let part = editor.part(at: path) else {
      return [EditBar.Crumb(title: path.last, path: path)]
    }
    switch part {
    case .button(let id, _), .field(.alert(let id, _)):
      if let screen = workbench.shownWhileEditing?.state.screen { add(.screen(screen)) }
      add(.dialog(id))
    case .control(let id), .field(.control(let id)):
      add(ModelPart(id.holder))
    case .activity(let id): add(.dialog(id.dialog))
    case .dialog:
      if let screen = workbench.shownWhileEditing?.state.screen { add(.screen(screen)) }
    default: break
    }
    let own = editor.address(of: part) ?? path
    let stagePart = selectedStagePart
    let title =
      stagePart.map { StagePart($0.subject) }.flatMap { paths.words(of: $0)?.tag }
      ?? editor.title(of: own) ?? own.last
    crumbs.append(crumb(title, part, own))
    if let stagePart, stagePart.text != nil, let words = paths.words(of: stagePart) {
      crumbs.append(EditBar.Crumb(title: words.tag, path: path))
    }
    return crumbs
  }

  /// The move that puts a part where another one is; `nil` if they are no neighbours.
  func target(of part: StagePart, at other: StagePart) -> DocumentEdit? {
    guard let paths = stagePaths, part.text == nil, other.text == nil,
      let from = paths.path(of: part)?.withoutHeader,
      let to = paths.path(of: other)?.withoutHeader, from != to, from.parent == to.parent,
      let index = to.index, from.index != nil
    else { return nil }
    return .move(path: from, to: index)
  }

  // MARK: Keys

  /// Handles a key on a selected part.
  func handleOnPart(_ press: KeyPress, _ part: StagePart) -> Bool {
    guard let editor = stage.editor else { return false }
    switch (press.name, press.modifiers) {
    case ("Escape", []): climb()
    case ("Return", []), ("KP_Enter", []): editSelectedText(of: part)
    case ("Delete", []), ("BackSpace", []): removeSelectedPart()
    case ("Down", .alt), ("Right", .alt): moveSelectedPart(by: 1)
    case ("Up", .alt), ("Left", .alt): moveSelectedPart(by: -1)
    case ("Down", []), ("Right", []), ("Up", []), ("Left", []):
      let step = press.name == "Down" || press.name == "Right" ? 1 : -1
      let parts = editor.parts
      guard let here = parts.firstIndex(of: part), !parts.isEmpty else { return false }
      let awaited = awaitedPart(besides: parts)
      if let next = neighbour(of: awaited ?? part, by: step, besides: awaited == nil ? parts : []) {
        workbench.select(next)
        editor.takeFocusSoon()
        return true
      }
      let next = parts[(here + step + parts.count) % parts.count]
      workbench.select(stagePaths?.path(of: next))
      editor.takeFocus()
    case ("Menu", _), ("F10", .shift): openPartMenu(part, at: nil)
    default:
      guard press.modifiers.isSubset(of: .shift), let character = press.character,
        !character.isWhitespace
      else { return false }
      editSelectedText(of: part, beginning: String(character))
    }
    return true
  }

  /// The selected control, where it is not drawn yet: keys may come faster than it scrolls.
  private func awaitedPart(besides parts: [StagePart]) -> StagePart? {
    guard let path = workbench.editing.selection,
      case .control(let id) = (try? workbench.editor())?.part(at: path),
      !parts.contains(where: { $0.control == id })
    else { return nil }
    return StagePart(.control(id))
  }

  /// The control before or after one that is out of sight; `nil` where there is none.
  private func neighbour(
    of part: StagePart, by step: Int, besides parts: [StagePart]
  ) -> PartAddress? {
    guard case .control(let control) = part.subject, let paths = stagePaths else { return nil }
    // The texts and the segments of a control are between it and the next one.
    let last = parts.last { $0.control == control }
    if step > 0, let last, last != part { return nil }
    let next = StagePart(.control(ControlID(control.holder, index: control.index + step)))
    guard !parts.contains(where: { $0.control == next.control }) else { return nil }
    return paths.path(of: next)
  }

  /// Selects the container of the selected part; from a screen, nothing.
  ///
  /// It never leaves *Edit*: the next keys would be the prototype's.
  func climb() {
    guard let path = workbench.editing.selection else {
      return opening.notice.showBriefly(
        tr("Nothing is selected. Ctrl+E ends editing, and so does the pencil."))
    }
    guard let editor = stage.editor, let part = selectedStagePart, let paths = stagePaths else {
      return workbench.select(nil)
    }
    if part.text != nil {
      workbench.select(paths.path(of: StagePart(part.subject)))
    } else if let holder = editor.holder(of: part), holder != part {
      workbench.select(paths.path(of: holder))
    } else if (PartAddress.document / DocumentKey.dialogs).contains(path),
      let screen = workbench.shownWhileEditing?.state.screen
    {
      workbench.select(paths.path(of: StagePart(.screen(screen))))
    } else {
      workbench.select(nil)
    }
    editor.takeFocus()
  }

  /// Removes the selected part; where others use it, a question comes first: what becomes of them.
  func removeSelectedPart() {
    guard let path = workbench.editing.selection?.withoutHeader, !path.isDocument,
      let editor = try? workbench.editor()
    else { return }
    let uses = workbench.uses(removing: path, in: editor)
    let isUsed = uses.contains { !$0.isCertain || [.reference, .step].contains($0.kind) }
    guard isUsed else { return removePart(at: path) { $0.isCertain } }
    let name = selectedStagePart.flatMap { stagePaths?.words(of: $0)?.tag }
    let title = tr("Delete “{name}”?", ["name": name ?? path.last])
    let asking = UsesAsking(title, uses, over: editing.inserting.placeToAsk)
    asking.broken = { [weak self] wanted in
      self?.workbench.scenariosBroken(by: editor.removal(of: path)) { wanted.contains($0) } ?? []
    }
    asking.onRemove = { [weak self] wanted in self?.removePart(at: path) { wanted.contains($0) } }
    usesAsking = asking
    asking.ask()
  }

  /// The topmost dialog that is up, or else the screen.
  private var pathOfTop: PartAddress? {
    guard let state = workbench.shownWhileEditing?.state else { return nil }
    let dialog = state.showings.last { !$0.isLeaving }.map { StagePart(.dialog($0.dialog)) }
    return (dialog ?? state.screen.map { StagePart(.screen($0)) }).flatMap {
      stagePaths?.path(of: $0)
    }
  }

  /// Selects what is on top where nothing is selected, so that the keyboard is somewhere.
  func selectSomething() {
    if workbench.editing.selection == nil { workbench.select(pathOfTop) }
  }

  private func removePart(at path: PartAddress, _ isWanted: (OtherUse) -> Bool) {
    var parent = stage.editor?.holder(of: selectedStagePart).flatMap { stagePaths?.path(of: $0) }
    tryEdit { () throws(EditRefusal) in
      try workbench.edit(
        try workbench.editor().removal(of: path), named: nil, also: isWanted, from: .stage)
    }
    if workbench.editing.selection == nil {
      if parent == path { parent = pathOfTop }
      workbench.select(parent)
    }
    stage.editor?.takeFocusSoon()
  }

  /// Gives the selected part another place among its neighbours.
  func moveSelectedPart(by step: Int) {
    guard let path = workbench.editing.selection?.withoutHeader, let index = path.index else {
      return
    }
    if index + step < 0 { return }
    tryEdit { () throws(EditRefusal) in
      try workbench.edit(.move(path: path, to: index + step), from: .stage)
    }
    stage.editor?.updateSoon()
  }
}

extension StagePart {
  /// The control that it is, or that has it.
  fileprivate var control: ControlID? {
    switch subject {
    case .control(let id), .segment(let id, _), .field(.control(let id)): id
    default: nil
    }
  }
}
