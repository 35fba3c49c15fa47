internal import DialogModel
internal import Texts

/// Resolves names; reports an unknown name with the nearest known name.
///
/// For a node that is no text the result is `nil`; the shape check has reported it.
extension Reader {
  mutating func dialog(named node: YAMLNode) -> DialogID? {
    guard let name = node.name else { return nil }
    if let dialog = names.dialogs[name].map({ DialogID($0) }) {
      return mentioned(dialog, .dialog(dialog), node)
    }
    guard names.screens[name] == nil else {
      return wrongKind(
        node, tr("“{name}” is a screen, and a dialog is expected here", ["name": name]))
    }
    return unknown(node, tr("there is no dialog “{name}”", ["name": name])) { $0.dialogs.all }
  }

  /// Resolves a dialog of one of some kinds.
  ///
  /// - Parameter isShown: whether the name may be that of one of its instances.
  mutating func dialog(
    named node: YAMLNode, of kinds: [DialogKey], expected: String, isShown: Bool = false
  ) -> DialogID? {
    guard let dialog = isShown ? shownDialog(named: node) : dialog(named: node) else { return nil }
    let found = names.dialogKinds[dialog.index].key
    // A dialog without a key that says what it is has been reported.
    guard let found, !kinds.contains(found) else { return dialog }
    return wrongKind(
      node,
      tr(
        "“{name}” is of the kind “{kind}”, and {expected} is expected here",
        ["name": node.text ?? "", "kind": found.rawValue, "expected": expected]))
  }

  /// Resolves a dialog that is up: `ID` is the newest one, `ID#2` one of several instances.
  mutating func shownDialog(named node: YAMLNode) -> DialogID? {
    guard let name = node.name, let named = InstanceName(name), let index = names.dialogs[named.id]
    else { return dialog(named: node) }
    guard names.dialogKinds[index].hasInstances else {
      return wrongKind(
        node,
        tr(
          "“{name}” cannot be up several times: only alerts and sheets can",
          ["name": names.dialogs.all[index]]))
    }
    return mentioned(
      DialogID(index, instance: named.instance), .dialog(DialogID(index)), node)
  }

  mutating func screen(named node: YAMLNode) -> ScreenID? {
    guard let name = node.name else { return nil }
    if let screen = names.screens[name].map({ ScreenID($0) }) {
      return mentioned(screen, .screen(screen), node)
    }
    guard names.dialogs[name] == nil else {
      return wrongKind(
        node, tr("“{name}” is a dialog, and a screen is expected here", ["name": name]))
    }
    return unknown(node, tr("there is no screen “{name}”", ["name": name])) { $0.screens.all }
  }

  mutating func start(_ node: YAMLNode) -> Prototype.Start? {
    guard let name = node.name else { return nil }
    if names.screens[name] != nil { return screen(named: node).map { .screen($0) } }
    if names.dialogs[name] != nil { return dialog(named: node).map { .dialog($0) } }
    return unknown(node, tr("there is no screen or dialog “{name}”", ["name": name])) {
      $0.screens.all + $0.dialogs.all
    }
  }

  /// Resolves a screen, a dialog, or an instance of a dialog.
  mutating func shown(_ node: YAMLNode) -> Condition.Shown? {
    guard let name = node.name else { return nil }
    if name.contains("#") { return shownDialog(named: node).map { .instance($0) } }
    return start(node).map { start in
      switch start {
      case .screen(let screen): .screen(screen)
      case .dialog(let dialog): .dialog(dialog)
      }
    }
  }

  /// Resolves the id of a screen, a dialog, a task or a notification.
  mutating func part(named node: YAMLNode) -> ModelPart? {
    guard let name = node.name else { return nil }
    let part: ModelPart? =
      names.dialogs[name].map { .dialog(DialogID($0)) }
      ?? names.screens[name].map { .screen(ScreenID($0)) }
      ?? names.tasks[name].map { .task(TaskID($0)) }
      ?? names.notifications[name].map { .notification(NotificationID($0)) }
    guard let part else {
      return unknown(
        node, tr("no screen, dialog, task or notification is called “{name}”", ["name": name])
      ) { $0.dialogs.all + $0.screens.all + $0.tasks.all + $0.notifications.all }
    }
    return mentioned(part, part, node)
  }

  mutating func task(named node: YAMLNode) -> TaskID? {
    guard let name = node.name else { return nil }
    if let task = names.tasks[name].map({ TaskID($0) }) {
      return mentioned(task, .task(task), node)
    }
    return unknown(node, tr("there is no task “{name}”", ["name": name])) { $0.tasks.all }
  }

  mutating func notification(named node: YAMLNode) -> NotificationID? {
    guard let name = node.name else { return nil }
    if let id = names.notifications[name].map({ NotificationID($0) }) {
      return mentioned(id, .notification(id), node)
    }
    return unknown(node, tr("there is no notification “{name}”", ["name": name])) {
      $0.notifications.all
    }
  }

  /// - Parameter isKey: whether the name is a key of a map.
  mutating func flag(named node: YAMLNode, isKey: Bool = false) -> FlagID? {
    guard let name = node.name else { return nil }
    if let flag = names.flags[name].map({ FlagID($0) }) {
      return mentioned(flag, .flag(flag), node)
    }
    return unknown(node, tr("there is no flag “{name}”", ["name": name]), isKey: isKey) {
      $0.flags.all
    }
  }

  /// Resolves the name of steps to their 0-based place.
  mutating func steps(named node: YAMLNode) -> Int? {
    guard let name = node.name else { return nil }
    if let list = names.steps[name] { return mentioned(list, .sharedSteps(list), node) }
    return unknown(node, tr("no steps are called “{name}”", ["name": name])) { $0.steps.all }
  }

  mutating func field(named node: YAMLNode) -> FieldID? {
    guard let name = node.name else { return nil }
    if let field = names.fields[name] {
      mention(node, field.parts)
      return field
    }
    if let named = InstanceName(name),
      case .alert(let dialog, let index)? = names.fields[named.id + named.rest]
    {
      mention(node, FieldID.alert(dialog, index: index).parts)
      return .alert(DialogID(dialog.index, instance: named.instance), index: index)
    }
    let alert = names.dialogs[name].flatMap { index in
      names.dialogKinds[index].fieldCount > 0 ? "\(name)/field-0" : nil
    }
    if !names.controls[name].isEmpty {
      return wrongKind(node, tr("“{name}” is not a text field", ["name": name]))
    }
    if let alert {
      return wrongKind(
        node, tr("“{name}” is an alert, and a text field is expected here", ["name": name]),
        hint: Phrases.didYouMean(alert))
    }
    return unknown(node, tr("there is no text field “{name}”", ["name": name])) { $0.fieldNames }
  }

  /// Resolves a target; a dialog is looked up first, because it may be called `application`.
  mutating func target(_ node: YAMLNode) -> Target? {
    guard let name = node.name else { return nil }
    if names.dialogs[name] != nil { return dialog(named: node).map { .dialog($0) } }
    if let named = InstanceName(name), names.dialogs[named.id] != nil {
      return named.rest.isEmpty
        ? shownDialog(named: node).map { .dialog($0) } : field(named: node).map { .field($0) }
    }
    if names.fields[name] != nil { return field(named: node).map { .field($0) } }
    if let activity = names.activities[name] {
      mention(node, [.activity(activity), .dialog(activity.dialog)])
      return .activity(activity)
    }
    if names.screens[name] != nil { return screen(named: node).map { .screen($0) } }
    if let delegate = Reader.delegates[name] { return delegate }
    return unknown(node, tr("nobody is called “{name}”", ["name": name])) {
      $0.dialogs.all + $0.fieldNames + $0.activityNames + $0.screens.all
        + Reader.delegates.keys.sorted()
    }
  }

  /// The targets that are no part of a document with an id.
  private static let delegates: [String: Target] = [
    "application": .application, "navigation": .navigation, "tabs": .tabs,
  ]

  /// Resolves the name of an activity that a picker offers.
  mutating func activity(_ node: YAMLNode) -> String? {
    guard let name = node.name else { return nil }
    if BuiltInActivity(rawValue: name) != nil || names.hasActivity(ofType: name) {
      let activities = mentions == nil ? [] : names.activities(ofType: name)
      mention(node, activities.map { .activity($0) })
      return name
    }
    return unknown(node, tr("there is no activity “{name}”", ["name": name])) {
      $0.activityTypes + BuiltInActivity.allCases.map(\.rawValue)
    }
  }

  mutating func control(_ node: YAMLNode) -> ControlReference? {
    guard let name = node.name else { return nil }
    let candidates = names.controls[name]
    if !candidates.isEmpty {
      mention(node, candidates.map { .control($0) })
      return ControlReference(name: name, candidates: candidates)
    }
    return unknown(node, tr("there is no control “{name}”", ["name": name])) { $0.controls.all }
  }

  /// Resolves the controls of a list.
  mutating func controls(_ node: YAMLNode?) -> [ControlReference] {
    (node?.things ?? []).compactMap { control($0) }
  }

  /// Resolves a control that is an item of a bar.
  mutating func barButton(_ node: YAMLNode) -> ControlReference? {
    guard var reference = control(node) else { return nil }
    reference.candidates = reference.candidates.filter { names.controls.isBarButton($0) }
    guard reference.candidates.isEmpty else {
      mention(node, reference.candidates.map { .control($0) })
      return reference
    }
    return wrongKind(
      node,
      tr(
        "“{name}” is not a bar button: neither “barButton” nor “toolbarButton”",
        ["name": reference.name]),
      hint: tr("“rect” takes any control"))
  }

  private mutating func mentioned<ID>(_ id: ID, _ part: ModelPart, _ node: YAMLNode) -> ID {
    mention(node, [part])
    return id
  }

  private mutating func wrongKind<ID>(
    _ node: YAMLNode, _ message: String, hint: String? = nil
  ) -> ID? {
    problems.error(.reference, node.start, message, hint: hint)
    return nil
  }

  /// - Parameter known: the known names; they are made only if they are needed.
  mutating func unknown<ID>(
    _ node: YAMLNode, _ message: String, isKey: Bool = false,
    among known: (NamesOfDocument) -> [String]
  ) -> ID? {
    let near =
      problems.givesHints ? problems.nearestName(node.text ?? "", among: known(names)) : nil
    problems.report(
      .reference, node.start, message,
      Advice(
        hint: near.map { Phrases.didYouMean($0) },
        suggestion: near.map { isKey ? .key($0) : .value(FlowText.text($0)) }))
    return nil
  }
}

/// A name with the number of an instance in it: `ID#2`, `ID#2/field-0`.
struct InstanceName {
  /// The id before the number.
  let id: String
  /// The number as ``DialogID/instance``.
  let instance: Int
  /// What follows the number: empty, or the rest of the name of a field.
  let rest: String

  /// The parts of a name; `nil` for one without the number of an instance.
  init?(_ name: String) {
    guard let sign = name.firstIndex(of: "#") else { return nil }
    let digits = name[sign...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), String(number) == digits,
      (1...SizeLimit.instances).contains(number)
    else { return nil }
    rest = String(name[digits.endIndex...])
    guard rest.isEmpty || rest.first == "/" else { return nil }
    id = String(name[..<sign])
    instance = number == 1 ? DialogID.first : number
  }
}
