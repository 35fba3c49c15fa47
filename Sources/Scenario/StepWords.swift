public import DialogModel
import EventLog
import Texts

extension ScenarioStep {
  /// What the step does, for the presenter.
  public func words(in prototype: Prototype) -> String { kind.words(in: prototype) }
}

extension ScenarioStep.Place {
  /// Which step it is: “Step 3”, or “signIn 2 of 5, step 3”.
  public var words: String {
    guard let shared else { return tr("Step {number}", ["number": String(number)]) }
    return tr(
      "{part}, step {number}", ["part": shared.words, "number": String(number)])
  }
}

extension ScenarioStep.Shared {
  /// Which one of the steps with a name it is: “signIn 2 of 5”.
  public var words: String {
    tr(
      "{name} {number} of {count}",
      ["name": name, "number": String(number), "count": String(count)])
  }
}

extension ScenarioStep.Kind {
  fileprivate func words(in prototype: Prototype) -> String {
    switch self {
    case .tapOn: tr("Tap {what}", ["what": description(in: prototype, titles: true)])
    case .present(let dialog):
      tr("Present {name}", ["name": Names(prototype).called(.dialog(dialog))])
    case .dismiss(let dialog, _, _), .systemCancel(let dialog):
      tr("Dismiss {name}", ["name": Names(prototype).called(.dialog(dialog))])
    case .pressKey(.home): tr("Press Home")
    case .pressKey(.power): tr("Press the power button")
    case .pressKey(.return): tr("Press Return")
    case .pressKey(.tab): tr("Press Tab")
    case .pressKey(.clear): tr("Press the field’s clear button")
    case .launchApp: tr("Tap the app’s icon")
    case .killApp: tr("End the app")
    case .answer(_, let answer, _): answer ? tr("Answer YES") : tr("Answer NO")
    // Not the text itself: it may be a password.
    case .inputText: tr("Type into the field")
    case .pasteText: tr("Paste into the field")
    case .eraseText: tr("Delete characters")
    case .openNotification: tr("Answer the notification")
    case .closeNotification: tr("Close the notification")
    case .fireNotification(let notification):
      tr("Let {name} fire", ["name": prototype.name(of: notification)])
    case .endTask(let task, true):
      tr("{name} is done", ["name": Names(prototype).called(.task(task))])
    case .endTask(let task, false):
      tr("{name} fails", ["name": Names(prototype).called(.task(task))])
    case .endActivity(true): tr("The activity is done")
    case .endActivity(false): tr("The activity is given up")
    case .removeFromCenter: tr("Take the notification out of Notification Center")
    case .settings: tr("Change the notification settings")
    case .switcher(let opens): opens ? tr("Press Home twice") : tr("Close the app switcher")
    case .interrupt(let appears):
      appears ? tr("Another app’s alert appears") : tr("Another app’s alert goes")
    case .goBack: tr("Go back")
    case .memoryWarning: tr("Memory runs out")
    case .rotate: tr("Rotate the device")
    case .pullDown(let shows):
      shows ? tr("Pull down Notification Center") : tr("Push Notification Center away")
    case .openApp: tr("Open another app")
    case .slide: tr("Slide to unlock")
    case .setClock: tr("Set the clock")
    case .setTimeZone: tr("Set the time zone")
    case .perform: tr("Perform an action")
    case .wait, .waitFor, .waitForAnimationToEnd: tr("Wait")
    case .assertVisible, .assertNotVisible, .assertEnabled, .assertDisabled, .assertProperty,
      .assertFlags, .assertScheduled, .assertBadge:
      tr("Look at the result")
    case .assertSpoken: tr("Listen to VoiceOver")
    }
  }
}
