import DialogModel
import DialogSimulator
import Texts

/// Inputs in the words of a designer or of a presenter.
struct LensInput {
  /// One sentence on what a person did, or what else happened from outside.
  func sentence(_ input: Input, _ title: String) -> String {
    let title = ["title": title] as KeyValuePairs
    return switch input {
    case .tapButton, .tapControl, .tapSegment, .tapField, .tapBack, .cancelLoader, .chooseActivity,
      .cancelPicker:
      tr("The person tapped “{title}”.", title)
    case .tapOutside: tr("The person tapped beside the dialog.")
    case .edit(let edit): sentence(edit)
    case .pressReturn: tr("The person pressed Return.")
    case .pressTab: tr("The person pressed Tab.")
    case .pressClear: tr("The person emptied the field.")
    case .home: tr("The person pressed Home.")
    case .power: tr("The person pressed the power button.")
    case .rotate: tr("The person turned the device.")
    case .openNotification: tr("The person opened a notification.")
    case .answer(_, let answer, _):
      answer ? tr("The question was answered with yes.") : tr("The question was answered with no.")
    case .endActivity(_, true): tr("“{title}” was done.", title)
    case .endActivity(_, false): tr("“{title}” was given up.", title)
    default: InputText.sentence(input)
    }
  }

  private func sentence(_ edit: TextEdit) -> String {
    let text = ["text": OneLine.text(edit.text)] as KeyValuePairs
    return switch edit.kind {
    case .typed: tr("The person typed “{text}”.", text)
    case .pasted: tr("The person pasted “{text}”.", text)
    case .deleted: tr("The person deleted text.")
    }
  }

  /// A caption, which names no person.
  func caption(_ input: Input, _ title: String, _ client: ClientName) -> String {
    let title = ["title": title] as KeyValuePairs
    return switch input {
    case .launch, .launchApp: tr("Open the app")
    case .reload: tr("The prototype has changed")
    case .tapButton, .tapControl, .tapSegment, .tapField, .tapBack, .cancelLoader, .chooseActivity,
      .cancelPicker:
      tr("Tap {title}", title)
    case .tapOutside: tr("Tap beside the dialog")
    case .edit(let edit): caption(edit)
    case .moveText: tr("Drag the text")
    case .undo: tr("Undo")
    case .redo: tr("Redo")
    case .pressReturn: tr("Press Return")
    case .pressTab: tr("Press Tab")
    case .pressClear: tr("Empty the field")
    case .perform: tr("By hand")
    case .systemCancel: tr("The system closes the dialog")
    case .memoryWarning: tr("Memory runs out")
    case .home: tr("Press Home")
    case .power: tr("Press the power button")
    case .interrupt(true): tr("Another app interrupts")
    case .interrupt(false): tr("The interruption is over")
    case .killApp: tr("End the app")
    case .rotate: tr("Turn the device")
    case .answer(_, let answer, _): answer ? tr("The answer is yes") : tr("The answer is no")
    case .goOn: tr("Go on")
    case .endActivity(_, true): tr("{title} is done", title)
    case .endActivity(_, false): tr("{title} is given up", title)
    case .steer(let task, _): client.name(of: .task(task))
    default: device(input)
    }
  }

  private func caption(_ edit: TextEdit) -> String {
    let text = ["text": OneLine.text(edit.text)] as KeyValuePairs
    return switch edit.kind {
    case .typed: tr("Type “{text}”", text)
    case .pasted: tr("Paste “{text}”", text)
    case .deleted: tr("Delete")
    }
  }

  private func device(_ input: Input) -> String {
    switch input {
    case .openApp: tr("Open another app")
    case .switcher(true): tr("Press Home twice")
    case .switcher(false): tr("Close the task switcher")
    case .pullDown(true): tr("Pull down Notification Center")
    case .pullDown(false): tr("Push Notification Center away")
    case .slide: tr("Slide to unlock")
    case .openNotification: tr("Open the notification")
    case .closeNotification: tr("Close the notification")
    case .removeFromCenter: tr("Take it out of Notification Center")
    case .fireNotification: tr("The notification fires")
    case .removeNotification: tr("The notification is removed")
    case .setNotificationSettings: tr("Change the notification settings")
    case .setClock: tr("Set the clock")
    case .setTimeZone: tr("Travel to another time zone")
    default: InputText.sentence(input)
    }
  }
}
