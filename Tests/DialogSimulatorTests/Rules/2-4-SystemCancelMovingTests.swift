import DialogModel
import Testing

@testable import DialogSimulator

/// 2.5: a system cancel, and Home in `ios6`, first complete the transition under way; a system
/// cancel is not animated: its calls share one time.
@Suite("2.4 System cancel and Home while something moves")
struct SystemCancelMovingTests {
  @Test("C1: while the alert comes in")
  func entering() {
    var run = Run(confirm("A"))
    run.present("A")
    run.systemCancel("A", at: 100)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [P1]
        @100 cancel(A) [C1]
        @100 willDismiss(A,0) [C1]
        @100 didDismiss(A,0) [C1]
        """)
  }

  @Test("C1: while the alert leaves: its exit ends, nothing more")
  func leaving() {
    var run = Run(confirm("A"), showing: "A")
    run.tap("A", 1)
    run.systemCancel("A", at: 100)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @100 didDismiss(A,1) [D1]
        """)
  }

  @Test("C1: an alert that its own didDismiss shows anew is another one and stays")
  func shownAnew() {
    var run = Run(confirm("A", does: [.didDismiss: [present("A")]]), showing: "A")
    run.tap("A", 1)
    run.systemCancel("A", at: 100)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @100 didDismiss(A,1) [D1]
        @100 willPresent(A) [K6]
        @100 shouldEnable(A)→true [K6]
        @350 didPresent(A) [K6]
        """)
  }

  @Test("C1: the one below while the one above leaves, and while it comes in")
  func below() {
    var leaving = Run(confirm("A"), confirm("B"), showing: "AB")
    leaving.tap("B", 1)
    leaving.systemCancel("A", at: 100)
    #expect(
      leaving.timed == """
        @0 clicked(B,1) [K2]
        @0 willDismiss(B,1) [K2]
        @100 didDismiss(B,1) [K2]
        @100 cancel(A) [C1]
        @100 willDismiss(A,0) [C1]
        @100 didDismiss(A,0) [C1]
        """)

    var entering = Run(confirm("A"), confirm("B"), showing: "A")
    entering.present("B")
    entering.systemCancel("A", at: 100)
    #expect(
      entering.calls == """
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        cancel(A) → willDismiss(A,0) → didDismiss(A,0)
        """)
    #expect(entering.up == "B")
  }

  @Test("C1: ahead of what waits, which goes on at the same moment")
  func waiting() {
    var run = Run(confirm("A"), confirm("B"))
    run.present("A")
    run.present("B")
    run.systemCancel("A", at: 100)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [K8]
        @100 cancel(A) [C1]
        @100 willDismiss(A,0) [C1]
        @100 didDismiss(A,0) [C1]
        @100 willPresent(B) [K8]
        @100 shouldEnable(B)→true [K8]
        @350 didPresent(B) [K8]
        """)
  }

  @Test("C1: a dismissal that waits for the same alert has nothing left to do")
  func waitingDismissal() {
    var run = Run(confirm("A"), confirm("B"))
    run.present("A")
    run.dismiss("A", 5)
    run.present("B")
    run.systemCancel("A", at: 100)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        cancel(A) → willDismiss(A,0) → didDismiss(A,0)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("C1: an alert that only waits to be shown is not up")
  func notShowing() {
    var run = Run(confirm("A"), confirm("B"))
    run.present("A")
    run.present("B")
    run.systemCancel("B", at: 100)
    #expect(run.denied == "> systemCancel(B) ignored: notShowing [C1]")
    #expect(
      run.timed.entries.suffix(2)
        == ["@250 shouldEnable(B)→true [K8]", "@500 didPresent(B) [K8]"])
  }

  @Test("C5: Home while an alert comes in")
  func homeEntering() {
    var run = Run(confirm("A"), application: hearing())
    run.forget()
    run.present("A")
    run.home(at: 100)
    run.launchApp(at: 101)
    run.tap("A", 1, at: 102)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [P1]
        @100 applicationWillResignActive: [L2]
        @100 applicationDidEnterBackground: [L2]
        @101 applicationWillEnterForeground: [L3]
        @101 applicationDidBecomeActive: [L3]
        @102 clicked(A,1) [D1]
        @102 willDismiss(A,1) [D1]
        @302 didDismiss(A,1) [D1]
        """)
  }

  @Test("C5: Home while an alert leaves")
  func homeLeaving() {
    var run = Run(confirm("A"), application: hearing(), showing: "A")
    run.tap("A", 1)
    run.home(at: 100)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @100 didDismiss(A,1) [D1]
        @100 applicationWillResignActive: [L2]
        @100 applicationDidEnterBackground: [L2]
        """)
  }

  @Test("C5: what waits when Home is pressed goes on after applicationDidBecomeActive:")
  func homeWaiting() {
    var run = Run(confirm("A"), confirm("B"), application: hearing())
    run.forget()
    run.present("A")
    run.dismiss("A", 5)
    run.present("B")
    run.home(at: 100)
    run.launchApp(at: 1000)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [K7]
        @100 applicationWillResignActive: [L2]
        @100 applicationDidEnterBackground: [L2]
        @1000 applicationWillEnterForeground: [L3]
        @1000 applicationDidBecomeActive: [L3]
        @1000 willDismiss(A,5) [K7]
        @1200 didDismiss(A,5) [K7]
        @1200 willPresent(B) [K7]
        @1200 shouldEnable(B)→true [K7]
        @1450 didPresent(B) [K7]
        """)
  }

  @Test("C4: Home before multitasking while an alert comes in, and while one leaves")
  func homeOld() {
    var entering = Run(confirm("A"), confirm("B"), era: .ios3, application: hearing())
    entering.forget()
    entering.present("A")
    entering.present("B")
    entering.home(at: 100)
    #expect(
      entering.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [K8]
        @100 cancel(A) [C4]
        @100 willDismiss(A,0) [C4]
        @100 didDismiss(A,0) [C4]
        @100 applicationWillTerminate: [L2]
        """)

    var leaving = Run(
      confirm("A"), confirm("B"), era: .ios3, application: hearing(), showing: "AB")
    leaving.tap("B", 1)
    leaving.home(at: 100)
    #expect(
      leaving.timed == """
        @0 clicked(B,1) [K2]
        @0 willDismiss(B,1) [K2]
        @100 didDismiss(B,1) [K2]
        @100 cancel(A) [C4]
        @100 willDismiss(A,0) [C4]
        @100 didDismiss(A,0) [C4]
        @100 applicationWillTerminate: [L2]
        """)
  }
}
