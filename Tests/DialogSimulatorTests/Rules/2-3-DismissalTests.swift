import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.3 Alert: programmatic dismissal")
struct DismissalTests {
  @Test("G1: dismiss(k, animated), any k", arguments: [-2, -1, 0, 1, 2, 99])
  func g1(index: Int) {
    var run = Run(confirm("A"), showing: "A")
    run.dismiss("A", index)
    #expect(
      run.timed
        == Order(["@0 willDismiss(A,\(index)) [G1]", "@200 didDismiss(A,\(index)) [G1]"]))
  }

  @Test("G1: without an index, the cancel index, -1 where there is none")
  func g1CancelIndex() {
    var run = Run(confirm("A"), showing: "A")
    run.dismiss("A")
    #expect(run.calls == "willDismiss(A,0) → didDismiss(A,0)")
    var none = Run(alert("A", others: ["1", "2"]), showing: "A")
    none.dismiss("A")
    #expect(none.calls == "willDismiss(A,-1) → didDismiss(A,-1)")
    var moved = Run(alert("A", others: ["1", "2"], cancelButtonIndex: 1), showing: "A")
    moved.dismiss("A")
    #expect(moved.calls == "willDismiss(A,1) → didDismiss(A,1)")
  }

  @Test("G2: dismiss(k, unanimated): both, in order, before the call returns")
  func g2() {
    var run = Run(confirm("A"), showing: "A")
    run.dismiss("A", 1, animated: false)
    #expect(run.timed == "@0 willDismiss(A,1) [G2] → @0 didDismiss(A,1) [G2]")
  }

  @Test("G2: from a callback of another alert, before the actions after it")
  func g2InsideCallback() {
    var run = Run(
      confirm("A"),
      alert("B", cancel: "OK".afterwards(dismissNow("A", 5), log("returned"))), showing: "AB")
    run.tap("B", 0)
    #expect(
      run.story == """
        > tap(B,0) → clicked(B,0) → willDismiss(B,0) → [A shown again] → [B leaves 200]
        didDismiss(B,0) → dismissNow(A,5) → willDismiss(A,5) → [A leaves 0] → didDismiss(A,5)
        console: returned
        """)
  }

  @Test("G3: dismiss during the presentation animation", arguments: [0, 1, 249])
  func g3(time: Int) {
    for animated in [true, false] {
      var run = Run(confirm("A"))
      run.present("A")
      run.dismiss("A", 1, animated: animated, at: time)
      #expect(
        run.timed
          == Order([
            "@0 willPresent(A) [P1]", "@0 shouldEnable(A)→true [P1]", "@250 didPresent(A) [G3]",
            "@250 willDismiss(A,1) [G3]", "@\(animated ? 450 : 250) didDismiss(A,1) [G3]",
          ]))
    }
  }

  @Test("G3: dismiss from inside willPresent and shouldEnable")
  func g3InsideCallback() {
    for selector in [Selector.willPresent, .shouldEnable] {
      var run = Run(confirm("A", does: [selector: [dismiss("A", 3)]]))
      run.present("A")
      #expect(
        run.calls == """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          willDismiss(A,3) → didDismiss(A,3)
          """)
    }
  }

  @Test("G4: dismiss twice: the second is ignored", arguments: [0, 100, 199])
  func g4(time: Int) {
    var run = Run(confirm("A"), showing: "A")
    run.dismiss("A", 1)
    run.dismiss("A", 0, at: time)
    #expect(run.calls == "willDismiss(A,1) → didDismiss(A,1)")
    #expect(run.denied == "dismiss(A,0) refused: alreadyLeaving [G4]")
  }

  @Test("G4: so while the first still waits its turn, and after a tap")
  func g4Waiting() {
    var waiting = Run(confirm("A"))
    waiting.present("A")
    waiting.dismiss("A", 1, at: 10)
    waiting.dismiss("A", 0, animated: false, at: 20)
    #expect(
      waiting.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(A,1) → didDismiss(A,1)
        """)
    #expect(waiting.denied == "dismissNow(A,0) refused: alreadyLeaving [G4]")

    var tapped = Run(confirm("A"), showing: "A")
    tapped.tap("A", 1)
    tapped.dismiss("A", 0, at: 100)
    #expect(tapped.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
    #expect(tapped.denied == "dismiss(A,0) refused: alreadyLeaving [G4]")
  }

  @Test("G5: dismiss an alert never shown, or gone again")
  func g5() {
    var run = Run(confirm("A"))
    run.dismiss("A", 0)
    #expect(run.calls == "")
    #expect(run.denied == "dismiss(A,0) refused: notShowing [G5]")
    run.present("A")
    run.dismiss("A", 0, at: 300)
    run.wait(until: 1000)
    run.forget()
    run.dismiss("A", 0, animated: false)
    #expect(run.calls == "")
    #expect(run.denied == "dismissNow(A,0) refused: notShowing [G5]")
  }

  @Test("G6: dismiss(j) from inside clicked(i): automatic dismissal suppressed")
  func g6() {
    var run = Run(alert("A", cancel: "Cancel", others: ["OK".then(dismiss("A", 7))]), showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,7) [G6]
        @200 didDismiss(A,7) [G6]
        """)
    var now = Run(
      alert("A", cancel: "Cancel", others: ["OK".then(dismissNow("A", 7))]), showing: "A")
    now.tap("A", 1)
    #expect(
      now.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,7) [G6]
        @0 didDismiss(A,7) [G6]
        """)
  }

  @Test("G6: the suppressed dismissal does not hit the alert when it is shown anew")
  func g6ShownAnew() {
    var run = Run(
      alert("A", cancel: "C".then(dismissNow("A", 7)), does: [.didDismiss: [present("A")]]),
      showing: "A")
    run.tap("A", 0)
    #expect(
      run.calls == """
        clicked(A,0) → willDismiss(A,7) → didDismiss(A,7)
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        """)
    #expect(run.up == "A")
  }

  @Test("G7: dismiss from inside willDismiss is ignored")
  func g7() {
    for action in [dismiss("A", 5), dismissNow("A", 5)] {
      var run = Run(confirm("A", does: [.willDismiss: [action]]), showing: "A")
      run.tap("A", 1)
      #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
      #expect(run.denied.entries.count == 1)
      #expect(run.denied.entries.first?.hasSuffix("refused: alreadyLeaving [G7]") == true)
    }
  }

  @Test("G8: dismiss an alert covered by another: at once; the top alert untouched")
  func g8() {
    for animated in [true, false] {
      var run = Run(confirm("A"), confirm("B"), showing: "AB")
      run.dismiss("A", 4, animated: animated)
      #expect(run.timed == "@0 willDismiss(A,4) [G8] → @0 didDismiss(A,4) [G8]")
      #expect(run.up == "B")
      run.tap("B", 1, at: 10)
      #expect(
        run.timed == """
          @0 willDismiss(A,4) [G8]
          @0 didDismiss(A,4) [G8]
          @10 clicked(B,1) [D1]
          @10 willDismiss(B,1) [D1]
          @210 didDismiss(B,1) [D1]
          """)
    }
  }

  @Test("G8: so while the covering one still comes in; what asked goes on after it")
  func g8Entering() {
    var run = Run(
      confirm("A"), confirm("B", does: [.willPresent: [dismiss("A", 4), log("returned")]]),
      showing: "A")
    run.present("B")
    #expect(
      run.story == """
        > present(B) → present(B) → willPresent(B)
        dismiss(A,4) → willDismiss(A,4) → didDismiss(A,4) → console: returned
        shouldEnable(B)→true → [B enters 250] → didPresent(B)
        """)
  }

  @Test("G8: of three, the middle and the lowest; while the top one leaves, the next waits")
  func g8Three() {
    var run = Run(confirm("A"), confirm("B"), confirm("C"), showing: "ABC")
    run.dismiss("B", 8)
    run.tap("C", 0, at: 100)
    run.dismiss("A", 9, at: 200)
    #expect(
      run.timed == """
        @0 willDismiss(B,8) [G8]
        @0 didDismiss(B,8) [G8]
        @100 clicked(C,0) [K2]
        @100 willDismiss(C,0) [K2]
        @300 didDismiss(C,0) [K5]
        @300 willDismiss(A,9) [K5]
        @500 didDismiss(A,9) [K5]
        """)
  }
}
