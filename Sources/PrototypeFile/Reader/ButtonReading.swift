internal import DialogModel
internal import Texts

extension Reader {
  mutating func readAlert(_ node: YAMLNode, _ delegate: Delegate) -> Alert {
    let fields = fields(node, AlertKey.self)
    let hearing = Hearing(
      delegate: delegate, clicked: .alertViewClickedButtonAtIndex,
      dismissed: .alertViewDidDismissWithButtonIndex)
    var alert = Alert()
    alert.title = fields[.title].flatMap { readDialogText($0) }
    alert.message = fields[.message].flatMap { readDialogText($0) }
    alert.style = fields[.style].flatMap(word) ?? alert.style
    alert.textFields = readTextFields(fields[.textFields], alert)
    alert.cancelButton = fields[.cancelButton].map { readButton($0, hearing) }
    alert.otherButtons = readButtons(fields[.otherButtons], hearing)
    alert.addedButtons = readButtons(fields[.addedButtons], hearing)
    alert.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    let count =
      alert.otherButtons.count + alert.addedButtons.count + (alert.cancelButton == nil ? 0 : 1)
    refuse(node, having: count)
    checkIndex(
      fields[.cancelButtonIndex], buttonCount: count,
      none: tr("the alert has no buttons, so its cancel index can only be -1"),
      range: {
        tr("the cancel index is from -1 to {last}, because {last} is the last button’s", $0)
      })
    return alert
  }

  mutating func readActionSheet(_ node: YAMLNode, _ delegate: Delegate) -> ActionSheet {
    let fields = fields(node, ActionSheetKey.self)
    let hearing = Hearing(
      delegate: delegate, clicked: .actionSheetClickedButtonAtIndex,
      dismissed: .actionSheetDidDismissWithButtonIndex)
    var sheet = ActionSheet()
    sheet.title = fields[.title].flatMap { readDialogText($0) }
    sheet.style = fields[.style].flatMap(word) ?? sheet.style
    sheet.source = fields[.from].flatMap { readSource($0) }
    sheet.cancelButton = fields[.cancelButton].map { readButton($0, hearing) }
    sheet.destructiveButton = fields[.destructiveButton].map { readButton($0, hearing) }
    sheet.otherButtons = readButtons(fields[.otherButtons], hearing)
    sheet.addedButtons = readButtons(fields[.addedButtons], hearing)
    sheet.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    sheet.destructiveButtonIndex = fields[.destructiveButtonIndex]?.integer
    let count =
      sheet.otherButtons.count + sheet.addedButtons.count + (sheet.cancelButton == nil ? 0 : 1)
      + (sheet.destructiveButton == nil ? 0 : 1)
    refuse(node, having: count)
    checkIndex(
      fields[.cancelButtonIndex], buttonCount: count,
      none: tr("the sheet has no buttons, so its cancel index can only be -1"),
      range: {
        tr("the cancel index is from -1 to {last}, because {last} is the last button’s", $0)
      })
    checkIndex(
      fields[.destructiveButtonIndex], buttonCount: count,
      none: tr("the sheet has no buttons, so its destructive index can only be -1"),
      range: {
        tr("the destructive index is from -1 to {last}, because {last} is the last button’s", $0)
      })
    return sheet
  }

  /// Reports a dialog with too many buttons.
  private mutating func refuse(_ node: YAMLNode, having buttons: Int) {
    refuse(buttons, moreThan: SizeLimit.buttons, node.start) {
      tr("this dialog has {count} buttons; at most {most} are allowed", $0)
    }
  }

  private mutating func checkIndex(
    _ node: YAMLNode?, buttonCount: Int, none: @autoclosure () -> String,
    range: (KeyValuePairs<String, String>) -> String
  ) {
    guard let node, let index = node.integer, !(-1..<buttonCount).contains(index) else { return }
    error(
      .meaning, node.start, buttonCount == 0 ? none() : range(["last": String(buttonCount - 1)]))
  }

  private mutating func readButtons(_ node: YAMLNode?, _ hearing: Hearing) -> [Button] {
    (node?.items ?? []).map { readButton($0, hearing) }
  }

  private mutating func readButton(_ node: YAMLNode, _ hearing: Hearing) -> Button {
    if let title = readDialogText(node) { return Button(title: title) }
    // A button that cannot be read still counts, because indices are checked against the count.
    guard node.entries != nil else { return Button(title: Template("")) }
    let fields = fields(node, ButtonKey.self)
    let title = fields[.title].flatMap { readDialogText($0) } ?? Template("")
    warnIfSilent(fields, .then, hearing.clicked, hearing)
    warnIfSilent(fields, .afterwards, hearing.dismissed, hearing)
    return Button(
      title: title, then: fields[.then].map { readActions($0) } ?? [],
      afterwards: fields[.afterwards].map { readActions($0) } ?? [])
  }

  /// Warns of actions that never run, because a button's actions run inside a call.
  private mutating func warnIfSilent(
    _ fields: Fields<ButtonKey>, _ key: ButtonKey, _ selector: Selector, _ hearing: Hearing
  ) {
    guard fields[key] != nil, !hearing.delegate.responds(to: selector) else { return }
    warning(
      fields.mark(of: key),
      tr(
        "“{key}” never runs: the delegate does not hear “{selector}”",
        ["key": key.rawValue, "selector": selector.name]))
  }

  private mutating func readDialogText(_ node: YAMLNode) -> Template? {
    within(.dialogTexts) { $0.readTemplate(node) }
  }
}

/// The delegate that receives the calls about a button, and its methods.
private struct Hearing {
  let delegate: Delegate
  let clicked: Selector
  let dismissed: Selector
}
