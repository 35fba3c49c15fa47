import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 Screens and actions")
struct ScreensTests {
  @Test("S1: a tap on an enabled control runs its actions at once")
  func s1() {
    var run = Run(confirm("A"), screens: [[button("Go", then: log("tapped"), present("A"))]])
    run.tapControl(0)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @250 didPresent(A) [P1]
        """)
    #expect(run.console == ["tapped"])
    #expect(run.denied == "")
  }

  @Test("S1: a control of another screen is not there to be tapped; in the background none is")
  func s1Elsewhere() {
    var run = Run(screens: [[], [button("Go", then: log("never"))]])
    run.tapControl(0, screen: 1)
    run.perform(goTo(1))
    run.home()
    run.tapControl(0, screen: 1)
    #expect(run.console == [])
    #expect(
      run.denied == """
        > tap(0) ignored: notShowing [S1]
        > tap(0) ignored: notInFront [S1]
        """)
  }

  @Test("S2: a disabled control does nothing, until it is enabled again")
  func s2() {
    var run = Run(
      screens: [[button("Go", then: enable(0, false), log("went")), button("On", then: enable(0))]])
    run.tapControl(0)
    run.tapControl(0)
    #expect(run.denied == "> tap(0) ignored: disabled [S2]")
    run.tapControl(1)
    run.tapControl(0)
    #expect(run.console == ["went", "went"])
  }

  @Test("S2: enabling names the control of the showing screen, else all of that name")
  func s2Names() {
    let here = ControlID(screen: ScreenID(0), index: 0)
    let there = ControlID(screen: ScreenID(1), index: 0)
    let both = ControlReference(name: "go", candidates: [here, there])
    var run = Run(screens: [[button("Go")], [button("Go")], []])
    run.perform(.setEnabled(both, false))
    #expect(run.simulator.state.disabledControls == [here])
    run.perform(goTo(2))
    run.perform(.setEnabled(both, false))
    #expect(run.simulator.state.disabledControls == [here, there])
    run.perform(goTo(1))
    run.perform(.setEnabled(both, true))
    #expect(run.simulator.state.disabledControls == [here])
    run.killApp()
    run.launchApp()
    #expect(run.simulator.state.disabledControls == [])
  }

  @Test("S3: a control under an alert does nothing, also while that comes in or leaves")
  func s3() {
    var run = Run(confirm("A"), screens: [[button("Go", then: log("went"))]])
    run.present("A", at: 0)
    run.tapControl(0, at: 100)
    run.tapControl(0, at: 300)
    run.tap("A", 1, at: 1000)
    run.tapControl(0, at: 1199)
    #expect(run.console == [])
    #expect(
      run.denied == """
        > tap(0) ignored: covered [S3]
        > tap(0) ignored: covered [S3]
        > tap(0) ignored: leaving [S3]
        """)
    run.tapControl(0, at: 1200)
    #expect(run.console == ["went"])
  }

  @Test("S4: goTo: the other screen is there at once; alerts stay")
  func s4() {
    var run = Run(confirm("A", does: [.clicked: [goTo(1)]]), screens: [[], []], showing: "A")
    run.tap("A", 1)
    #expect(run.simulator.state.screen == ScreenID(1))
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
    #expect(run.up == "A")
    #expect(
      run.rows.filter { $0.words == "goTo(1)" }.map(\.rule) == [.s4])
  }

  @Test("S5: set changes the texts of an alert that is up, without any call")
  func s5() {
    var run = Run(
      alert("A", title: "Old", message: "Message", cancel: "OK"), confirm("B"), showing: "AB")
    run.perform(set("A", title: "New"))
    #expect(run.calls == "")
    #expect(run.simulator.state.showings[0].texts.title == "New")
    #expect(run.simulator.state.showings[0].texts.message == "Message")
    run.perform(set("A", message: ""))
    #expect(run.simulator.state.showings[0].texts.title == "New")
    #expect(run.simulator.state.showings[0].texts.message == "")
    #expect(run.simulator.state.showings[1].texts.title == nil)
  }

  @Test("S5: shown anew, the alert has its own texts again")
  func s5Anew() {
    var run = Run(alert("A", title: "Old", cancel: "OK"), showing: "A")
    run.perform(set("A", title: "New"))
    run.tap("A", 0)
    run.settle()
    run.present("A")
    #expect(run.simulator.state.showings[0].texts.title == "Old")
  }

  @Test("S6: log writes a line to the console")
  func s6() {
    var run = Run(confirm("A", does: [.didPresent: [log("up")]]), screens: [[]])
    run.perform(log("by hand"))
    run.present("A")
    run.settle()
    #expect(run.console == ["by hand", "up"])
    let rows = run.rows.filter { $0.words.hasPrefix("console") }
    #expect(rows.map(\.target) == [.screen(ScreenID(0)), .dialog(id("A"))])
    #expect(rows.map(\.rule) == [.s6, .s6])
  }

  @Test("S7: what cannot be done now is refused, and the rest goes on")
  func s7() {
    var run = Run(
      confirm("A"), confirm("B"),
      screens: [
        [
          button(
            "Go", then: dismiss("B", 0), set("A", title: "No"), present("A"), present("A"),
            set("A", title: "Yes"), log("done"))
        ]
      ])
    run.tapControl(0)
    #expect(
      run.denied == """
        dismiss(B,0) refused: notShowing [G5]
        set(A) refused: notShowing [S5]
        present(A) refused: alreadyShowing [P6]
        """)
    #expect(run.simulator.state.showings[0].texts.title == "Yes")
    #expect(run.console == ["done"])
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
  }

  @Test("S7: an application that is not running can do nothing")
  func s7NotRunning() {
    var run = Run(confirm("A"), screens: [[], []], launched: false)
    for action in [
      present("A"), dismiss("A"), goTo(1), set("A", title: "No"), enable(0, false), log("never"),
    ] { run.perform(action) }
    #expect(
      run.denied == """
        present(A) refused: notRunning [S7]
        dismiss(A) refused: notRunning [S7]
        goTo(1) refused: notRunning [S7]
        set(A) refused: notRunning [S7]
        disable(0) refused: notRunning [S7]
        log refused: notRunning [S7]
        """)
    #expect(run.console == [])
  }

  @Test("S8: actions run in the order written and wait for no movement")
  func s8() {
    var run = Run(
      confirm("A", does: [.clicked: [log("third"), goTo(1), log("fourth")]]),
      screens: [[button("Go", then: log("first"), present("A"), log("second"))], []])
    run.tapControl(0)
    #expect(run.console == ["first", "second"])
    run.tap("A", 1, at: 250)
    #expect(run.console == ["first", "second", "third", "fourth"])
    #expect(
      run.storySoFar.entries.suffix(6) == [
        "clicked(A,1)", "console: third", "goTo(1)", "console: fourth", "willDismiss(A,1)",
        "[A leaves 200]",
      ])
  }

  @Test("S8: a button's own actions come before its method's")
  func s8Button() {
    var run = Run(
      alert(
        "A",
        cancel: Button(
          title: template("OK"), then: [log("then")], afterwards: [log("afterwards")]),
        does: [.clicked: [log("clicked")], .didDismiss: [log("didDismiss")]]), showing: "A")
    run.tap("A", 0)
    run.settle()
    #expect(run.console == ["then", "clicked", "afterwards", "didDismiss"])
    // With an index that no button has, only the method's.
    run.present("A")
    run.settle()
    run.dismiss("A", -1)
    run.settle()
    #expect(run.console == ["then", "clicked", "afterwards", "didDismiss", "didDismiss"])
  }
}
