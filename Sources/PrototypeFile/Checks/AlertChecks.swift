import DialogModel
import Texts

extension DocumentChecks {
  /// Rules 1 to 5 and 44, about alerts.
  mutating func checkAlerts() {
    for dialog in prototype.dialogs {
      guard let alert = dialog.alert else { continue }
      let indices = ButtonIndices(alert, firstOtherIndex: prototype.choices.firstOtherIndex)
      let path = ["dialogs", dialog.id]
      let name = ["name": dialog.id] as KeyValuePairs
      let count = indices.buttons.count
      if count > 2 {
        let values = ["name": dialog.id, "n": String(count)] as KeyValuePairs
        if alert.textFields.isEmpty {
          warn(
            tr("“{name}” has {n} buttons; more than two read better as an action sheet", values),
            at: path, see: "rule-1")
        } else {
          warn(
            tr(
              "“{name}” has a text field and {n} buttons; the keyboard leaves room for two", values),
            at: path, see: "rule-2")
        }
      }
      if count == 0 {
        warn(
          tr("“{name}” has no buttons: only code can take it away", name), at: path, see: "rule-3")
      } else if indices.cancelButtonIndex < 0 {
        warn(
          tr("“{name}” has no cancel button, so nobody can say no", name), at: path, see: "rule-3")
      }
      checkDelegate(dialog, alert, count: count, path)
      if let title = alert.title, !title.pieces.isEmpty, title == alert.message {
        warn(
          tr("the message of “{name}” says the same as its title", name), at: path, see: "rule-44")
      }
    }
  }

  private mutating func checkDelegate(
    _ dialog: Dialog, _ alert: Alert, count: Int, _ path: [String]
  ) {
    let name = ["name": dialog.id] as KeyValuePairs
    let hasOwnButtons = !alert.otherButtons.isEmpty || !alert.addedButtons.isEmpty
    if dialog.delegate.isNil {
      guard hasOwnButtons else { return }
      warn(
        tr("“{name}” has buttons of its own but no delegate to hear of them", name), at: path,
        see: "rule-5")
    } else if count > 1, !DocumentChecks.tellingOfButtons.contains(where: dialog.delegate.responds)
    {
      warn(
        tr("“{name}” has several buttons, but its delegate cannot tell which was tapped", name),
        at: path, see: "rule-4")
    }
  }

  private static let tellingOfButtons: [Selector] = [
    .alertViewClickedButtonAtIndex, .alertViewWillDismissWithButtonIndex,
    .alertViewDidDismissWithButtonIndex,
  ]

  /// What a document of the era before multitasking uses that came later.
  mutating func checkEra() {
    guard prototype.era == .ios3 else { return }
    for dialog in prototype.dialogs {
      let path = ["dialogs", dialog.id]
      switch dialog.kind {
      case .alert(let alert):
        if alert.style != .default { warnEra("alertViewStyle", "iOS 5", path) }
        let asked = Selector.alertViewShouldEnableFirstOtherButton
        if dialog.delegate.returns[asked] != nil || dialog.delegate.does[asked] != nil {
          warnEra(asked.name, "iOS 5", path)
        }
      case .activityPicker: warnEra("activityPicker", "iOS 6", path)
      case .popover, .formSheet: warnEra(dialog.kind.word, "iOS 3.2", path)
      case .actionSheet, .presentedView: break
      }
    }
    if !prototype.notifications.isEmpty { warnEra("notifications", "iOS 4", ["notifications"]) }
    guard let delegate = prototype.application?.delegate else { return }
    let later: [Selector] = [
      .applicationDidEnterBackground, .applicationWillEnterForeground,
    ]
    for selector in later where delegate.does[selector] != nil {
      warnEra(selector.name, "iOS 4", ["application"])
    }
  }

  private mutating func warnEra(_ thing: String, _ version: String, _ path: [String]) {
    warn(
      tr(
        "“{thing}” came with {version}, after era: ios3",
        ["thing": thing, "version": version]), at: path, see: "era")
  }
}
