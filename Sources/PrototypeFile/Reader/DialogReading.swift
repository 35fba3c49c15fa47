internal import DialogModel
internal import Texts

extension Reader {
  mutating func readDialog(_ entry: YAMLNode.Entry) -> Dialog {
    let fields = fields(entry.value, DialogKey.self)
    let kinds = fields.keys(among: DialogKey.kinds)
    if kinds.isEmpty && !fields.hasUnknown && !entry.value.isRefused
      && (entry.value.entries != nil || entry.value.isEmpty)
    {
      error(
        entry.key.start, tr("it is not said what “{id}” is", ["id": entry.name]),
        hint: tr("“alert” is a kind of dialog"))
    } else {
      _ = onlyKind(kinds, fields, entry.value, tr("a dialog is of one kind"))
    }
    // A selector can only be judged where it is known whose delegate this is.
    let isAlert = kinds.isEmpty || kinds.contains(.alert)
    let delegate = isAlert ? fields[.delegate].map { readDialogDelegate($0) } : nil
    let alert = fields[.alert].map { readAlert($0, delegate ?? Delegate()) }
    return Dialog(
      id: entry.name, alert: alert ?? Alert(), delegate: delegate ?? Delegate())
  }

  private mutating func readAlert(_ node: YAMLNode, _ delegate: Delegate) -> Alert {
    let fields = fields(node, AlertKey.self)
    var alert = Alert()
    alert.title = fields[.title].flatMap { readTemplate($0) }
    alert.message = fields[.message].flatMap { readTemplate($0) }
    alert.cancelButton = fields[.cancelButton].map { readButton($0, delegate) }
    alert.otherButtons = fields[.otherButtons].map { readButtons($0, delegate) } ?? []
    alert.addedButtons = fields[.addedButtons].map { readButtons($0, delegate) } ?? []
    alert.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    checkCancelButtonIndex(fields[.cancelButtonIndex], alert)
    return alert
  }

  private mutating func checkCancelButtonIndex(_ node: YAMLNode?, _ alert: Alert) {
    let initial = alert.otherButtons.count + (alert.cancelButton == nil ? 0 : 1)
    let count = initial + alert.addedButtons.count
    guard let node, let index = node.integer, !(-1..<count).contains(index) else { return }
    error(
      node.start,
      count == 0
        ? tr("the alert has no buttons, so its cancel index can only be -1")
        : tr(
          "the cancel index is from -1 to {last}, because {last} is the last button’s",
          ["last": String(count - 1)]))
  }

  private mutating func readButtons(_ node: YAMLNode, _ delegate: Delegate) -> [Button] {
    node.items.map { readButton($0, delegate) }
  }

  private mutating func readButton(_ node: YAMLNode, _ delegate: Delegate) -> Button {
    if let title = readTemplate(node) { return Button(title: title) }
    // A button that cannot be read still counts: the cancel index is judged by their number.
    guard node.entries != nil else { return Button(title: Template("")) }
    let fields = fields(node, ButtonKey.self)
    if fields[.title] == nil && !fields.hasUnknown {
      error(node.start, tr("the button has no “title”"))
    }
    let title = fields[.title].flatMap { readTemplate($0) } ?? Template("")
    warnIfSilent(fields, .then, .alertViewClickedButtonAtIndex, delegate)
    warnIfSilent(fields, .afterwards, .alertViewDidDismissWithButtonIndex, delegate)
    return Button(
      title: title, then: fields[.then].map { readActions($0) } ?? [],
      afterwards: fields[.afterwards].map { readActions($0) } ?? [])
  }

  /// A button's actions run inside a call, so without the call they never do.
  private mutating func warnIfSilent(
    _ fields: Fields<ButtonKey>, _ key: ButtonKey, _ selector: Selector, _ delegate: Delegate
  ) {
    guard fields[key] != nil, !delegate.responds(to: selector) else { return }
    warning(
      fields.mark(of: key),
      tr(
        "“{key}” never runs: the delegate does not hear “{selector}”",
        ["key": key.rawValue, "selector": selector.name]))
  }
}
