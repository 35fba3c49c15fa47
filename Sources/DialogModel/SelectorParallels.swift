extension Selector {
  /// The method by which a dialog of another kind hears of the same moment; `nil` where that kind
  /// hears of no such moment.
  ///
  /// Sheets are told what alerts are told, in words of their own, but are asked nothing; a popover
  /// is told only what is its own. Rules name the alert's method.
  public func parallel(for kind: Dialog.Kind) -> Selector? {
    switch kind {
    case .alert: return self
    case .actionSheet:
      switch self {
      case .willPresentAlertView: return .willPresentActionSheet
      case .didPresentAlertView: return .didPresentActionSheet
      case .alertViewClickedButtonAtIndex: return .actionSheetClickedButtonAtIndex
      case .alertViewWillDismissWithButtonIndex: return .actionSheetWillDismissWithButtonIndex
      case .alertViewDidDismissWithButtonIndex: return .actionSheetDidDismissWithButtonIndex
      case .alertViewCancel: return .actionSheetCancel
      default: return owner == .actionSheet ? self : nil
      }
    // On a tablet an activity picker's delegate is its popover's.
    case .popover, .activityPicker: return owner == .popover ? self : nil
    case .presentedView, .formSheet: return nil
    }
  }

  /// The alert's method for the moment that a sheet's is for; any other is itself.
  public var inAlerts: Selector {
    switch self {
    case .willPresentActionSheet: .willPresentAlertView
    case .didPresentActionSheet: .didPresentAlertView
    case .actionSheetClickedButtonAtIndex: .alertViewClickedButtonAtIndex
    case .actionSheetWillDismissWithButtonIndex: .alertViewWillDismissWithButtonIndex
    case .actionSheetDidDismissWithButtonIndex: .alertViewDidDismissWithButtonIndex
    case .actionSheetCancel: .alertViewCancel
    default: self
    }
  }
}
