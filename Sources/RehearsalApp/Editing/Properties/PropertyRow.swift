import Gtk
import PrototypeFile
import Texts

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

  /// The warnings about the property.
  let notes = WarningNotes()

  private(set) var property: PropertySheet.Property
  private let row = Box(.horizontal, spacing: 8)
  private let name: Label
  private let key: Label
  private let reset = Button(icon: "edit-undo-symbolic")
  private let problem = Label()
  private let control: any PropertyControl

  init(
    _ property: PropertySheet.Property, _ editor: DocumentEditor, _ miniatures: Miniatures
  ) {
    self.property = property
    let title = PropertyWords.label(property.key)
    name = Label(title)
    name.xalign = 1
    name.setWraps(true)
    name.setJustification(.right)
    name.setWidth(characters: 8, atMost: 14)
    name.setSizeRequest(width: 124)
    name.tooltip = property.note
    key = Label(property.key)
    key.addClass("property-key")
    key.xalign = 0
    key.setEllipsize(.end)
    key.setWidth(characters: 4, atMost: 4)
    key.setSizeRequest(width: 104)
    key.tooltip = property.key
    key.ignoresShowAll = true
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
    problem.setMargins(start: 132)
    row.packStart(name)
    row.packStart(control.widget, expand: true)
    row.packEnd(reset)
    row.packEnd(key)
    widget.addClass("property")
    widget.packStart(row)
    if let below = control.below { widget.packStart(below) }
    widget.packStart(problem)
    notes.widget.setMargins(start: 132)
    widget.packStart(notes.widget)
    reset.onClicked { [weak self] in self?.set(nil, joins: false) }
    control.onEntered = { [weak self] value, joins in self?.set(value, joins: joins) }
    control.onNewAlert = { [weak self] in self?.onNewAlert?() }
    widget.showAll()
    show(property)
  }

  /// Leaves the key out and makes the label narrower.
  func setNarrow(_ narrow: Bool) {
    key.isVisible = !narrow
    name.setSizeRequest(width: narrow ? 92 : 124)
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
    control.show(property)
  }

  /// The names that a reference can have now.
  func show(choices property: PropertySheet.Property) { control.show(property) }

  private func set(_ value: YAMLNode?, joins: Bool) {
    let refusal = onSet?(value, joins)
    problem.text = refusal ?? ""
    problem.isVisible = refusal != nil
    if let refusal { control.widget.announce(refusal) }
  }

  /// Draws the small pictures that are there now.
  func showPictures() { control.showPictures() }

  /// Whether the keyboard is in its control.
  func hasFocus(in window: Window) -> Bool { window.hasFocus(inside: control.widget) }

  func focus() { control.widget.focusInside() }
}

/// A control for the value of a property.
@MainActor
protocol PropertyControl: AnyObject {
  var widget: Widget { get }
  /// What assistive technology calls by the name of the property.
  var named: Widget { get }
  /// Called with a value that was entered, and whether it belongs to the one before.
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)? { get set }
  var onNewAlert: (@MainActor () -> Void)? { get set }
  /// What is shown under the row, over its whole width; `nil` for nothing.
  var below: Widget? { get }
  /// Draws small pictures again.
  func showPictures()
  func show(_ property: PropertySheet.Property)
}

extension PropertyControl {
  var named: Widget { widget }
  var below: Widget? { nil }
  func showPictures() {}
}
