#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// OK can be tapped only while there is a text.
final class EnableOK: UIViewController, UIAlertViewDelegate {
  private(set) var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boat"
    let christen = UIButton(type: .system)
    christen.setTitle("Christen", for: .normal)
    christen.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(christen)
  }

  private func ask() {
    let alert = UIAlertView(
      title: "Name of the Boat", message: nil, delegate: self, cancelButtonTitle: "Cancel",
      otherButtonTitles: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
  }

  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    !(alertView.textField(at: 0)?.text ?? "").isEmpty
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    if buttonIndex != alertView.cancelButtonIndex { name = alertView.textField(at: 0)?.text }
  }
}
