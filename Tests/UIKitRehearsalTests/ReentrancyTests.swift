import Testing
import UIKitRehearsal

/// Alerts that are shown and dismissed inside the calls of others.
@MainActor
struct ReentrancyTests {
  /// Where the second alert is shown.
  enum Place: CaseIterable, Sendable {
    case clicked, willDismiss, didDismiss, question
  }

  @Test(arguments: Place.allCases)
  func anAlertInsideACallOfAnotherIsThatOfADocument(_ place: Place) throws {
    let (outer, inner) = (Listener(), Listener())
    let second = UIAlertView("Second", inner, "Fine")
    func show(_ here: Place) { if here == place, !second.isVisible { second.show() } }
    outer.onClick = { _, _ in show(.clicked) }
    outer.onWillDismiss = { _, _ in show(.willDismiss) }
    outer.onDidDismiss = { _, _ in show(.didDismiss) }
    outer.allows = { _ in
      show(.question)
      return place != .question
    }
    let run = Rehearsal(
      Buttons(["Ask": { UIAlertView("First", outer, "Cancel", "Yes").show() }]))
    run.tap("Ask")
    if place == .question { run.tap("Fine") }
    run.tap("Cancel")
    if place != .question { run.tap("Fine") }
    run.settle()
    #expect(run.dialogCount == 0)
    #expect(run.calls.filter { $0.contains("didPresent") }.count == 2)
    #expect(run.findings == [])
    _ = try run.document()
  }

  @Test func aDismissalInsideAClickKeepsItsIndex() throws {
    let listener = Listener()
    listener.onClick = { alert, _ in alert.dismiss(withClickedButtonIndex: 7, animated: true) }
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("First", listener).show() }]))
    run.tap("Ask")
    run.tap("OK")
    run.settle()
    #expect(run.calls.last == "0.450  first  alertView:didDismissWithButtonIndex: 7")
    _ = try run.document()
  }

  @Test func showDismissAndShowInOneTurnWait() throws {
    let listener = Listener()
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let first = UIAlertView("First", listener)
          first.show()
          first.dismiss(withClickedButtonIndex: 0, animated: true)
          UIAlertView("Second", listener, "Fine").show()
        }
      ]))
    run.tap("Ask")
    run.tap("Fine")
    run.settle()
    #expect(run.dialogCount == 0)
    #expect(run.calls.filter { $0.contains("didDismiss") }.count == 2)
    _ = try run.document()
  }

  @Test func theSystemAsksTheDelegateThatHasTheMethod() throws {
    let listener = Listener()
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("First", listener).show() }]))
    run.tap("Ask")
    run.settle()
    run.systemCancel()
    run.settle()
    #expect(run.calls.contains { $0.contains("alertViewCancel:") })
    #expect(!run.calls.contains { $0.contains("clicked") })
    _ = try run.document()
  }

  @Test func anAlertOfALoadingViewComesWithTheView() throws {
    final class Greeter: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hello"
        UIAlertView("Welcome", nil).show()
      }
    }
    let run = Rehearsal(Greeter())
    run.tap("OK")
    run.settle()
    #expect(run.dialogCount == 0)
    #expect(run.findings == [])
    #expect(try run.document().contains("viewDidLoad"))
  }
}
