internal import DialogModel

/// The choices between sources that a document can make.
enum ChoicesKey: String, KeyTable {
  case systemCancelWithoutCancelButton, coveredAlert, firstOtherIndex
  case outsideTapIndex, returnInAlert, returnResigns, alertAction, launchDelivery
  case defaultPerformActivity, activityViewOnTablet

  var shape: Shape {
    switch self {
    case .systemCancelWithoutCancelButton: .word(of: Choices.SystemCancelWithoutCancelButton.self)
    case .coveredAlert: .word(of: Choices.CoveredAlert.self)
    case .firstOtherIndex: .word(of: Choices.FirstOtherIndex.self)
    case .outsideTapIndex, .returnInAlert, .returnResigns, .alertAction, .launchDelivery,
      .defaultPerformActivity, .activityViewOnTablet:
      .later
    }
  }
}
