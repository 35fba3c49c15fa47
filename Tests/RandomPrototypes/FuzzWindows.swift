import PrototypeFile
import UIKitRehearsal

extension FuzzTarget {
  /// Whatever a window says, the program goes on until nothing more comes, and answers in lines of JSON.
  @MainActor
  static func follow(_ bytes: [UInt8]) -> String? {
    // A program whose tasks go on acts by itself, too.
    var acts = 0
    let act: @MainActor () -> Void = {
      acts += 1
      guard acts % 3 == 1 else { return }
      UIAlertView(
        title: "By itself", message: nil, delegate: nil, cancelButtonTitle: "OK"
      ).show()
    }
    let window = SaidByWindow(
      bytes, onRest: bytes.starts(with: #"{"wake""#.utf8) ? act : nil)
    let delegate = FollowedDelegate()
    let run = window.run { Rehearsal(FollowedController(), delegate: delegate) }
    for line in window.heard.split(separator: 0x0A) {
      guard (try? JSONReader.value(of: Array(line))) != nil else {
        return "this is no line of JSON: \(String(decoding: line, as: UTF8.self))"
      }
    }
    guard run.now >= 0, run.calls.count <= window.heard.count else {
      return "\(run.calls.count) calls at \(run.now)"
    }
    return nil
  }
}

/// A program with a part of each kind that a window calls.
private final class FollowedController: UIViewController, UIAlertViewDelegate,
  UIActionSheetDelegate, UITextFieldDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    add("Alert") { [weak self] in self?.ask() }
    add("Sheet") { [weak self] in self?.choose() }
    add("View") { [weak self] in self?.open() }
    add("Later") { FollowedController.schedule() }
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = self
    view.addSubview(field)
  }

  private func add(_ title: String, _ perform: @escaping @MainActor @Sendable () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in perform() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func ask() {
    let alert = UIAlertView(
      title: "A", message: nil, delegate: self, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    alert.alertViewStyle = .loginAndPasswordInput
    alert.show()
  }

  private func choose() {
    UIActionSheet(
      title: "S", delegate: self, cancelButtonTitle: "No", destructiveButtonTitle: "Delete"
    ).show(in: view)
  }

  private func open() {
    let other = FollowedController()
    present(other, animated: true) { [weak self] in self?.choose() }
  }

  private static func schedule() {
    let notification = UILocalNotification()
    (notification.alertBody, notification.repeatInterval) = ("Again", .minute)
    notification.fireDate = UIFireDate(timeIntervalSinceNow: 1)
    UIApplication.shared.scheduleLocalNotification(notification)
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt index: Int) {
    if index == 1 { choose() }
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {
    Rehearsal.block(2)
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    alertView.textField(at: 0)?.text?.isEmpty == false
  }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt index: Int) {
    actionSheet.dismiss(withClickedButtonIndex: index, animated: false)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}

private final class FollowedDelegate: UIApplicationDelegate {
  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    application.applicationIconBadgeNumber = 0
  }
}
