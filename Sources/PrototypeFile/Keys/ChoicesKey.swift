internal import DialogModel
internal import Texts

/// The choices between sources that a document can make.
package enum ChoicesKey: String, KeyTable {
  case outsideTapIndex, systemCancelWithoutCancelButton, returnInAlert, returnResigns
  case coveredAlert, alertAction, launchDelivery, defaultPerformActivity, activityViewOnTablet
  case firstOtherIndex, goneDelegate

  package static let objectType = ObjectType(
    "choices", tr("Where sources on UIKit disagree, the side to take."),
    example: "choices: {coveredAlert: presentedAgain, outsideTapIndex: cancel}")

  package var entry: KeyEntry {
    switch self {
    case .outsideTapIndex:
      KeyEntry(
        .word(of: Choices.OutsideTapIndex.self), default: "-1",
        tr("The index that a tap beside a sheet in a popover gives."))
    case .systemCancelWithoutCancelButton:
      KeyEntry(
        .word(of: Choices.SystemCancelWithoutCancelButton.self), default: "dismiss",
        tr("What a system cancel does to an alert without a cancel button."))
    case .returnInAlert:
      KeyEntry(
        .word(of: Choices.ReturnInAlert.self), default: "nothing",
        tr("What Return does in a field of an alert."))
    case .returnResigns:
      KeyEntry(.boolean, default: "false", tr("Whether Return ends editing."))
    case .coveredAlert:
      KeyEntry(
        .word(of: Choices.CoveredAlert.self), default: "silent",
        tr("What an alert hears when the one above it has gone."))
    case .alertAction:
      KeyEntry(
        .word(of: Choices.AlertAction.self), default: "Launch",
        tr("The word on a notification’s button if the document gives none."))
    case .launchDelivery:
      KeyEntry(
        .word(of: Choices.LaunchDelivery.self), default: "optionsOnly",
        tr("How a notification reaches an application that it launches."))
    case .defaultPerformActivity:
      KeyEntry(
        .word(of: Choices.DefaultPerformActivity.self), default: "finishesNo",
        tr("What an activity does that says neither “perform” nor “view”."))
    case .activityViewOnTablet:
      KeyEntry(
        .word(of: Choices.ActivityViewOnTablet.self), default: "works",
        tr("What becomes of an activity’s own view on a tablet."))
    case .firstOtherIndex:
      KeyEntry(
        .word(of: Choices.FirstOtherIndex.self), default: "fixed",
        tr("Whether buttons added later count for firstOtherButtonIndex."))
    case .goneDelegate:
      KeyEntry(
        .word(of: Choices.GoneDelegate.self), default: "crashes",
        tr("What a method does that a delegate would have had that is gone."))
    }
  }
}
