/// A moment in the life of a dialog at which its delegate may be called.
///
/// The rules of the behaviour tables name moments. Each kind of dialog has a table from moments to
/// the methods of its delegate, so a new kind is a new table.
public enum Moment: UInt8, CaseIterable, Sendable {
  /// It is about to come in.
  case willPresent
  /// It asks whether its first other button is enabled.
  case shouldEnable
  /// It has come in.
  case didPresent
  /// One of its buttons was tapped.
  case clicked
  /// It is about to go out.
  case willDismiss
  /// It has gone out.
  case didDismiss
  /// The system is about to dismiss it.
  case cancel
  /// A tap outside it asks whether it may be dismissed.
  case shouldDismiss
  /// It was dismissed by a tap outside it.
  case sentAway
  /// The chosen activity has ended, or nothing was chosen.
  case completed
}

extension Dialog.Kind {
  /// The method that a delegate of this kind of dialog implements for a moment; `nil` if there is
  /// none.
  public func selector(for moment: Moment) -> Selector? {
    switch self {
    case .alert: Selector.ofAlerts[moment]
    case .actionSheet: Selector.ofSheets[moment]
    case .popover: Selector.ofPopovers[moment]
    // On a tablet, the delegate of an activity picker is the delegate of its popover.
    case .activityPicker: Selector.ofPickers[moment]
    // What a presented view calls are the methods of its view controller.
    case .presentedView, .formSheet: nil
    }
  }
}

extension Selector {
  fileprivate static let ofAlerts: [Moment: Selector] = [
    .willPresent: .willPresentAlertView,
    .shouldEnable: .alertViewShouldEnableFirstOtherButton,
    .didPresent: .didPresentAlertView,
    .clicked: .alertViewClickedButtonAtIndex,
    .willDismiss: .alertViewWillDismissWithButtonIndex,
    .didDismiss: .alertViewDidDismissWithButtonIndex,
    .cancel: .alertViewCancel,
  ]

  /// The delegate of a sheet has the methods of an alert's delegate, but none that asks.
  fileprivate static let ofSheets: [Moment: Selector] = [
    .willPresent: .willPresentActionSheet,
    .didPresent: .didPresentActionSheet,
    .clicked: .actionSheetClickedButtonAtIndex,
    .willDismiss: .actionSheetWillDismissWithButtonIndex,
    .didDismiss: .actionSheetDidDismissWithButtonIndex,
    .cancel: .actionSheetCancel,
  ]

  fileprivate static let ofPopovers: [Moment: Selector] = [
    .shouldDismiss: .popoverControllerShouldDismissPopover,
    .sentAway: .popoverControllerDidDismissPopover,
  ]

  fileprivate static let ofPickers: [Moment: Selector] = [
    .shouldDismiss: .popoverControllerShouldDismissPopover,
    .sentAway: .popoverControllerDidDismissPopover,
    .completed: .completionHandler,
  ]

  /// The moment that the method is for; `nil` for a method that is about no dialog's life.
  public var moment: Moment? {
    switch self {
    case .willPresentAlertView, .willPresentActionSheet: .willPresent
    case .alertViewShouldEnableFirstOtherButton: .shouldEnable
    case .didPresentAlertView, .didPresentActionSheet: .didPresent
    case .alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex: .clicked
    case .alertViewWillDismissWithButtonIndex, .actionSheetWillDismissWithButtonIndex:
      .willDismiss
    case .alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex: .didDismiss
    case .alertViewCancel, .actionSheetCancel: .cancel
    case .popoverControllerShouldDismissPopover: .shouldDismiss
    case .popoverControllerDidDismissPopover: .sentAway
    case .completionHandler: .completed
    default: nil
    }
  }
}
