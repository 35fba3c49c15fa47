public import DialogModel
import Texts

/// What an input is, in a person's words.
public enum InputText {
  /// One sentence on what happened to the prototype from outside.
  public static func sentence(_ input: Input) -> String {
    switch input {
    case .launch: tr("The app is started for the first time.")
    case .reload: tr("The document was saved: the app is started from what it says now.")
    case .tapButton: tr("A finger on a button of a dialog.")
    case .tapOutside: tr("A finger beside the dialog that is on top.")
    case .tapControl: tr("A finger on something of the screen.")
    case .tapBack: tr("A finger on the back button.")
    case .memoryWarning: tr("The device runs out of memory.")
    case .tapSegment: tr("A finger on a segment of a segmented control.")
    case .tapField: tr("A finger on a text field.")
    case .edit(let edit): sentence(edit)
    case .moveText: tr("Text was dragged to another place of its field.")
    case .undo: tr("The last change of the text was taken back.")
    case .redo: tr("A change that was taken back is done again.")
    case .pressReturn: tr("The Return key of the keyboard.")
    case .pressTab: tr("The Tab key: to the next field.")
    case .pressClear: tr("The clear button of a text field.")
    case .perform: tr("You did this yourself, outside any callback.")
    case .systemCancel: tr("The system dismisses the dialog, for example for a phone call.")
    case .home: tr("The Home key: the app leaves the screen.")
    case .power: tr("The power key locks the device or wakes it.")
    case .interrupt(true): tr("Another app’s alert takes the taps away.")
    case .interrupt(false): tr("Another app’s alert gives the taps back.")
    case .launchApp: tr("A finger on the app’s icon.")
    case .killApp: tr("The app is ended from the task switcher.")
    case .openApp: tr("A finger on another app’s icon.")
    case .switcher(true): tr("Home twice opens the task switcher.")
    case .switcher(false): tr("The task switcher is closed.")
    case .pullDown(true): tr("A finger pulls down Notification Center.")
    case .pullDown(false): tr("A finger pushes Notification Center away.")
    case .slide: tr("A finger slides to unlock the device.")
    case .openNotification: tr("A finger on a notification, which opens the app.")
    case .closeNotification: tr("A finger closes a notification.")
    case .removeFromCenter: tr("A finger takes a notification out of Notification Center.")
    case .fireNotification: tr("You let a scheduled notification fire now.")
    case .removeNotification: tr("You removed a notification from the list.")
    case .setNotificationSettings: tr("The settings for the app’s notifications were changed.")
    case .setClock: tr("The device’s clock was set.")
    case .setTimeZone: tr("The device was moved to another time zone.")
    case .rotate: tr("You turned the device.")
    case .answer: tr("The answer to a question that a call asks.")
    case .goOn: tr("You let the call be made that a breakpoint had stopped.")
    case .outside: tr("The program said something inside a call.")
    case .define, .redefine: tr("The program made or changed a dialog.")
    case .configure: tr("You changed what is settled outside of the run.")
    case .cancelLoader: tr("A finger on the button that cancels a job.")
    case .chooseActivity: tr("A finger on an icon of the activity picker.")
    case .cancelPicker: tr("A finger on the button that closes the activity picker.")
    case .endActivity: tr("You did what the activity is for, or left it.")
    case .steer: tr("You decided how a simulated job goes on.")
    case .report: tr("A command told how far it is.")
    case .unread: tr("An input of another version of the document.")
    }
  }

  private static func sentence(_ edit: TextEdit) -> String {
    switch edit.kind {
    case .typed: tr("A key, or what an input method made of several.")
    case .pasted: tr("Text from the clipboard, in one go.")
    case .deleted: tr("A deletion in the field that has the keyboard.")
    }
  }
}
