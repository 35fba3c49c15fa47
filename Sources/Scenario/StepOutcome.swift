import DialogModel
import DialogSimulator
import EventLog
import Texts

/// What a step does in the present state.
enum StepOutcome: Hashable {
  /// The step is this input.
  case input(Input)
  /// The step is several keys, one after the other.
  case keys(KeySequence)
  /// What the step asserts or waits for is true.
  case holds
  /// Not possible now, perhaps later.
  case notYet
  case fails(String)
}

extension Scene {
  /// What a step does now; the player handles waiting for a time.
  func outcome(of step: ScenarioStep) -> StepOutcome {
    let matcher = Matcher()
    let now = step.isNow
    func shows(_ pattern: TextPattern) -> Bool { texts.contains { matcher.matches(pattern, $0) } }
    switch step.kind {
    case .tapOn(let target, let dialog):
      switch reach(target, dialog: dialog, now: now, matcher: matcher) {
      case .input(let input): return .input(input)
      case .notYet, .absent: return .notYet
      }
    case .wait, .waitForAnimationToEnd: return .holds
    case .waitFor(let pattern): return shows(pattern) ? .holds : .notYet
    case .present(let dialog): return .input(.perform(.present(dialog)))
    case .dismiss(let dialog, let index, let animated):
      return .input(.perform(.dismiss(dialog, buttonIndex: index, animated: animated)))
    case .systemCancel(let dialog): return .input(.systemCancel(dialog))
    case .inputText(let text):
      return isTyping(now) ? .keys(.characters(Array(text)[...])) : .notYet
    case .eraseText(let count): return isTyping(now) ? .keys(.erasures(count)) : .notYet
    case .pasteText(let text): return isTyping(now) ? .input(.edit(.paste(text))) : .notYet
    case .pressKey(.return): return isTyping(now) ? .input(.pressReturn) : .notYet
    case .pressKey(.tab): return isTyping(now) ? .input(.pressTab) : .notYet
    case .pressKey(.clear):
      guard isTyping(now), let field = state.firstResponder else { return .notYet }
      return .input(.pressClear(field))
    case .pressKey(.home): return .input(.home)
    case .pressKey(.power): return .input(.power)
    case .interrupt(let appears): return .input(.interrupt(appears))
    case .launchApp: return .input(.launchApp)
    case .killApp: return .input(.killApp)
    case .memoryWarning: return .input(.memoryWarning)
    case .goBack: return .input(.perform(.goBack))
    case .rotate(let orientation): return .input(.rotate(orientation))
    case .answer(let selector, let answer, let target):
      return .input(.answer(selector, answer, target: target))
    case .perform(let action): return .input(.perform(action))
    case .openNotification(let notification): return outcome(ofOpening: notification, now)
    case .closeNotification(let notification):
      return whenUp(.closeNotification(notification, delivery: nil), now)
    case .fireNotification(let notification): return outcome(ofFiring: notification, now)
    case .endTask(let task, let succeeds): return outcome(ofEnding: task, succeeds, now)
    case .endActivity(let completed): return outcome(ofEndingActivity: completed, now)
    case .removeFromCenter(let notification): return outcome(ofRemoving: notification)
    case .settings(let change):
      return .input(.setNotificationSettings(state.notifications.settings.changed(by: change)))
    case .switcher(let opens): return .input(.switcher(opens))
    case .pullDown(let isDown): return .input(.pullDown(isDown))
    case .slide: return .input(.slide)
    case .openApp: return .input(.openApp)
    case .setClock(let moment): return .input(.setClock(moment))
    case .setTimeZone(let zone): return .input(.setTimeZone(zone))
    case .assertVisible(let pattern):
      return shows(pattern)
        ? .holds : .fails(tr("“{text}” does not show", ["text": pattern.sourceText]))
    case .assertNotVisible(let pattern):
      return shows(pattern)
        ? .fails(tr("“{text}” shows", ["text": pattern.sourceText])) : .holds
    case .assertEnabled(let pattern): return outcome(pattern, enabled: true, matcher)
    case .assertDisabled(let pattern): return outcome(pattern, enabled: false, matcher)
    case .assertProperty(let dialog, let wanted): return outcome(dialog, wanted)
    case .assertFlags(let wanted): return outcome(wanted)
    case .assertScheduled(let wanted): return outcome(ofSchedule: wanted)
    case .assertBadge(let wanted): return outcome(ofBadge: wanted)
    case .assertSpoken(let pattern): return outcome(ofSpeech: pattern, matcher)
    }
  }

  /// A person waits until a notification is up, and nothing is above it.
  private func whenUp(_ input: Input, _ now: Bool) -> StepOutcome {
    switch simulator.ignored(input) {
    case nil: .input(input)
    case .alertIsUp where now: .input(input)
    default: .notYet
    }
  }

  /// Whether a person could type: a field is being edited, and nothing moves.
  ///
  /// - Parameter now: also where something moves, or takes the keys.
  private func isTyping(_ now: Bool) -> Bool {
    let ignored = simulator.ignored(.edit(.type("a")))
    return now ? ignored == nil || ignored == .coveredByAlert : ignored == nil && !state.isMoving
  }

  private func outcome(
    _ pattern: TextPattern, enabled wanted: Bool, _ matcher: Matcher
  ) -> StepOutcome {
    guard let enabled = isEnabled(pattern, matcher) else {
      return .fails(
        tr("nothing that can be tapped shows “{text}”", ["text": pattern.sourceText]))
    }
    if enabled == wanted { return .holds }
    let text = ["text": pattern.sourceText] as KeyValuePairs
    return .fails(enabled ? tr("“{text}” is enabled", text) : tr("“{text}” is disabled", text))
  }

  private func outcome(_ dialog: DialogID, _ wanted: DialogProperties) -> StepOutcome {
    let buttons = simulator.indices[dialog.index]
    let numbers = [
      ("numberOfButtons", wanted.numberOfButtons, buttons.buttons.count),
      ("cancelButtonIndex", wanted.cancelButtonIndex, buttons.cancelButtonIndex),
      ("firstOtherButtonIndex", wanted.firstOtherButtonIndex, buttons.firstOtherButtonIndex),
      ("destructiveButtonIndex", wanted.destructiveButtonIndex, buttons.destructiveButtonIndex),
    ].map { ($0, $1.map { String($0) }, String($2)) }
    let isVisible = state.showings.contains {
      dialog.instance == 1 ? $0.dialog.index == dialog.index : $0.dialog == dialog.exact
    }
    let properties = numbers + [("visible", wanted.isVisible.map { String($0) }, String(isVisible))]
    for (name, wanted, found) in properties {
      guard let wanted, wanted != found else { continue }
      return .fails(
        tr(
          "{property} of “{name}” is {found}, not {wanted}",
          [
            "property": name, "name": simulator.prototype.name(of: .dialog(dialog)),
            "found": found, "wanted": wanted,
          ]))
    }
    return .holds
  }

  private func outcome(_ wanted: [FlagID: Bool]) -> StepOutcome {
    let wrong = wanted.sorted { $0.key.index < $1.key.index }
      .first { state.flags.contains($0.key) != $0.value }
    guard let wrong else { return .holds }
    let name = ["name": simulator.prototype.name(of: wrong.key)] as KeyValuePairs
    return .fails(
      wrong.value ? tr("the flag “{name}” is not set", name) : tr("the flag “{name}” is set", name))
  }

  /// Whether what carries a text is enabled; `nil` where nothing that can be tapped does.
  ///
  /// Dialogs over it are not considered.
  private func isEnabled(_ pattern: TextPattern, _ matcher: Matcher) -> Bool? {
    tap(pattern, matcher).map { !simulator.disabledInputs.contains($0) }
  }

  /// The tap on what carries a text, the topmost first; `nil` where nothing does.
  func tap(_ pattern: TextPattern, _ matcher: Matcher) -> Input? {
    if let found = systemTexts.first(where: { matcher.matches(pattern, $0.text) })?.input {
      return found
    }
    for alert in state.visibleShowings.reversed() where isInFront {
      if let cancel = alert.loader?.cancelTitle, matcher.matches(pattern, cancel) {
        return .cancelLoader(alert.dialog)
      }
      if let found = buttons(of: alert).first(where: { matcher.matches(pattern, $0.title) }) {
        return .tapButton(alert.dialog, index: found.index)
      }
      if let input = tap(pattern, in: alert, matcher) { return input }
    }
    let found = controls.first { control in
      control.control.takesTaps
        && texts(of: control).contains { matcher.matches(pattern, $0) }
    }
    if found == nil, let back = backTitle, matcher.matches(pattern, back) { return .tapBack }
    return found.map {
      if !$0.control.segments.isEmpty { return .tapSegment($0.id, index: 0) }
      return $0.control.textField == nil ? .tapControl($0.id) : .tapField(.control($0.id))
    }
  }
}

extension ScenarioStep.Kind {
  /// What a step waits for, in a failure's words; with titles, as a presenter reads it.
  func description(in prototype: Prototype, titles: Bool = false) -> String {
    switch self {
    case .tapOn(let target, let dialog):
      dialog.map { dialog in
        let name =
          titles ? Names(prototype).called(.dialog(dialog)) : prototype.name(of: .dialog(dialog))
        return tr("{part} of {name}", ["part": target.description, "name": name])
      } ?? target.description
    case .waitFor(let pattern): "“\(pattern.sourceText)”"
    case .waitForAnimationToEnd: tr("the end of what moves")
    case .inputText, .pasteText, .eraseText, .pressKey: tr("a text field that is being edited")
    case .openNotification(let notification), .closeNotification(let notification):
      tr(
        "the notification {name} to be up",
        ["name": prototype.name(of: notification)])
    case .fireNotification(let notification):
      tr("the notification {name} to be scheduled", ["name": prototype.name(of: notification)])
    case .endTask(let task, _):
      tr("the task {name} to run", ["name": prototype.name(of: .task(task))])
    case .endActivity: tr("an activity to end")
    case .assertSpoken(let pattern):
      tr("VoiceOver to say “{text}”", ["text": pattern.sourceText])
    default: ""
    }
  }
}

extension ScenarioStep.TapTarget {
  fileprivate var description: String {
    switch self {
    case .text(let pattern): "“\(pattern.sourceText)”"
    case .button(let index): tr("button {index}", ["index": String(index)])
    case .control(let reference): tr("control “{name}”", ["name": reference.name])
    case .segment(let reference, let index):
      tr("segment {index} of “{name}”", ["index": String(index), "name": reference.name])
    case .outside: tr("a dialog to tap beside")
    case .clear: tr("a clear button")
    case .field(let index): tr("field {index}", ["index": String(index)])
    case .activity(let name): tr("activity “{name}”", ["name": name])
    }
  }
}
