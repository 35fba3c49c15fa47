#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// An alert that asks, turns into the sign of the work that follows, and blocks the main thread.
final class AlertLoader: UIViewController, UIAlertViewDelegate {
  private static let wheelTag = 7
  private var question: UIAlertView?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let leave = UIButton(type: .system)
    leave.setTitle("Leave", for: .normal)
    leave.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(leave)
  }

  private func ask() {
    let question = UIAlertView(
      title: "Sign Out", message: "Your notes stay here.", delegate: self,
      cancelButtonTitle: "Cancel", otherButtonTitles: "Confirm")
    let wheel = UIActivityIndicatorView(style: .whiteLarge)
    wheel.tag = AlertLoader.wheelTag
    question.addSubview(wheel)
    question.show()
    self.question = question
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    if buttonIndex == alertView.firstOtherButtonIndex { work() }
  }

  private func work() {
    (question?.viewWithTag(AlertLoader.wheelTag) as? UIActivityIndicatorView)?.startAnimating()
    question?.title = "Signing out…"
    question?.message = ""
    Rehearsal.block(10)
    UIAlertView(
      title: "Completed", message: "You are signed out.", delegate: nil, cancelButtonTitle: "OK"
    ).show()
  }
}
