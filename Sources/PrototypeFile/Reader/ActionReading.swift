internal import DialogModel
internal import Texts

extension Reader {
  mutating func readActions(_ node: YAMLNode) -> [Action] {
    node.things.compactMap { readAction($0) }
  }

  mutating func readAction(_ node: YAMLNode) -> Action? {
    let fields = fields(node, ActionKey.self)
    guard let key = fields.keys.first, let value = fields[key] else { return nil }
    switch key {
    case .present: return readPresentation(value)
    case .dismiss: return readDismissal(value).map(\.action)
    case .goTo: return readWay(value)
    case .goBack: return .goBack
    case .set: return readSet(value)
    case .enable: return readEnabled(value, true)
    case .disable: return readEnabled(value, false)
    case .focus: return field(named: value).map { .focus($0) }
    case .resign: return field(named: value).map { .resign($0) }
    case .run: return task(named: value).map { .run($0) }
    case .cancelTask: return task(named: value).map { .cancelTask($0) }
    case .schedule: return notification(named: value).map { .schedule($0) }
    case .presentNow: return notification(named: value).map { .presentNow($0) }
    case .cancelNotification: return notification(named: value).map { .cancelNotification($0) }
    case .cancelAllNotifications: return .cancelAllNotifications
    case .setNotifications:
      return .setNotifications(value.things.compactMap { notification(named: $0) })
    case .finish: return readFinish(value, fields.mark(of: key))
    case .log: return readTemplate(value).map { .log($0) }
    }
  }

  /// The content of `dismiss`, as an action and as a step.
  struct Dismissal {
    var dialog: DialogID
    var buttonIndex: Int?
    var animated: Bool
    /// The actions of its completion; `nil` if there is none.
    var completion: [Action]?

    var action: Action {
      guard let completion else {
        return .dismiss(dialog, buttonIndex: buttonIndex, animated: animated)
      }
      return .dismissView(dialog, animated: animated, completion: completion)
    }
  }

  mutating func readDismissal(_ node: YAMLNode) -> Dismissal? {
    if name(in: node) != nil {
      return shownDialog(named: node).map { Dismissal(dialog: $0, animated: true) }
    }
    let fields = fields(node, DismissKey.self)
    let completion = fields[.completion].map { readActions($0) }
    guard let dialog = fields[.dialog].flatMap({ shownDialog(named: $0) }) else { return nil }
    if fields[.completion] != nil {
      requireView(dialog, DismissKey.completion.rawValue, fields.mark(of: .completion))
    }
    if fields[.buttonIndex] != nil, isView(dialog) {
      let name = names.dialogs.all[dialog.index]
      error(
        .meaning, fields.mark(of: .buttonIndex),
        tr(
          "“{name}” has no buttons, so that its dismissal has no “buttonIndex”", ["name": name]))
    }
    return Dismissal(
      dialog: dialog, buttonIndex: fields[.buttonIndex]?.integer,
      animated: fields[.animated]?.boolean ?? true, completion: completion)
  }

  private mutating func readSet(_ node: YAMLNode) -> Action? {
    let fields = fields(node, SetKey.self)
    let title = fields[.title].flatMap { readTemplate($0) }
    let message = fields[.message].flatMap { readTemplate($0) }
    let text = fields[.text].flatMap { readTemplate($0) }
    let passthrough = passthrough(fields[.passthrough])
    if let name = fields[.dialog] {
      let alert = dialog(named: name, of: [.alert], expected: tr("an alert"))
      return alert.map { .setTexts($0, title: title, message: message) }
    }
    let overlay = fields[.overlay].map { $0.text == "none" ? nil : readOverlay($0) }
    if let name = fields[.field] {
      guard let field = field(named: name) else { return nil }
      if let overlay { return .setOverlay(field, overlay) }
      return text.map { .setFieldText(field, $0) }
    }
    let popover = fields[.popover].flatMap {
      dialog(named: $0, of: [.popover, .activityPicker], expected: tr("a popover"))
    }
    return popover.map { .setPassthrough($0, passthrough) }
  }

  /// Reads a control or a bar; a control with the name of a bar is preferred.
  private mutating func readEnabled(_ node: YAMLNode, _ isEnabled: Bool) -> Action? {
    if let name = name(in: node), let bar = Bar(rawValue: name), names.controls[name].isEmpty {
      return .setBarEnabled(bar, isEnabled)
    }
    return control(node).map { .setEnabled($0, isEnabled) }
  }

  private mutating func readFinish(_ node: YAMLNode, _ mark: Mark) -> Action? {
    guard surroundings.hasActivity else {
      error(.meaning, mark, tr("“finish” ends an activity, and is allowed only in its “view”"))
      return nil
    }
    return node.boolean.map { .finish($0) }
  }
}
