import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.1 Alert: presentation")
struct PresentationTests {
  @Test("P1: show, no fields")
  func p1() {
    var run = Run(confirm("A"))
    run.present("A")
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @250 didPresent(A) [P1]
        """)
    #expect(
      run.story == """
        > present(A) → present(A) → willPresent(A) → shouldEnable(A)→true → [A enters 250]
        didPresent(A)
        """)
  }

  @Test("P1: shouldEnable is asked also when no button but cancel exists")
  func p1CancelOnly() {
    var run = Run(alert("A", cancel: "OK"))
    run.present("A")
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
  }

  @Test("P2: willPresent comes inside show, show returns, didPresent comes later")
  func p2() {
    var run = Run(
      confirm("A"), screens: [[button("Go", then: present("A"), log("show returned"))]])
    run.tapControl(0)
    #expect(
      run.story == """
        > tap(0) → present(A) → willPresent(A) → shouldEnable(A)→true → [A enters 250]
        console: show returned → didPresent(A)
        """)
  }

  @Test("P6: show on an alert that is already visible", arguments: [0, 100, 250, 1000])
  func p6(time: Int) {
    var run = Run(confirm("A"))
    run.present("A")
    run.present("A", at: time)
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    #expect(run.denied == "present(A) refused: alreadyShowing [P6]")
  }

  @Test("P6: show on an alert that another one covers, that leaves, or that waits")
  func p6NotOnTop() {
    var covered = Run(confirm("A"), confirm("B"), showing: "AB")
    covered.present("A")
    #expect(covered.calls == "")
    #expect(covered.denied == "present(A) refused: alreadyShowing [P6]")

    var leaving = Run(confirm("A"), showing: "A")
    leaving.tap("A", 0)
    leaving.present("A", at: 100)
    #expect(leaving.calls == "clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)")
    #expect(leaving.denied == "present(A) refused: alreadyShowing [P6]")

    var waiting = Run(confirm("A"), confirm("B"))
    waiting.present("A")
    waiting.present("B")
    waiting.present("B")
    #expect(
      waiting.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
    #expect(waiting.denied == "present(B) refused: alreadyShowing [P6]")
  }

  @Test("P6: present: A inside A's own callbacks is refused, but not inside its didDismiss")
  func p6Own() {
    for selector in Selector.alerts where selector != .didDismiss && selector != .cancel {
      var run = Run(confirm("A", does: [selector: [present("A")]]))
      run.present("A")
      run.tap("A", 1, at: 1000)
      #expect(
        run.calls == """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """, "in \(selector.word)")
      #expect(run.denied == "present(A) refused: alreadyShowing [P6]", "in \(selector.word)")
    }
    var run = Run(alert("A", cancel: "Again".afterwards(present("A"))), showing: "A")
    run.tap("A", 0)
    #expect(
      run.calls == """
        clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        """)
  }

  @Test("P7: delegate nil: no callbacks; the alert works, its buttons dismiss it")
  func p7() {
    var run = Run(
      alert(
        "A", cancel: "Cancel".then(log("never")), delegate: .none,
        returns: [.shouldEnable: .always(false)], does: [.didPresent: [log("never")]]))
    run.present("A")
    #expect(run.up == "A")
    run.tap("A", 0, at: 250)
    #expect(run.up == "A")
    run.wait(until: 449)
    #expect(run.up == "A")
    run.wait(until: 450)
    #expect(run.up == "")
    #expect(
      run.story == """
        > present(A) → present(A) → [A enters 250] → > tap(A,0) → [A leaves 200]
        """)
  }

  @Test("P8: shouldEnable not implemented: the first other button is enabled")
  func p8() {
    var run = Run(
      confirm("A", without: [.shouldEnable], returns: [.shouldEnable: .always(false)]))
    run.present("A")
    run.tap("A", 1, at: 300)
    #expect(
      run.timed == """
        @0 willPresent(A) [P8]
        @250 didPresent(A) [P8]
        @300 clicked(A,1) [D1]
        @300 willDismiss(A,1) [D1]
        @500 didDismiss(A,1) [D1]
        """)
  }

  @Test("P9: an alert with zero buttons comes like any other; only code takes it away")
  func p9() {
    var run = Run(alert("A"))
    run.present("A")
    run.tapOutside(at: 1000)
    run.tap("A", 0, at: 1000)
    run.dismiss("A", at: 2000)
    #expect(
      run.timed == """
        @0 willPresent(A) [P9]
        @0 shouldEnable(A)→true [P9]
        @250 didPresent(A) [P9]
        @2000 willDismiss(A,-1) [G1]
        @2200 didDismiss(A,-1) [G1]
        """)
    #expect(
      run.denied == """
        > tapOutside ignored: modal [D5]
        > tap(A,0) ignored: notShowing [D1]
        """)
  }

  @Test("2.1: shouldEnable is not asked on uncovering, on return, on set")
  func askedOnce() {
    var run = Run(confirm("A"), confirm("B"), showing: "AB")
    run.tap("B", 1)
    run.perform(set("A", title: "New"), at: 1000)
    run.home(at: 2000)
    run.launchApp(at: 3000)
    #expect(run.calls == "clicked(B,1) → willDismiss(B,1) → didDismiss(B,1)")
  }
}
