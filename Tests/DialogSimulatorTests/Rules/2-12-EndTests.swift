import DialogModel
import DialogSimulator
import Testing

/// What an application leaves behind that is ended: nothing.
@Suite("2.12 The end of the application")
struct EndTests {
  @Test("L6: what waited is forgotten, and what the next launch shows waits for nothing")
  func waiting() {
    var run = Run(confirm("A"), confirm("B"), confirm("C"))
    run.present("A")
    run.present("B")
    run.killApp(at: 100)
    run.launchApp(at: 200)
    #expect(!run.simulator.state.isMoving)
    run.forget()
    run.present("C", at: 0)
    #expect(
      run.timed == """
        @0 willPresent(C) [P1] → @0 shouldEnable(C)→true [P1] → @250 didPresent(C) [P1]
        """)
  }

  @Test("L6: a turn of the device ends with it")
  func rotation() {
    var run = Run(screens: [[]])
    run.perform(.rotate(.landscape))
    run.killApp(at: 100)
    run.launchApp(at: 150)
    #expect(run.simulator.state.rotation == nil)
    #expect(!run.simulator.state.isMoving)
    #expect(run.simulator.wake == nil)
    #expect(run.simulator.state.orientation == .landscape)
  }

  @Test("L5: under the lock it is in the background, and hears nothing of its end")
  func locked() {
    var run = Run(confirm("A"), application: hearing(), showing: "A")
    run.perform(.power)
    run.forget()
    run.killApp()
    #expect(run.calls == "")
    #expect(run.simulator.state.application == .notRunning)
    #expect(run.up == "")
  }

  @Test("G4: a dismissal that the system's cancel has made void keeps no later one from its turn")
  func voidDismissal() {
    var run = Run(confirm("A"), application: hearing(only: []))
    run.present("A", at: 0)
    run.dismiss("A", 5, at: 100)
    run.home(at: 100)
    run.systemCancel("A", at: 200)
    run.forget()
    run.present("A", at: 100)
    run.dismiss("A", 7, at: 100)
    run.launchApp(at: 1000)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(A,7) → didDismiss(A,7)
        """)
    #expect(run.denied == "")
  }
}
