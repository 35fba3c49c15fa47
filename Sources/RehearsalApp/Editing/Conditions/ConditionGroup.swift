import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// A group of sentences, of which all, any or none must hold.
@MainActor
final class ConditionGroup: ConditionPart {
  let widget = Box(.vertical)
  let grip = Image(icon: "list-drag-handle-symbolic")
  var onChanged: (@MainActor (ConditionForm.Content, Bool) -> Void)?
  var onRemove: (@MainActor () -> Void)?
  var onMove: (@MainActor (Int) -> Void)?
  /// Called when so little was left of it that something else is shown in its place.
  var onDissolved: (@MainActor () -> Void)?

  /// Groups deeper than this are not indented any more, so that the rows keep their room.
  private static let mostIndented = 4

  private let list: ConditionList
  private var form: ConditionForm?
  private let truth = TruthMark()
  private let removal = Button(icon: "window-close-symbolic")

  init(_ place: ConditionPlace) {
    list = ConditionList(place)
    let number: KeyValuePairs = ["number": place.text]
    widget.addClass("condition-row")
    widget.addClass("group")
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Group {number}", number)
    grip.tooltip = tr("Drag to another place (Alt+Up, Alt+Down)")
    removal.hasRelief = false
    removal.addClass("condition-remove")
    removal.accessibleName = tr("Remove group {number}", number)
    removal.tooltip = tr("Remove this group")
    removal.onClicked { [weak self] in self?.onRemove?() }
    let words = Label(tr("of these hold"))
    words.setEllipsize(.end)
    words.xalign = 0
    let head = Box(.horizontal, spacing: 8)
    head.setMargins(start: 8, end: 8)
    head.packStart(grip)
    head.packStart(list.joint.widget)
    head.packStart(words)
    head.packEnd(removal)
    head.packEnd(truth.widget)
    widget.packStart(head)
    list.widget.addClass("condition-group")
    // Its rule is under the middle of the grip.
    list.widget.setMargins(start: place.depth < ConditionGroup.mostIndented ? 15 : 2)
    widget.packStart(list.widget)
    for part in [list.joint.widget, removal] as [Widget] {
      part.onKeyPress { [weak self] in self?.handle($0) ?? false }
    }
    list.onChanged = { [weak self] in self?.onChanged?(.group($0), $1) }
    list.onRemoved = { [weak self] in self?.show(rest: $0) }
  }

  /// Goes on with what is left after a sentence was taken out: one alone needs no group.
  private func show(rest: ConditionForm) {
    if rest.rows.isEmpty { return onRemove?() ?? () }
    onChanged?(rest.single, false)
    if rest.rows.count == 1 { onDissolved?() }
  }

  func canShow(_ content: ConditionForm.Content, _ question: DelegateQuestion) -> Bool {
    if case .group = content { true } else { false }
  }

  func show(_ content: ConditionForm.Content, _ question: DelegateQuestion) {
    if case .group(let form) = content {
      self.form = form
      list.show(form, question)
    }
  }

  func showTruth(_ trial: ConditionTrial) {
    list.showTruth(trial)
    truth.show(form?.holds(trial.holds))
  }

  func focus() { list.joint.widget.focusInside() }

  func focusRemoval() { removal.grabFocus() }
}
