internal import DialogModel

extension Selector.Owner {
  /// The protocol that declares the methods.
  var protocolName: String {
    switch self {
    case .alert: "UIAlertViewDelegate"
    case .application: "UIApplicationDelegate"
    case .actionSheet: "UIActionSheetDelegate"
    case .textField: "UITextFieldDelegate"
    case .activity: "UIActivity"
    case .activityPicker: "UIActivityViewController"
    case .popover: "UIPopoverControllerDelegate"
    }
  }
}

/// Delegate methods that are part of the format, but not known to this version.
enum OtherSelectors {
  /// The protocol that declares a method, if it is one of these.
  static func protocolName(of selector: String) -> String? {
    table.first { $0.selectors.contains(selector) }?.protocolName
  }

  private static let table: [(protocolName: String, selectors: [String])] = [
    (
      "UIActionSheetDelegate",
      [
        "willPresentActionSheet:", "didPresentActionSheet:", "actionSheet:clickedButtonAtIndex:",
        "actionSheet:willDismissWithButtonIndex:", "actionSheet:didDismissWithButtonIndex:",
        "actionSheetCancel:",
      ]
    ),
    (
      "UITextFieldDelegate",
      [
        "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
        "textFieldDidEndEditing:", "textField:shouldChangeCharactersInRange:replacementString:",
        "textFieldShouldClear:", "textFieldShouldReturn:",
      ]
    ),
    (
      "UIPopoverControllerDelegate",
      ["popoverControllerShouldDismissPopover:", "popoverControllerDidDismissPopover:"]
    ),
    ("UIApplicationDelegate", ["application:didReceiveLocalNotification:"]),
  ]
}
