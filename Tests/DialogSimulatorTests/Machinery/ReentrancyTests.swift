import DialogModel
import Testing

@testable import DialogSimulator

/// What one method of A's delegate does, and the whole order that follows.
struct InsideCallback: Sendable, CustomTestStringConvertible {
  var selector: Selector
  var calls: Order
  var denied: Order = ""

  var testDescription: String { selector.word }
}

/// Presenting and dismissing from inside every callback (2.3 to 2.5): A alone, above B, under B.
@Suite("Frames: a callback returns before its caller goes on")
struct ReentrancyTests {
  /// Shows A, then taps its OK or lets the system cancel it.
  private func live(_ run: inout Run, _ selector: Selector) {
    run.present("A")
    run.settle()
    if selector == .cancel { run.systemCancel("A") } else { run.tap("A", 1) }
    run.settle()
  }

  @Test(
    "present(B) inside a callback of A",
    arguments: [
      InsideCallback(
        selector: .willPresent,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          willPresent(B) → shouldEnable(B)→true → didPresent(B)
          """, denied: "> tap(A,1) ignored: covered [D5]"),
      InsideCallback(
        selector: .shouldEnable,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          willPresent(B) → shouldEnable(B)→true → didPresent(B)
          """, denied: "> tap(A,1) ignored: covered [D5]"),
      InsideCallback(
        selector: .didPresent,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          willPresent(B) → shouldEnable(B)→true → didPresent(B)
          """, denied: "> tap(A,1) ignored: covered [D5]"),
      InsideCallback(
        selector: .clicked,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willPresent(B) → shouldEnable(B)→true → willDismiss(A,1) → didDismiss(A,1)
          didPresent(B)
          """),
      InsideCallback(
        selector: .willDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          willPresent(B) → shouldEnable(B)→true → didPresent(B)
          """),
      InsideCallback(
        selector: .didDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          willPresent(B) → shouldEnable(B)→true → didPresent(B)
          """),
      InsideCallback(
        selector: .cancel,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          cancel(A) → willPresent(B) → shouldEnable(B)→true → willDismiss(A,0) → didDismiss(A,0)
          didPresent(B)
          """),
    ])
  func presentOther(inside: InsideCallback) {
    var run = Run(confirm("A", does: [inside.selector: [present("B")]]), confirm("B"))
    live(&run, inside.selector)
    #expect(run.calls == inside.calls)
    #expect(run.denied == inside.denied)
    #expect(run.up == (inside.denied == "" ? "B" : "AB"))
  }

  @Test(
    "dismiss(A,7) inside a callback of A",
    arguments: [
      InsideCallback(
        selector: .willPresent,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(A,7) → didDismiss(A,7)
          """, denied: "> tap(A,1) ignored: notShowing [D1]"),
      InsideCallback(
        selector: .shouldEnable,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(A,7) → didDismiss(A,7)
          """, denied: "> tap(A,1) ignored: notShowing [D1]"),
      InsideCallback(
        selector: .didPresent,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(A,7) → didDismiss(A,7)
          """, denied: "> tap(A,1) ignored: notShowing [D1]"),
      InsideCallback(
        selector: .clicked,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,7) → didDismiss(A,7)
          """),
      InsideCallback(
        selector: .willDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """, denied: "dismiss(A,7) refused: alreadyLeaving [G7]"),
      InsideCallback(
        selector: .didDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """, denied: "dismiss(A,7) refused: notShowing [G5]"),
      InsideCallback(
        selector: .cancel,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          cancel(A) → willDismiss(A,7) → didDismiss(A,7)
          """),
    ])
  func dismissOwn(inside: InsideCallback) {
    for action in [dismiss("A", 7), dismissNow("A", 7)] {
      var run = Run(confirm("A", does: [inside.selector: [action]]))
      live(&run, inside.selector)
      #expect(run.calls == inside.calls)
      let denied = run.denied.entries.map { $0.replacing("dismissNow", with: "dismiss") }
      #expect(denied == inside.denied.entries)
      #expect(run.up == "")
    }
  }

  @Test(
    "dismiss(B,7) inside a callback of A, which is shown above B",
    arguments: [
      InsideCallback(
        selector: .willPresent,
        calls: """
          willPresent(A) → willDismiss(B,7) → didDismiss(B,7) → shouldEnable(A)→true
          didPresent(A) → clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """),
      InsideCallback(
        selector: .shouldEnable,
        calls: """
          willPresent(A) → shouldEnable(A)→true → willDismiss(B,7) → didDismiss(B,7)
          didPresent(A) → clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """),
      InsideCallback(
        selector: .didPresent,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A) → willDismiss(B,7) → didDismiss(B,7)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
          """),
      InsideCallback(
        selector: .clicked,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(B,7) → didDismiss(B,7) → willDismiss(A,1) → didDismiss(A,1)
          """),
      InsideCallback(
        selector: .willDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1) → willDismiss(B,7) → didDismiss(B,7)
          """),
      InsideCallback(
        selector: .didDismiss,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          clicked(A,1) → willDismiss(A,1) → didDismiss(A,1) → willDismiss(B,7) → didDismiss(B,7)
          """),
      InsideCallback(
        selector: .cancel,
        calls: """
          willPresent(A) → shouldEnable(A)→true → didPresent(A)
          cancel(A) → willDismiss(B,7) → didDismiss(B,7) → willDismiss(A,0) → didDismiss(A,0)
          """),
    ])
  func dismissCovered(inside: InsideCallback) {
    for action in [dismiss("B", 7), dismissNow("B", 7)] {
      var run = Run(
        confirm("A", does: [inside.selector: [action]]), confirm("B"), showing: "B")
      live(&run, inside.selector)
      #expect(run.calls == inside.calls)
      #expect(run.denied == "")
      #expect(run.up == "")
    }
  }

  @Test("dismiss(B,7) inside a callback of A, which leaves under B")
  func dismissCovering() {
    for (action, end) in [(dismiss("B", 7), 200), (dismissNow("B", 7), 0)] {
      for selector in [Selector.willDismiss, .didDismiss] {
        var run = Run(confirm("A", does: [selector: [action]]), confirm("B"), showing: "AB")
        run.dismiss("A", 3)
        #expect(
          run.timed.entries.map { String($0.prefix { $0 != "[" }.dropLast()) } == [
            "@0 willDismiss(A,3)", "@0 didDismiss(A,3)", "@0 willDismiss(B,7)",
            "@\(end) didDismiss(B,7)",
          ], "in \(selector.word)")
        #expect(run.up == (end == 0 ? "" : "B"))
      }
    }
    // The system takes A away without waiting for B, whom A's own callback dismissed.
    var moving = Run(confirm("A", does: [.cancel: [dismiss("B", 7)]]), confirm("B"), showing: "AB")
    moving.systemCancel("A")
    #expect(
      moving.calls == """
        cancel(A) → willDismiss(B,7) → willDismiss(A,0) → didDismiss(A,0) → didDismiss(B,7)
        """)
    var atOnce = Run(
      confirm("A", does: [.cancel: [dismissNow("B", 7)]]), confirm("B"), showing: "AB")
    atOnce.systemCancel("A")
    #expect(
      atOnce.calls == """
        cancel(A) → willDismiss(B,7) → didDismiss(B,7) → willDismiss(A,0) → didDismiss(A,0)
        """)
  }

  @Test("present(A) inside A's covered didDismiss: A is gone, and waits for B, which comes in")
  func againInsideDidDismiss() {
    var run = Run(
      confirm("A", does: [.clicked: [present("B")], .didDismiss: [present("A")]]), confirm("B"),
      showing: "A")
    run.tap("A", 1)
    #expect(
      run.calls == """
        clicked(A,1) → willPresent(B) → shouldEnable(B)→true → willDismiss(A,1) → didDismiss(A,1)
        didPresent(B) → willPresent(A) → shouldEnable(A)→true → didPresent(A)
        """)
    #expect(run.up == "B")
  }

  @Test("Actions three callbacks deep, and deeper")
  func deep() {
    var run = Run(
      confirm(
        "A",
        does: [
          .willDismiss: [log("2>"), dismissNow("C", 4), log("<2")],
          .didDismiss: [log("2'")],
        ]),
      confirm(
        "B", does: [.clicked: [log("0>"), present("D"), log("<0")], .didDismiss: [log("0'")]]),
      confirm("C", does: [.willDismiss: [log("3")], .didDismiss: [log("3'")]]),
      confirm("D", does: [.willPresent: [log("1>"), dismiss("A", 5), log("<1")]]),
      showing: "CAB")
    run.tap("B", 1)
    #expect(
      run.story.entries.filter { !$0.hasPrefix("[") && !$0.hasPrefix(">") }
        == Order(
          stringLiteral: """
            clicked(B,1) → console: 0> → present(D)
            willPresent(D) → console: 1> → dismiss(A,5)
            willDismiss(A,5) → console: 2> → dismissNow(C,4)
            willDismiss(C,4) → console: 3 → didDismiss(C,4) → console: 3'
            console: <2 → didDismiss(A,5) → console: 2'
            console: <1 → shouldEnable(D)→true
            console: <0 → willDismiss(B,1) → didDismiss(B,1) → console: 0'
            didPresent(D)
            """
        ).entries)
    #expect(run.up == "D")
  }
}
