import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.5 Stacking and re-entrancy")
struct StackingTests {
  @Test("K1: A visible, B.show")
  func k1() {
    var run = Run(confirm("A"), confirm("B"), showing: "A")
    run.present("B")
    #expect(
      run.timed == """
        @0 willPresent(B) [K1]
        @0 shouldEnable(B)→true [K1]
        @250 didPresent(B) [K1]
        """)
    #expect(
      run.story == """
        > present(B) → present(B) → willPresent(B) → shouldEnable(B)→true → [A hidden]
        [B enters 250] → didPresent(B)
        """)
  }

  @Test("K2: B dismissed by tap i")
  func k2() {
    var run = Run(confirm("A"), confirm("B"), showing: "AB")
    run.tap("B", 1)
    #expect(
      run.timed == """
        @0 clicked(B,1) [K2]
        @0 willDismiss(B,1) [K2]
        @200 didDismiss(B,1) [K2]
        """)
    #expect(
      run.story == """
        > tap(B,1) → clicked(B,1) → willDismiss(B,1) → [A shown again] → [B leaves 200]
        didDismiss(B,1)
        """)
  }

  @Test("K2: with the choice coveredAlert: presentedAgain")
  func k2PresentedAgain() {
    var run = Run(
      confirm("A"), confirm("B"), confirm("C"),
      choices: { $0.coveredAlert = .presentedAgain }, showing: "ABC")
    run.tap("C", 1)
    run.dismiss("B", 0, at: 1000)
    run.dismiss("A", 0, at: 2000)
    #expect(
      run.timed == """
        @0 clicked(C,1) [K2]
        @0 willDismiss(C,1) [K2]
        @200 didDismiss(C,1) [K2]
        @200 didPresent(B) [K2]
        @1000 willDismiss(B,0) [G1]
        @1200 didDismiss(B,0) [G1]
        @1200 didPresent(A) [G1]
        @2000 willDismiss(A,0) [G1]
        @2200 didDismiss(A,0) [G1]
        """)
  }

  @Test("K2: presentedAgain is not told to an alert that stays covered, or has gone")
  func k2NotUncovered() {
    var middle = Run(
      confirm("A"), confirm("B"), confirm("C"),
      choices: { $0.coveredAlert = .presentedAgain }, showing: "ABC")
    middle.dismiss("B", 0)
    #expect(middle.calls == "willDismiss(B,0) → didDismiss(B,0)")

    var replaced = Run(
      confirm("A"), confirm("B", does: [.didDismiss: [present("C")]]), confirm("C"),
      choices: { $0.coveredAlert = .presentedAgain }, showing: "AB")
    replaced.tap("B", 1)
    #expect(
      replaced.calls == """
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1)
        willPresent(C) → shouldEnable(C)→true → didPresent(C)
        """)

    var gone = Run(
      confirm("A"), confirm("B", does: [.didDismiss: [dismissNow("A", 3)]]),
      choices: { $0.coveredAlert = .presentedAgain }, showing: "AB")
    gone.tap("B", 1)
    #expect(
      gone.calls == """
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1) → willDismiss(A,3) → didDismiss(A,3)
        """)
  }

  @Test("K3: newest on top")
  func k3() {
    var run = Run(confirm("A"), confirm("B"), confirm("C"), showing: "BCA")
    #expect(run.up == "BCA")
    run.tap("B", 1)
    run.tap("C", 1)
    #expect(run.calls == "")
    for name in ["A", "C", "B"] {
      run.tap(name, 1)
      run.settle()
    }
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        clicked(C,1) → willDismiss(C,1) → didDismiss(C,1)
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1)
        """)
  }

  @Test("K4: B.show inside clicked(A,i)")
  func k4() {
    var run = Run(
      alert("A", cancel: "Cancel", others: ["OK".then(present("B"), log("clicked returns"))]),
      confirm("B"), showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willPresent(B) [K4]
        @0 shouldEnable(B)→true [K4]
        @0 willDismiss(A,1) [K4]
        @0 didDismiss(A,1) [K4]
        @250 didPresent(B) [K4]
        """)
    #expect(
      run.story == """
        > tap(A,1) → clicked(A,1) → present(B)
        willPresent(B) → shouldEnable(B)→true → [A hidden] → [B enters 250]
        console: clicked returns → willDismiss(A,1) → didDismiss(A,1) → didPresent(B)
        """)
  }

  @Test("K4: B.show and C.show inside clicked(A,i): a second one in the same turn waits")
  func k4Two() {
    var run = Run(
      alert("A", cancel: "Cancel".then(present("B"), present("C"))), confirm("B"), confirm("C"),
      showing: "A")
    run.tap("A", 0)
    #expect(
      run.timed == """
        @0 clicked(A,0) [D2]
        @0 willPresent(B) [K4]
        @0 shouldEnable(B)→true [K4]
        @0 willDismiss(A,0) [K4]
        @0 didDismiss(A,0) [K4]
        @250 didPresent(B) [K8]
        @250 willPresent(C) [K8]
        @250 shouldEnable(C)→true [K8]
        @500 didPresent(C) [K8]
        """)
  }

  @Test("K5: B.show inside willDismiss(A)")
  func k5() {
    var run = Run(confirm("A", does: [.willDismiss: [present("B")]]), confirm("B"), showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @200 didDismiss(A,1) [K5]
        @200 willPresent(B) [K5]
        @200 shouldEnable(B)→true [K5]
        @450 didPresent(B) [K5]
        """)
    #expect(
      run.story == """
        > tap(A,1) → clicked(A,1) → willDismiss(A,1) → present(B) waits → [A leaves 200]
        didDismiss(A,1) → willPresent(B) → shouldEnable(B)→true → [B enters 250] → didPresent(B)
        """)
  }

  @Test("K5: so for any show or dismissal asked while A leaves", arguments: [0, 100, 199])
  func k5Later(time: Int) {
    var run = Run(confirm("A"), confirm("B"), showing: "A")
    run.tap("A", 1)
    run.present("B", at: time)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @200 didDismiss(A,1) [K5]
        @200 willPresent(B) [K5]
        @200 shouldEnable(B)→true [K5]
        @450 didPresent(B) [K5]
        """)
    var below = Run(confirm("A"), confirm("B"), showing: "AB")
    below.tap("B", 1)
    below.dismiss("A", 0, animated: false, at: time)
    #expect(
      below.calls == """
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1) → willDismiss(A,0) → didDismiss(A,0)
        """)
  }

  @Test("K6: B.show inside didDismiss(A)")
  func k6() {
    var run = Run(
      alert("A", cancel: "Cancel", others: ["OK".afterwards(present("B"))]), confirm("B"),
      showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @200 didDismiss(A,1) [D1]
        @200 willPresent(B) [K6]
        @200 shouldEnable(B)→true [K6]
        @450 didPresent(B) [K6]
        """)
  }

  @Test("K7: A.show; A.dismiss(k); B.show in one turn")
  func k7() {
    for (dismissal, end) in [(dismiss("A", 6), 450), (dismissNow("A", 6), 250)] {
      var run = Run(
        confirm("A"), confirm("B"),
        screens: [[button("Go", then: present("A"), dismissal, present("B"))]])
      run.tapControl(0)
      #expect(
        run.timed
          == Order([
            "@0 willPresent(A) [P1]", "@0 shouldEnable(A)→true [P1]", "@250 didPresent(A) [K7]",
            "@250 willDismiss(A,6) [K7]", "@\(end) didDismiss(A,6) [K7]",
            "@\(end) willPresent(B) [K7]", "@\(end) shouldEnable(B)→true [K7]",
            "@\(end + 250) didPresent(B) [K7]",
          ]))
    }
  }

  @Test("K8: A.show; B.show in one turn")
  func k8() {
    var run = Run(
      confirm("A"), confirm("B"), screens: [[button("Go", then: present("A"), present("B"))]])
    run.tapControl(0)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @250 didPresent(A) [K8]
        @250 willPresent(B) [K8]
        @250 shouldEnable(B)→true [K8]
        @500 didPresent(B) [K8]
        """)
    #expect(
      run.story == """
        > tap(0) → present(A) → willPresent(A) → shouldEnable(A)→true → [A enters 250]
        present(B) waits → didPresent(A)
        willPresent(B) → shouldEnable(B)→true → [A hidden] → [B enters 250] → didPresent(B)
        """)
  }

  @Test("2.5: first come first served")
  func firstCome() {
    var run = Run(confirm("A"), confirm("B"), confirm("C"), confirm("D"))
    run.present("B", at: 0)
    run.present("D", at: 10)
    run.dismiss("D", 3, at: 20)
    run.present("A", at: 30)
    run.dismiss("B", 4, at: 40)
    run.present("C", at: 50)
    #expect(
      run.calls == """
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        willPresent(D) → shouldEnable(D)→true → didPresent(D) → willDismiss(D,3) → didDismiss(D,3)
        willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(B,4) → didDismiss(B,4)
        willPresent(C) → shouldEnable(C)→true → didPresent(C)
        """)
    #expect(run.up == "B")
  }
}
