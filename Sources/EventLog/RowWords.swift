import DialogModel
import DialogSimulator
import Texts

/// Rows that are not calls, in the words of the document format.
///
/// Tools read them, so they are the same in every language.
struct RowWords {
  let names: Names

  /// The kind of a row as output names it, and what it says; `nil` for a call.
  func words(_ content: Row.Content) -> (kind: String, text: String)? {
    switch content {
    case .call: nil
    case .input(let input, let title, let ignored):
      (
        "input",
        words(input, title) + (ignored.map { " (ignored: \(RowWords.words($0)))" } ?? "")
      )
    case .animation(let animation): ("animation", words(animation))
    case .action(let action, let waits): ("action", words(action) + (waits ? " (waits)" : ""))
    case .offer(let offer, let name): ("offer", ActivityWords.words(offer, name))
    case .value(let control, let value): ("control", names.words(of: value, control))
    case .console(let line): ("console", RowWords.words(line))
    case .refused(let action, let why): ("refused", "\(words(action)): \(RowWords.words(why))")
    case .stopped(let stop): ("stopped", words(stop))
    case .task(let event): ("task", words(event))
    case .notification(let event): ("notification", words(event))
    }
  }

  private func words(_ input: Input, _ title: String) -> String {
    switch input {
    case .launch: "launch"
    case .reload(let reload): words(reload)
    case .tapButton, .tapControl, .tapSegment, .tapField, .chooseActivity, .cancelPicker:
      "tapOn \(JSONText.quoted(title))"
    case .tapOutside: "tapOn outside"
    case .tapBack: "tapOn \(JSONText.quoted(title))"
    case .memoryWarning: "memoryWarning"
    case .edit(let edit): words(edit)
    case .moveText(let range, let place):
      "moveText {\(range.location),\(range.length)} to \(place)"
    case .undo: "undo"
    case .redo: "redo"
    case .pressReturn: "pressKey return"
    case .pressTab: "pressKey tab"
    case .pressClear: "pressKey clear"
    case .perform(let action): words(action)
    case .systemCancel(let dialog): "systemCancel \(names.name(of: .dialog(dialog)))"
    case .home: "home"
    case .power: "power"
    case .interrupt(let appears): "interrupt \(appears)"
    case .launchApp: "launchApp"
    case .killApp: "killApp"
    case .openApp: "openApp other"
    case .switcher(let opens): "switcher \(opens)"
    case .pullDown(let isDown): "pullDown \(isDown)"
    case .slide: "slide"
    case .openNotification(let id, _): "openNotification \(names.name(of: id))"
    case .closeNotification(let id, _): "closeNotification \(names.name(of: id))"
    case .removeFromCenter(let id, _): "removeFromCenter \(names.name(of: id))"
    case .fireNotification(let id, _): "fireNotification \(names.name(of: id))"
    case .removeNotification(let id, _): "removeNotification \(names.name(of: id))"
    case .setNotificationSettings: "notificationSettings"
    case .setClock(let moment): "setClock \(RowWords.words(moment))"
    case .setTimeZone(let zone): "setTimeZone \(zone)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .answer(let selector, let answer, _): "answer \(selector.name) \(answer)"
    case .goOn: "goOn"
    case .configure: "configure"
    case .outside: "program"
    case .define(let part): "define \(part.id)"
    case .redefine(let part, _): "redefine \(part.id)"
    case .cancelLoader: "tapOn \(JSONText.quoted(title))"
    case .endActivity(_, let completed): "finish \(JSONText.quoted(title)) \(completed)"
    case .steer(let task, let steering): "\(steering.rawValue) \(names.name(of: .task(task)))"
    case .report(_, let job): "report \(job)"
    case .unread(let named): "unread \(JSONText.quoted(named.words))"
    }
  }

  private func words(_ edit: TextEdit) -> String {
    switch edit.kind {
    case .typed: "inputText \(JSONText.quoted(edit.text))"
    case .pasted: "pasteText \(JSONText.quoted(edit.text))"
    case .deleted: "eraseText"
    }
  }

  private func words(_ reload: Reload) -> String {
    let what = "reload \(JSONText.quoted(reload.document))"
    switch reload.continuation {
    case .plays(let scenario): return "\(what), playing \(JSONText.quoted(scenario))"
    case .resumes(let place):
      let kept = place.dialogs.map { " \(names.name(of: .dialog($0)))" }.joined()
      let lost = place.lost.map { " \($0)" }.joined()
      return what + (kept.isEmpty ? "" : ", kept:\(kept)") + (lost.isEmpty ? "" : ", lost:\(lost)")
    }
  }

  private func words(_ animation: Row.Animation) -> String {
    switch animation {
    case .entry(let milliseconds):
      "entry \(SimulatedTime(milliseconds: milliseconds).seconds)"
    case .exit(let milliseconds): "exit \(SimulatedTime(milliseconds: milliseconds).seconds)"
    case .hidden: "hidden"
    case .shownAgain: "shownAgain"
    case .covered: "covered"
    case .uncovered: "uncovered"
    case .rotation(let orientation, let milliseconds):
      "rotation \(orientation.rawValue) \(SimulatedTime(milliseconds: milliseconds).seconds)"
    case .passage(let kind, let milliseconds):
      "\(RowWords.word(kind)) \(SimulatedTime(milliseconds: milliseconds).seconds)"
    }
  }

  private static func word(_ kind: Passage.Kind) -> String {
    switch kind {
    case .push: "push"
    case .pop: "pop"
    case .presentation: "modal"
    case .dismissal: "modalDismissal"
    }
  }

  func words(_ action: Action) -> String {
    switch action {
    case .presentView(let dialog, let animated, _):
      "present \(names.name(of: .dialog(dialog)))" + (animated ? "" : " unanimated")
    case .dismissView(let dialog, let animated, _):
      "dismiss \(names.name(of: .dialog(dialog)))" + (animated ? "" : " unanimated")
    case .navigate(let screen, let transition, let animated):
      "goTo \(names.name(of: .screen(screen))) \(transition.rawValue)"
        + (animated ? "" : " unanimated")
    case .goBack: action.word
    case .present(let dialog), .presentNew(let dialog): "present \(names.name(of: .dialog(dialog)))"
    case .dismiss(let dialog, let index, let animated):
      "dismiss \(names.name(of: .dialog(dialog)))" + (index.map { " \($0)" } ?? "")
        + (animated ? "" : " unanimated")
    case .goTo(let screen): "goTo \(names.name(of: .screen(screen)))"
    case .setTexts(let dialog, _, _): "set \(names.name(of: .dialog(dialog)))"
    case .setDelegate(let dialog, let change):
      "set \(names.name(of: .dialog(dialog))) delegate \(change.rawValue)"
    case .setEnabled(let control, _): "\(action.word) \(control.name)"
    case .setBarEnabled(let bar, _): "\(action.word) \(bar.rawValue)"
    case .setPassthrough(let dialog, _): "set \(names.name(of: .dialog(dialog)))"
    case .setFieldText(let field, _), .setOverlay(let field, _), .focus(let field),
      .resign(let field):
      "\(action.word) \(names.name(of: .field(field)))"
    case .setFlag(let flag, .becomes(let isSet)): "set \(names.name(of: flag)) \(isSet)"
    case .setBadge(let number): "set badge \(number)"
    case .setFlag(let flag, .toggles): "set \(names.name(of: flag)) toggle"
    case .run(let task), .cancelTask(let task):
      "\(action.word) \(names.name(of: .task(task)))"
    case .schedule(let notification), .presentNow(let notification),
      .cancelNotification(let notification):
      "\(action.word) \(names.name(of: notification))"
    case .setNotifications(let notifications):
      notifications.reduce(action.word) { "\($0) \(names.name(of: $1))" }
    case .finish(let completed): "finish \(completed)"
    case .wait(let milliseconds): "wait \(SimulatedTime(milliseconds: milliseconds).seconds)"
    case .cancelAllNotifications, .log, .when: action.word
    }
  }

  private func words(_ stop: Stop) -> String {
    let limit =
      switch stop.limit {
      case .callsWithoutTime(let count): "\(count) calls without time passing"
      case .calls(let count): "\(count) calls"
      case .milliseconds(let count): "\(count / 1000) simulated seconds"
      case .text(let count): "a text of more than \(count) bytes"
      case .field(let count): "a field with more than \(count) bytes"
      case .logTexts(let count): "more than \(count) bytes of text"
      case .crash: DelegateChange.crashText
      case .programEnded: "the program ended"
      }
    guard !stop.repeating.isEmpty else { return limit }
    let calls = stop.repeating.map { "\(names.name(of: $0.target)) \($0.word)" }
    if let tapped = stop.tappedTarget {
      return "\(limit) inside a tap on \(names.name(of: tapped))"
    }
    if stop.limit == .programEnded { return "\(limit) inside \(calls.joined(separator: ", "))" }
    let lead = stop.limit.isOfTexts ? "in" : "repeating:"
    return "\(limit); \(lead) \(calls.joined(separator: ", "))"
  }
}
