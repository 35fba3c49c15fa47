/// What an alert tells and asks (UIAlertView.h; UIAlertViewDelegate Protocol Reference, 2008).
///
/// Each method is optional, as in UIKit.
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A person tapped a button; the index is 0-based. The alert leaves after this.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to come in.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has come in.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to leave; -1 stands for no button.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has left; -1 stands for no button.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// The system takes the alert away; without this method a tap on the cancel button takes its place.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Whether the first button that is not the cancel button can be tapped; asked when the alert
  /// appears and after each change of a text (iOS 5).
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Absent: nobody is told.
  public func alertView(_: UIAlertView, clickedButtonAt _: Int) { Here.lacks() }
  /// Absent: nobody is told.
  public func willPresent(_: UIAlertView) { Here.lacks() }
  /// Absent: nobody is told.
  public func didPresent(_: UIAlertView) { Here.lacks() }
  /// Absent: nobody is told.
  public func alertView(_: UIAlertView, willDismissWithButtonIndex _: Int) { Here.lacks() }
  /// Absent: nobody is told.
  public func alertView(_: UIAlertView, didDismissWithButtonIndex _: Int) { Here.lacks() }
  /// Absent: nobody is told.
  public func alertViewCancel(_: UIAlertView) { Here.lacks() }
  /// Absent: the answer is yes.
  public func alertViewShouldEnableFirstOtherButton(_: UIAlertView) -> Bool {
    Here.lacksAnswer()
  }
}
