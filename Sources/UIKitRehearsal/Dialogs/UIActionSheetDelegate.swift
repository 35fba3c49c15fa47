/// What an action sheet tells (UIActionSheet.h).
///
/// Each method is optional, as in UIKit.
@MainActor
public protocol UIActionSheetDelegate: AnyObject {
  /// A person tapped a button; the index is 0-based, and -1 for a tap outside a popover.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to come in.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come in.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to leave; -1 stands for no button.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has left; -1 stands for no button.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// The system takes the sheet away.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  /// Absent: nobody is told.
  public func actionSheet(_: UIActionSheet, clickedButtonAt _: Int) { Here.lacks() }
  /// Absent: nobody is told.
  public func willPresent(_: UIActionSheet) { Here.lacks() }
  /// Absent: nobody is told.
  public func didPresent(_: UIActionSheet) { Here.lacks() }
  /// Absent: nobody is told.
  public func actionSheet(_: UIActionSheet, willDismissWithButtonIndex _: Int) {
    Here.lacks()
  }
  /// Absent: nobody is told.
  public func actionSheet(_: UIActionSheet, didDismissWithButtonIndex _: Int) { Here.lacks() }
  /// Absent: nobody is told.
  public func actionSheetCancel(_: UIActionSheet) { Here.lacks() }
}
