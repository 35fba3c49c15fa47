import Testing
import UIKitRehearsal

/// What a rehearsal finds wrong in programs.
@MainActor
struct FindingTests {
  /// A delegate that nobody keeps.
  final class Ghost: UIAlertViewDelegate {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  }

  @Test func aDelegateThatIsGoneStopsTheRun() {
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let ghost = Ghost()
          UIAlertView("Sure", ghost).show()
        }
      ]))
    run.tap("Ask")
    run.tap("OK")
    #expect(run.findings.map(\.kind).prefix(2) == [.goneDelegate, .stopped])
    #expect(run.findings.first?.message.contains("“Ghost”") == true)
    #expect(run.calls.last?.contains("would crash here") == true)
  }

  @Test func aDelegateThatIsGoneCanBeIgnored() throws {
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let ghost = Ghost()
          UIAlertView("Sure", ghost).show()
        }
      ]), goneDelegate: .ignored)
    run.tap("Ask")
    run.tap("OK")
    run.settle()
    #expect(run.dialogCount == 0)
    #expect(run.findings.map(\.kind) == [.goneDelegate])
    _ = try run.document()
  }

  @Test func aDelegateThatIsSetToNilIsNoFault() throws {
    var alert: UIAlertView?
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let ghost = Ghost()
          alert = UIAlertView("Sure", ghost)
          alert?.show()
          alert?.delegate = nil
        }
      ]))
    run.tap("Ask")
    run.tap("OK")
    run.settle()
    #expect(run.findings == [])
    #expect(run.calls == [])
    _ = try run.document()
  }

  /// Conforms, and has none of the methods.
  class Base: UIAlertViewDelegate {}

  /// Has a method, but its superclass conforms.
  final class Sub: Base {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  }

  /// Its method is misspelt.
  final class Misspelt: UIAlertViewDelegate {
    func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {}
  }

  @Test(arguments: ["Sub", "Misspelt"])
  func aDelegateWithoutAnyMethodIsFound(_ type: String) {
    let delegate: any UIAlertViewDelegate = type == "Sub" ? Sub() : Misspelt()
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("Sure", delegate).show() }]))
    run.tap("Ask")
    run.tap("OK")
    run.settle()
    #expect(run.calls == [])
    #expect(run.findings.map(\.kind) == [.noMethods])
    #expect(run.findings.first?.message.contains("“\(type)”") == true)
    #expect(run.findings.first?.message.contains("alertView:clickedButtonAtIndex:") == true)
  }

  @Test func aTapOnNothingSaysWhatShows() {
    let run = Rehearsal(Buttons(["Ask": {}]))
    #expect(run.tap("Sign Out") == false)
    #expect(run.findings.map(\.kind) == [.nothingToTap])
    #expect(run.findings.first?.message.contains("what shows: Ask") == true)
  }

  @Test func typingWithoutAFieldIsFound() {
    let run = Rehearsal(Buttons(["Ask": {}]))
    #expect(run.type("a") == false)
    #expect(run.findings.map(\.kind) == [.nothingToType])
  }

  @Test func aViewThatComesTooLateIsFound() {
    let root = Buttons(["Ask": {}])
    let run = Rehearsal(root)
    let label = UILabel()
    label.text = "Late"
    root.view.addSubview(label)
    #expect(run.findings.map(\.kind) == [.viewTooLate])
  }

  @Test func aStyleThatIsSetTooLateIsFound() {
    let alert = UIAlertView("Sure", nil)
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    alert.alertViewStyle = .plainTextInput
    #expect(run.findings.map(\.kind) == [.styleTooLate])
  }

  @Test func aBusyMainThreadIsFound() {
    let run = Rehearsal(Buttons(["Work": { Rehearsal.block(2) }]))
    run.tap("Work")
    #expect(run.findings.map(\.kind) == [.blocked])
    #expect(run.now == 2)
  }
}
