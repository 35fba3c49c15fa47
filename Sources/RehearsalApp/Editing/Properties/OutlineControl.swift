import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// A control that changes parts of the value of its property.
@MainActor
protocol OutlineShowing: PropertyControl {
  var outline: OutlineControl { get }
}

/// A value with parts: each is a row under that of the property, with controls of its own.
@MainActor
final class OutlineControl: OutlineShowing {
  private let addition = ChoosingButton(tr("Add…"))
  let list = Box(.vertical, spacing: 2)
  /// What a part gets, and whether it belongs to the change before; returns why it is refused.
  var onSet: (@MainActor (PartAddress, YAMLNode, Bool) -> String?)?
  /// Changes the document; returns why that is refused.
  var onEdit: (@MainActor (DocumentEdit) -> String?)?
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  private let first: DocumentEditor
  private let miniatures: Miniatures
  private var rows: [OutlineRow] = []
  private var shown: [[String]] = []

  var outline: OutlineControl { self }
  var widget: Widget { addition.list }
  var below: Widget? { list }
  private var editor: DocumentEditor { miniatures.editor ?? first }

  init(_ editor: DocumentEditor, _ miniatures: Miniatures) {
    (first, self.miniatures) = (editor, miniatures)
    list.accessibleRole = .list
    list.setMargins(top: 2, start: 16)
    addition.onEdit = { [weak self] in self?.perform($0) }
  }

  func show(_ property: PropertySheet.Property) {
    let (editor, name) = (editor, PropertyWords.label(property))
    let outline = ValueOutline(of: property.path, in: editor)
    list.accessibleName = name
    addition.list.accessibleName = tr("Add to {name}", ["name": name])
    addition.show(outline.additions, editor)
    let identity = outline.rows.map(\.identity)
    if identity != shown {
      let old = Set(shown.compactMap(\.first))
      let isFirst = shown.isEmpty && rows.isEmpty && !isChanging
      shown = identity
      list.destroyChildren()
      rows = zip(outline.rows, names(outline.rows, name)).map { row, name in
        make(row, name, editor)
      }
      for row in rows { row.widget.showAll() }
      // What was added has the keyboard.
      if isChanging, !isFirst {
        rows.first { !old.contains($0.row.property.path.text) }?.focusSoon()
      }
    }
    for (row, content) in zip(rows, outline.rows) { row.show(content, editor) }
  }

  private func make(
    _ content: ValueOutline.Row, _ name: String, _ editor: DocumentEditor
  ) -> OutlineRow {
    let row = OutlineRow(content, name, editor, miniatures)
    row.onEdit = { [weak self] in self?.perform($0) }
    row.onSet = { [weak self] in self?.onSet?($0, $1, $2) }
    list.packStart(row.widget)
    return row
  }

  private var isChanging = false

  private func perform(_ edit: DocumentEdit) {
    isChanging = true
    _ = onEdit?(edit)
    isChanging = false
  }

  /// What assistive technology calls the rows: “When pressed 2, Log”.
  private func names(_ rows: [ValueOutline.Row], _ name: String) -> [String] {
    var holders: [String] = []
    return rows.map { row in
      holders = Array(holders.prefix(row.depth))
      let holder = holders.last ?? name
      var own = holder
      if let number = row.number {
        own += " \(number)"
      } else if row.words.isEmpty, !row.property.key.isEmpty {
        own += ", " + PropertyWords.spelled(row.property.key)
      }
      let hasWord = !row.words.isEmpty
      holders.append(hasWord ? own + ", " + PropertyWords.spelled(row.property.key) : own)
      return own
    }
  }
}

/// A list of what can be added, or of what can be in place of something.
@MainActor
private final class ChoosingButton {
  let list = DropDown()
  var onEdit: (@MainActor (DocumentEdit) -> Void)?
  private let face: String?
  private var choices: [ValueOutline.Choice] = []
  private var titles: [String] = []
  /// What is shown until something else is true of the document.
  private var current = ""

  /// - Parameter face: what it shows where nothing is chosen; `nil` where something always is.
  init(_ face: String?) {
    self.face = face
    list.onChosen { [weak self] id in
      guard let self, let index = Int(id), choices.indices.contains(index) else { return }
      let edit = choices[index].edit
      list.selected = current
      onEdit?(edit)
    }
  }

  func show(_ choices: [ValueOutline.Choice], _ editor: DocumentEditor, selected: String? = nil) {
    self.choices = choices
    let new = choices.map { choice in
      choice.isName
        ? PartTitle.name(of: choice.word, in: editor)
        : choice.word.isEmpty ? tr("One more") : PropertyWords.spelled(choice.word)
    }
    if new != titles {
      titles = new
      list.removeAll()
      if let face { list.append(face, id: "") }
      for (index, title) in new.enumerated() { list.append(title, id: String(index)) }
    }
    list.isSensitive = !choices.isEmpty
    current = choices.firstIndex { $0.word == selected }.map(String.init) ?? ""
    list.selected = current
  }
}

/// One part of a value: its word, its control, what can be added to it, and a button that removes it.
@MainActor
private final class OutlineRow {
  let widget = Box(.vertical)
  private(set) var row: ValueOutline.Row
  var onEdit: (@MainActor (DocumentEdit) -> Void)?
  var onSet: (@MainActor (PartAddress, YAMLNode, Bool) -> String?)?

  private let word = ChoosingButton(nil)
  private let addition = ChoosingButton("+")
  private let problem = Label()
  private let control: (any PropertyControl)?

  /// How far a row is inside of the one that has it, in pixels.
  private static let indent = 14

  init(
    _ row: ValueOutline.Row, _ name: String, _ editor: DocumentEditor, _ miniatures: Miniatures
  ) {
    self.row = row
    let line = Box(.horizontal, spacing: 4)
    widget.accessibleRole = .listItem
    widget.addClass("outline-row")
    line.setMargins(start: OutlineRow.indent * row.depth)
    if let number = row.number { line.packStart(Label.ofRow(number)) }
    let spelled = PropertyWords.spelled(row.property.key)
    if !row.words.isEmpty {
      word.list.setNarrow()
      word.list.setSizeRequest(width: 116)
      word.list.accessibleName = name
      word.list.tooltip = row.property.note
      line.packStart(word.list, expand: row.isHeading)
    } else if !row.property.key.isEmpty {
      let label = Label(spelled)
      label.xalign = 0
      label.setWidth(characters: 8)
      label.tooltip = row.property.note
      line.packStart(label, expand: row.isHeading)
    } else if row.isHeading {
      line.packStart(Label(), expand: true)
    }
    control = row.isHeading ? nil : PropertyControls.make(row.property, editor, miniatures)
    if let control {
      control.named.accessibleName = row.words.isEmpty ? name : name + ", " + spelled
      control.named.setAccessibleDescription(row.property.note)
      line.packStart(control.widget, expand: true)
    }
    widget.accessibleName = row.words.isEmpty ? name : name + ", " + spelled
    let removal = Button(icon: "window-close-symbolic")
    removal.hasRelief = false
    removal.addClass("property-reset")
    removal.accessibleName = tr("Remove {name}", ["name": name])
    removal.tooltip = removal.accessibleName
    // Its room stays, so that the buttons are under one another.
    removal.opacity = row.removal == nil ? 0 : 1
    removal.isSensitive = row.removal != nil
    line.packEnd(removal)
    if !row.additions.isEmpty {
      addition.list.accessibleName = tr("Add to {name}", ["name": widget.accessibleName])
      addition.list.addClass("outline-add")
      line.packEnd(addition.list)
    }
    problem.xalign = 0
    problem.setWraps(true)
    problem.addClass("property-problem")
    problem.ignoresShowAll = true
    widget.packStart(line)
    if let below = control?.below { widget.packStart(below) }
    widget.packStart(problem)
    removal.onClicked { [weak self] in
      // The row is not there afterwards.
      MainLoop.idle { [weak self] in
        if let self, let edit = self.row.removal { self.onEdit?(edit) }
        return false
      }
    }
    word.onEdit = { [weak self] in self?.onEdit?($0) }
    addition.onEdit = { [weak self] in self?.onEdit?($0) }
    control?.onEntered = { [weak self] in self?.enter($0, $1) }
    (control as? any WrittenControl)?.onProblem = { [weak self] in self?.show(problem: $0) }
  }

  private func enter(_ value: YAMLNode?, _ joins: Bool) {
    // A text that is empty while it is written says nothing yet.
    guard let value else { return }
    let refusal = onSet?(row.property.path, value, joins)
    show(problem: refusal)
    if refusal != nil, let control, !control.isWritten { control.show(row.property) }
  }

  private func show(problem text: String?) {
    problem.text = text ?? ""
    problem.isVisible = text != nil
    if let text { widget.announce(text) }
  }

  func show(_ row: ValueOutline.Row, _ editor: DocumentEditor) {
    let isSame = row.property.value == self.row.property.value
    self.row = row
    if !row.words.isEmpty { word.show(row.words, editor, selected: row.property.key) }
    addition.show(row.additions, editor)
    // What was refused stays where it was written.
    if problem.isVisible, isSame, control?.isWritten == true { return }
    show(problem: nil)
    control?.show(row.property)
  }

  private var placed: SignalHandler?

  /// Gives it the keyboard once it has its place: sooner, the pane would scroll to its start.
  func focusSoon() {
    placed = widget.onAllocate { [weak self] _ in
      self?.placed?.disconnect()
      MainLoop.idle { [weak self] in
        self?.widget.focusInside()
        return false
      }
    }
  }
}
