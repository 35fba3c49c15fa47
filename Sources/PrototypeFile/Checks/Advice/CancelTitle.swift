import DialogModel
import Texts

/// Rule 3, its second half: a cancel button that reads as a yes, beside another button.
enum CancelTitle {
  static func check(_ checks: inout DocumentChecks) {
    let languages = (checks.places.root["strings"]?.entries ?? []).map(\.name)
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      guard let alert = dialog.alert else { continue }
      let indices = ButtonIndices(alert, firstOtherIndex: .fixed)
      guard indices.buttons.count > 1, indices.buttons.indices.contains(indices.cancelButtonIndex)
      else { continue }
      let title = indices.buttons[indices.cancelButtonIndex].title
      let path =
        ["dialogs", .entry(index), "alert"]
        + Places.path(toButton: indices.cancelButtonIndex, of: alert)
      let texts =
        [(title.literal, nil)]
        + languages.map { language in
          (checks.prototype.strings[language]?[title.sourceText]?.literal, language as String?)
        }
      for case (let text?, let language) in texts {
        guard let message = message(dialog.id, text) else { continue }
        checks.warn(message, at: path, see: .noCancel, in: language)
        break
      }
    }
  }

  /// What is wrong with the title of a cancel button; `nil` for nothing.
  private static func message(_ name: String, _ title: String) -> String? {
    let names = ["name": name, "title": title] as KeyValuePairs
    if TitleWords.agree(title) {
      return tr("the cancel button of “{name}” says “{title}”, which reads as a yes", names)
    }
    guard TitleWords.destroy(title) else { return nil }
    return tr(
      "the cancel button of “{name}” says “{title}”, which reads as if something were destroyed",
      names)
  }
}

/// Rule 9: a choice that a person has asked for is an action sheet; an alert is for what is news.
enum ChoiceInAlert {
  /// From how many buttons besides cancel on it is a choice.
  private static let least = 3

  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    for index in checks.prototype.dialogs.indices {
      let dialog = checks.prototype.dialogs[index]
      guard holds(for: DialogID(index), checks.prototype, actions), let alert = dialog.alert else {
        continue
      }
      let third = own(alert)[least - 1]
      checks.warn(
        tr(
          "“{name}” asks how to go on after a tap: that is an action sheet", ["name": dialog.id]),
        at: ["dialogs", .entry(index), "alert"] + Places.path(toButton: third, of: alert),
        see: .choiceInAlert, fix: fix(DialogID(index), dialog, checks))
    }
  }

  /// Makes a sheet of it, where nothing names a method of the alert or an index of its buttons.
  ///
  /// A sheet has other methods, and numbers its buttons in another order.
  private static func fix(
    _ id: DialogID, _ dialog: Dialog, _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let path = ["dialogs", .entry(id.index)] as [Places.Step]
    let alert = path + ["alert"]
    let isAlertOnly = [AlertKey.style, .textFields, .cancelButtonIndex, .message].contains {
      checks.places.has(alert + [.key($0.rawValue)])
    }
    let runsTask = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.contains { button in
      (button.then + button.afterwards).unconditional.contains {
        if case .run = $0 { true } else { false }
      }
    }
    let prototype = checks.prototype
    guard prototype.device == .phone, prototype.scenarios.isEmpty, prototype.promises.isEmpty,
      prototype.sharedSteps.isEmpty, !isAlertOnly, !runsTask,
      // There is no delegate with methods of an alert.
      checks.places.node(at: path)?.entries?.count == 1,
      let keys = checks.places.node(at: alert)?.entries
    else { return [] }
    let kept = keys.filter { $0.name != AlertKey.title.rawValue }.map { ($0.name, $0.value) }
    let sheet = YAMLNode.map([(ActionSheetKey.from.rawValue, .text("rootView"))] + kept)
    return [
      .set(
        path: checks.places.address(to: path), .map([(DialogKey.actionSheet.rawValue, sheet)]))
    ]
  }

  /// Whether an alert is a choice, so that it says more than rule 1.
  static func holds(
    for id: DialogID, _ prototype: Prototype, _ actions: PlacedLists
  ) -> Bool {
    guard let alert = prototype[id]?.alert, alert.textFields.isEmpty, alert.style == .default,
      alert.message?.pieces.isEmpty ?? true, own(alert).count >= least
    else { return false }
    return actions.isShownByControl(id)
  }

  /// The indices of the buttons besides cancel.
  private static func own(_ alert: Alert) -> [Int] {
    let indices = ButtonIndices(alert, firstOtherIndex: .fixed)
    return indices.buttons.indices.filter { $0 != indices.cancelButtonIndex }
  }
}
