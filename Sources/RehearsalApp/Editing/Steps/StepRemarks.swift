import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The caption and the notes of a step; closed, one line says what they are.
@MainActor
final class StepRemarks {
  /// What is below the step.
  let widget = Box(.vertical)
  /// Opens and closes it.
  let toggle = ToggleButton(icon: "rehearsal-icon-message-symbolic")
  /// Called with what is written, the text, or `nil` to take it out, and whether it belongs to the one
  /// before.
  var onSet: (@MainActor (PartAddress, YAMLNode?, Bool) -> Void)?
  /// Called when it is opened or closed, by a person or not.
  var onOpened: (@MainActor (Bool) -> Void)?

  private let summary = Label()
  private let opener = Gtk.Button()
  private let fields = Box(.vertical, spacing: 4)
  private let controls: [any WrittenControl]
  private var remarks: [PropertySheet.Property] = []
  private var isOurs = false

  /// - Parameter name: what the step is called.
  init(step name: String) {
    let node: @MainActor (String) -> YAMLNode? = { $0.isEmpty ? nil : .text($0) }
    controls = [TextControl(node), LongTextControl(node)]
    let title = tr("{step}, caption and notes", ["step": name])
    toggle.hasRelief = false
    toggle.addClass("property-reset")
    toggle.accessibleName = title
    toggle.tooltip = tr("Caption and notes")
    summary.xalign = 0
    summary.setEllipsize(.end)
    opener.add(summary)
    opener.hasRelief = false
    opener.addClass("step-remarks")
    opener.canFocus = false
    opener.ignoresShowAll = true
    summary.show()
    let names = [
      (tr("Caption"), tr("{step}, caption", ["step": name])),
      (tr("Notes"), tr("{step}, notes", ["step": name])),
    ]
    for (control, name) in zip(controls, names) {
      fields.packStart(row(name.0, control))
      control.named.accessibleName = name.1
    }
    fields.ignoresShowAll = true
    fields.addClass("step-fields")
    widget.packStart(opener)
    widget.packStart(fields)
    for (place, control) in controls.enumerated() {
      control.onEntered = { [weak self] value, joins in
        guard let self, remarks.indices.contains(place) else { return }
        onSet?(remarks[place].path, value, joins)
      }
    }
    opener.onClicked { [weak self] in self?.toggle.click() }
    toggle.onToggled { [weak self] in self?.toggled() }
    toggle.onClicked { [weak self] in
      // GTK says so too where the program presses it.
      if let self, isOpen, !isOurs { controls[0].widget.grabFocus() }
    }
  }

  private func row(_ title: String, _ control: any WrittenControl) -> Box {
    let row = Box(.horizontal, spacing: PropertyRow.spacing)
    let label = Label(title)
    label.addClass("dim")
    label.addClass("property-note")
    label.xalign = 0
    label.setSizeRequest(width: 52)
    label.setLabels(control.named)
    row.packStart(label)
    row.packStart(control.widget, expand: true)
    row.showAll()
    return row
  }

  /// Whether both can be written.
  var isOpen: Bool {
    get { toggle.isActive }
    set {
      (isOurs, toggle.isActive) = (true, newValue)
      isOurs = false
    }
  }

  /// What can have the keyboard.
  var parts: [Widget] { [toggle] + controls.map(\.named) }

  private func toggled() {
    fields.isVisible = isOpen
    showSummary()
    onOpened?(isOpen)
  }

  /// Shows the caption and the notes as the document has them.
  func show(_ remarks: [PropertySheet.Property]) {
    self.remarks = remarks
    for (control, remark) in zip(controls, remarks) {
      control.show(remark)
      control.named.tooltip = remark.note
    }
    showSummary()
  }

  private func showSummary() {
    let texts = remarks.map { remark in
      let lines = (remark.value ?? "").split(whereSeparator: \.isNewline)
      return OneLine.beginning(String(lines.first ?? "")) + (lines.count > 1 ? " …" : "")
    }
    summary.text = [
      texts.first.map { $0.isEmpty ? "" : tr("“{words}”", ["words": $0]) }, texts.last,
    ]
    .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    opener.isVisible = !isOpen && !summary.text.isEmpty
    opener.accessibleName = toggle.accessibleName + ": " + summary.text
  }
}
