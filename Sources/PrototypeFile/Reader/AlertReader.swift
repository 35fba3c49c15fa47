internal import DialogModel
internal import Texts

/// Reads alerts and action sheets.
enum AlertReader {
  static func alert(_ node: YAMLNode, _ delegate: Delegate, _ reader: inout Reader) -> Alert {
    let fields = reader.fields(node, AlertKey.self)
    let hearing = Hearing(
      delegate: delegate, clicked: .alertViewClickedButtonAtIndex,
      dismissed: .alertViewDidDismissWithButtonIndex)
    var alert = Alert()
    alert.title = text(fields[.title], &reader)
    alert.message = text(fields[.message], &reader)
    alert.style = fields[.style]?.choice() ?? alert.style
    alert.textFields = TextFieldReader.fields(fields[.textFields], alert, &reader)
    alert.cancelButton = fields[.cancelButton].map { button($0, hearing, &reader) }
    alert.otherButtons = buttons(fields[.otherButtons], hearing, &reader)
    alert.addedButtons = buttons(fields[.addedButtons], hearing, &reader)
    alert.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    let count =
      alert.otherButtons.count + alert.addedButtons.count + (alert.cancelButton == nil ? 0 : 1)
    refuse(node, having: count, &reader)
    checkCancelIndex(fields[.cancelButtonIndex], count, &reader) {
      tr("the alert has no buttons, so its cancel index can only be -1")
    }
    return alert
  }

  static func actionSheet(_ node: YAMLNode, _ delegate: Delegate, _ reader: inout Reader)
    -> ActionSheet
  {
    let fields = reader.fields(node, ActionSheetKey.self)
    let hearing = Hearing(
      delegate: delegate, clicked: .actionSheetClickedButtonAtIndex,
      dismissed: .actionSheetDidDismissWithButtonIndex)
    var sheet = ActionSheet()
    sheet.title = text(fields[.title], &reader)
    sheet.style = fields[.style]?.choice() ?? sheet.style
    sheet.source = fields[.from].flatMap { DialogReader.source($0, &reader) }
    sheet.cancelButton = fields[.cancelButton].map { button($0, hearing, &reader) }
    sheet.destructiveButton = fields[.destructiveButton].map { button($0, hearing, &reader) }
    sheet.otherButtons = buttons(fields[.otherButtons], hearing, &reader)
    sheet.addedButtons = buttons(fields[.addedButtons], hearing, &reader)
    sheet.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    sheet.destructiveButtonIndex = fields[.destructiveButtonIndex]?.integer
    let count =
      sheet.otherButtons.count + sheet.addedButtons.count + (sheet.cancelButton == nil ? 0 : 1)
      + (sheet.destructiveButton == nil ? 0 : 1)
    refuse(node, having: count, &reader)
    checkCancelIndex(fields[.cancelButtonIndex], count, &reader) {
      tr("the sheet has no buttons, so its cancel index can only be -1")
    }
    checkIndex(fields[.destructiveButtonIndex], count, &reader) {
      tr("the sheet has no buttons, so its destructive index can only be -1")
    } range: {
      tr("the destructive index is from -1 to {last}, because {last} is the last button’s", $0)
    }
    return sheet
  }

  /// Reports a dialog with too many buttons.
  private static func refuse(_ node: YAMLNode, having buttons: Int, _ reader: inout Reader) {
    reader.problems.refuse(buttons, moreThan: SizeLimit.buttons, node.start) {
      tr("this dialog has {count} buttons; at most {most} are allowed", $0)
    }
  }

  private static func checkCancelIndex(
    _ node: YAMLNode?, _ count: Int, _ reader: inout Reader, none: () -> String
  ) {
    checkIndex(node, count, &reader, none: none) {
      tr("the cancel index is from -1 to {last}, because {last} is the last button’s", $0)
    }
  }

  private static func checkIndex(
    _ node: YAMLNode?, _ count: Int, _ reader: inout Reader, none: () -> String,
    range: (KeyValuePairs<String, String>) -> String
  ) {
    guard let node, let index = node.integer, !(-1..<count).contains(index) else { return }
    reader.problems.error(
      .meaning, node.start, count == 0 ? none() : range(["last": String(count - 1)]))
  }

  private static func buttons(_ node: YAMLNode?, _ hearing: Hearing, _ reader: inout Reader)
    -> [Button]
  {
    (node?.items ?? []).map { button($0, hearing, &reader) }
  }

  private static func button(_ node: YAMLNode, _ hearing: Hearing, _ reader: inout Reader) -> Button
  {
    if let title = text(node, &reader) { return Button(title: title) }
    // A button that cannot be read still counts, because indices are checked against the count.
    guard node.entries != nil else { return Button(title: Template("")) }
    let fields = reader.fields(node, ButtonKey.self)
    let title = text(fields[.title], &reader) ?? Template("")
    warnIfSilent(fields, .then, hearing.clicked, hearing, &reader)
    warnIfSilent(fields, .afterwards, hearing.dismissed, hearing, &reader)
    var around = reader.surroundings
    around.hasButton = true
    return reader.within(around) {
      Button(
        title: title, then: ActionReader.actions(fields[.then], &$0),
        afterwards: ActionReader.actions(fields[.afterwards], &$0))
    }
  }

  /// The titles of a dialog's buttons by their indices, as written; none for other dialogs.
  static func titles(of key: DialogKey, _ node: YAMLNode) -> [String] {
    func buttons(_ key: ActionSheetKey) -> [Button] {
      (node[key.rawValue]?.items ?? []).map {
        Button(title: Template($0.text ?? $0[ButtonKey.title.rawValue]?.text ?? ""))
      }
    }
    let indices: ButtonIndices
    switch key {
    case .alert:
      var alert = Alert()
      alert.cancelButton = buttons(.cancelButton).first
      (alert.otherButtons, alert.addedButtons) = (buttons(.otherButtons), buttons(.addedButtons))
      indices = ButtonIndices(alert, firstOtherIndex: .fixed)
    case .actionSheet:
      var sheet = ActionSheet()
      sheet.cancelButton = buttons(.cancelButton).first
      sheet.destructiveButton = buttons(.destructiveButton).first
      (sheet.otherButtons, sheet.addedButtons) = (buttons(.otherButtons), buttons(.addedButtons))
      indices = ButtonIndices(sheet, firstOtherIndex: .fixed)
    default: return []
    }
    return indices.buttons.map(\.title.sourceText)
  }

  /// Warns of actions that never run, because a button's actions run inside a call.
  private static func warnIfSilent(
    _ fields: Fields<ButtonKey>, _ key: ButtonKey, _ selector: Selector, _ hearing: Hearing,
    _ reader: inout Reader
  ) {
    guard fields[key] != nil, !hearing.delegate.responds(to: selector) else { return }
    reader.problems.warning(
      fields.mark(of: key),
      tr(
        "“{key}” never runs: the delegate does not hear “{selector}”",
        ["key": key.rawValue, "selector": selector.name]))
  }

  private static func text(_ node: YAMLNode?, _ reader: inout Reader) -> Template? {
    reader.within(.dialogTexts) { TemplateReader.template(node, &$0) }
  }
}

/// The delegate that receives the calls about a button, and its methods.
private struct Hearing {
  let delegate: Delegate
  let clicked: Selector
  let dismissed: Selector
}
