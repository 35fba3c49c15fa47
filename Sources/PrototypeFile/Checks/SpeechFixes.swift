import DialogModel

/// What would correct the warnings about what VoiceOver says.
enum SpeechFixes {
  /// How many words of a message make a title.
  private static let mostWords = 8

  /// Makes the title of a short message.
  ///
  /// - Parameter path: the path of the alert.
  static func messageAsTitle(
    _ alert: Alert, _ path: [Places.Step], _ places: Places
  ) -> [DocumentEdit] {
    guard let text = alert.message?.sourceText,
      (1...mostWords).contains(SpokenWords.count(in: text)),
      !text.contains(where: \.isNewline), !places.has(path + [.key(AlertKey.title.rawValue)])
    else { return [] }
    let dialog = places.address(to: path)
    return [.relocate(path: dialog / AlertKey.message, to: dialog / AlertKey.title)]
  }

  /// Calls a cancel button what everybody calls it; only its author knows what another sign means.
  ///
  /// Where the document has translations or steps, these would need the new title.
  ///
  /// - Parameters:
  ///   - place: the path from the dialog's kind to the button.
  ///   - kind: the path to the dialog's kind.
  static func namingCancel(
    _ dialog: Dialog, at place: [Places.Step], _ kind: [Places.Step], _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let prototype = checks.prototype
    guard place == [.key(AlertKey.cancelButton.rawValue)], prototype.strings.isEmpty,
      prototype.scenarios.isEmpty, prototype.sharedSteps.isEmpty
    else { return [] }
    let isAlone = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.count == 1
    let isMap = checks.places.node(at: kind + place)?.entries != nil
    let button = checks.places.address(to: kind + place)
    return [
      .set(
        path: isMap ? button / ButtonKey.title : button,
        .text(isAlone && dialog.alert != nil ? "OK" : "Cancel"))
    ]
  }

  /// Sets the texts of an alert before it comes, where they are set once, when it has come.
  static func settingBefore(_ id: DialogID, _ checks: DocumentChecks) -> [DocumentEdit] {
    let setting = checks.lists.all.flatMap { list in
      list.placed.filter { $0.setsTexts(of: id) }.map { (list: list, placed: $0) }
    }
    guard setting.count == 1, let (list, placed) = setting.first, !placed.isConditional,
      !placed.isLater, list.owner == .dialog(id, .didPresentAlertView),
      checks.prototype[id]?.delegate.responds(to: .willPresentAlertView) == true
    else { return [] }
    return list.moving(placed, to: .key(Selector.willPresentAlertView.name), checks.places)
  }
}

extension PlacedAction {
  /// Whether it sets a text of a dialog.
  fileprivate func setsTexts(of dialog: DialogID) -> Bool {
    if case .setTexts(let id, _, _) = action { id.index == dialog.index } else { false }
  }
}
