import DialogModel
import Texts

extension DocumentChecks {
  /// Checks rules 1 to 5 and 44, about alerts, and questions that no alert asks.
  mutating func checkAlerts() {
    for (index, dialog) in prototype.dialogs.enumerated() {
      guard let alert = dialog.alert else { continue }
      let path = ["dialogs", .entry(index)] as [Places.Step]
      checkButtons(dialog, alert, DialogID(index), path + ["alert"])
      checkDelegate(dialog, alert, path + ["delegate"])
      checkQuestion(dialog, alert, path)
      if let title = alert.title, !title.pieces.isEmpty, title == alert.message {
        warn(
          tr("the message of “{name}” says the same as its title", ["name": dialog.id]),
          at: path + ["alert", "message"], see: .repeatedTitle,
          fix: [.remove(path: places.address(to: path + ["alert", "message"]))])
      }
    }
  }

  private mutating func checkButtons(
    _ dialog: Dialog, _ alert: Alert, _ id: DialogID, _ path: [Places.Step]
  ) {
    let indices = ButtonIndices(alert, firstOtherIndex: prototype.choices.firstOtherIndex)
    let name = ["name": dialog.id] as KeyValuePairs
    let count = indices.buttons.count
    // Rule 9 says more, where it holds.
    if count > 2, !ChoiceInAlert.holds(for: id, prototype, lists) {
      let values = ["name": dialog.id, "n": String(count)] as KeyValuePairs
      let third = path + Places.path(toButton: 2, of: alert)
      if alert.textFields.isEmpty {
        warn(
          tr("“{name}” has {n} buttons; more than two read better as an action sheet", values),
          at: third, see: .manyButtons)
      } else {
        warn(
          tr("“{name}” has a text field and {n} buttons; the keyboard leaves room for two", values),
          at: third, see: .fieldAndButtons)
      }
    }
    if count == 0 {
      warn(
        tr("“{name}” has no buttons: only code can take it away", name), at: path, see: .noCancel,
        fix: addingCancel(tr("OK"), alert, path))
    } else if indices.cancelButtonIndex < 0 {
      // The warning is at the index that means “no cancel button”, or at buttons that could be it.
      let keys = ["cancelButtonIndex", "otherButtons", "addedButtons"] as [Places.Step]
      let key = keys.first { places.has(path + [$0]) }
      warn(
        tr("“{name}” has no cancel button, so nobody can say no", name),
        at: path + (key.map { [$0] } ?? []), see: .noCancel,
        fix: count > 1 ? addingCancel(tr("Cancel"), alert, path) : cancelling(alert, path))
    }
  }

  /// Adds a cancel button, unless the alert would then have more than two buttons.
  private func addingCancel(
    _ title: String, _ alert: Alert, _ path: [Places.Step]
  ) -> [DocumentEdit] {
    guard alert.cancelButtonIndex == nil else { return cancelling(alert, path) }
    guard alert.otherButtons.count + alert.addedButtons.count < 2 else { return [] }
    return [.insert(path: places.address(to: path + ["cancelButton"]), .text(title))]
  }

  /// Makes the only button the cancel button, or the one that was taken from being it.
  private func cancelling(_ alert: Alert, _ path: [Places.Step]) -> [DocumentEdit] {
    let target = places.address(to: path + ["cancelButton"])
    if alert.cancelButtonIndex != nil {
      guard alert.cancelButton != nil else { return [] }
      return [.remove(path: places.address(to: path + ["cancelButtonIndex"]))]
    }
    guard alert.otherButtons.count == 1, alert.addedButtons.isEmpty else { return [] }
    let button = path + ["otherButtons", .item(0)]
    return [.relocate(path: places.address(to: button), to: target)]
  }

  private mutating func checkDelegate(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    let name = ["name": dialog.id] as KeyValuePairs
    let ownCount = alert.otherButtons.count + alert.addedButtons.count
    if dialog.delegate.isNil {
      guard ownCount > 0 else { return }
      warn(
        tr("“{name}” has buttons but no delegate that is told of a tap", name), at: path,
        see: .noDelegate)
    } else if ownCount + (alert.cancelButton == nil ? 0 : 1) > 1,
      !DocumentChecks.tellingOfButtons.contains(where: dialog.delegate.responds)
    {
      // The document has one of the two keys.
      let key = places.has(path + ["only"]) ? "only" : "without" as Places.Step
      warn(
        tr("“{name}” has several buttons, but its delegate cannot tell which was tapped", name),
        at: path + [key], see: .notTold)
    }
  }

  /// Warns of an answer to a question that UIKit asks only about a button of the initializer.
  private mutating func checkQuestion(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    let indices = ButtonIndices(alert, firstOtherIndex: prototype.choices.firstOtherIndex)
    let method = Selector.alertViewShouldEnableFirstOtherButton
    guard indices.governedIndex == nil, let answer = answer(to: method, path + ["delegate"]) else {
      return
    }
    let alertPath = path + ["alert"]
    let first = places.address(to: alertPath + ["addedButtons"]) / 0
    let target = places.address(to: alertPath + ["otherButtons"]) / 0
    warn(
      tr(
        "“{name}” is never asked whether a button is enabled: no other button at creation",
        ["name": dialog.id]), at: answer, see: .neverAsked,
      fix: alert.addedButtons.isEmpty ? [] : [.relocate(path: first, to: target)])
  }

  private static let tellingOfButtons: [Selector] = [
    .alertViewClickedButtonAtIndex, .alertViewWillDismissWithButtonIndex,
    .alertViewDidDismissWithButtonIndex,
  ]
}
