import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// One property: its label, the control for its value, its key, and the way back to the default.
@MainActor
final class PropertyRow {
  let widget = Box(.vertical)
  /// Called with a value that was entered; `nil` takes the property out.
  ///
  /// It returns why the value is refused.
  var onSet: (@MainActor (YAMLNode?, _ joins: Bool) -> String?)?
  /// Called for an action that shows a new alert.
  var onNewAlert: (@MainActor () -> Void)?
  /// Called with the name of a new entry and its value; returns why it is refused.
  var onAdded: (@MainActor (String, YAMLNode) -> String?)?
  /// Called with what a part of the value gets; returns why it is refused.
  var onSetPart: (@MainActor (PartAddress, YAMLNode, _ joins: Bool) -> String?)?
  /// Called with a change of the value's parts; returns why it is refused.
  var onEdit: (@MainActor (DocumentEdit) -> String?)?
  /// Called when the keyboard leaves a text of one line.
  var onLeft: (@MainActor () -> Void)?
  /// Called when a file is to be chosen for the property.
  var onFile: (@MainActor () -> Void)?

  /// The warnings about the property.
  let notes = WarningNotes()

  private(set) var property: PropertySheet.Property
  private let row = Box(.horizontal, spacing: PropertyRow.spacing)
  private let name: Label
  private let key: Label
  /// A dot at what differs from the default; its room stays.
  private let dot = Label()
  private let reset = Button(icon: "edit-undo-symbolic")
  private let problem = Label()
  private let control: any PropertyControl

  /// The width of the labels, in pixels: the longest of those that every button has fits into it.
  static func labelWidth(isNarrow: Bool) -> Int { isNarrow ? 106 : 124 }
  /// The room between a label and its control, in pixels.
  static let spacing = 6

  init(
    _ property: PropertySheet.Property, _ editor: DocumentEditor, _ miniatures: Miniatures
  ) {
    self.property = property
    let title = PropertyWords.label(property)
    name = Label(title)
    name.xalign = 1
    name.setWraps(true)
    name.setJustification(.right)
    name.setWidth(characters: 8, atMost: 14)
    name.setSizeRequest(width: PropertyRow.labelWidth(isNarrow: false))
    name.tooltip = property.note
    key = Label(property.key)
    key.addClass("property-key")
    key.xalign = 0
    key.setEllipsize(.end)
    key.setWidth(characters: 4, atMost: 4)
    key.setSizeRequest(width: 104)
    key.tooltip = property.key
    key.ignoresShowAll = true
    dot.addClass("property-dot")
    dot.setSizeRequest(width: 10)
    key.show()
    control = PropertyControls.make(property, editor, miniatures)
    reset.accessibleName = tr("Reset {name}", ["name": title])
    reset.tooltip = tr("Take it out: {value} then", ["value": property.standard ?? tr("nothing")])
    reset.hasRelief = false
    reset.addClass("property-reset")
    reset.setFocusOnClick(false)
    control.named.accessibleName = title
    control.named.setAccessibleDescription(property.note)
    name.setLabels(control.named)
    control.widget.tooltip = property.note
    problem.xalign = 0
    problem.setWraps(true)
    problem.addClass("property-problem")
    problem.ignoresShowAll = true
    problem.setMargins(start: PropertyRow.labelWidth(isNarrow: false) + PropertyRow.spacing)
    row.packStart(name)
    row.packStart(control.widget, expand: true)
    row.packEnd(reset)
    row.packEnd(key)
    row.packEnd(dot)
    widget.addClass("property")
    widget.packStart(row)
    if let below = control.below { widget.packStart(below) }
    widget.packStart(problem)
    notes.widget.setMargins(start: PropertyRow.labelWidth(isNarrow: false) + PropertyRow.spacing)
    widget.packStart(notes.widget)
    reset.onClicked { [weak self] in self?.set(nil, joins: false) }
    control.onEntered = { [weak self] value, joins in self?.set(value, joins: joins) }
    (control as? AdditionControl)?.onAdded = { [weak self] name, value in
      if let self { show(problem: onAdded?(name, value)) }
    }
    (control as? TextControl)?.entry.onFocusOut { [weak self] in self?.onLeft?() }
    (control as? ActionControl)?.onNewAlert = { [weak self] in self?.onNewAlert?() }
    let outline = (control as? any OutlineShowing)?.outline
    outline?.onSet = { [weak self] in self?.onSetPart?($0, $1, $2) }
    outline?.onEdit = { [weak self] edit in
      let refusal = self?.onEdit?(edit)
      self?.show(problem: refusal)
      return refusal
    }
    (control as? any FileChoosing)?.onFile = { [weak self] in self?.onFile?() }
    (control as? any WrittenControl)?.onProblem = { [weak self] in self?.show(problem: $0) }
    widget.showAll()
    show(property)
  }

  /// Leaves the key out and makes the label narrower.
  func setNarrow(_ narrow: Bool) {
    key.isVisible = !narrow
    name.setSizeRequest(width: PropertyRow.labelWidth(isNarrow: narrow))
  }

  /// Shows the property as it is now; a text that is being written stays.
  func show(_ property: PropertySheet.Property) {
    self.property = property
    let isWritten = property.value != nil
    key.setClass("dim", !isWritten)
    // The lines of an answer say which method asks, and its buttons need the room.
    if case .answer = property.kind { key.isVisible = false }
    // Its room stays, so that nothing moves.
    let canReset = isWritten && !property.isRequired
    reset.opacity = canReset ? 1 : 0
    reset.isSensitive = canReset
    // Without it there is no default that it could differ from.
    dot.text = canReset ? "●" : ""
    dot.accessibleName = canReset ? tr("Differs from the default") : ""
    // What was refused stays where it was written, until the document says something else.
    if problem.isVisible, control.isWritten, property.value == shown { return }
    shown = property.value
    show(problem: nil)
    control.show(property)
  }

  /// What the document said when it was shown last.
  private var shown: String?

  private func show(problem text: String?) {
    problem.text = text ?? ""
    problem.isVisible = text != nil
    if let text { control.named.announce(text) }
  }

  private func set(_ value: YAMLNode?, joins: Bool) {
    let refusal = onSet?(value, joins)
    show(problem: refusal)
    if refusal != nil, !control.isWritten { control.show(property) }
  }

  /// Draws the small pictures that are there now.
  func showPictures() { control.showPictures() }

  /// Whether the keyboard is in its control.
  func hasFocus(in window: Window) -> Bool { window.hasFocus(inside: control.widget) }

  @discardableResult
  func focus() -> Bool { control.widget.focusInside() }
}
