import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The properties of one part under its name.
@MainActor
final class PropertySection {
  let widget = Box(.vertical)
  var onSet: (@MainActor (PartAddress, YAMLNode?, Bool) -> String?)?
  var onSelect: (@MainActor (PartAddress) -> Void)?
  var onLine: (@MainActor (PartAddress) -> Void)?
  var onNewAlert: (@MainActor (PartAddress) -> Void)?
  /// Called when the keyboard leaves a text.
  var onLeft: (@MainActor () -> Void)?
  /// Called with a button and the key of the role that it shall have.
  var onRole: (@MainActor (PartAddress, ActionSheetKey) -> Void)?
  /// Called with the 0-based place to which a button was moved.
  var onMovedButton: (@MainActor (Int) -> Void)?
  /// Called when a button is to be added.
  var onAddButton: (@MainActor () -> Void)?
  /// Called with a property for which a file is to be chosen.
  var onFile: (@MainActor (PartAddress) -> Void)?
  var onEdits: (@MainActor ([DocumentEdit], String) -> String?)?

  private(set) var subject: PropertySubject
  /// The steps of a scenario; `nil` for other parts.
  private(set) var steps: StepList?
  /// What a scenario expects; `nil` for other parts.
  private var expected: ExpectedCalls?
  private var rows: [PropertyRow] = []
  private let title = Label()
  private let id = Label()
  private let line = Button(label: "")
  private var buttonRows: ButtonRows?
  private let notes = WarningNotes()

  init(_ subject: PropertySubject, _ editor: DocumentEditor, _ miniatures: Miniatures) {
    self.subject = subject
    let head = Box(.horizontal, spacing: 8)
    head.addClass("property-head")
    head.packStart(Image(icon: subject.icon))
    title.addClass("heading")
    title.accessibleRole = .heading
    title.setEllipsize(.end)
    let kind = Label(subject.kind)
    kind.addClass("dim")
    kind.setEllipsize(.end)
    id.addClass("dim")
    id.addClass("property-key")
    id.setEllipsize(.end)
    id.ignoresShowAll = true
    head.packStart(title)
    head.packStart(id)
    head.packStart(kind)
    line.hasRelief = false
    line.addClass("link")
    line.setFocusOnClick(false)
    line.onClicked { [weak self] in
      if let self { onLine?(self.subject.whole) }
    }
    head.packEnd(line)
    widget.packStart(head)
    widget.packStart(notes.widget)
    if subject.hasSteps {
      let steps = StepList()
      self.steps = steps
      widget.packStart(steps.widget)
    }
    if subject.expectsCalls {
      let expected = ExpectedCalls()
      expected.onSet = { [weak self] in self?.onSet?($0, $1, $2) }
      self.expected = expected
      widget.packStart(expected.widget)
    }
    for property in subject.sheet.properties {
      if !PropertyWords.firstKeys.contains(property.key) { addButtons(subject) }
      let row = PropertyRow(property, editor, miniatures)
      row.onSet = { [weak self, weak row] value, joins in
        row.flatMap { self?.onSet?($0.property.path, value, joins) }
      }
      row.onNewAlert = { [weak self, weak row] in
        if let row { self?.onNewAlert?(row.property.path) }
      }
      row.onSetPart = { [weak self] in self?.onSet?($0, $1, $2) }
      row.onEdit = { [weak self] in self?.onEdits?([$0], PropertyWords.label(property)) }
      row.onLeft = { [weak self] in self?.onLeft?() }
      row.onFile = { [weak self, weak row] in
        if let row { self?.onFile?(row.property.path) }
      }
      row.onAdded = { [weak self, weak row] name, value in
        guard let row else { return nil }
        return self?.onSet?(row.property.path / .named(name), value, false)
      }
      if let heading = heading(over: property) { widget.packStart(heading) }
      rows.append(row)
      widget.packStart(row.widget)
      if rows.count == 1, !subject.roles.isEmpty { widget.packStart(makeRoles(subject)) }
    }
    addButtons(subject)
    widget.accessibleRole = .grouping
    widget.accessibleName = [subject.name, subject.kind].listed()
    widget.showAll()
    show(subject, editor)
  }

  /// The heading over the first of the keys of a map, unless the row before is the map’s own.
  private func heading(over property: PropertySheet.Property) -> Label? {
    guard let group = property.group, let words = PropertyWords.heading(property),
      rows.last?.property.group != group, rows.last?.property.key != group
    else { return nil }
    let heading = Label(words)
    heading.addClass("heading")
    heading.addClass("property-group")
    heading.xalign = 0
    return heading
  }

  /// The parts that a warning can be about.
  var paths: [PartAddress] { [subject.whole, subject.path] + rows.map(\.property.path) }

  /// Shows the warnings that are about the part, and about its properties.
  func show(_ warnings: [PartAddress: [Finding]], _ workbench: Workbench) {
    let own = Set([subject.whole, subject.path]).flatMap { warnings[$0] ?? [] }
    notes.show(own, workbench)
    for row in rows { row.notes.show(warnings[row.property.path] ?? [], workbench) }
  }

  private func addButtons(_ subject: PropertySubject) {
    guard buttonRows == nil, !subject.buttonRoles.isEmpty else { return }
    let buttons = ButtonRows(roles: subject.buttonRoles)
    buttons.onSelect = { [weak self] in self?.onSelect?($0) }
    buttons.onRole = { [weak self] in self?.onRole?($0, $1) }
    buttons.onMove = { [weak self] path, place, index in
      guard let self else { return }
      _ = onEdits?([.move(path: path, to: place)], tr("Order of the buttons"))
      onMovedButton?(index)
    }
    buttons.onAdd = { [weak self] in self?.onAddButton?() }
    buttonRows = buttons
    widget.packStart(buttons.widget)
  }

  /// Gives the keyboard to a button of the list by its 0-based place.
  func focusButton(_ index: Int) { buttonRows?.focus(index) }

  private let roles = Segments<ActionSheetKey>(tr("Role"))
  private let roleName = Label(tr("Role"))

  private func makeRoles(_ subject: PropertySubject) -> Box {
    let row = Box(.horizontal, spacing: PropertyRow.spacing)
    row.addClass("property")
    roleName.xalign = 1
    roleName.setSizeRequest(width: PropertyRow.labelWidth(isNarrow: false))
    for role in subject.roles {
      let title = PropertyWords.role(role)
      roles.add(role, ToggleButton(label: title), name: title, tooltip: role.rawValue)
    }
    roles.onChosen = { [weak self] role in
      guard let self else { return }
      let path = self.subject.whole
      // The section may not be there afterwards.
      MainLoop.idle { [weak self] in
        self?.onRole?(path, role)
        return false
      }
    }
    row.packStart(roleName)
    row.packStart(roles.widget)
    return row
  }

  /// Gives the rows the form for a narrow window.
  func setNarrow(_ narrow: Bool) {
    for row in rows { row.setNarrow(narrow) }
    roleName.setSizeRequest(width: PropertyRow.labelWidth(isNarrow: narrow))
    buttonRows?.setNarrow(narrow)
  }

  /// The property whose control has the keyboard.
  func focusedPath(in window: Window) -> PartAddress? {
    rows.first { $0.hasFocus(in: window) }?.property.path
  }

  /// Gives the keyboard to the first step or property; false where there is none that takes it.
  func focusFirst() -> Bool { steps?.widget.focusInside() ?? rows.first?.focus() ?? false }

  /// Gives the keyboard to the control of a property, if it is here.
  func focus(_ path: PartAddress) -> Bool {
    guard let row = rows.first(where: { $0.property.path == path }) else { return false }
    return row.focus()
  }

  /// Draws the small pictures that are there now.
  func showPictures() { for row in rows { row.showPictures() } }

  /// Shows the part as it is now.
  func show(_ subject: PropertySubject, _ editor: DocumentEditor) {
    self.subject = subject
    title.text = subject.name
    id.text = subject.id ?? ""
    id.isVisible = subject.id != nil
    let place = (try? editor.place(of: subject.whole)) ?? nil
    line.isVisible = place != nil
    if let place {
      line.label = tr("line {n}", ["n": String(place.lines.lowerBound)])
      line.accessibleName = tr(
        "Line {n}, {name}", ["n": String(place.lines.lowerBound), "name": subject.name])
    }
    for (row, property) in zip(rows, subject.sheet.properties) { row.show(property) }
    steps?.show(subject.path, editor)
    expected?.show(subject.path, editor)
    if !subject.roles.isEmpty {
      roles.select(PropertyWords.role(of: subject.whole))
    }
    buttonRows?.show(
      subject.buttons.enumerated().map { index, path in
        let title = editor.value(at: path / ButtonKey.title)?.text ?? ""
        return ButtonRows.Item(
          title: title.isEmpty ? tr("Button {number}", ["number": String(index + 1)]) : title,
          path: path)
      }, selected: subject.selected)
  }
}
