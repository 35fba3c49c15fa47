#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitRehearsal
#endif

/// The screen of an account.
///
/// It asks before it signs out, and says when that is done.
public final class AccountViewController: UIViewController, UIAlertViewDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let signOut = UIButton(type: .system)
    signOut.setTitle("Sign Out", for: .normal)
    signOut.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(signOut)
  }

  private func ask() {
    UIAlertView(
      title: "Sign Out?", message: nil, delegate: self, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Confirm"
    ).show()
  }

  /// Calls of the alert.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    guard buttonIndex == alertView.firstOtherButtonIndex else { return }
    UIAlertView(
      title: "Completed", message: nil, delegate: nil, cancelButtonTitle: "OK"
    ).show()
  }
}
