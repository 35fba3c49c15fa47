import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The properties of the selected part and of its container.
@MainActor
final class PropertiesPane: RightPane.Content {
  let widget: Widget
  let head = PaneHead()
  /// Called when a line is to be shown in the text.
  var onLine: (@MainActor (PartAddress) -> Void)?

  /// Called with a button and the key of the role that it shall have.
  var onRole: (@MainActor (PartAddress, ActionSheetKey) -> Void)?
  /// Called when the selected dialog is to have one more button.
  var onAddButton: (@MainActor () -> Void)?
  /// Called with a property for which a file is to be chosen.
  var onFile: (@MainActor (PartAddress) -> Void)?

  /// Small pictures of the screens and the dialogs.
  let miniatures: Miniatures
  /// The window that has the pane.
  weak var window: Window?
  private let workbench: Workbench
  private let body = Box(.vertical)
  private let scrolled = ScrolledWindow()
  private var sections: [PropertySection] = []
  /// The button that was selected by its row, which keeps its place.
  private var pressed: PartAddress?
  private var warnings = PropertyWarnings()
  /// Whether the window has little room.
  var isNarrow = false {
    didSet {
      body.setClass("narrow", isNarrow)
      if isNarrow != oldValue { for section in sections { section.setNarrow(isNarrow) } }
    }
  }
  private let empty = Label(tr("Select a part on the stage, or in the list."))

  init(_ workbench: Workbench) {
    LaterSheet.load()
    self.workbench = workbench
    miniatures = Miniatures(workbench)
    let whole = Box(.vertical)
    head.widget.addClass("log-head")
    scrolled.add(body)
    // A wide row must not widen the pane: the stage would get that room never again.
    scrolled.setPolicy(horizontal: .automatic, vertical: .automatic)
    scrolled.canFocus = false
    body.accessibleName = tr("Properties")
    body.accessibleRole = .panel
    empty.addClass("empty-log")
    empty.setMargins(24)
    head.tools.ignoresShowAll = true
    head.tools.hide()
    whole.packStart(head.widget)
    whole.packStart(scrolled, expand: true)
    let foot = Label(tr("Grey keys stand at their default and are not in the file"))
    foot.addClass("log-foot")
    foot.xalign = 0
    foot.setEllipsize(.end)
    whole.packStart(foot)
    whole.addClass("properties")
    widget = whole
    widget.showAll()
    miniatures.onDrawn = { [weak self] in self?.sections.forEach { $0.showPictures() } }
  }

  /// Gives the keyboard to the first property: what is above it leads away from here.
  func takeFocus() -> Bool { sections.first?.focusFirst() ?? false || body.focusInside() }

  /// Shows the selected part as it is now.
  func show() {
    guard widget.isMapped || sections.isEmpty, let editor = try? workbench.editor() else { return }
    var wanted = PropertySubject.all(
      of: workbench.editing.selection, in: editor, workbench.prototype)
    // A row that was pressed stays under the pointer: what it selects comes below.
    if pressed != workbench.editing.selection { pressed = nil }
    if pressed != nil { wanted.reverse() }
    if wanted.map(\.identity) != sections.map(\.subject.identity) {
      // The control that made the change keeps the keyboard in the new rows.
      let focused = window.flatMap { window in
        sections.lazy.compactMap { $0.focusedPath(in: window) }.first
      }
      let paths = Set(sections.map(\.subject.path))
      if paths.isDisjoint(with: wanted.map(\.path)) {
        scrolled.verticalOffset = 0
      } else {
        keepOffset()
      }
      body.destroyChildren()
      sections = wanted.map { make($0, editor) }
      if sections.isEmpty {
        body.packStart(empty)
        empty.show()
      }
      for section in sections { body.packStart(section.widget) }
      if let focused { _ = sections.first { $0.focus(focused) } }
    } else {
      for (section, subject) in zip(sections, wanted) { section.show(subject, editor) }
    }
    showWarnings()
    showScenarios()
  }

  private var placed: SignalHandler?

  /// Scrolls back to where it is once the new rows have their places; a control that has the keyboard
  /// before that scrolls to the start.
  private func keepOffset() {
    let offset = scrolled.verticalOffset
    placed?.disconnect()
    placed = body.onAllocate { [weak self] _ in
      guard let self, let placed else { return }
      self.placed = nil
      placed.disconnect()
      scrolled.verticalOffset = offset
    }
  }

  /// Shows how the scenarios ended when they were run last.
  func showScenarios() {
    for section in sections {
      let path = section.subject.path
      guard path.holder(at: DocumentKey.scenarios) != nil else { continue }
      section.steps?.show(
        workbench.results[path.last] ?? workbench.staleResults[path.last],
        isStale: workbench.results[path.last] == nil)
    }
  }

  private func replay(_ scenario: PartAddress, _ index: Int) -> String? {
    do throws(EditRefusal) {
      try workbench.replay(scenario, through: index)
      return nil
    } catch {
      return [error.message, error.hint].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Shows the warnings of the document at the properties that they are about.
  func showWarnings() {
    guard widget.isMapped, let bytes = workbench.document.bytes,
      let editor = try? workbench.editor()
    else { return }
    // Others are of a text that was changed meanwhile; they come again in a moment.
    if workbench.document.checked == workbench.document.revision {
      warnings = PropertyWarnings(workbench.document.warnings, in: editor, bytes)
    }
    let places = warnings.at(sections.flatMap(\.paths))
    for section in sections { section.show(places, workbench) }
  }

  private func make(_ subject: PropertySubject, _ editor: DocumentEditor) -> PropertySection {
    let section = PropertySection(subject, editor, miniatures)
    section.onSet = { [weak self] path, value, joins in self?.set(path, value, joins: joins) }
    section.onSelect = { [weak self] in
      self?.pressed = $0
      self?.workbench.select($0)
    }
    section.onRole = { [weak self] in self?.onRole?($0, $1) }
    section.onMovedButton = { [weak self] index in
      self?.sections.forEach { $0.focusButton(index) }
    }
    section.onAddButton = { [weak self] in self?.onAddButton?() }
    section.onLeft = { [weak self] in
      // What has the keyboard next may be made anew.
      MainLoop.idle { [weak self] in
        if let workbench = self?.workbench { workbench.editing.settleNames(in: workbench) }
        return false
      }
    }
    section.onFile = { [weak self] in self?.onFile?($0) }
    section.onLine = { [weak self] in self?.onLine?($0) }
    section.onNewAlert = { [weak self] in self?.addAlert(from: $0) }
    section.steps?.onEdit = { [weak self] edit, name in self?.perform([edit], name) }
    section.steps?.onSet = { [weak self] path, value, joins in self?.set(path, value, joins: joins)
    }
    section.steps?.onText = { [weak self] edits, name in
      self?.workbench.editText(edits, named: name, joins: false, from: .properties)
    }
    section.steps?.onReplay = { [weak self] in self?.replay(subject.path, $0) }
    section.onEdits = { [weak self] edits, name in self?.perform(edits, name) }
    if isNarrow { section.setNarrow(true) }
    return section
  }

  private func set(_ path: PartAddress, _ value: YAMLNode?, joins: Bool) -> String? {
    do throws(EditRefusal) {
      let editor = try workbench.editor()
      if value == nil, editor.value(at: path) == nil { return nil }
      try workbench.edit(.setting(path, to: value, in: editor), joins: joins, from: .properties)
      return nil
    } catch {
      return [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
    }
  }

  private func perform(_ edits: [DocumentEdit], _ name: String) -> String? {
    do throws(EditRefusal) {
      try workbench.edit(edits, named: name, from: .properties)
      return nil
    } catch {
      return error.message
    }
  }

  /// Adds an alert that a tap shows.
  private func addAlert(from path: PartAddress) {
    guard let editor = try? workbench.editor() else { return }
    let new = NewAlert(shownBy: path, in: editor)
    if let refusal = perform(new.edits, new.label) {
      body.announce(refusal)
      return
    }
    workbench.editing.noteMadeUp(new.path)
    workbench.select(new.path)
  }
}
