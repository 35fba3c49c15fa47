internal import DialogModel
internal import Texts

extension Reader {
  mutating func readActions(_ node: YAMLNode) -> [Action] {
    node.items.compactMap { readAction($0) }
  }

  mutating func readAction(_ node: YAMLNode) -> Action? {
    let fields = fields(node, ActionKey.self)
    let key = onlyKind(fields.keys, fields, node, tr("an action has one key"))
    guard let key, let value = fields[key] else { return nil }
    switch key {
    case .present: return dialog(named: value).map { .present($0) }
    case .dismiss:
      guard let dismissal = readDismissal(value) else { return nil }
      return .dismiss(
        dismissal.dialog, buttonIndex: dismissal.buttonIndex, animated: dismissal.animated)
    case .goTo: return screen(named: value).map { .goTo($0) }
    case .set: return readSet(value)
    case .enable: return control(value).map { .setEnabled($0, true) }
    case .disable: return control(value).map { .setEnabled($0, false) }
    case .log: return readTemplate(value).map { .log($0) }
    case .run, .cancelTask, .schedule, .presentNow, .cancelNotification, .cancelAllNotifications,
      .focus, .resign, .setNotifications, .finish:
      return nil
    }
  }

  /// What `dismiss` says, as an action and as a step.
  struct Dismissal {
    var dialog: DialogID
    var buttonIndex: Int?
    var animated: Bool
  }

  mutating func readDismissal(_ node: YAMLNode) -> Dismissal? {
    if node.text != nil && !node.isEmpty {
      return dialog(named: node).map { Dismissal(dialog: $0, animated: true) }
    }
    let fields = fields(node, DismissKey.self)
    guard let name = fields[.dialog] else {
      missing(.dialog, fields, node)
      return nil
    }
    return dialog(named: name).map {
      Dismissal(
        dialog: $0, buttonIndex: fields[.buttonIndex]?.integer,
        animated: fields[.animated]?.boolean ?? true)
    }
  }

  private mutating func readSet(_ node: YAMLNode) -> Action? {
    let fields = fields(node, SetKey.self)
    let title = fields[.title].flatMap { readTemplate($0) }
    let message = fields[.message].flatMap { readTemplate($0) }
    guard let name = fields[.dialog] else {
      // What else can be set is not read yet, and reported as that.
      if fields.keys(among: [.field, .popover]).isEmpty { missing(.dialog, fields, node) }
      return nil
    }
    return dialog(named: name).map { .setTexts($0, title: title, message: message) }
  }

  private mutating func missing<Key: KeyTable>(
    _ key: Key, _ fields: Fields<Key>, _ node: YAMLNode
  ) {
    guard !fields.hasUnknown, node.entries != nil || node.isEmpty else { return }
    error(node.start, tr("“{key}” is missing here", ["key": key.rawValue]))
  }
}
