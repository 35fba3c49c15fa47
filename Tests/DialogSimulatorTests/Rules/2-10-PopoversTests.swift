import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.10: popovers of one's own.
@Suite("2.10 Popovers") struct PopoversTests {
  @Test("O1: a tap beside it")
  func o1() {
    var run = Run(popover("A"), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(run.timed == "@0 shouldDismiss(A)→true [O1] → @200 popoverDidDismiss(A) [O1]")
    run.settle()
    #expect(run.up == "")
  }

  @Test("O1: a delegate that lacks the question, or both methods, or is nil")
  func o1Silent() {
    var run = Run(popover("A", without: [.shouldLeave]), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(run.calls == "popoverDidDismiss(A)")
    for silent in [
      popover("A", without: [.shouldLeave, .hasLeft]), popover("A", delegate: .none),
    ] {
      var run = Run(silent, device: .tablet, showing: "A")
      run.tapOutside()
      run.settle()
      #expect(run.calls == "")
      #expect(run.up == "")
    }
  }

  @Test("O1: a tap on a control of the screen is a tap beside it")
  func o1OnAControl() {
    var run = Run(
      popover("A"), screens: [[button("Go", then: log("never"))]], device: .tablet, showing: "A")
    run.tapControl(0)
    #expect(run.calls == "shouldDismiss(A)→true → popoverDidDismiss(A)")
    #expect(run.console == [])
  }

  @Test("O2: the answer is no")
  func o2() {
    var run = Run(
      popover("A", returns: [.shouldLeave: .always(false)]), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(run.timed == "@0 shouldDismiss(A)→false [O2]")
    run.settle()
    #expect(run.up == "A")
  }

  @Test("O2: a no holds for one tap")
  func o2Once() {
    var run = Run(popover("A", returns: [.shouldLeave: .ask]), device: .tablet, showing: "A")
    run.tapOutside()
    run.answer(.shouldLeave, false)
    run.settle()
    run.tapOutside()
    run.answer(.shouldLeave, true)
    #expect(
      run.calls == "shouldDismiss(A)→false → shouldDismiss(A)→true → popoverDidDismiss(A)")
  }

  @Test("O3: a modal one stays, and nobody is asked")
  func o3() {
    var run = Run(popover("A", modal: true), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(run.denied == "> tapOutside ignored: modal [O3]")
    #expect(run.calls == "")
  }

  @Test("O4: what it lets through acts, and it stays", arguments: [false, true])
  func o4(modal: Bool) {
    var run = Run(
      popover("A", modal: modal, passthrough: [control(0)]),
      screens: [[button("Live", then: log("live")), button("Dead", then: log("dead"))]],
      device: .tablet, showing: "A")
    run.tapControl(0)
    run.settle()
    #expect(run.console == ["live"])
    #expect(run.rows.first?.rule == .o4)
    #expect(run.up == "A")
  }

  @Test("O4: the bar of its bar button item stays live")
  func o4Bar() {
    var run = Run(
      popover("A"), screens: [[item("Go", then: present("A")), item("Other", then: log("live"))]],
      device: .tablet)
    run.tapControl(0)
    run.settle()
    run.tapControl(1)
    #expect(run.console == ["live"])
    run.forget()
    run.tapControl(0)
    #expect(run.denied == "present(A) refused: alreadyShowing [P6]")
  }

  @Test("O4: set while it is up, and refused while it is not")
  func o4Set() {
    var run = Run(
      popover("A", passthrough: [control(0)]),
      screens: [[button("First", then: log("first")), button("Second", then: log("second"))]],
      device: .tablet)
    run.perform(.setPassthrough(id("A"), []))
    #expect(run.denied == "set refused: notShowing [O4]")
    run.present("A")
    run.settle()
    run.perform(.setPassthrough(id("A"), [control(1)]))
    run.tapControl(1)
    #expect(run.console == ["second"])
    run.tapControl(0)
    run.settle()
    #expect(run.console == ["second"])
    #expect(run.up == "")
  }

  @Test("O4: with nil that bar is beside it like everything else")
  func o4Nil() {
    var run = Run(
      popover("A", passthrough: nil),
      screens: [[item("Go", then: present("A")), item("Other", then: log("live"))]],
      device: .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    run.tapControl(1)
    run.settle()
    #expect(run.console == [])
    #expect(run.calls == "shouldDismiss(A)→true → popoverDidDismiss(A)")
    #expect(run.up == "")
  }

  @Test("O4: nil is set while it is up, and taken back")
  func o4SetNil() {
    var run = Run(
      popover("A", delegate: .everything, returns: [.shouldLeave: .always(false)]),
      screens: [[item("Go", then: present("A")), item("Other", then: log("live"))]],
      device: .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    run.perform(.setPassthrough(id("A"), nil))
    run.tapControl(1)
    #expect(run.calls == "shouldDismiss(A)→false")
    run.perform(.setPassthrough(id("A"), []))
    run.tapControl(1)
    #expect(run.console == ["live"])
  }

  @Test("O4: so it is with a picker's popover, which no phone has", arguments: [false, true])
  func o4PickerNil(onPhone: Bool) {
    var run = Run(
      picker("A"), screens: [[item("Go", then: present("A")), item("Other", then: log("live"))]],
      device: onPhone ? .phone : .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    run.perform(.setPassthrough(id("A"), nil))
    #expect(run.denied == (onPhone ? "set refused: notShowing [O4]" : ""))
    run.tapControl(1)
    run.settle()
    #expect(run.console == [])
    #expect(run.up == (onPhone ? "A" : ""))
  }

  @Test("O5: dismissed by code it says nothing", arguments: [true, false])
  func o5(animated: Bool) {
    var run = Run(popover("A"), device: .tablet, showing: "A")
    run.dismiss("A", animated: animated)
    run.settle()
    #expect(run.calls == "")
    #expect(run.up == "")
    #expect(
      run.storySoFar
        == (animated
          ? "> dismiss(A) → dismiss(A) → [A leaves 200]"
          : "> dismissNow(A) → dismissNow(A) → [A leaves 0]"))
  }

  @Test("O5: nor if the system takes it down")
  func o5System() {
    var run = Run(popover("A"), device: .tablet, showing: "A")
    run.systemCancel("A")
    #expect(run.calls == "")
    #expect(run.up == "")
  }

  @Test("O7: it comes without a word")
  func o7() {
    var run = Run(popover("A"), device: .tablet)
    run.present("A")
    #expect(run.story == "> present(A) → present(A) → [A enters 200]")
    #expect(run.rows.last?.rule == .o7)
  }

  @Test("O8: a phone has none")
  func o8() {
    var run = Run(popover("A"))
    run.present("A")
    #expect(run.denied == "present(A) refused: notOnPhone [O8]")
    #expect(
      run.console == [
        "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] "
          + "called when not running under UIUserInterfaceIdiomPad"
      ])
    #expect(run.up == "")
  }

  @Test("Its controls act, and do so no more once it leaves or something covers it")
  func controls() {
    var run = Run(
      popover("A", controls: [button("More", then: log("more"))]), confirm("B"), device: .tablet)
    run.tapControl(0, in: "A")
    run.present("A")
    run.tapControl(0, in: "A", at: 100)
    run.tapControl(0, in: "A", at: 300)
    run.present("B")
    run.settle()
    run.tapControl(0, in: "A")
    run.tap("B", 0)
    run.settle()
    run.tapOutside()
    run.tapControl(0, in: "A")
    #expect(run.console == ["more"])
    #expect(
      run.denied
        == """
        > tap(0) ignored: notShowing [S1] → > tap(0) ignored: entering [S3]
        > tap(0) ignored: covered [S3] → > tap(0) ignored: leaving [S3]
        """)
  }
}
