internal import DialogModel
internal import Texts

/// Reads what steps of scenarios do.
enum StepReader {
  /// Reads what a step does, by its key.
  static func kind(
    _ key: StepKey, _ value: YAMLNode, _ fields: Fields<StepKey>, _ reader: inout Reader
  ) -> ScenarioStep.Kind? {
    switch key {
    case .tapOn: return tap(value, fields, &reader)
    case .inputText: return value.text.map { .inputText($0) }
    case .pasteText: return value.text.map { .pasteText($0) }
    case .eraseText: return value.integer.map { .eraseText($0) }
    case .pressKey: return value.choice().map { .pressKey($0) }
    case .wait: return value.milliseconds.map { .wait(milliseconds: $0) }
    case .waitFor: return pattern(value, &reader).map { .waitFor($0) }
    case .waitForAnimationToEnd: return .waitForAnimationToEnd
    case .present:
      return ActionReader.presentation(value, &reader).map {
        if case .present(let dialog) = $0 { .present(dialog) } else { .perform($0) }
      }
    case .dismiss:
      return ActionReader.dismissal(value, &reader).map {
        if $0.completion != nil { return .perform($0.action) }
        return .dismiss($0.dialog, buttonIndex: $0.buttonIndex, animated: $0.animated)
      }
    case .systemCancel: return reader.shownDialog(named: value).map { .systemCancel($0) }
    case .openNotification: return reader.notification(named: value).map { .openNotification($0) }
    case .closeNotification: return reader.notification(named: value).map { .closeNotification($0) }
    case .fireNotification: return reader.notification(named: value).map { .fireNotification($0) }
    case .endTask: return end(value, &reader)
    case .endActivity:
      let fields = reader.fields(value, EndActivityKey.self)
      return fields[.completed]?.boolean.map { .endActivity(completed: $0) }
    case .removeFromCenter: return reader.notification(named: value).map { .removeFromCenter($0) }
    case .settings: return .settings(NotificationReader.change(value, &reader))
    case .switcher: return value.boolean.map { .switcher($0) }
    case .launchApp: return .launchApp
    case .killApp: return .killApp
    case .interrupt: return value.boolean.map { .interrupt($0) }
    case .memoryWarning: return .memoryWarning
    case .goBack: return .goBack
    case .rotate: return value.choice().map { .rotate($0) }
    case .pullDown: return value.boolean.map { .pullDown($0) }
    case .openApp: return .openApp
    case .slide: return .slide
    case .setClock: return ClockReader.moment(value, &reader).map { .setClock($0) }
    case .setTimeZone: return ClockReader.zone(value, &reader).map { .setTimeZone($0) }
    case .answer: return answer(value, fields, &reader)
    case .perform:
      var around = reader.surroundings
      around.isStep = true
      return reader.within(around) { ActionReader.action(value, &$0) }.map { .perform($0) }
    case .assertVisible: return pattern(value, &reader).map { .assertVisible($0) }
    case .assertNotVisible: return pattern(value, &reader).map { .assertNotVisible($0) }
    case .assertEnabled: return pattern(value, &reader).map { .assertEnabled($0) }
    case .assertDisabled: return pattern(value, &reader).map { .assertDisabled($0) }
    case .assertProperty: return properties(value, &reader)
    case .assertFlag: return flags(value, &reader)
    case .assertScheduled:
      return .assertScheduled(value.things.compactMap { reader.notification(named: $0) })
    case .assertBadge: return value.integer.map { .assertBadge($0) }
    case .assertSpoken: return pattern(value, &reader).map { .assertSpoken($0) }
    case .reuse, .now, .dialog, .target, .timeout, .say, .notes: return nil
    }
  }

  private static func tap(_ value: YAMLNode, _ step: Fields<StepKey>, _ reader: inout Reader)
    -> ScenarioStep.Kind?
  {
    var dialog = step[.dialog].flatMap { reader.shownDialog(named: $0) }
    if value.text != nil {
      return pattern(value, &reader).map { .tapOn(.text($0), dialog: dialog) }
    }
    let fields = reader.fields(value, TapKey.self)
    if let inside = fields[.dialog] { dialog = reader.shownDialog(named: inside) }
    guard let key = fields.keys(among: TapKey.kinds).first, let place = fields[key] else {
      return nil
    }
    let target: ScenarioStep.TapTarget?
    switch key {
    case .button: target = place.integer.map { .button($0) }
    case .field: target = place.integer.map { .field($0) }
    case .control:
      target = reader.control(place).map { control in
        fields[.segment]?.integer.map { .segment(control, index: $0) } ?? .control(control)
      }
    case .clear: target = reader.field(named: place).map { .clear($0) }
    case .activity: target = reader.activity(place).map { .activity($0) }
    case .outside: target = .outside
    case .dialog, .segment: target = nil
    }
    return target.map { .tapOn($0, dialog: dialog) }
  }

  private static func end(_ value: YAMLNode, _ reader: inout Reader) -> ScenarioStep.Kind? {
    let fields = reader.fields(value, EndTaskKey.self)
    let task = fields[.task].flatMap { reader.task(named: $0) }
    guard let task, let outcome: PrototypeTask.Outcome = fields[.with]?.choice() else { return nil }
    return .endTask(task, succeeds: outcome == .success)
  }

  private static func properties(_ node: YAMLNode, _ reader: inout Reader) -> ScenarioStep.Kind? {
    let fields = reader.fields(node, PropertyKey.self)
    guard let dialog = fields[.dialog].flatMap({ reader.shownDialog(named: $0) }) else {
      return nil
    }
    if let kind = reader.names.dialogKinds[dialog.index].key, kind != .alert, kind != .actionSheet,
      let key = fields.keys(among: PropertyKey.ofButtons).first
    {
      let name = reader.names.dialogs.all[dialog.index]
      reader.problems.error(
        .meaning, fields.mark(of: key),
        tr(
          "“{name}” is of the kind “{kind}”, which has no “{property}”",
          ["name": name, "kind": kind.rawValue, "property": key.rawValue]))
    }
    var properties = DialogProperties()
    properties.numberOfButtons = fields[.numberOfButtons]?.integer
    properties.cancelButtonIndex = fields[.cancelButtonIndex]?.integer
    properties.firstOtherButtonIndex = fields[.firstOtherButtonIndex]?.integer
    properties.destructiveButtonIndex = fields[.destructiveButtonIndex]?.integer
    properties.isVisible = fields[.visible]?.boolean
    return .assertProperty(dialog, properties)
  }

  private static func flags(_ node: YAMLNode, _ reader: inout Reader) -> ScenarioStep.Kind? {
    var flags: [FlagID: Bool] = [:]
    for entry in node.entries ?? [] {
      guard let flag = reader.flag(named: entry.key, isKey: true) else { continue }
      flags[flag] = entry.value.boolean
    }
    if flags.isEmpty, node.entries?.isEmpty ?? node.isNull {
      reader.problems.error(.meaning, node.start, tr("it is not said which flag this looks at"))
    }
    return .assertFlags(flags)
  }

  private static func answer(_ value: YAMLNode, _ step: Fields<StepKey>, _ reader: inout Reader)
    -> ScenarioStep.Kind?
  {
    let inside = value[AnswerStepKey.target.rawValue]
    if let inside { reader.check(inside, AnswerStepKey.target.shape) }
    let target = (inside ?? step[.target]).flatMap { reader.target($0) }
    guard value.entries != nil || value.isNull else { return nil }
    let questions = (value.entries ?? []).filter { $0.name != AnswerStepKey.target.rawValue }
    for question in questions.dropFirst() {
      _ = DelegateReader.asking(question.key, of: [], .questions, &reader)
    }
    guard questions.count == 1, let question = questions.first else {
      reader.problems.error(
        .shape, questions.dropFirst().first?.key.start ?? value.start,
        tr("one delegate method with “true” or “false” is expected here"))
      return nil
    }
    let owners = target.map { StepReader.owners(of: $0, reader.names) } ?? []
    guard let selector = DelegateReader.asking(question.key, of: owners, .questions, &reader),
      let answer = question.value.boolean
    else { return nil }
    return .answer(selector, answer, target: target)
  }

  /// The owners of the methods that a target can be asked.
  private static func owners(of target: Target, _ names: NamesOfDocument) -> [Selector.Owner] {
    switch target {
    case .application: [.application]
    case .navigation: [.navigationController]
    case .tabs: [.tabBarController]
    case .dialog(let id):
      (names.dialogKinds[id.index].key?.owners ?? [])
        + (names.dialogKinds[id.index].key.map(DialogKey.controlled.contains) == true
          ? [.viewController] : [])
    case .field: [.textField]
    case .activity: [.activity]
    case .screen: [.viewController]
    case .task: []
    }
  }

  /// Reads a text that is visible, or a pattern between slashes.
  private static func pattern(_ node: YAMLNode, _ reader: inout Reader) -> TextPattern? {
    guard let text = node.text else { return nil }
    guard text.count > 2, text.first == "/", text.last == "/" else { return .whole(text) }
    let pattern = String(text.dropFirst().dropLast())
    guard TextForm.isShortPattern(pattern) else {
      reader.problems.error(.meaning, node.start, TextForm.patternTooLong)
      return nil
    }
    ConditionReader.checkPattern(pattern, node.start, &reader)
    return .pattern(pattern)
  }
}
