#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitRehearsal
#endif

/// The same screen with a mistake: it acts when the button is clicked, and its other method is misspelt.
public final class HastyViewController: UIViewController, UIAlertViewDelegate {
  private let watcher = Watcher()

  /// Hears of no end: UIKit's method is `alertView(_:didDismissWithButtonIndex:)`.
  private final class Watcher: UIAlertViewDelegate {
    func alertView(_ alertView: UIAlertView, didDismissWithButton index: Int) {}
  }

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
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    guard buttonIndex == alertView.firstOtherButtonIndex else { return }
    UIAlertView(
      title: "Completed", message: nil, delegate: watcher, cancelButtonTitle: "OK"
    ).show()
  }
}
