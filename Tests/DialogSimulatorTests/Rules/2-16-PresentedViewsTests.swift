import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: presented views that come and go.
@Suite("2.16 Presented views") struct PresentedViewsTests {
  @Test("W1: a screen presents a view", arguments: [Prototype.Device.phone, .tablet])
  func w1(device: Prototype.Device) {
    var run = Run.listed([view("A")], device: device)
    run.perform(.presentView(id("A"), animated: true, completion: []))
    #expect(
      run.timed == """
        @0 A.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 A.willAppear(y) [W1]
        @400 A.didAppear(y) [W1] → @400 S.didDisappear(y) [W1] → @400 A.completion(presented) [W1]
        """)
    run.settle()
    #expect(run.up == "A")
    #expect(run.simulator.state.screenIsHidden)
  }

  @Test("W1: the completion acts after the view is up")
  func w1Completion() {
    var run = Run.listed([view("A")])
    run.perform(.presentView(id("A"), animated: true, completion: [log("done")]))
    #expect(run.console == [])
    run.settle()
    #expect(run.console == ["done"])
  }

  @Test("W1: without listed controllers nothing is called, and the view comes all the same")
  func w1Silent() {
    var run = Run(
      Dialog(id: "A", kind: .presentedView(PresentedView())), screens: [[button("Go")]])
    run.present("A")
    run.wait(until: 399)
    #expect(run.simulator.state.isMoving)
    run.settle()
    #expect(run.callsSoFar == "")
    #expect(run.up == "A")
  }

  @Test("W2: and dismisses it")
  func w2() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settleAndForget()
    run.perform(.dismissView(id("A"), animated: true, completion: []))
    #expect(
      run.timed == """
        @0 A.willDisappear(y) [W2] → @0 S.willAppear(y) [W2]
        @400 S.didAppear(y) [W2] → @400 A.didDisappear(y) [W2] → @400 A.completion(dismissed) [W2]
        """)
    run.settle()
    #expect(run.up == "")
    #expect(!run.simulator.state.screenIsHidden)
  }

  @Test("W2: the view asks for itself")
  func w2Itself() {
    var run = Run.listed([view("A", controls: [button("Done", then: dismiss("A"))])])
    run.present("A")
    run.settleAndForget()
    run.tapControl(0, in: "A")
    #expect(
      run.calls == """
        A.willDisappear(y) → S.willAppear(y) → S.didAppear(y) → A.didDisappear(y)
        """)
  }

  @Test("W3: a view that is presented again loads again, and its fields begin anew")
  func w3() {
    var run = Run.listed([view("A", controls: [control("name")])])
    for turn in 0..<2 {
      run.present("A")
      run.settle()
      #expect(run.simulator.state.field(field("A:0"))?.text == "", "\(turn)")
      run.perform(.setFieldText(field("A:0"), template("typed")))
      run.dismiss("A")
      run.settle()
    }
    #expect(run.calls.entries.filter { $0 == "A.didLoad" }.count == 2)
    #expect(run.calls.entries.filter { $0 == "S.didLoad" }.isEmpty)
  }

  @Test("W4: without animation all is said before the call returns")
  func w4() {
    var run = Run.listed(
      [view("A")],
      screens: [
        [
          button(
            "Go", then: .presentView(id("A"), animated: false, completion: [log("up")]),
            log("returned"))
        ]
      ])
    run.tapControl(0)
    #expect(
      run.timedSoFar == """
        @0 A.didLoad [W4] → @0 S.willDisappear(n) [W4] → @0 A.willAppear(n) [W4]
        @0 A.didAppear(n) [W4] → @0 S.didDisappear(n) [W4] → @0 A.completion(presented) [W4]
        """)
    #expect(run.console == ["up", "returned"])
    run.forget()
    run.dismiss("A", animated: false)
    #expect(
      run.timedSoFar == """
        @0 A.willDisappear(n) [W4] → @0 S.willAppear(n) [W4]
        @0 S.didAppear(n) [W4] → @0 A.didDisappear(n) [W4]
        """)
  }

  @Test("W5: a sheet on a tablet; the screen hears nothing", arguments: [false, true])
  func w5(page: Bool) {
    var run = Run.listed(
      [page ? view("A", style: .pageSheet) : formSheet("A")], device: .tablet)
    run.perform(.presentView(id("A"), animated: true, completion: []))
    #expect(
      run.timed == """
        @0 A.didLoad [W5] → @0 A.willAppear(y) [W5] → @400 A.didAppear(y) [W5]
        @400 A.completion(presented) [W5]
        """)
    run.settleAndForget()
    #expect(!run.simulator.state.screenIsHidden)
    run.perform(.dismissView(id("A"), animated: true, completion: []))
    #expect(
      run.timed == """
        @0 A.willDisappear(y) [W5] → @400 A.didDisappear(y) [W5] → @400 A.completion(dismissed) [W5]
        """)
  }

  @Test("W6: on a phone every sheet covers the screen", arguments: [false, true])
  func w6(page: Bool) {
    var run = Run.listed([page ? view("A", style: .pageSheet) : formSheet("A")])
    run.present("A")
    #expect(
      run.timed == """
        @0 A.didLoad [W6] → @0 S.willDisappear(y) [W6] → @0 A.willAppear(y) [W6]
        @400 A.didAppear(y) [W6] → @400 S.didDisappear(y) [W6]
        """)
    run.settle()
    #expect(run.simulator.state.screenIsHidden)
  }

  @Test("W7: from inside a popover only the view itself hears", arguments: [false, true])
  func w7(sheet: Bool) {
    let shown = sheet ? formSheet("B") : view("B")
    var run = Run.listed(
      [listedPopover("A", controls: [button("Go", then: present("B"))]), shown], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.tapControl(0, in: "A")
    #expect(
      run.timed == "@0 B.didLoad [W21] → @0 B.willAppear(y) [W21] → @400 B.didAppear(y) [W21]")
    #expect(run.rows.contains { $0.rules.contains(.w7) })
    run.settleAndForget()
    #expect(run.up == "AB")
    run.dismiss("B")
    #expect(run.calls == "B.willDisappear(y) → B.didDisappear(y)")
  }

  @Test("W14: a view presents the next one; the screen hears nothing")
  func w14() {
    var run = Run.listed([view("A", controls: [button("Go", then: present("B"))]), view("B")])
    run.present("A")
    run.settleAndForget()
    run.tapControl(0, in: "A")
    #expect(
      run.timed == """
        @0 B.didLoad [W14] → @0 A.willDisappear(y) [W14] → @0 B.willAppear(y) [W14]
        @400 B.didAppear(y) [W14] → @400 A.didDisappear(y) [W14]
        """)
    run.settleAndForget()
    #expect(run.up == "AB")
    run.dismiss("B")
    #expect(
      run.calls == "B.willDisappear(y) → A.willAppear(y) → A.didAppear(y) → B.didDisappear(y)")
  }

  @Test("W14: a full screen over a form sheet: the sheet hears, the screen does not")
  func w14OverASheet() {
    var run = Run.listed([formSheet("A"), view("B")], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.present("B")
    #expect(
      run.calls == """
        B.didLoad → A.willDisappear(y) → B.willAppear(y) → B.didAppear(y) → A.didDisappear(y)
        """)
  }

  @Test("W15: a view that goes takes the one above along, which alone moves")
  func w15() {
    var run = Run.listed([view("A"), view("B")])
    run.present("A")
    run.settle()
    run.present("B")
    run.settleAndForget()
    run.perform(.dismissView(id("A"), animated: true, completion: []))
    #expect(
      run.timed == """
        @0 B.willDisappear(y) [W15] → @0 S.willAppear(y) [W15]
        @400 S.didAppear(y) [W15] → @400 B.didDisappear(y) [W15]
        @400 A.completion(dismissed) [W15]
        """)
    run.settle()
    #expect(run.up == "")
  }

  @Test("W16: the same with sheets on a tablet")
  func w16() {
    var run = Run.listed([formSheet("A"), formSheet("B")], device: .tablet)
    run.present("A")
    run.settle()
    run.present("B")
    run.settleAndForget()
    run.dismiss("A")
    #expect(
      run.timed == """
        @0 B.willDisappear(y) [W16] → @0 A.willDisappear(n) [W16]
        @400 A.didDisappear(n) [W16] → @400 B.didDisappear(y) [W16]
        """)
    run.settle()
    #expect(run.up == "")
  }

  @Test("W25: the transition style does not change the order", arguments: [0, 1, 2, 3])
  func w25(style: Int) {
    var shown = PresentedView()
    shown.transition = PresentedView.Transition.allCases[style]
    var dialog = Dialog(id: "A", kind: .presentedView(shown))
    dialog.controller = ViewController()
    var run = Run.listed([dialog])
    run.present("A")
    #expect(
      run.calls == """
        A.didLoad → S.willDisappear(y) → A.willAppear(y) → A.didAppear(y) → S.didDisappear(y)
        """)
  }

  @Test("O6: a tap beside a form sheet does nothing")
  func o6() {
    var run = Run.listed(
      [formSheet("A")], screens: [[button("Go", then: log("never"))]], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.tapOutside()
    run.tapControl(0)
    #expect(
      run.denied == "> tapOutside ignored: modal [O6] → > tap(0) ignored: covered [S3]")
    #expect(run.console == [])
    #expect(run.up == "A")
  }

  @Test("Taps reach the view, and nothing below a view on the whole screen")
  func taps() {
    var run = Run.listed(
      [view("A", controls: [button("In", then: log("in"))])],
      screens: [[button("Go", then: log("never"))]])
    run.present("A")
    run.tapControl(0, in: "A", at: 100)
    run.settle()
    run.tapControl(0, in: "A")
    run.tapControl(0)
    #expect(run.console == ["in"])
    #expect(
      run.denied == "> tap(0) ignored: entering [S3] → > tap(0) ignored: notShowing [S1]")
    #expect(!run.simulator.choices.contains(.tapControl(ControlID(screen: ScreenID(0), index: 0))))
  }
}
