import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.2 Alert: user dismissal")
struct TapsTests {
  @Test("D1: tap enabled button i")
  func d1() {
    var run = Run(confirm("A"), showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @200 didDismiss(A,1) [D1]
        """)
    #expect(
      run.story == """
        > tap(A,1) → clicked(A,1) → willDismiss(A,1) → [A leaves 200] → didDismiss(A,1)
        """)
  }

  @Test("D1: every button of a column", arguments: 0..<4)
  func d1Column(index: Int) {
    var run = Run(alert("A", others: ["1", "2"], added: ["3", "4"]), showing: "A")
    run.tap("A", index)
    let order = "clicked(A,\(index)) → willDismiss(A,\(index)) → didDismiss(A,\(index))"
    #expect(run.calls == Order(stringLiteral: order))
  }

  @Test("D1: an index that no button has cannot be tapped", arguments: [-1, 2, 17])
  func d1NoSuchButton(index: Int) {
    var run = Run(confirm("A"), showing: "A")
    run.tap("A", index)
    #expect(run.calls == "")
    #expect(run.denied == Order(["> tap(A,\(index)) ignored: notShowing [D1]"]))
  }

  @Test("D1: an alert that is not up cannot be tapped")
  func d1NotShowing() {
    var run = Run(confirm("A"), confirm("B"), showing: "A")
    run.tap("B", 0)
    run.tap("A", 0)
    run.tap("A", 0, at: 1000)
    #expect(run.calls == "clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)")
    #expect(
      run.denied == """
        > tap(B,0) ignored: notShowing [D1]
        > tap(A,0) ignored: notShowing [D1]
        """)
  }

  @Test("D2: tap the cancel button: no cancel(A)")
  func d2() {
    var run = Run(confirm("A"), showing: "A")
    run.tap("A", 0)
    #expect(
      run.timed == """
        @0 clicked(A,0) [D2]
        @0 willDismiss(A,0) [D2]
        @200 didDismiss(A,0) [D2]
        """)
  }

  @Test("D2: cancel is where cancelButtonIndex says")
  func d2Moved() {
    var run = Run(
      alert("A", cancel: "Cancel", others: ["1", "2"], cancelButtonIndex: 2), showing: "A")
    run.tap("A", 2)
    #expect(
      run.timed == """
        @0 clicked(A,2) [D2]
        @0 willDismiss(A,2) [D2]
        @200 didDismiss(A,2) [D2]
        """)
    var other = Run(
      alert("A", cancel: "Cancel", others: ["1", "2"], cancelButtonIndex: 2), showing: "A")
    other.tap("A", 0)
    #expect(
      other.timed == """
        @0 clicked(A,0) [D1]
        @0 willDismiss(A,0) [D1]
        @200 didDismiss(A,0) [D1]
        """)
  }

  @Test("D3: tap i, clicked not implemented")
  func d3() {
    var run = Run(
      alert("A", cancel: "Cancel", others: ["OK".then(log("never"))], without: [.clicked]),
      showing: "A")
    run.tap("A", 1)
    #expect(
      run.timed == """
        @0 willDismiss(A,1) [D3]
        @200 didDismiss(A,1) [D3]
        """)
    #expect(run.console == [])
  }

  @Test("D4: tap a disabled first other")
  func d4() {
    var run = Run(confirm("A", returns: [.shouldEnable: .always(false)]))
    run.present("A")
    run.tap("A", 1, at: 300)
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→false → didPresent(A)")
    #expect(run.denied == "> tap(A,1) ignored: disabled [D4]")
    run.tap("A", 0, at: 400)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→false → didPresent(A)
        clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)
        """)
  }

  @Test("D4: only the first button that is not cancel is disabled")
  func d4FirstOnly() {
    let refuses: [Selector: Answer] = [.shouldEnable: .always(false)]
    for index in 0..<4 {
      var run = Run(
        alert("A", cancel: "C", others: ["1", "2"], added: ["3"], returns: refuses), showing: "A")
      run.tap("A", index)
      #expect((run.callsSoFar == "") == (index == 1), "button \(index)")
    }
    // 3.2: with cancel moved to 1, the button at 0 is the one, though firstOther is still 1.
    for index in 0..<3 {
      var run = Run(
        alert("A", cancel: "Cancel", others: ["B1", "B2"], cancelButtonIndex: 1, returns: refuses),
        showing: "A")
      run.tap("A", index)
      #expect((run.callsSoFar == "") == (index == 0), "button \(index)")
    }
    // 3.2: and where there are only buttons that were added, the first of them.
    for index in 0..<3 {
      var run = Run(alert("A", cancel: "C", added: ["1", "2"], returns: refuses), showing: "A")
      run.tap("A", index)
      #expect((run.callsSoFar == "") == (index == 1), "button \(index)")
    }
  }

  @Test("D5: tap outside the alert")
  func d5() {
    var run = Run(confirm("A"), showing: "A")
    run.tapOutside()
    #expect(run.story == "> tapOutside ignored: modal")
    #expect(run.denied == "> tapOutside ignored: modal [D5]")
    #expect(run.up == "A")
  }

  @Test("D6: second tap while animating out", arguments: [0, 1, 199])
  func d6(time: Int) {
    var run = Run(confirm("A"), showing: "A")
    run.tap("A", 1)
    run.tap("A", 0, at: time)
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
    #expect(run.denied == "> tap(A,0) ignored: leaving [D6]")
  }

  @Test("D6: so for the one below, which is live from the end of the other's exit")
  func d6Below() {
    var run = Run(confirm("A"), confirm("B"), showing: "AB")
    run.tap("B", 1)
    run.tap("A", 0, at: 199)
    #expect(run.denied == "> tap(A,0) ignored: leaving [D6]")
    run.tap("A", 0, at: 200)
    #expect(
      run.timed == """
        @0 clicked(B,1) [K2]
        @0 willDismiss(B,1) [K2]
        @200 didDismiss(B,1) [K2]
        @200 clicked(A,0) [D2]
        @200 willDismiss(A,0) [D2]
        @400 didDismiss(A,0) [D2]
        """)
  }

  @Test("D7: willDismiss and didDismiss once each, however often dismissal is asked")
  func d7() {
    let asks = [dismiss("A", 0), dismissNow("A", 1), dismiss("A", 7)]
    let everywhere = Dictionary(uniqueKeysWithValues: Selector.alerts.map { ($0, asks) })
    for (name, begin) in [
      ("tap", { $0.tap("A", 1) }),
      ("code", { $0.dismiss("A", 1) }),
      ("code, unanimated", { $0.dismiss("A", 1, animated: false) }),
      ("system", { $0.systemCancel("A") }),
    ] as [(String, (inout Run) -> Void)] {
      for entering in [false, true] {
        var run = Run(confirm("A", does: everywhere))
        run.present("A")
        if !entering { run.wait(until: 1000) }
        begin(&run)
        run.settle()
        begin(&run)
        let words = run.calls.entries
        #expect(words.count { $0.hasPrefix("willDismiss") } == 1, "by \(name), \(words)")
        #expect(words.count { $0.hasPrefix("didDismiss") } == 1, "by \(name), \(words)")
      }
    }
  }

  @Test("D8: tap while animating in", arguments: [0, 1, 249])
  func d8(time: Int) {
    var run = Run(confirm("A"))
    run.present("A")
    run.tap("A", 1, at: time)
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    #expect(run.denied == "> tap(A,1) ignored: entering [D8]")
  }

  @Test("D8: the covered one is not live either while another comes in over it")
  func d8Covered() {
    var run = Run(confirm("A"), confirm("B"), showing: "A")
    run.present("B")
    run.tap("A", 1, at: 100)
    run.tap("A", 1, at: 1000)
    #expect(run.calls == "willPresent(B) → shouldEnable(B)→true → didPresent(B)")
    #expect(
      run.denied == """
        > tap(A,1) ignored: covered [D5]
        > tap(A,1) ignored: covered [D5]
        """)
  }
}
