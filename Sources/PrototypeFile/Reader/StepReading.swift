internal import DialogModel
internal import Texts

extension Reader {
  /// Reads what a step does, by its key.
  mutating func readKind(
    _ key: StepKey, _ value: YAMLNode, _ fields: Fields<StepKey>
  ) -> ScenarioStep.Kind? {
    switch key {
    case .tapOn: return readTap(value, fields)
    case .inputText: return value.text.map { .inputText($0) }
    case .pasteText: return value.text.map { .pasteText($0) }
    case .eraseText: return value.integer.map { .eraseText($0) }
    case .pressKey: return word(value).map { .pressKey($0) }
    case .wait: return value.milliseconds.map { .wait(milliseconds: $0) }
    case .waitFor: return readPattern(value).map { .waitFor($0) }
    case .waitForAnimationToEnd: return .waitForAnimationToEnd
    case .present:
      return readPresentation(value).map {
        if case .present(let dialog) = $0 { .present(dialog) } else { .perform($0) }
      }
    case .dismiss:
      return readDismissal(value).map {
        if $0.completion != nil { return .perform($0.action) }
        return .dismiss($0.dialog, buttonIndex: $0.buttonIndex, animated: $0.animated)
      }
    case .systemCancel: return shownDialog(named: value).map { .systemCancel($0) }
    case .openNotification: return notification(named: value).map { .openNotification($0) }
    case .closeNotification: return notification(named: value).map { .closeNotification($0) }
    case .launchApp: return .launchApp
    case .killApp: return .killApp
    case .interrupt: return value.boolean.map { .interrupt($0) }
    case .memoryWarning: return .memoryWarning
    case .goBack: return .goBack
    case .rotate: return word(value).map { .rotate($0) }
    case .pullDown: return value.boolean.map { .pullDown($0) }
    case .openApp: return .openApp
    case .slide: return .slide
    case .setClock: return readMoment(value).map { .setClock($0) }
    case .setTimeZone: return readZone(value).map { .setTimeZone($0) }
    case .answer: return readAnswer(value, fields)
    case .perform: return readAction(value).map { .perform($0) }
    case .assertVisible: return readPattern(value).map { .assertVisible($0) }
    case .assertNotVisible: return readPattern(value).map { .assertNotVisible($0) }
    case .assertEnabled: return readPattern(value).map { .assertEnabled($0) }
    case .assertDisabled: return readPattern(value).map { .assertDisabled($0) }
    case .assertProperty: return readProperties(value)
    case .now, .dialog, .target, .timeout, .say, .notes: return nil
    }
  }

  private mutating func readTap(_ value: YAMLNode, _ step: Fields<StepKey>) -> ScenarioStep.Kind? {
    let isNow = step[.now]?.boolean ?? false
    var dialog = step[.dialog].flatMap { shownDialog(named: $0) }
    if value.text != nil {
      return readPattern(value).map { .tapOn(.text($0), dialog: dialog, now: isNow) }
    }
    let fields = fields(value, TapKey.self)
    if let inside = fields[.dialog] { dialog = shownDialog(named: inside) }
    guard let key = fields.keys(among: TapKey.kinds).first, let place = fields[key] else {
      return nil
    }
    let target: ScenarioStep.TapTarget?
    switch key {
    case .button: target = place.integer.map { .button($0) }
    case .field: target = place.integer.map { .field($0) }
    case .control:
      target = control(place).map { control in
        fields[.segment]?.integer.map { .segment(control, index: $0) } ?? .control(control)
      }
    case .activity: target = activity(place).map { .activity($0) }
    case .outside: target = .outside
    case .dialog, .segment: target = nil
    }
    return target.map { .tapOn($0, dialog: dialog, now: isNow) }
  }

  private mutating func readProperties(_ node: YAMLNode) -> ScenarioStep.Kind? {
    let fields = fields(node, PropertyKey.self)
    guard let dialog = fields[.dialog].flatMap({ shownDialog(named: $0) }) else { return nil }
    if let kind = names.dialogKinds[dialog.index].key, kind != .alert, kind != .actionSheet,
      let key = fields.keys(among: PropertyKey.ofButtons).first
    {
      let name = names.dialogs.all[dialog.index]
      error(
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

  private mutating func readAnswer(_ value: YAMLNode, _ step: Fields<StepKey>) -> ScenarioStep.Kind?
  {
    let inside = value[AnswerStepKey.target.rawValue]
    if let inside { check(inside, AnswerStepKey.target.shape) }
    let target = (inside ?? step[.target]).flatMap { self.target($0) }
    guard value.entries != nil || value.isNull else { return nil }
    let questions = (value.entries ?? []).filter { $0.name != AnswerStepKey.target.rawValue }
    for question in questions.dropFirst() {
      _ = asking(question.key, of: [], .questions)
    }
    guard questions.count == 1, let question = questions.first else {
      error(
        .shape, questions.dropFirst().first?.key.start ?? value.start,
        tr("one delegate method with “true” or “false” is expected here"))
      return nil
    }
    let owners = target.map { self.owners(of: $0) } ?? []
    guard let selector = asking(question.key, of: owners, .questions),
      let answer = question.value.boolean
    else { return nil }
    return .answer(selector, answer, target: target)
  }

  /// The owners of the methods that a target can be asked.
  private func owners(of target: Target) -> [Selector.Owner] {
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
  private mutating func readPattern(_ node: YAMLNode) -> TextPattern? {
    guard let text = node.text else { return nil }
    guard text.count > 2, text.first == "/", text.last == "/" else { return .whole(text) }
    let pattern = String(text.dropFirst().dropLast())
    guard TextForm.isShortPattern(pattern) else {
      error(.meaning, node.start, TextForm.patternTooLong)
      return nil
    }
    checkPattern(pattern, node.start)
    return .pattern(pattern)
  }
}
