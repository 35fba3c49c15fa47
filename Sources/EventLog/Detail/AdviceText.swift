public import DialogModel
public import DialogSimulator
import Texts

/// What a person can do where an input or an action had no effect.
public enum AdviceText {
  /// For an input that was ignored.
  public static func text(_ ignored: Ignored) -> String {
    switch ignored {
    case .entering: tr("Tap again when the dialog is up.")
    case .leaving: tr("Wait until the dialog has gone.")
    case .parked: tr("Wait until the job has ended.")
    case .disabled: tr("Let the document enable it, or answer YES.")
    case .covered, .coveredByAlert: tr("Dismiss the dialog above it first.")
    case .modal: tr("Choose one of its buttons.")
    case .clipped: tr("Show the sheet from rootView, toolbar or tabBar.")
    case .notShowing: tr("Present it first.")
    case .notInFront: tr("Bring the app to the front: tap its icon.")
    case .inFrontAlready: tr("Nothing: the app is where it should be.")
    case .notRunning: tr("Open the app first.")
    case .heldSoAlready: tr("Nothing: it is held as it should be.")
    case .selectedAlready: tr("Nothing: tap another segment to change it.")
    case .cannotBeHeldSo: tr("Add the orientation to the screen’s “orientations”.")
    case .taskNotRunning: tr("Run the task first.")
    case .locked: tr("Unlock the device first.")
    case .notLocked: tr("Nothing: the device is not locked.")
    case .atHome: tr("Nothing: the home screen is in front.")
    case .alertIsUp: tr("Answer the alert first, or close it.")
    case .notUp: tr("Wait until it is up.")
    case .notListed: tr("Let it fire first, with settings that list it there.")
    case .upAlready: tr("Nothing: it is up.")
    case .notScheduled: tr("Schedule it first.")
    case .notInEra: tr("Choose the era ios6.")
    case .unknownZone: tr("Choose a time zone of the tz database.")
    case .notEditing: tr("Tap a field first.")
    case .nothingToChange: tr("Nothing: there is no text that it could change.")
    case .severalLines: tr("Paste a text of one line.")
    case .noOtherField: tr("Add a second field to go to.")
    case .held: tr("Answer YES or NO below.")
    case .nothingWaits: tr("Nothing: no call waits at a breakpoint.")
    case .notInDocument: tr("Let the document have what the input names.")
    case .stopped: tr("Start again.")
    }
  }

  /// For a run that has come to a limit.
  public static func text(_ limit: Stop.Limit) -> String {
    if limit == .programEnded {
      return tr("Let the program return from each call before it ends.")
    }
    return limit == .crash
      ? tr("Set the dialog’s delegate to nil before that goes, or dismiss the dialog.")
      : limit.isOfTexts
        ? tr("Use shorter texts: some action writes a text into a longer one, again and again.")
        : tr("Break the circle: some call’s actions lead to the same call again.")
  }

  /// For an action that was refused, in a document that has its dialog.
  ///
  /// P6: code that makes an alert where it shows one makes another each time.
  public static func text(
    _ refusal: Row.Refusal, of action: Action, in prototype: Prototype
  ) -> String {
    guard refusal == .alreadyShowing, case .present(let dialog) = action,
      prototype[dialog]?.hasInstances == true
    else { return text(refusal) }
    return tr(
      "Dismiss it first, and present it inside its didDismiss. Code that makes a new one each time would show a second one: {way}.",
      ["way": "present: {dialog: \(prototype.name(of: dialog)), new: true}"])
  }

  /// For an action that was refused.
  public static func text(_ refusal: Row.Refusal) -> String {
    switch refusal {
    case .alreadyShowing: tr("Dismiss it first, and present it inside its didDismiss.")
    case .alreadyLeaving: tr("Nothing: the first dismissal continues.")
    case .notShowing: tr("Present it before, or leave this action out.")
    case .notRunning: tr("Open the app first.")
    case .terminating: tr("Present it after the next launch, or leave this action out.")
    case .covered: tr("Dismiss the dialog above it first.")
    case .notEditing: tr("Let the field begin to edit before, or leave this action out.")
    case .editingAlready: tr("Nothing: the field is being edited.")
    case .disabled: tr("Enable it before.")
    case .notOnPhone: tr("Run it on a tablet, or present something else.")
    case .notInWindow: tr("Present it inside viewDidAppear: or later.")
    case .anchorNotInWindow:
      tr("Present it while its anchor is seen, for example inside viewDidAppear: or later.")
    case .presenting: tr("Wait until the other view is up, and present it from there.")
    case .moving: tr("Wait for the end of the movement, for example in its completion.")
    case .onStack: tr("Go back to it, or use “pop”.")
    case .atRoot: tr("Nothing: this is the first screen.")
    case .insideActivity: tr("Use “push”, or finish the activity first.")
    case .alreadyRunning: tr("Wait for its end, or cancel it first.")
    case .taskNotRunning: tr("Run the task first.")
    case .notInEra: tr("Choose the era ios6, or leave this action out.")
    case .unknownZone: tr("Choose a time zone of the tz database.")
    case .tooManyUp: tr("Dismiss one of them first.")
    case .tooMany: tr("Let fewer lists wait at the same time.")
    case .abandoned: tr("Let code wait whose controller stays, or leave this action out.")
    }
  }
}
