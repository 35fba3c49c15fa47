import DialogModel
import DialogSimulator
import Testing

/// 2.5: further requests join one queue, and are served in the order of asking.
@Suite("2.5 The queue")
struct QueueTests {
  @Test("K6: inside didDismiss, what waits already comes first")
  func insideDidDismiss() {
    var run = Run(
      confirm("A", does: [.didDismiss: [present("B")]]), confirm("B"), confirm("C"),
      showing: "A")
    run.tap("A", 1)
    run.present("C", at: 100)
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(C) → shouldEnable(C)→true → didPresent(C)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("A dismissal of a sheet that went with its popover is passed over, and the next goes on")
  func voidDismissal() {
    var run = Run(
      popover(
        "A",
        controls: [
          button("Go", then: present("B"), dismiss("A"), dismiss("B", 0), present("C"))
        ]),
      sheet("B", from: .view), sheet("C"), device: .tablet, showing: "A")
    run.tapControl(0, in: "A")
    #expect(
      run.calls == """
        willPresent(B) → didPresent(B) → willDismiss(B,-1) → didDismiss(B,-1)
        willPresent(C) → didPresent(C)
        """)
    run.settle()
    #expect(run.up == "C")
  }

  @Test("A sheet that waited comes out of the control that asked for it, not the first that could")
  func waitingSheet() {
    var run = Run(
      sheet("A"), popover("B"),
      screens: [[item("One", then: present("A")), item("Two", then: present("B"), present("A"))]],
      device: .tablet)
    run.tapControl(1)
    run.settle()
    let second = ControlID(screen: ScreenID(0), index: 1)
    #expect(run.simulator.state.showings.last?.placement == .popover(.barItem(second)))
  }

  @Test("K2: presentedAgain is told to who is uncovered in the end, and not to who has gone")
  func uncovered() {
    var run = Run(
      confirm("A"), confirm("B"), confirm("C", does: [.didDismiss: [dismissNow("B", 3)]]),
      choices: { $0.coveredAlert = .presentedAgain }, showing: "ABC")
    run.tap("C", 1)
    #expect(
      run.calls == """
        clicked(C,1) → willDismiss(C,1) → didDismiss(C,1) → willDismiss(B,3) → didDismiss(B,3)
        didPresent(A)
        """)
  }
}
