import DialogModel
import Testing

@testable import DialogSimulator

/// Fields in popovers: section 2.7, and the rows of 2.10 and 2.15 that tell what becomes of one that
/// edits.
@Suite("2.7, 2.10 and 2.15: fields in popovers")
struct FieldsInPopoversTests {
  private let refusing = control("name", textField(returns: [.shouldEnd: .always(false)]))

  /// A popover A on a tablet, with fields, up.
  private func run(
    _ controls: [Control] = [control("name"), control("code")], modal: Bool = false,
    passthrough: [ControlReference] = [], returns: [Selector: Answer] = [:],
    _ others: Dialog..., screen: [Control] = [], showing: String = "A"
  ) -> Run {
    var prototype = Prototype()
    prototype.device = .tablet
    prototype.dialogs =
      [
        popover(
          "A", modal: modal, passthrough: passthrough, controls: controls, returns: returns)
      ] + others
    prototype.screens = [Screen(id: "screen-0", controls: screen)]
    prototype.start = .screen(ScreenID(0))
    var run = Run(prototype)
    run.perform(.launch)
    for letter in showing {
      run.present(String(letter))
      run.settle()
    }
    run.forget()
    return run
  }

  @Test("F1, F4, F11, F13, F17, F15: a field in a popover edits like any other")
  func edits() {
    var run = run([control("name", textField(clear: .always)), control("code")])
    run.tap(field: "A:0")
    run.type("x")
    run.perform(.pressReturn)
    run.clear("A:0")
    run.perform(.pressTab)
    run.perform(resign("A:1"))
    #expect(
      run.timed == """
        @0 A:0.shouldBegin→true [F1] → @0 A:0.didBegin [F1]
        @0 A:0.shouldChange(0,0,"x")→true [F4] → @0 A:0.shouldReturn→true [F11]
        @0 A:0.shouldClear→true [F13]
        @0 A:1.shouldBegin→true [F17] → @0 A:0.shouldEnd→true [F17] → @0 A:0.didEnd [F17]
        @0 A:1.didBegin [F17] → @0 A:1.shouldEnd→true [F15] → @0 A:1.didEnd [F15]
        """)
    #expect(!run.simulator.state.keyboard.isUp)
  }

  @Test("The keyboard comes with the field and goes with the popover")
  func keyboard() {
    var run = run()
    run.tap(field: "A:0")
    #expect(run.simulator.state.keyboard.isUp)
    run.tapOutside()
    #expect(!run.simulator.state.keyboard.isUp)
  }

  @Test("No field begins by itself, and while the popover comes in only code may ask one to")
  func coming() {
    var run = run(showing: "")
    run.perform(focus("A:0"))
    run.present("A")
    run.tap(field: "A:0", at: 100)
    run.perform(focus("A:1"), at: 150)
    #expect(
      run.timed == "@150 A:1.shouldBegin→true [F1] → @150 A:1.didBegin [F1]")
    #expect(
      run.denied == "focus(A:0) refused: notShowing [F1] → > tap(A:0) ignored: entering [S3]")
  }

  @Test("A secure field's text is bullets in every row")
  func secure() {
    var run = run([control("code", textField(secure: true))])
    run.tap(field: "A:0")
    run.type("a")
    run.paste("bc")
    #expect(
      run.storySoFar == """
        > tap(A:0) → A:0.shouldBegin→true → A:0.didBegin
        > type(•) → A:0.shouldChange(0,0,"•")→true
        > paste(••) → A:0.shouldChange(1,0,"••")→true
        """)
    #expect(run.text("A:0") == "abc")
  }

  @Test("A field begins anew each time its popover comes, and is gone while that is")
  func anew() {
    var run = run([control("name", textField("old"))])
    run.tap(field: "A:0")
    run.type("!")
    #expect(run.text("A:0") == "old!")
    run.tapOutside()
    run.settle()
    #expect(run.text("A:0") == nil)
    run.perform(set("A:0", text: "new"))
    #expect(run.denied == "set(A:0) refused: notShowing [F10]")
    run.present("A")
    #expect(run.text("A:0") == "old")
  }

  @Test("O9: a tap beside the popover while F edits")
  func o9() {
    var run = run([refusing])
    run.tap(field: "A:0")
    run.forget()
    run.tapOutside()
    #expect(
      run.timed == """
        @0 shouldDismiss(A)→true [O1] → @0 A:0.shouldEnd→false [O9] → @0 A:0.didEnd [O9]
        @200 popoverDidDismiss(A) [O9]
        """)
    run.settle()
    #expect(run.up == "")
    #expect(run.editing == nil)
  }

  @Test("O2, O3: where the popover stays, F edits on", arguments: [false, true])
  func stays(modal: Bool) {
    var run = run(modal: modal, returns: [.shouldLeave: .always(false)])
    run.tap(field: "A:0")
    run.forget()
    run.tapOutside()
    run.settle()
    #expect(run.calls == (modal ? "" : "shouldDismiss(A)→false"))
    #expect(run.editing == "A:0")
    run.type("x")
    #expect(run.text("A:0") == "x")
  }

  @Test("O10: code dismisses the popover while F edits", arguments: [false, true])
  func o10(animated: Bool) {
    var run = run([refusing])
    run.tap(field: "A:0")
    run.forget()
    run.dismiss("A", animated: animated)
    #expect(run.timed == "@0 A:0.shouldEnd→false [O10] → @0 A:0.didEnd [O10]")
    run.settle()
    #expect(run.up == "")
    #expect(run.editing == nil)
  }

  @Test("O10: so does the system, and Home before multitasking")
  func o10System() {
    var run = run()
    run.tap(field: "A:0")
    run.forget()
    run.systemCancel("A")
    #expect(run.timed == "@0 A:0.shouldEnd→true [O10] → @0 A:0.didEnd [O10]")
    #expect(run.up == "")
  }

  @Test("F20: code that focuses a field of a popover that leaves is refused")
  func leaving() {
    var run = run([
      control("name", textField(does: [.didEnd: [focus("A:1")]])), control("code"),
    ])
    run.tap(field: "A:0")
    run.forget()
    run.tapOutside()
    run.settle()
    #expect(run.denied == "focus(A:1) refused: alreadyLeaving [F1]")
    #expect(run.editing == nil)
  }

  @Test("F22: Home, with multitasking, ends nothing")
  func f22() {
    var run = run()
    run.tap(field: "A:0")
    run.forget()
    run.home()
    run.launchApp()
    #expect(run.calls == "")
    #expect(run.editing == "A:0")
  }

  @Test("S4: another screen leaves popover and field alone")
  func goTo() {
    var prototype = Prototype()
    prototype.device = .tablet
    prototype.dialogs = [popover("A", controls: [control("name")])]
    prototype.screens = [Screen(id: "one"), Screen(id: "two")]
    prototype.start = .screen(ScreenID(0))
    var run = Run(prototype)
    run.perform(.launch)
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    run.forget()
    run.perform(.goTo(ScreenID(1)))
    #expect(run.calls == "")
    #expect(run.editing == "A:0")
    #expect(run.simulator.state.screen == ScreenID(1))
  }

  @Test("M6: an alert above the popover ends F, which edits again when it has gone")
  func m6() {
    var run = run([refusing], confirm("B"))
    run.tap(field: "A:0")
    run.forget()
    run.present("B")
    #expect(
      run.timed == """
        @0 willPresent(B) [M6] → @0 shouldEnable(B)→true [M6] → @0 A:0.shouldEnd→false [M6]
        @0 A:0.didEnd [M6] → @250 didPresent(B) [M6]
        """)
    run.settle()
    #expect(run.editing == nil)
    run.tap(field: "A:0")
    run.perform(focus("A:0"))
    #expect(
      run.denied == "> tap(A:0) ignored: covered [S3] → focus(A:0) refused: covered [F1]")
    run.forget()
    run.tap("B", 1)
    #expect(
      run.timed == """
        @0 clicked(B,1) [M4] → @0 willDismiss(B,1) [M4] → @200 didDismiss(B,1) [M4]
        @200 A:0.shouldBegin→true [M6] → @200 A:0.didBegin [M6]
        """)
  }

  @Test("M6: an alert with a field of its own, over the popover")
  func m6WithFields() {
    var run = run([control("name")], asking("B", textField()))
    run.tap(field: "A:0")
    run.forget()
    run.present("B")
    run.settle()
    run.tap("B", 0)
    #expect(
      run.calls == """
        willPresent(B) → shouldEnable(B)→true → A:0.shouldEnd→true → A:0.didEnd
        B0.shouldBegin→true → B0.didBegin → didPresent(B)
        clicked(B,0) → willDismiss(B,0) → B0.shouldEnd→true → B0.didEnd → didDismiss(B,0)
        A:0.shouldBegin→true → A:0.didBegin
        """)
  }

  @Test("M6: a sheet inside the popover, and the popover dismissed under it")
  func m6Sheet() {
    var run = run(
      [control("name"), button("More", then: present("B"))], sheet("B", from: .view))
    run.tap(field: "A:0")
    run.forget()
    run.tapControl(1, in: "A")
    run.settle()
    #expect(
      run.calls
        == "willPresent(B) → A:0.shouldEnd→true → A:0.didEnd → didPresent(B)")
    run.forget()
    run.dismiss("A")
    #expect(run.calls == "willDismiss(B,-1) → didDismiss(B,-1)")
    run.settle()
    #expect(run.up == "")
    #expect(run.editing == nil)
  }

  @Test("K9: a field of the screen edits again when the popover with its own field has gone")
  func backToTheScreen() {
    var run = run([control("name")], screen: [control("below")], showing: "")
    run.tap(field: "F0")
    run.forget()
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    run.tapOutside()
    #expect(
      run.calls == """
        F0.shouldEnd→true → F0.didEnd → A:0.shouldBegin→true → A:0.didBegin
        shouldDismiss(A)→true → A:0.shouldEnd→true → A:0.didEnd → popoverDidDismiss(A)
        F0.shouldBegin→true → F0.didBegin
        """)
  }

  @Test("O4: a field of the screen that the popover lets through edits beside it")
  func letThrough() {
    var run = run(
      [control("name")], passthrough: [control(0)], confirm("B"), screen: [control("below")],
      showing: "")
    run.tap(field: "F0")
    run.present("A")
    run.settle()
    #expect(run.editing == "F0")
    run.forget()
    run.tap(field: "A:0")
    run.tap(field: "F0")
    #expect(
      run.calls == """
        A:0.shouldBegin→true → F0.shouldEnd→true → F0.didEnd → A:0.didBegin
        F0.shouldBegin→true → A:0.shouldEnd→true → A:0.didEnd → F0.didBegin
        """)
    run.forget()
    run.present("B")
    run.settle()
    run.tap("B", 0)
    run.settle()
    #expect(run.editing == "F0")
    // It began anew: nothing is left to edit again.
    run.perform(resign("F0"))
    run.tapOutside()
    run.settle()
    #expect(run.editing == nil)
  }
}
