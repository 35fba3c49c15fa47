#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// An alert with a cancel button and two others; its delegate hears everything.
final class NotSoFast: UIViewController, UIAlertViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    let dig = UIButton(type: .system)
    dig.setTitle("Dig It Up", for: .normal)
    dig.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(dig)
  }

  private func ask() {
    let alert = UIAlertView(
      title: "Not So Fast!", message: "Nothing grows here for a year then.", delegate: self,
      cancelButtonTitle: "Yes", otherButtonTitles: "No", "Maybe")
    alert.show()
  }

  func willPresent(_ alertView: UIAlertView) {}
  func didPresent(_ alertView: UIAlertView) {}
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
