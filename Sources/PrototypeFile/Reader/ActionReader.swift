internal import DialogModel
internal import Texts

/// Reads actions.
enum ActionReader {
  static func actions(_ node: YAMLNode?, _ reader: inout Reader) -> [Action] {
    (node?.things ?? []).compactMap { action($0, &reader) }
  }

  static func action(_ node: YAMLNode, _ reader: inout Reader) -> Action? {
    let fields = reader.fields(node, ActionKey.self)
    guard let key = fields.keys(among: ActionKey.kinds).first, let value = fields[key] else {
      return nil
    }
    switch key {
    case .present: return presentation(value, &reader)
    case .dismiss: return dismissal(value, &reader).map(\.action)
    case .goTo: return way(value, &reader)
    case .goBack: return .goBack
    case .set: return set(value, &reader)
    case .enable: return enabled(value, true, &reader)
    case .disable: return enabled(value, false, &reader)
    case .focus: return reader.field(named: value).map { .focus($0) }
    case .resign: return reader.field(named: value).map { .resign($0) }
    case .run: return reader.task(named: value).map { .run($0) }
    case .cancelTask: return reader.task(named: value).map { .cancelTask($0) }
    case .schedule: return reader.notification(named: value).map { .schedule($0) }
    case .presentNow: return reader.notification(named: value).map { .presentNow($0) }
    case .cancelNotification:
      return reader.notification(named: value).map { .cancelNotification($0) }
    case .cancelAllNotifications: return .cancelAllNotifications
    case .setNotifications:
      return .setNotifications(value.things.compactMap { reader.notification(named: $0) })
    case .finish: return finish(value, fields.mark(of: key), &reader)
    case .log: return TemplateReader.template(value, &reader).map { .log($0) }
    case .wait: return wait(value, fields.mark(of: key), &reader)
    case .when: return decision(value, fields, &reader)
    case .perform, .otherwise: return nil
    }
  }

  private static func wait(_ node: YAMLNode, _ mark: Mark, _ reader: inout Reader) -> Action? {
    guard !reader.surroundings.isStep else {
      reader.problems.error(
        .meaning, mark, tr("what a step does cannot wait"), hint: tr("“wait” is a step, too"))
      return nil
    }
    return node.milliseconds.map { .wait(milliseconds: $0) }
  }

  /// How many conditions can be inside each other.
  private static let mostConditions = 3

  private static func decision(
    _ node: YAMLNode, _ fields: Fields<ActionKey>, _ reader: inout Reader
  ) -> Action? {
    var around = reader.surroundings
    around.conditionCount += 1
    guard around.conditionCount <= mostConditions else {
      reader.problems.error(
        .meaning, fields.mark(of: .when),
        tr("this “when” is inside {n} others", ["n": String(mostConditions)]),
        hint: tr("put conditions together with “all”, “any” and “not”"))
      return nil
    }
    let condition = ConditionReader.condition(node, &reader)
    let (yes, no) = reader.within(around) {
      (actions(fields[.perform], &$0), actions(fields[.otherwise], &$0))
    }
    return condition.map { .when($0, yes, otherwise: no) }
  }

  private static func completion(_ node: YAMLNode, _ reader: inout Reader) -> [Action] {
    reader.within(reader.surroundings.inCompletion) { actions(node, &$0) }
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

  static func dismissal(_ node: YAMLNode, _ reader: inout Reader) -> Dismissal? {
    if node.name != nil {
      return reader.shownDialog(named: node).map { Dismissal(dialog: $0, animated: true) }
    }
    let fields = reader.fields(node, DismissKey.self)
    let completion = fields[.completion].map { self.completion($0, &reader) }
    guard let dialog = fields[.dialog].flatMap({ reader.shownDialog(named: $0) }) else {
      return nil
    }
    if fields[.completion] != nil {
      requireView(dialog, DismissKey.completion.rawValue, fields.mark(of: .completion), &reader)
    }
    if fields[.buttonIndex] != nil, reader.names.isView(dialog) {
      let name = reader.names.dialogs.all[dialog.index]
      reader.problems.error(
        .meaning, fields.mark(of: .buttonIndex),
        tr(
          "“{name}” has no buttons, so that its dismissal has no “buttonIndex”", ["name": name]))
    }
    return Dismissal(
      dialog: dialog, buttonIndex: fields[.buttonIndex]?.integer,
      animated: fields[.animated]?.boolean ?? true, completion: completion)
  }

  private static func set(_ node: YAMLNode, _ reader: inout Reader) -> Action? {
    let fields = reader.fields(node, SetKey.self)
    let title = TemplateReader.template(fields[.title], &reader)
    let message = TemplateReader.template(fields[.message], &reader)
    let text = TemplateReader.template(fields[.text], &reader)
    let passthrough = DialogReader.passthrough(fields[.passthrough], &reader)
    if let name = fields[.dialog] {
      if let delegate = fields[.delegate] { return self.delegate(delegate, of: name, &reader) }
      let alert = reader.dialog(
        named: name, of: [.alert], expected: tr("an alert"), isShown: true)
      return alert.map { .setTexts($0, title: title, message: message) }
    }
    let overlay = fields[.overlay].map {
      $0.text == "none" ? nil : TextFieldReader.overlay($0, &reader)
    }
    if let name = fields[.field] {
      guard let field = reader.field(named: name) else { return nil }
      if let overlay { return .setOverlay(field, overlay) }
      return text.map { .setFieldText(field, $0) }
    }
    if let badge = fields[.badge] { return badge.integer.map { .setBadge($0) } }
    if let name = fields[.flag] { return flag(name, fields[.to], &reader) }
    let popover = fields[.popover].flatMap {
      reader.dialog(named: $0, of: [.popover, .activityPicker], expected: tr("a popover"))
    }
    return popover.map { .setPassthrough($0, passthrough) }
  }

  private static func delegate(
    _ node: YAMLNode, of name: YAMLNode, _ reader: inout Reader
  ) -> Action? {
    guard let dialog = reader.shownDialog(named: name) else { return nil }
    if let kind = reader.names.dialogKinds[dialog.index].key, kind.owners.isEmpty {
      reader.problems.error(
        .meaning, node.start,
        tr("nobody hears of a dialog of the kind “{kind}”", ["kind": kind.rawValue]))
    }
    let change: DelegateChange? = node.choice()
    return change.map { .setDelegate(dialog, $0) }
  }

  private static func flag(
    _ name: YAMLNode, _ value: YAMLNode?, _ reader: inout Reader
  ) -> Action? {
    guard let flag = reader.flag(named: name) else { return nil }
    if value?.text == SetKey.toggle { return .setFlag(flag, .toggles) }
    return value?.boolean.map { .setFlag(flag, .becomes($0)) }
  }

  /// Reads a control or a bar; a control with the name of a bar is preferred.
  private static func enabled(_ node: YAMLNode, _ isEnabled: Bool, _ reader: inout Reader)
    -> Action?
  {
    if let name = node.name, let bar = Bar(rawValue: name), reader.names.controls[name].isEmpty {
      return .setBarEnabled(bar, isEnabled)
    }
    return reader.control(node).map { .setEnabled($0, isEnabled) }
  }

  private static func finish(_ node: YAMLNode, _ mark: Mark, _ reader: inout Reader) -> Action? {
    guard reader.surroundings.hasActivity else {
      reader.problems.error(
        .meaning, mark, tr("“finish” ends an activity, and is allowed only in its “view”"))
      return nil
    }
    return node.boolean.map { .finish($0) }
  }

  /// Reads a presentation, as an action and as a step.
  static func presentation(_ node: YAMLNode, _ reader: inout Reader) -> Action? {
    if node.name != nil { return reader.dialog(named: node).map { .present($0) } }
    let fields = reader.fields(node, PresentKey.self)
    let completion = fields[.completion].map { self.completion($0, &reader) }
    let animated = fields[.animated]?.boolean ?? true
    guard let named = fields[.dialog], let dialog = reader.dialog(named: named) else { return nil }
    for key in [PresentKey.animated, .completion] where fields[key] != nil {
      requireView(dialog, key.rawValue, fields.mark(of: key), &reader)
    }
    if let new = fields[.new] {
      let kind = reader.names.dialogKinds[dialog.index]
      if kind.key != nil, !kind.hasInstances {
        reader.problems.error(
          .meaning, fields.mark(of: .new),
          tr(
            "“{name}” cannot be up several times: only alerts and sheets can",
            ["name": reader.names.dialogs.all[dialog.index]]))
      }
      if new.boolean == true { return .presentNew(dialog) }
    }
    guard completion != nil || !animated else { return .present(dialog) }
    return .presentView(dialog, animated: animated, completion: completion)
  }

  /// Reports a key that only a presented view or a form sheet has.
  private static func requireView(
    _ dialog: DialogID, _ key: String, _ mark: Mark, _ reader: inout Reader
  ) {
    guard !reader.names.isView(dialog), let kind = reader.names.dialogKinds[dialog.index].key else {
      return
    }
    let name = reader.names.dialogs.all[dialog.index]
    reader.problems.error(
      .meaning, mark,
      tr(
        "“{name}” is of the kind “{kind}”, whose presentation has no “{key}”",
        ["name": name, "kind": kind.rawValue, "key": key]),
      hint: tr("only “presentedView” and “formSheet” have it"))
  }

  /// Reads the way to a screen.
  static func way(_ node: YAMLNode, _ reader: inout Reader) -> Action? {
    if node.name != nil { return reader.screen(named: node).map { .goTo($0) } }
    let fields = reader.fields(node, GoToKey.self)
    guard let screen = fields[.screen].flatMap({ reader.screen(named: $0) }) else { return nil }
    let written: ScreenTransition? = fields[.transition]?.choice()
    guard let animated = fields[.animated] else {
      return written.map { .navigate(screen, $0) } ?? .goTo(screen)
    }
    let transition = written ?? reader.names.navigation
    if transition == .none {
      reader.problems.error(
        .meaning, fields.mark(of: .animated),
        tr("a screen that comes in place of all is never animated"))
    }
    return .navigate(screen, transition, animated: animated.boolean ?? true)
  }
}
