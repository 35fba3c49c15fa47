import DialogModel
import DialogSimulator
import Testing

/// Bars while something stands above them: which one is live, and what disabling one does.
@Suite("2.6 and 2.10: bars under sheets and popovers")
struct BarsTests {
  /// The first control of the popover A.
  private let inside = ControlReference(
    name: "inside", candidates: [ControlID(.dialog(DialogID(0)), index: 0)])

  /// A popover A with a toolbar, over a screen with one; a sheet B stands above both.
  private func run(from source: PresentationSource, passthrough: [ControlReference] = []) -> Run {
    Run(
      popover(
        "A", passthrough: passthrough,
        controls: [item("Inside", then: log("inside")), item("Next", then: log("next"))]),
      sheet("B", from: source),
      screens: [[item("Below", then: log("below")), item("Other", then: log("other"))]],
      device: .tablet, showing: "AB")
  }

  @Test("A7: the bar of the sheet's own item is live, in a popover too")
  func own() {
    var run = run(from: .barButton(inside))
    run.tapControl(1, in: "A")
    run.settle()
    #expect(run.console == ["next"])
    #expect(run.up == "AB")
  }

  @Test("A7: a bar of the same kind is not, where something else holds it")
  func anotherHolder() {
    // A sheet out of the screen's toolbar leaves the popover's dead.
    var above = run(from: .barButton(control(0)))
    above.tapControl(1, in: "A")
    #expect(above.calls == "clicked(B,-1) → willDismiss(B,-1) → didDismiss(B,-1)")
    #expect(above.console == [])
    // And one out of the popover's toolbar the screen's, also where the popover lets that through.
    var below = run(from: .barButton(inside), passthrough: [control(0), control(1)])
    below.tapControl(1)
    #expect(below.calls == "clicked(B,-1) → willDismiss(B,-1) → didDismiss(B,-1)")
    #expect(below.console == [])
  }

  @Test("A7: nor is another bar of the same screen")
  func anotherBar() {
    var run = Run(
      sheet("A", from: .barButton(control(0))),
      screens: [[item("Layout"), tab("Home", then: log("home"))]], device: .tablet, showing: "A")
    run.tapControl(1)
    #expect(run.calls == "clicked(A,-1) → willDismiss(A,-1) → didDismiss(A,-1)")
    #expect(run.console == [])
  }

  @Test("A9: a disabled bar takes no finger, without a sheet above it too")
  func disabled() {
    var run = Run(
      screens: [[item("Layout", then: log("layout")), button("Go", then: log("go"))]])
    run.perform(.setBarEnabled(.toolbar, false))
    run.tapControl(0)
    run.tapControl(1)
    #expect(run.denied == "> tap(0) ignored: disabled [S2]")
    #expect(run.console == ["go"])
  }

  @Test("L5, L6: a new launch has every bar enabled", arguments: ["kill", "home", "both"])
  func enabledByLaunch(way: String) {
    var run = Run(
      screens: [[item("Layout", then: log("layout"))]], era: way == "home" ? .ios3 : .ios6)
    run.perform(.setBarEnabled(.toolbar, false))
    if way != "kill" { run.home() }
    if way != "home" { run.killApp() }
    run.launchApp()
    run.tapControl(0)
    #expect(run.console == ["layout"])
    #expect(run.denied == "")
  }

  @Test("L3: one that only comes back has them as they were")
  func staysDisabled() {
    var run = Run(screens: [[item("Layout", then: log("layout"))]])
    run.perform(.setBarEnabled(.toolbar, false))
    run.home()
    run.launchApp()
    run.tapControl(0)
    #expect(run.denied == "> tap(0) ignored: disabled [S2]")
  }

  /// A sheet A that stands twice, out of the same button.
  private func twice() -> Run {
    var run = Run(
      sheet("A"), screens: [[item("Layout", then: present("A"))]], device: .tablet)
    for _ in 0..<2 {
      run.tapControl(0)
      run.settle()
    }
    run.forget()
    return run
  }

  @Test("A10: while the second instance leaves, code means the first")
  func dismissedWhileTheSecondLeaves() {
    var run = twice()
    run.tapOutside(at: 0)
    run.dismiss("A", 5, at: 100)
    #expect(
      run.calls == """
        clicked(A2,-1) → willDismiss(A2,-1) → didDismiss(A2,-1) → willDismiss(A,5) → didDismiss(A,5)
        """)
  }

  @Test("S5: set means the newest of two instances")
  func setTwice() {
    var run = twice()
    run.perform(set("A", title: "New"))
    #expect(run.simulator.state.showings.map(\.texts.title) == [nil, "New"])
  }

  @Test("P6: a sheet that leaves is not shown a second time")
  func shownWhileItLeaves() {
    var run = Run(sheet("A"), screens: [[item("Layout", then: present("A"))]], device: .tablet)
    run.tapControl(0)
    run.settle()
    run.forget()
    run.dismiss("A", 0, at: 0)
    run.present("A", at: 100)
    #expect(run.denied == "present(A) refused: alreadyShowing [P6]")
    #expect(run.calls == "willDismiss(A,0) → didDismiss(A,0)")
  }

  @Test("Shown by code, a sheet comes out of the first control in sight that would show it")
  func presenter() {
    var run = Run(
      sheet("A"),
      screens: [
        [button("Other"), button("One", then: present("A")), item("Two", then: present("A"))]
      ],
      device: .tablet, showing: "A")
    let first = ControlID(screen: ScreenID(0), index: 1)
    #expect(run.simulator.state.showings.map(\.placement) == [.popover(.control(first))])
    run.tapOutside()
    run.settle()
  }
}
