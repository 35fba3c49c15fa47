internal import DialogModel
internal import Texts

/// Resolves names; reports an unknown name with the nearest known name.
///
/// For a node that is no text the result is `nil`; the shape check has reported it.
extension Reader {
  mutating func dialog(named node: YAMLNode) -> DialogID? {
    guard let name = name(in: node) else { return nil }
    if let dialog = names.dialogs[name] {
      mention(node, [.dialog(DialogID(dialog))])
      return DialogID(dialog)
    }
    if names.screens[name] != nil {
      wrongKind(
        node, tr("“{name}” is a screen, and a dialog is expected here", ["name": name]))
    } else {
      unknown(node, tr("there is no dialog “{name}”", ["name": name]), among: { $0.dialogs.all })
    }
    return nil
  }

  /// Resolves a dialog of one of some kinds.
  mutating func dialog(
    named node: YAMLNode, of kinds: [DialogKey], expected: String
  ) -> DialogID? {
    guard let dialog = dialog(named: node) else { return nil }
    let found = names.dialogKinds[dialog.index].key
    // A dialog without a key that says what it is has been reported.
    guard let found, !kinds.contains(found) else { return dialog }
    wrongKind(
      node,
      tr(
        "“{name}” is of the kind “{kind}”, and {expected} is expected here",
        ["name": node.text ?? "", "kind": found.rawValue, "expected": expected]))
    return nil
  }

  /// Resolves a dialog that is up: `ID#2` is the second instance of a sheet that can show twice.
  mutating func shownDialog(named node: YAMLNode) -> DialogID? {
    guard let name = name(in: node), name.hasSuffix("#2"),
      let index = names.dialogs[String(name.dropLast(2))]
    else { return dialog(named: node) }
    guard names.dialogKinds[index].canShowTwice else {
      wrongKind(
        node,
        tr(
          "“{name}” cannot show twice: only a sheet from a bar button can",
          ["name": names.dialogs.all[index]]))
      return nil
    }
    mention(node, [.dialog(DialogID(index))])
    return DialogID(index, instance: 2)
  }

  mutating func screen(named node: YAMLNode) -> ScreenID? {
    guard let name = name(in: node) else { return nil }
    if let screen = names.screens[name] {
      mention(node, [.screen(ScreenID(screen))])
      return ScreenID(screen)
    }
    if names.dialogs[name] != nil {
      wrongKind(
        node, tr("“{name}” is a dialog, and a screen is expected here", ["name": name]))
    } else {
      unknown(node, tr("there is no screen “{name}”", ["name": name]), among: { $0.screens.all })
    }
    return nil
  }

  mutating func start(_ node: YAMLNode) -> Prototype.Start? {
    guard let name = name(in: node) else { return nil }
    if names.screens[name] != nil { return screen(named: node).map { .screen($0) } }
    if names.dialogs[name] != nil { return dialog(named: node).map { .dialog($0) } }
    unknown(
      node, tr("there is no screen or dialog “{name}”", ["name": name]),
      among: { $0.screens.all + $0.dialogs.all })
    return nil
  }

  mutating func task(named node: YAMLNode) -> TaskID? {
    guard let name = name(in: node) else { return nil }
    if let task = names.tasks[name] {
      mention(node, [.task(TaskID(task))])
      return TaskID(task)
    }
    unknown(node, tr("there is no task “{name}”", ["name": name]), among: { $0.tasks.all })
    return nil
  }

  mutating func notification(named node: YAMLNode) -> NotificationID? {
    guard let name = name(in: node) else { return nil }
    if let notification = names.notifications[name] {
      mention(node, [.notification(NotificationID(notification))])
      return NotificationID(notification)
    }
    unknown(
      node, tr("there is no notification “{name}”", ["name": name]),
      among: { $0.notifications.all })
    return nil
  }

  mutating func field(named node: YAMLNode) -> FieldID? {
    guard let name = name(in: node) else { return nil }
    if let field = names.fields[name] {
      mention(node, field.parts)
      return field
    }
    let alert = names.dialogs[name].flatMap { index in
      names.dialogKinds[index].fieldCount > 0 ? "\(name)/field-0" : nil
    }
    if !names.controls[name].isEmpty {
      wrongKind(node, tr("“{name}” is not a text field", ["name": name]))
    } else if let alert {
      wrongKind(
        node, tr("“{name}” is an alert, and a text field is expected here", ["name": name]),
        hint: Phrases.didYouMean(alert))
    } else {
      unknown(node, tr("there is no text field “{name}”", ["name": name]), among: { $0.fieldNames })
    }
    return nil
  }

  /// Resolves a target; a dialog is looked up first, because it may be called `application`.
  mutating func target(_ node: YAMLNode) -> Target? {
    guard let name = name(in: node) else { return nil }
    if names.dialogs[name] != nil { return dialog(named: node).map { .dialog($0) } }
    if names.fields[name] != nil { return field(named: node).map { .field($0) } }
    if let activity = names.activities[name] {
      mention(node, [.activity(activity), .dialog(activity.dialog)])
      return .activity(activity)
    }
    if names.screens[name] != nil { return screen(named: node).map { .screen($0) } }
    if let delegate = Reader.delegates[name] { return delegate }
    unknown(
      node, tr("nobody is called “{name}”", ["name": name]),
      among: {
        $0.dialogs.all + $0.fieldNames + $0.activityNames + $0.screens.all
          + Reader.delegates.keys.sorted()
      })
    return nil
  }

  /// The targets that are no part of a document with an id.
  private static let delegates: [String: Target] = [
    "application": .application, "navigation": .navigation, "tabs": .tabs,
  ]

  /// Resolves the name of an activity that a picker offers.
  mutating func activity(_ node: YAMLNode) -> String? {
    guard let name = name(in: node) else { return nil }
    if BuiltInActivity(rawValue: name) != nil || names.hasActivity(ofType: name) {
      let activities = mentions == nil ? [] : names.activities(ofType: name)
      mention(node, activities.map { .activity($0) })
      return name
    }
    unknown(
      node, tr("there is no activity “{name}”", ["name": name]),
      among: { $0.activityTypes + BuiltInActivity.allCases.map(\.rawValue) })
    return nil
  }

  mutating func control(_ node: YAMLNode) -> ControlReference? {
    guard let name = name(in: node) else { return nil }
    let candidates = names.controls[name]
    if !candidates.isEmpty {
      mention(node, candidates.map { .control($0) })
      return ControlReference(name: name, candidates: candidates)
    }
    unknown(node, tr("there is no control “{name}”", ["name": name]), among: { $0.controls.all })
    return nil
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
    wrongKind(
      node,
      tr(
        "“{name}” is not a bar button: neither “barButton” nor “toolbarButton”",
        ["name": reference.name]),
      hint: tr("“rect” takes any control"))
    return nil
  }

  func name(in node: YAMLNode) -> String? {
    guard !node.isNull, let text = node.text, !text.isEmpty else { return nil }
    return text
  }

  private mutating func wrongKind(_ node: YAMLNode, _ message: String, hint: String? = nil) {
    error(.reference, node.start, message, hint: hint)
  }

  /// - Parameter known: the known names; they are made only if they are needed.
  private mutating func unknown(
    _ node: YAMLNode, _ message: String, among known: (NamesOfDocument) -> [String]
  ) {
    let near = givesHints ? nearestName(node.text ?? "", among: known(names)) : nil
    report(
      .reference, node.start, message,
      Advice(
        hint: near.map { Phrases.didYouMean($0) },
        suggestion: near.map { .value(FlowText.text($0)) }))
  }
}
