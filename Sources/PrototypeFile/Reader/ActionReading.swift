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
    case .present: return dialog(named: value).map { .present($0) }
    case .dismiss:
      return readDismissal(value).map {
        .dismiss($0.dialog, buttonIndex: $0.buttonIndex, animated: $0.animated)
      }
    case .goTo: return screen(named: value).map { .goTo($0) }
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
  }

  mutating func readDismissal(_ node: YAMLNode) -> Dismissal? {
    if name(in: node) != nil {
      return shownDialog(named: node).map { Dismissal(dialog: $0, animated: true) }
    }
    let fields = fields(node, DismissKey.self)
    return fields[.dialog].flatMap { shownDialog(named: $0) }.map {
      Dismissal(
        dialog: $0, buttonIndex: fields[.buttonIndex]?.integer,
        animated: fields[.animated]?.boolean ?? true)
    }
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
