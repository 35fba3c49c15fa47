import DialogModel
import DialogSimulator
import Testing

/// Fields of what comes, goes or is covered.
@Suite("2.7 Text field: at the edges")
struct FieldEdgesTests {
  @Test("F3: a field that is empty already is asked, and nothing has changed")
  func f3Empty() {
    var run = Run(
      asking("A", textField(clearsOnBegin: true, on: [.editingChanged: [log("changed")]])))
    run.present("A")
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true
        A0.shouldBegin→true → A0.shouldClear→true → A0.didBegin → didPresent(A)
        """)
    #expect(run.console == [])
  }

  @Test("F4: several lines typed at once are neither Return nor text")
  func f4SeveralLines() {
    var run = Run(screens: [[control("name")]])
    run.tap(field: "F0")
    run.forget()
    for text in ["a\nb", "\n\n", "a\n"] { run.perform(.edit(.type(text))) }
    #expect(run.calls == "")
    #expect(run.denied.entries.allSatisfy { $0.hasSuffix("ignored: severalLines [F4]") })
    #expect(run.denied.entries.count == 3)
  }

  @Test("F12: Return presses no button of an alert that still comes in")
  func f12Entering() {
    var run = Run(asking("A", textField()), choices: { $0.returnInAlert = .nextFieldOrPress })
    run.present("A")
    run.perform(.pressReturn, at: 100)
    run.settle()
    #expect(run.callsSoFar.entries.suffix(2) == ["A0.shouldReturn→true", "didPresent(A)"])
    #expect(run.up == "A")
  }

  @Test("F13: the clear button of a field under an alert does nothing")
  func f13Covered() {
    var run = Run(confirm("A"), screens: [[control("name", textField("ab", clear: .always))]])
    run.present("A")
    run.settle()
    run.clear("F0")
    #expect(run.denied == "> clear(F0) ignored: covered [F13]")
    #expect(run.text("F0") == "ab")
  }

  @Test("F4: an alert that the question itself dismisses is not asked about its button")
  func f4Dismissed() {
    var run = Run(asking("A", textField(does: [.shouldChange: [dismiss("A", 5)]])), showing: "A")
    run.type("x")
    #expect(
      run.calls == """
        A0.shouldChange(0,0,"x")→true → willDismiss(A,5) → A0.shouldEnd→true → A0.didEnd
        didDismiss(A,5)
        """)
  }

  @Test("T1: code focuses no field that has given way to a loader")
  func loader() {
    let dialog = asking(
      "A", textField(), does: [.alertViewClickedButtonAtIndex: [DialogSimulatorTests.run()]])
    var run = Run(dialog, tasks: [task()], showing: "A")
    run.tap("A", 1)
    run.perform(focus("A0"))
    #expect(run.denied == "focus(A0) refused: covered [F1]")
    #expect(run.editing == nil)
  }

  @Test("L5, L6: no field edits after a new launch", arguments: Prototype.Era.allCases)
  func launchedAnew(era: Prototype.Era) {
    var run = Run(screens: [[control("name")]], era: era)
    run.tap(field: "F0")
    run.type("x")
    run.killApp()
    run.launchApp()
    #expect(run.editing == nil)
    #expect(run.text("F0") == "")
    run.type("y")
    #expect(run.text("F0") == "")
  }

  @Test("F10: code shows and hides an overlay, and nobody is asked")
  func f10Overlay() {
    let warning = TextField.Overlay(right: "dialog-warning-symbolic", mode: .always)
    var described = textField("ab")
    described.overlay = TextField.Overlay(left: "edit-find-symbolic")
    var run = Run(asking("A", described), screens: [[control("name")]])
    run.perform(.setOverlay(field("A0"), nil))
    #expect(run.denied == "set refused: notShowing [F10]")
    run.present("A")
    run.settle()
    #expect(run.simulator.state.field(field("A0"))?.overlay == described.overlay)
    run.forget()
    run.perform(.setOverlay(field("A0"), warning))
    #expect(run.simulator.state.field(field("A0"))?.overlay == warning)
    run.perform(.setOverlay(field("A0"), nil))
    #expect(run.simulator.state.field(field("A0")).map { $0.overlay == nil } == true)
    #expect(run.text("A0") == "ab")
    #expect(run.calls == "")
    #expect(run.simulator.state.field(field("F0")).map { $0.overlay == nil } == true)
    // The document's own come back with the alert.
    run.dismiss("A")
    run.settle()
    run.present("A")
    #expect(run.simulator.state.field(field("A0"))?.overlay == described.overlay)
  }
}
