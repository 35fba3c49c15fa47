import UIKitRehearsal

/// A screen with buttons that each perform a closure.
@MainActor
final class Buttons: UIViewController {
  private let titles: KeyValuePairs<String, @MainActor () -> Void>

  init(_ titles: KeyValuePairs<String, @MainActor () -> Void>, title: String = "Buttons") {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, perform) in titles {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in perform() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

/// A delegate with every method, which does what a test says.
@MainActor
final class Listener: UIAlertViewDelegate {
  var onClick: (UIAlertView, Int) -> Void = { _, _ in }
  var onWillDismiss: (UIAlertView, Int) -> Void = { _, _ in }
  var onDidDismiss: (UIAlertView, Int) -> Void = { _, _ in }
  var allows: (UIAlertView) -> Bool = { _ in true }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    onClick(alertView, buttonIndex)
  }
  func willPresent(_ alertView: UIAlertView) {}
  func didPresent(_ alertView: UIAlertView) {}
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    onWillDismiss(alertView, buttonIndex)
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    onDidDismiss(alertView, buttonIndex)
  }
  func alertViewCancel(_ alertView: UIAlertView) {}
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { allows(alertView) }
}

extension UIAlertView {
  /// An alert with one button, or two.
  convenience init(
    _ title: String, _ delegate: (any UIAlertViewDelegate)?, _ button: String = "OK",
    _ other: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    if let other {
      self.init(
        title: title, message: nil, delegate: delegate, cancelButtonTitle: button,
        otherButtonTitles: other, file: file, line: line)
    } else {
      self.init(
        title: title, message: nil, delegate: delegate, cancelButtonTitle: button, file: file,
        line: line)
    }
  }
}
