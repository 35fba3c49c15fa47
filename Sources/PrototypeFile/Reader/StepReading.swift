internal import DialogModel
internal import Texts

extension Reader {
  /// What a step does, by the key that says it.
  mutating func readKind(
    _ key: StepKey, _ value: YAMLNode, _ fields: Fields<StepKey>
  ) -> ScenarioStep.Kind? {
    switch key {
    case .tapOn: return readTap(value, fields)
    case .wait: return value.milliseconds.map { .wait(milliseconds: $0) }
    case .waitFor: return readPattern(value).map { .waitFor($0) }
    case .waitForAnimationToEnd: return .waitForAnimationToEnd
    case .present: return dialog(named: value).map { .present($0) }
    case .dismiss:
      return readDismissal(value).map {
        .dismiss($0.dialog, buttonIndex: $0.buttonIndex, animated: $0.animated)
      }
    case .systemCancel: return dialog(named: value).map { .systemCancel($0) }
    case .pressKey: return .pressKey(.home)
    case .launchApp: return .launchApp
    case .killApp: return .killApp
    case .answer: return readAnswer(value, fields)
    case .perform: return readAction(value).map { .perform($0) }
    case .assertVisible: return readPattern(value).map { .assertVisible($0) }
    case .assertNotVisible: return readPattern(value).map { .assertNotVisible($0) }
    case .assertEnabled: return readPattern(value).map { .assertEnabled($0) }
    case .assertDisabled: return readPattern(value).map { .assertDisabled($0) }
    case .inputText, .pasteText, .eraseText, .openNotification, .interrupt, .rotate,
      .closeNotification, .pullDown, .slide, .setClock, .setTimeZone, .now, .dialog, .target,
      .timeout:
      return nil
    }
  }

  private mutating func readTap(_ value: YAMLNode, _ step: Fields<StepKey>) -> ScenarioStep.Kind? {
    let isNow = step[.now]?.boolean ?? false
    var dialog = step[.dialog].flatMap { self.dialog(named: $0) }
    if value.text != nil {
      return readPattern(value).map { .tapOn(.text($0), dialog: dialog, now: isNow) }
    }
    let fields = fields(value, TapKey.self)
    if let inside = fields[.dialog] { dialog = self.dialog(named: inside) }
    let kinds = fields.keys(among: TapKey.kinds)
    guard let key = onlyKind(kinds, fields, value, tr("a tap is on one thing")),
      let place = fields[key]
    else { return nil }
    let target: ScenarioStep.TapTarget?
    switch key {
    case .button: target = place.integer.map { .button($0) }
    case .control: target = control(place).map { .control($0) }
    case .outside: target = .outside
    case .field, .activity, .dialog: target = nil
    }
    return target.map { .tapOn($0, dialog: dialog, now: isNow) }
  }

  private mutating func readAnswer(_ value: YAMLNode, _ step: Fields<StepKey>) -> ScenarioStep.Kind?
  {
    let inside = value[AnswerStepKey.target.rawValue]
    let target = (inside ?? step[.target]).flatMap { self.target($0) }
    let owner: Selector.Owner? =
      switch target {
      case .application: .application
      case .dialog: .alert
      default: nil
      }
    guard let entries = value.entries else { return nil }
    let questions = entries.filter { $0.name != AnswerStepKey.target.rawValue }
    guard questions.count == 1, let question = questions.first else {
      error(
        questions.dropFirst().first?.key.start ?? value.start,
        tr("one delegate method with “true” or “false” is expected here"))
      return nil
    }
    guard let selector = asking(question.key, of: owner), let answer = question.value.boolean else {
      return nil
    }
    return .answer(selector, answer, target: target)
  }

  /// A text that shows, or a pattern between slashes.
  private mutating func readPattern(_ node: YAMLNode) -> TextPattern? {
    guard let text = node.text else { return nil }
    guard text.count > 2, text.first == "/", text.last == "/" else { return .whole(text) }
    let pattern = String(text.dropFirst().dropLast())
    guard pattern.unicodeScalars.count <= Reader.longestPattern else {
      error(
        node.start,
        tr("a pattern has at most {most} characters", ["most": String(Reader.longestPattern)]))
      return nil
    }
    return .pattern(pattern)
  }

  private static let longestPattern = 200
}
