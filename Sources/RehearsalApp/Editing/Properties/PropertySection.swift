import DialogModel
import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The properties of one part under its name.
@MainActor
final class PropertySection {
  /// A part with what is said of it.
  struct Subject {
    /// The path of the map with the properties.
    let path: String
    /// The path that is selected for it.
    let whole: String
    let name: String
    let kind: String
    let icon: String
    let leavingOut: Set<String>
    var sheet: PropertySheet
    /// The buttons of an alert or a sheet, by their paths.
    var buttons: [String] = []
    /// The roles that a button can have, by their keys; empty for what is no button.
    var roles: [String] = []

    /// Whether it is a scenario.
    var hasSteps = false

    /// What makes a section another one.
    var identity: [String] {
      [path]
        + sheet.properties.map { property in
          guard case .answer(let question) = property.kind else { return property.key }
          // Without texts there is nothing that an answer could depend on.
          return question.fields.isEmpty ? property.key + " alone" : property.key
        } + buttons.map { _ in "button" }
    }
  }

  let widget = Box(.vertical)
  var onSet: (@MainActor (String, YAMLNode?, Bool) -> String?)?
  var onSelect: (@MainActor (String) -> Void)?
  var onLine: (@MainActor (String) -> Void)?
  var onNewAlert: (@MainActor (String) -> Void)?
  /// Called with the key of the role that the button shall have.
  var onRole: (@MainActor (String) -> Void)?
  var onEdits: (@MainActor ([DocumentEdit], String) -> String?)?

  private(set) var subject: Subject
  /// The steps of a scenario; `nil` for other parts.
  private(set) var steps: StepList?
  private var rows: [PropertyRow] = []
  private let title = Label()
  private let line = Button(label: "")
  private var buttonRows: ButtonRows?
  private let notes = WarningNotes()

  init(_ subject: Subject, _ editor: DocumentEditor, _ miniatures: Miniatures) {
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
    head.packStart(title)
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
    for property in subject.sheet.properties {
      let row = PropertyRow(property, editor, miniatures)
      row.onSet = { [weak self, weak row] value, joins in
        row.flatMap { self?.onSet?($0.property.path, value, joins) }
      }
      row.onNewAlert = { [weak self, weak row] in
        if let row { self?.onNewAlert?(row.property.path) }
      }
      rows.append(row)
      widget.packStart(row.widget)
    }
    if !subject.roles.isEmpty { widget.packStart(makeRoles(subject)) }
    if !subject.buttons.isEmpty {
      let buttons = ButtonRows()
      buttons.onSelect = { [weak self] in self?.onSelect?($0) }
      buttonRows = buttons
      widget.packStart(buttons.widget)
    }
    widget.accessibleRole = .grouping
    widget.accessibleName = [subject.name, subject.kind].joined(separator: ", ")
    widget.showAll()
    show(subject, editor)
  }

  /// The paths that a warning can be about.
  var paths: [String] { [subject.whole, subject.path] + rows.map(\.property.path) }

  /// Shows the warnings that are about the part, and about its properties.
  func show(_ warnings: [String: [PrototypeFile.Problem]], _ workbench: Workbench) {
    let own = Set([subject.whole, subject.path]).flatMap { warnings[$0] ?? [] }
    notes.show(own, workbench)
    for row in rows { row.notes.show(warnings[row.property.path] ?? [], workbench) }
  }

  private let roles = Segments<String>(tr("Role"))

  private func makeRoles(_ subject: Subject) -> Box {
    let row = Box(.horizontal, spacing: 8)
    row.addClass("property")
    let name = Label(tr("Role"))
    name.xalign = 1
    name.setSizeRequest(width: 124)
    for role in subject.roles {
      let title =
        role == "cancelButton"
        ? tr("Cancel") : role == "destructiveButton" ? tr("Destructive") : tr("Normal")
      roles.add(role, ToggleButton(label: title), name: title, tooltip: role)
    }
    roles.onChosen = { [weak self] in self?.onRole?($0) }
    row.packStart(name)
    row.packStart(roles.widget)
    return row
  }

  /// Gives the rows the form for a narrow window.
  func setNarrow(_ narrow: Bool) { for row in rows { row.setNarrow(narrow) } }

  /// Draws the small pictures that are there now.
  func showPictures() { for row in rows { row.showPictures() } }

  /// Shows the part as it is now.
  func show(_ subject: Subject, _ editor: DocumentEditor) {
    self.subject = subject
    title.text = subject.name
    let place = (try? editor.place(of: subject.whole)) ?? nil
    line.isVisible = place != nil
    if let place {
      line.label = tr("line {n}", ["n": String(place.lines.lowerBound)])
      line.accessibleName = tr(
        "Line {n}, {name}", ["n": String(place.lines.lowerBound), "name": subject.name])
    }
    for (row, property) in zip(rows, subject.sheet.properties) { row.show(property) }
    steps?.show(subject.path, editor)
    if !subject.roles.isEmpty {
      roles.select(subject.roles.first { subject.whole.has("/\($0)") } ?? "otherButtons")
    }
    buttonRows?.show(subject.buttons.map { (editor.value(at: $0 + "/title")?.text ?? "", $0) })
  }
}

/// The buttons of an alert or a sheet; a press selects one.
@MainActor
final class ButtonRows {
  let widget = Box(.horizontal, spacing: 8)
  var onSelect: (@MainActor (String) -> Void)?
  private let list = Box(.vertical)
  private var shown: [String] = []

  init() {
    let name = Label(tr("Buttons"))
    name.xalign = 1
    name.yalign = 0
    name.setSizeRequest(width: 124)
    list.addClass("property-buttons")
    list.accessibleName = tr("Buttons")
    widget.addClass("property")
    widget.packStart(name)
    widget.packStart(list, expand: true)
  }

  func show(_ buttons: [(title: String, path: String)]) {
    guard buttons.map({ $0.title + $0.path }) != shown else { return }
    shown = buttons.map { $0.title + $0.path }
    list.destroyChildren()
    for button in buttons {
      let role =
        button.path.hasSuffix("/cancelButton")
        ? tr("Cancel") : button.path.hasSuffix("/destructiveButton") ? tr("Destructive") : ""
      let face = Box(.horizontal, spacing: 8)
      let title = Label(button.title)
      title.xalign = 0
      title.setEllipsize(.end)
      face.packStart(title, expand: true)
      let word = Label(role)
      word.addClass("dim")
      face.packEnd(word)
      let row = Button()
      row.hasRelief = false
      row.add(face)
      row.accessibleName = tr("{title}, {role} button", ["title": button.title, "role": role])
      row.onClicked { [weak self] in self?.onSelect?(button.path) }
      list.packStart(row)
    }
    list.showAll()
  }
}
