import DialogModel
import Texts

/// Rule 45: the next alert is shown when the one before has gone, not inside its `clicked`.
enum ShownTooEarly {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    for list in actions.all {
      guard let id = dialog(of: list), let dialog = checks.prototype[id] else { continue }
      for placed in list.placed where !placed.isLater {
        guard let shown = placed.shown, shown.index != id.index,
          let next = checks.prototype[shown], next.hasInstances
        else { continue }
        checks.warn(
          tr(
            "“{next}” is shown before “{name}” has gone; later versions of iOS drop it",
            ["next": next.id, "name": dialog.id]),
          at: placed.path, see: .shownTooEarly,
          fix: fix(placed, list, dialog, checks.places))
      }
    }
  }

  /// The alert or the sheet whose button was tapped when the list is done.
  private static func dialog(of list: PlacedList) -> DialogID? {
    switch list.owner {
    case .button(let id, _, false), .dialog(let id, .alertViewClickedButtonAtIndex),
      .dialog(let id, .actionSheetClickedButtonAtIndex):
      id
    default: nil
    }
  }

  /// Shows it in `didDismiss`, unless a condition decides, which may hold no more by then.
  private static func fix(
    _ placed: PlacedAction, _ list: PlacedList, _ dialog: Dialog, _ places: Places
  ) -> [DocumentEdit] {
    let later: Selector =
      dialog.alert != nil
      ? .alertViewDidDismissWithButtonIndex : .actionSheetDidDismissWithButtonIndex
    guard !placed.isConditional, dialog.delegate.responds(to: later) else { return [] }
    let key: Places.Step
    if case .button = list.owner { key = "afterwards" } else { key = .key(later.name) }
    return list.moving(placed, to: key, places)
  }
}
