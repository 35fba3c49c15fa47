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
    case .covered: tr("Dismiss the dialog above it first.")
    case .modal: tr("Choose one of its buttons.")
    case .clipped: tr("Show the sheet from rootView, toolbar or tabBar.")
    case .notShowing: tr("Present it first.")
    case .notInFront: tr("Bring the app to the front: tap its icon.")
    case .inFrontAlready: tr("Nothing: the app is where it should be.")
    case .notRunning: tr("Open the app first.")
    case .heldSoAlready: tr("Nothing: it is held as it should be.")
    case .cannotBeHeldSo: tr("Add the orientation to the screen’s “orientations”.")
    case .taskNotRunning: tr("Run the task first.")
    case .notSupported: tr("The document may keep it; a later version performs it.")
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
    limit.isOfTexts
      ? tr("Use shorter texts: some action writes a text into a longer one, again and again.")
      : tr("Break the circle: some call’s actions lead to the same call again.")
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
    case .alreadyRunning: tr("Wait for its end, or cancel it first.")
    case .taskNotRunning: tr("Run the task first.")
    case .notSupported: tr("The document may keep it; a later version performs it.")
    }
  }
}
