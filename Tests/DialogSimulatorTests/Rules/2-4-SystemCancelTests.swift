import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.4 System cancel and Home")
struct SystemCancelTests {
  @Test("C1: system cancels, alertViewCancel: implemented")
  func c1() {
    var run = Run(confirm("A"), showing: "A")
    run.systemCancel("A")
    #expect(
      run.timed == "@0 cancel(A) [C1] → @0 willDismiss(A,0) [C1] → @0 didDismiss(A,0) [C1]")
  }

  @Test("C1: -1 where there is no cancel button; where cancel was moved, its index")
  func c1Index() {
    var none = Run(alert("A", others: ["1", "2"]), showing: "A")
    none.systemCancel("A")
    #expect(none.calls == "cancel(A) → willDismiss(A,-1) → didDismiss(A,-1)")
    var moved = Run(alert("A", others: ["1", "2"], cancelButtonIndex: 1), showing: "A")
    moved.systemCancel("A")
    #expect(moved.calls == "cancel(A) → willDismiss(A,1) → didDismiss(A,1)")
  }

  @Test("C2: system cancels, not implemented, cancel button exists: a click is simulated")
  func c2() {
    var run = Run(
      alert("A", cancel: "Cancel".then(log("clicked")), others: ["OK"], without: [.cancel]),
      showing: "A")
    run.systemCancel("A")
    #expect(
      run.timed == "@0 clicked(A,0) [C2] → @0 willDismiss(A,0) [C2] → @0 didDismiss(A,0) [C2]")
    #expect(run.console == ["clicked"])
  }

  @Test("C2: dismiss(j) inside that click wins, as in G6, also while something waits")
  func c2Dismissed() {
    let cancel = "Cancel".then(dismissNow("A", 7))
    var run = Run(alert("A", cancel: cancel, without: [.cancel]), confirm("B"), showing: "A")
    run.systemCancel("A")
    #expect(run.calls == "clicked(A,0) → willDismiss(A,7) → didDismiss(A,7)")

    var waiting = Run(alert("A", cancel: cancel, without: [.cancel]), confirm("B"))
    waiting.present("A")
    waiting.present("B")
    waiting.systemCancel("A", at: 100)
    #expect(
      waiting.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        clicked(A,0) → willDismiss(A,7) → didDismiss(A,7)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("C2: present inside that click starts at once, as in K4, also while something waits")
  func c2Presents() {
    var run = Run(
      alert("A", cancel: "Cancel".then(present("B")), without: [.cancel]), confirm("B"),
      confirm("C"))
    run.present("A")
    run.present("C")
    run.systemCancel("A", at: 100)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        clicked(A,0) → willPresent(B) → shouldEnable(B)→true → willDismiss(A,0) → didDismiss(A,0)
        didPresent(B) → willPresent(C) → shouldEnable(C)→true → didPresent(C)
        """)
  }

  @Test("C3: system cancels, not implemented, no cancel button")
  func c3() {
    var run = Run(alert("A", others: ["1", "2"], without: [.cancel]), showing: "A")
    run.systemCancel("A")
    #expect(run.timed == "@0 willDismiss(A,-1) [C3] → @0 didDismiss(A,-1) [C3]")
    var empty = Run(alert("A", without: [.cancel]), showing: "A")
    empty.systemCancel("A")
    #expect(empty.timed == "@0 willDismiss(A,-1) [C3] → @0 didDismiss(A,-1) [C3]")
  }

  @Test("C3: with the choice systemCancelWithoutCancelButton: click")
  func c3Click() {
    var run = Run(
      alert("A", others: ["1", "2"], without: [.cancel]),
      choices: { $0.systemCancelWithoutCancelButton = .click }, showing: "A")
    run.systemCancel("A")
    #expect(
      run.timed == "@0 clicked(A,-1) [C3] → @0 willDismiss(A,-1) [C3] → @0 didDismiss(A,-1) [C3]")
    // It changes nothing where there is a cancel button, or the method.
    var c2 = Run(
      confirm("A", without: [.cancel]),
      choices: { $0.systemCancelWithoutCancelButton = .click }, showing: "A")
    c2.systemCancel("A")
    #expect(c2.calls == "clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)")
    var c1 = Run(
      alert("A"), choices: { $0.systemCancelWithoutCancelButton = .click }, showing: "A")
    c1.systemCancel("A")
    #expect(c1.calls == "cancel(A) → willDismiss(A,-1) → didDismiss(A,-1)")
  }

  @Test("C4: Home, pre-iOS 4: C1, C2 or C3, then the application ends")
  func c4() {
    var c1 = Run(confirm("A"), era: .ios3, application: hearing(), showing: "A")
    c1.home()
    #expect(
      c1.timed == """
        @0 cancel(A) [C4]
        @0 willDismiss(A,0) [C4]
        @0 didDismiss(A,0) [C4]
        @0 applicationWillTerminate: [L2]
        """)
    #expect(c1.up == "")
    var c2 = Run(
      confirm("A", without: [.cancel]), era: .ios3, application: hearing(), showing: "A")
    c2.home()
    #expect(
      c2.timed == """
        @0 clicked(A,0) [C4]
        @0 willDismiss(A,0) [C4]
        @0 didDismiss(A,0) [C4]
        @0 applicationWillTerminate: [L2]
        """)
    var c3 = Run(
      alert("A", others: ["1"], without: [.cancel]), era: .ios3, application: hearing(),
      showing: "A")
    c3.home()
    #expect(
      c3.calls == "willDismiss(A,-1) → didDismiss(A,-1) → applicationWillTerminate:")
  }

  @Test("C4: nothing new is shown by then, and what waited is forgotten")
  func c4Refused() {
    var run = Run(
      confirm("A", does: [.cancel: [present("B")], .didDismiss: [present("A")]]), confirm("B"),
      confirm("C"), era: .ios3, application: hearing(), showing: "A")
    run.home()
    #expect(
      run.calls == "cancel(A) → willDismiss(A,0) → didDismiss(A,0) → applicationWillTerminate:")
    #expect(
      run.denied == """
        present(B) refused: terminating [S7]
        present(A) refused: terminating [S7]
        """)
    run.launchApp(at: 1000)
    #expect(run.up == "")
  }

  @Test("C5: Home, iOS 4+: no alert events; still visible on return")
  func c5() {
    var run = Run(confirm("A"), confirm("B"), application: hearing(), showing: "AB")
    run.home()
    #expect(run.up == "AB")
    run.tap("B", 0, at: 500)
    run.launchApp(at: 1000)
    #expect(
      run.timed == """
        @0 applicationWillResignActive: [L2]
        @0 applicationDidEnterBackground: [L2]
        @1000 applicationWillEnterForeground: [L3]
        @1000 applicationDidBecomeActive: [L3]
        """)
    #expect(run.denied == "> tap(B,0) ignored: notInFront [D1]")
    run.tap("B", 0, at: 1000)
    #expect(run.callsSoFar.entries.last == "willDismiss(B,0)")
  }

  @Test("C6: app dismisses in its background handler")
  func c6() {
    for action in [dismiss("A", 3), dismissNow("A", 3)] {
      var run = Run(
        confirm("A"), application: hearing(does: [.applicationDidEnterBackground: [action]]),
        showing: "A")
      run.home()
      #expect(
        run.timedSoFar == """
          @0 applicationWillResignActive: [L2]
          @0 applicationDidEnterBackground: [L2]
          @0 willDismiss(A,3) [C6]
          @0 didDismiss(A,3) [C6]
          """)
      #expect(run.up == "")
    }
  }

  @Test("C6: so where a show still waits for the return")
  func c6Waiting() {
    var run = Run(
      confirm("A"), confirm("B"),
      application: hearing(does: [.applicationDidEnterBackground: [dismiss("A", 3)]]))
    run.forget()
    run.present("A")
    run.present("B")
    run.home(at: 100)
    run.launchApp(at: 1000)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 didPresent(A) [K8]
        @100 applicationWillResignActive: [L2]
        @100 applicationDidEnterBackground: [L2]
        @100 willDismiss(A,3) [C6]
        @100 didDismiss(A,3) [C6]
        @1000 applicationWillEnterForeground: [L3]
        @1000 applicationDidBecomeActive: [L3]
        @1000 willPresent(B) [K8]
        @1000 shouldEnable(B)→true [K8]
        @1250 didPresent(B) [K8]
        """)
  }

  @Test("C7: system cancel with stacked alerts: top first, each complete before the next")
  func c7() {
    var run = Run(
      confirm("A"), confirm("B", without: [.cancel]),
      alert("C", others: ["1"], without: [.cancel]), era: .ios3, application: hearing(),
      showing: "ABC")
    run.home()
    #expect(
      run.timed == """
        @0 willDismiss(C,-1) [C7]
        @0 didDismiss(C,-1) [C7]
        @0 clicked(B,0) [C7]
        @0 willDismiss(B,0) [C7]
        @0 didDismiss(B,0) [C7]
        @0 cancel(A) [C7]
        @0 willDismiss(A,0) [C7]
        @0 didDismiss(A,0) [C7]
        @0 applicationWillTerminate: [L2]
        """)
  }

  @Test("C7: one that another's callback dismisses by code is not cancelled any more")
  func c7Dismissed() {
    var run = Run(
      confirm("A"), confirm("B", does: [.cancel: [dismiss("A", 9)]]), era: .ios3,
      application: hearing(), showing: "AB")
    run.home()
    #expect(
      run.timed == """
        @0 cancel(B) [C7]
        @0 willDismiss(A,9) [G8]
        @0 didDismiss(A,9) [G8]
        @0 willDismiss(B,0) [C7]
        @0 didDismiss(B,0) [C7]
        @0 applicationWillTerminate: [L2]
        """)
  }
}
