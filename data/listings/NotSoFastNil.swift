#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// The same buttons without a cancel button: the last one is drawn as if it were one.
final class NotSoFastNil: UIViewController, UIAlertViewDelegate {
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
      cancelButtonTitle: nil, otherButtonTitles: "No", "Maybe", "Yes")
    alert.show()
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
