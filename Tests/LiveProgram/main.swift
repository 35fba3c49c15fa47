import UIKitRehearsal

/// Asks before it signs out, and says so afterwards.
final class Account: UIViewController, UIAlertViewDelegate {
  private let word = CommandLine.arguments.dropFirst().first ?? "You are signed out"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    let leave = UIButton(type: .system)
    leave.setTitle("Leave", for: .normal)
    leave.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(leave)
  }

  private func ask() {
    UIAlertView(
      title: "Sign out?", message: nil, delegate: self, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Confirm"
    ).show()
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt index: Int) {
    guard alertView.title == "Sign out?", index == 1 else { return }
    UIAlertView(title: word, message: nil, delegate: nil, cancelButtonTitle: "OK").show()
  }
}

// Without a window, the taps are here.
let run = Rehearsal(Account())
run.tap("Leave")
run.tap("Confirm")
run.settle()
print(run.calls.joined(separator: "\n"))
