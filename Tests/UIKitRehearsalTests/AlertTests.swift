import Testing
import UIKitRehearsal

@MainActor
struct AlertTests {
  @Test func anAlertMakesItsCallsInOrder() throws {
    let listener = Listener()
    let run = Rehearsal(
      Buttons([
        "Ask": {
          UIAlertView(
            title: "Sure?", message: nil, delegate: listener, cancelButtonTitle: "No",
            otherButtonTitles: "Yes"
          ).show()
        }
      ]))
    run.tap("Ask")
    run.tap("Yes")
    run.settle()
    #expect(
      run.calls == [
        "0.000  sure  willPresentAlertView:",
        "0.000  sure  alertViewShouldEnableFirstOtherButton: -> true",
        "0.250  sure  didPresentAlertView:", "0.250  sure  alertView:clickedButtonAtIndex: 1",
        "0.250  sure  alertView:willDismissWithButtonIndex: 1",
        "0.450  sure  alertView:didDismissWithButtonIndex: 1",
      ])
    #expect(run.findings == [])
  }

  @Test func codeGoesOnAtOnceAfterShow() {
    var isVisible = false
    let run = Rehearsal(
      Buttons([
        "Ask": {
          let alert = UIAlertView("Sure", nil)
          alert.show()
          isVisible = alert.isVisible
        }
      ]))
    run.tap("Ask")
    #expect(isVisible)
    #expect(run.calls == [])
    #expect(run.showing == ["Sure", "OK", "Ask"])
  }

  @Test func buttonsAreCountedAsUIKitDoes() {
    let alert = UIAlertView("Sure", nil, "No", "Yes")
    #expect(alert.addButton(withTitle: "Perhaps") == 2)
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 2) == "Perhaps")
    #expect(alert.buttonTitle(at: 3) == nil)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Erase",
      otherButtonTitles: "Copy")
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.firstOtherButtonIndex == 1)
    #expect(sheet.cancelButtonIndex == 2)
  }

  @Test func aTitleThatIsSetWhileItIsUpShows() {
    let alert = UIAlertView("Sure", nil)
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    alert.title = "Really"
    #expect(run.showing == ["Really", "OK", "Ask"])
    #expect(run.rows(all: true).last?.contains("set") == true)
  }

  @Test func anAlertThatIsDismissedByCodeHasNoClick() throws {
    let listener = Listener()
    let alert = UIAlertView("Sure", listener)
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    run.settle()
    alert.dismiss(withClickedButtonIndex: 7, animated: true)
    run.settle()
    #expect(
      run.calls.suffix(2) == [
        "0.250  sure  alertView:willDismissWithButtonIndex: 7",
        "0.450  sure  alertView:didDismissWithButtonIndex: 7",
      ])
    _ = try run.document()
  }

  @Test func fieldsAreThoseOfTheStyle() {
    let alert = UIAlertView("Sign In", nil, "Cancel", "OK")
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.placeholder == "Login")
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    run.type("robin")
    #expect(alert.textField(at: 0)?.text == "robin")
    run.tap(fieldAt: 1)
    run.type("hut")
    #expect(alert.textField(at: 1)?.text == "hut")
    #expect(run.rows(all: true).contains { $0.contains("hut") } == false)
  }

  @Test func aSecondAlertOfTheSamePlaceIsAnotherInstance() throws {
    let listener = Listener()
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("Sure", listener).show() }]))
    run.perform {
      for _ in 0..<2 { UIAlertView("Twice", listener).show() }
    }
    run.settle()
    run.tap("OK")
    run.tap("OK")
    run.settle()
    #expect(run.dialogCount == 0)
    #expect(run.calls.filter { $0.contains("clicked") }.count == 2)
    _ = try run.document()
  }

  @Test func theSamePlaceWithOtherTextsIsAnotherDialog() throws {
    var count = 0
    let run = Rehearsal(
      Buttons([
        "Ask": {
          count += 1
          UIAlertView(title: "Sure", message: "\(count)", delegate: nil, cancelButtonTitle: "OK")
            .show()
        }
      ]))
    for _ in 0..<2 {
      run.tap("Ask")
      run.tap("OK")
    }
    run.settle()
    #expect(run.findings.map(\.kind) == [.differs])
    #expect(run.findings.first?.message.contains("“ask”") == true)
  }
}
