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

/// Its alert has a delegate with a misspelt method.
final class Misspelt: UIViewController, UIAlertViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Misspelt"
    let leave = UIButton(type: .system)
    leave.setTitle("Leave", for: .normal)
    leave.addAction(
      UIAction { [weak self] _ in
        UIAlertView(title: "Sure?", message: nil, delegate: self, cancelButtonTitle: "OK").show()
      }, for: .touchUpInside)
    view.addSubview(leave)
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAtIndex index: Int) {}
}

/// Says something later, by a clock of the run or in real time.
final class Waiting: UIViewController, UIAlertViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Waiting"
    for title in ["Later", "Soon"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.say("\(title)?") }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func say(_ title: String) {
    UIAlertView(title: title, message: nil, delegate: self, cancelButtonTitle: "OK").show()
  }

  func willPresent(_ alertView: UIAlertView) {}

  func alertView(_ alertView: UIAlertView, clickedButtonAt index: Int) {
    Task {
      switch alertView.title {
      case "Later?":
        try await Rehearsal.current?.clock.sleep(for: .seconds(2))
        say("Two seconds later")
      case "Soon?":
        try await Task.sleep(for: .milliseconds(200))
        say("Here it is")
      default: break
      }
    }
  }
}

// Without a window, the taps are here.
if CommandLine.arguments.dropFirst().first == "misspelt" {
  _ = Rehearsal(Misspelt())
} else if CommandLine.arguments.dropFirst().first == "tasks" {
  let run = await Rehearsal.showing(Waiting())
  run.tap("Later")
  run.tap("OK")
  await run.idle(for: 5)
  print(run.calls.joined(separator: "\n"))
} else {
  let run = Rehearsal(Account())
  run.tap("Leave")
  run.tap("Confirm")
  run.settle()
  print(run.calls.joined(separator: "\n"))
}
