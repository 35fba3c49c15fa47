import Gtk
import PrototypeEditing
import PrototypeFile

/// A sentence of a condition, or a group of them, as a list shows it.
@MainActor
protocol ConditionPart: KeyMovedRow {
  var widget: Box { get }
  /// What a person drags it by.
  var grip: Image { get }
  /// Called with what it says now, and whether that belongs to the change before.
  var onChanged: (@MainActor (ConditionForm.Content, Bool) -> Void)? { get set }

  /// Whether a content can be shown without making the part again.
  func canShow(_ content: ConditionForm.Content, _ question: DelegateQuestion) -> Bool
  func show(_ content: ConditionForm.Content, _ question: DelegateQuestion)
  /// Shows whether it holds for the texts to try.
  func showTruth(_ trial: ConditionTrial)
  func focus()
  func focusRemoval()
}

/// Where a part is among the groups.
struct ConditionPlace {
  /// The 1-based numbers of the groups that have it, and its own; empty for the whole condition.
  var numbers: [Int] = []

  /// What a person calls it, such as “2.1”.
  var text: String { numbers.map(String.init).joined(separator: ".") }
  /// The number of groups that have it.
  var depth: Int { max(0, numbers.count - 1) }

  /// The place of a part in it, by its 0-based index.
  func part(_ index: Int) -> ConditionPlace { ConditionPlace(numbers: numbers + [index + 1]) }
}
