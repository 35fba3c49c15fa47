import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.7 Text field: beginning and ending")
struct FocusTests {
  /// A screen with two fields.
  private func screen(_ first: TextField = textField(), _ second: TextField = textField()) -> Run {
    Run(screens: [[control("name", first), control("city", second), button("Go")]])
  }

  @Test("F1: tap in")
  func f1() {
    var run = screen()
    run.tap(field: "F0")
    #expect(run.timed == "@0 F0.shouldBegin→true [F1] → @0 F0.didBegin [F1]")
    #expect(run.editing == "F0")
  }

  @Test("F1: a tap on the control is a tap on its field")
  func f1Control() {
    var run = screen()
    run.tapControl(1)
    #expect(run.calls == "F1.shouldBegin→true → F1.didBegin")
  }

  @Test("F1: becomeFirstResponder")
  func f1Code() {
    var run = screen()
    run.perform(focus("F0"))
    #expect(run.calls == "F0.shouldBegin→true → F0.didBegin")
  }

  @Test("F1: a tap into the field that edits asks nobody")
  func f1Again() {
    var run = screen()
    run.tap(field: "F0")
    run.forget()
    run.tap(field: "F0")
    #expect(run.calls == "")
    #expect(run.denied == "")
    run.perform(focus("F0"))
    #expect(run.denied == "focus(F0) refused: editingAlready [F1]")
  }

  @Test("F1: methods that are missing count as yes", arguments: [true, false])
  func f1Missing(delegate: Bool) {
    let lacking =
      delegate ? textField(without: [.shouldBegin, .didBegin]) : textField(delegate: .none)
    var run = screen(lacking)
    run.tap(field: "F0")
    #expect(run.calls == "")
    #expect(run.editing == "F0")
  }

  @Test("F2: same, answer no")
  func f2() {
    var run = screen(textField(returns: [.shouldBegin: .always(false)]))
    run.tap(field: "F0")
    #expect(run.timed == "@0 F0.shouldBegin→false [F2]")
    #expect(run.editing == nil)
  }

  @Test("F3: clearsOnBeginEditing")
  func f3() {
    var run = screen(textField("old", clearsOnBegin: true))
    run.tap(field: "F0")
    #expect(
      run.timed == """
        @0 F0.shouldBegin→true [F3] → @0 F0.shouldClear→true [F3] → @0 F0.didBegin [F3]
        """)
    #expect(run.text("F0") == "")
  }

  @Test("F3: shouldClear answers no")
  func f3Refused() {
    var run = screen(textField("old", clearsOnBegin: true, returns: [.shouldClear: .always(false)]))
    run.tap(field: "F0")
    #expect(run.calls == "F0.shouldBegin→true → F0.shouldClear→false → F0.didBegin")
    #expect(run.text("F0") == "old")
  }

  @Test("F3: shouldClear's own actions take the field away")
  func f3Covered() {
    let field = textField("old", clearsOnBegin: true, does: [.shouldClear: [present("A")]])
    var run = Run(confirm("A"), screens: [[control("name", field)]])
    run.tap(field: "F0")
    run.settle()
    #expect(
      run.calls == """
        F0.shouldBegin→true → F0.shouldClear→true → willPresent(A) → shouldEnable(A)→true → \
        didPresent(A)
        """)
    #expect(run.editing == nil)
  }

  @Test("F15: resign")
  func f15() {
    var run = screen()
    run.tap(field: "F0")
    run.forget()
    run.perform(resign("F0"))
    #expect(run.timed == "@0 F0.shouldEnd→true [F15] → @0 F0.didEnd [F15]")
    #expect(run.editing == nil)
    run.perform(resign("F0"))
    #expect(run.denied == "resign(F0) refused: notEditing [F15]")
  }

  @Test("F16: resign refused")
  func f16() {
    var run = screen(textField(returns: [.shouldEnd: .always(false)]))
    run.tap(field: "F0")
    run.forget()
    run.perform(resign("F0"))
    #expect(run.timed == "@0 F0.shouldEnd→false [F16]")
    #expect(run.editing == "F0")
    #expect(run.simulator.state.refusal?.field == field("F0"))
  }

  @Test("F17: focus F → G", arguments: ["tap", "code", "tab"])
  func f17(by: String) {
    var run = screen()
    run.tap(field: "F0")
    run.forget()
    switch by {
    case "tap": run.tap(field: "F1")
    case "code": run.perform(focus("F1"))
    default: run.perform(.pressTab)
    }
    #expect(
      run.timed == """
        @0 F1.shouldBegin→true [F17] → @0 F0.shouldEnd→true [F17] → @0 F0.didEnd [F17]
        @0 F1.didBegin [F17]
        """)
    #expect(run.editing == "F1")
  }

  @Test("F17: Tab goes round, past what is disabled")
  func f17Tab() {
    var run = Run(screens: [[control("a"), control("b"), control("c")]])
    run.tap(field: "F2")
    run.perform(enable(0, false))
    run.perform(.pressTab)
    #expect(run.editing == "F1")
    var alone = Run(screens: [[control("a")]])
    alone.perform(.pressTab)
    alone.tap(field: "F0")
    alone.perform(.pressTab)
    #expect(
      alone.denied == "> tab ignored: notEditing [F1] → > tab ignored: noOtherField [F1]")
  }

  @Test("F18: F → G, F refuses to end")
  func f18() {
    var run = screen(textField(returns: [.shouldEnd: .always(false)]))
    run.tap(field: "F0")
    run.forget()
    run.tap(field: "F1")
    #expect(run.timed == "@0 F1.shouldBegin→true [F17] → @0 F0.shouldEnd→false [F18]")
    #expect(run.editing == "F0")
  }

  @Test("F19: F → G, G refuses to begin")
  func f19() {
    var run = screen(textField(), textField(returns: [.shouldBegin: .always(false)]))
    run.tap(field: "F0")
    run.forget()
    run.tap(field: "F1")
    #expect(run.timed == "@0 F1.shouldBegin→false [F19]")
    #expect(run.editing == "F0")
  }

  @Test("F20: removed from the window while editing", arguments: [true, false])
  func f20(answer: Bool) {
    var run = Run(
      screens: [[control("a", textField(returns: [.shouldEnd: .always(answer)]))], []])
    run.tap(field: "F0")
    run.forget()
    run.perform(goTo(1))
    #expect(run.timed == Order(["@0 F0.shouldEnd→\(answer) [F20]", "@0 F0.didEnd [F20]"]))
    #expect(run.simulator.state.screen == ScreenID(1))
    #expect(run.editing == nil)
  }

  @Test("F20: what its own calls ask for leaves it off")
  func f20Again() {
    let field = textField(does: [.shouldEnd: [goTo(2)], .didEnd: [focus("F0"), focus("F1")]])
    var run = Run(screens: [[control("a", field), control("b")], [], []])
    run.tap(field: "F0")
    run.forget()
    run.perform(goTo(1))
    #expect(run.calls == "F0.shouldEnd→true → F0.didEnd")
    #expect(run.denied == "focus(F0) refused: notShowing [F1] → focus(F1) refused: notShowing [F1]")
    #expect(run.editing == nil)
    #expect(run.simulator.state.screen == ScreenID(2))
  }

  @Test("F20: an alert that its own call presents lets it not edit again on another screen")
  func f20Covered() {
    let field = textField(does: [.shouldEnd: [present("A")]])
    var run = Run(confirm("A"), screens: [[control("a", field)], []])
    run.tap(field: "F0")
    run.forget()
    run.perform(goTo(1))
    run.settle()
    run.tap("A", 0)
    run.settle()
    #expect(run.callsSoFar.entries.suffix(1) == ["didDismiss(A,0)"])
  }

  @Test("F20: code dismisses the alert around it")
  func f20Dismissed() {
    var run = Run(asking("A", textField(returns: [.shouldEnd: .always(false)])), showing: "A")
    run.dismiss("A", 1)
    #expect(
      run.timed == """
        @0 willDismiss(A,1) [G1] → @0 A0.shouldEnd→false [F20] → @0 A0.didEnd [F20]
        @200 didDismiss(A,1) [G1]
        """)
  }

  @Test("F21: alert dismissed by tap while F edits", arguments: [true, false])
  func f21(answer: Bool) {
    var run = Run(asking("A", textField(returns: [.shouldEnd: .always(answer)])), showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed
        == Order([
          "@0 clicked(A,1) [F21]", "@0 willDismiss(A,1) [F21]", "@0 A0.shouldEnd→\(answer) [F21]",
          "@0 A0.didEnd [F21]", "@200 didDismiss(A,1) [F21]",
        ]))
    #expect(run.editing == nil)
  }

  @Test("F22: backgrounded while editing")
  func f22() {
    var run = screen()
    run.tap(field: "F0")
    run.forget()
    run.home()
    run.perform(.edit(.type("x")))
    run.launchApp()
    #expect(run.calls == "")
    #expect(run.editing == "F0")
    #expect(run.denied == "> type(x) ignored: notInFront [F1]")
    run.type("y")
    #expect(run.text("F0") == "y")
  }

  @Test("A disabled field cannot be tapped, nor focused by code")
  func disabled() {
    var run = screen()
    run.perform(enable(0, false))
    run.tap(field: "F0")
    run.perform(focus("F0"))
    #expect(run.calls == "")
    #expect(run.denied == "> tap(F0) ignored: disabled [S2] → focus(F0) refused: disabled [F1]")
  }

  @Test("A callback that moves on wins over the focus that is under way")
  func nested() {
    // While F0 ends, its delegate sends the focus elsewhere.
    var run = Run(
      screens: [
        [control("a", textField(does: [.didEnd: [focus("F2")]])), control("b"), control("c")]
      ])
    run.tap(field: "F0")
    run.forget()
    run.tap(field: "F1")
    #expect(
      run.calls == """
        F1.shouldBegin→true → F0.shouldEnd→true → F0.didEnd → F2.shouldBegin→true → F2.didBegin
        """)
    #expect(run.editing == "F2")
  }

  @Test("An answer that a person gives holds everything", arguments: [true, false])
  func ask(answer: Bool) {
    var run = screen(textField(returns: [.shouldBegin: .ask]))
    run.tap(field: "F0")
    #expect(run.calls == "")
    #expect(run.simulator.state.hold?.selector == .shouldBegin)
    run.perform(.answer(.shouldBegin, answer, target: .field(field("F0"))))
    #expect(
      run.calls == (answer ? "F0.shouldBegin→true → F0.didBegin" : "F0.shouldBegin→false"))
  }
}
