import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: who presents, when, and what is refused.
@Suite("2.16 Presenting") struct PresentingTests {
  @Test("W8: in viewDidLoad and viewWillAppear: nothing is presented", arguments: [false, true])
  func w8(late: Bool) {
    let selector: Selector = late ? .viewWillAppear : .viewDidLoad
    var run = Run.listed([view("A")], launched: false) { $0.does(selector, present("A")) }
    run.perform(.launch)
    #expect(run.calls == "S.didLoad → S.willAppear(n) → S.didAppear(n)")
    #expect(run.denied == "present(A) refused: notInWindow [W8]")
    #expect(
      run.console == [
        "Warning: Attempt to present <A> on <S> whose view is not in the window hierarchy!"
      ])
  }

  @Test("W8: before the sixth version the console is silent")
  func w8Ios3() {
    var run = Run.listed([view("A")], era: .ios3, launched: false) {
      $0.does(.viewWillAppear, present("A"))
    }
    run.perform(.launch)
    #expect(run.denied == "present(A) refused: notInWindow [W8]")
    #expect(run.console == [])
  }

  @Test("W9: in viewDidAppear: the presentation is nested")
  func w9() {
    var run = Run.listed([view("A")], launched: false) {
      $0.does(.viewDidAppear, present("A"), log("returned"))
    }
    run.perform(.launch)
    #expect(
      run.timed == """
        @0 S.didLoad [Y1] → @0 S.willAppear(n) [Y1] → @0 S.didAppear(n) [Y1]
        @0 A.didLoad [W9] → @0 S.willDisappear(y) [W9] → @0 A.willAppear(y) [W9]
        @400 A.didAppear(y) [W9] → @400 S.didDisappear(y) [W9]
        """)
    #expect(run.console == ["returned"])
  }

  @Test("W10: an alert's button presents from the topmost view")
  func w10() {
    var run = Run.listed([
      view("A"), view("B"), alert("C", others: ["Go".afterwards(present("B"))]),
    ])
    run.present("A")
    run.settle()
    run.present("C")
    run.settleAndForget()
    run.tap("C", 0)
    run.settle()
    #expect(run.up == "AB")
    #expect(run.calls.entries.contains("A.willDisappear(y)"))
  }

  @Test("W11: a second one while the first comes, is up and goes", arguments: [100, 500, 1100])
  func w11(time: Int) {
    var run = Run.listed([view("A"), view("B")], screens: [[button("Go")]])
    run.present("A", at: 0)
    if time > 1000 { run.dismiss("A", at: 1000) }
    // The screen asks, and no longer the topmost view.
    run.perform(
      steps: [.actOf(ControlID(screen: ScreenID(0), index: 0), present("B"))], at: time)
    #expect(run.up == "A")
    #expect(run.denied.entries.last == "present(B) refused: presenting [W11]")
    #expect(
      run.console == [
        "Warning: Attempt to present <B> on <S> while a presentation is in progress!"
      ])
    run.settle()
    #expect(!run.calls.entries.contains("B.didLoad"))
  }

  @Test("W11: before the sixth version an exception's line, and the run goes on")
  func w11Ios3() {
    var run = Run.listed([view("A"), view("B")], screens: [[button("Go")]], era: .ios3)
    run.present("A", at: 0)
    run.perform(
      steps: [.actOf(ControlID(screen: ScreenID(0), index: 0), present("B"))], at: 100)
    #expect(run.denied == "present(B) refused: presenting [W11]")
    #expect(
      run.console == [
        "Attempting to begin a modal transition from <S> to <B> while a transition is already in "
          + "progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has "
          + "completed"
      ])
  }

  @Test("W12: a dismissal while a view comes or goes", arguments: [false, true])
  func w12(leaving: Bool) {
    var run = Run.listed([view("A")])
    run.present("A", at: 0)
    if leaving {
      run.settleAndForget()
      run.dismiss("A", at: 0)
    }
    run.dismiss("A", at: 100)
    #expect(run.denied.entries == ["dismiss(A) refused: moving [W12]"])
    #expect(
      run.console == [
        "Warning: Attempt to dismiss from view controller <S> while a presentation or dismiss is "
          + "in progress!"
      ])
    run.settle()
    #expect(run.up == (leaving ? "" : "A"))
  }

  @Test("W12: before the sixth version the console is silent")
  func w12Ios3() {
    var run = Run.listed([view("A")], era: .ios3)
    run.present("A", at: 0)
    run.dismiss("A", at: 100)
    #expect(run.denied.entries == ["dismiss(A) refused: moving [W12]"])
    #expect(run.console == [])
  }

  @Test("W13: a view that is up")
  func w13() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settleAndForget()
    run.present("A")
    #expect(run.denied == "present(A) refused: alreadyShowing [W13]")
    #expect(
      run.console == ["Application tried to present modally an active controller <A>."])
    #expect(run.callsSoFar == "")
  }

  @Test("W17: in the presenter's didAppear: the next one comes before the old one's last call")
  func w17() {
    var run = Run.listed([view("A"), view("B")]) { $0.does(.viewDidAppear, present("A")) }
    // The launch has presented A.
    run.present("B")
    run.settleAndForget()
    run.dismiss("A")
    #expect(
      run.timed == """
        @0 B.willDisappear(y) [W15] → @0 S.willAppear(y) [W15] → @400 S.didAppear(y) [W15]
        @400 A.didLoad [W17] → @400 S.willDisappear(y) [W17] → @400 A.willAppear(y) [W17]
        @400 B.didDisappear(y) [W15]
        @800 A.didAppear(y) [W17] → @800 S.didDisappear(y) [W17]
        """)
  }

  @Test("W17: in the completion of a dismissal")
  func w17Completion() {
    var run = Run.listed([view("A"), view("B")])
    run.present("A")
    run.settleAndForget()
    run.perform(.dismissView(id("A"), animated: true, completion: [present("B")]))
    #expect(
      run.timed == """
        @0 A.willDisappear(y) [W2] → @0 S.willAppear(y) [W2]
        @400 S.didAppear(y) [W2] → @400 A.didDisappear(y) [W2] → @400 A.completion(dismissed) [W2]
        @400 B.didLoad [W17] → @400 S.willDisappear(y) [W17] → @400 B.willAppear(y) [W17]
        @800 B.didAppear(y) [W17] → @800 S.didDisappear(y) [W17]
        """)
  }

  @Test("W17: in the view's own last calls", arguments: [false, true])
  func w17Refused(late: Bool) {
    let selector: Selector = late ? .viewDidDisappear : .viewWillDisappear
    var run = Run.listed([view("A", does: [selector: [present("B")]]), view("B")])
    run.present("A")
    run.settleAndForget()
    run.dismiss("A")
    run.settle()
    #expect(run.up == "")
    #expect(
      run.denied.entries == [
        late ? "present(B) refused: notInWindow [W8]" : "present(B) refused: presenting [W11]"
      ])
  }

  @Test("W18: from the view's didAppear:, before its presenter has disappeared")
  func w18() {
    var run = Run.listed([view("A", does: [.viewDidAppear: [present("B")]]), view("B")])
    run.present("A")
    #expect(
      run.timed == """
        @0 A.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 A.willAppear(y) [W1]
        @400 A.didAppear(y) [W1]
        @400 B.didLoad [W18] → @400 A.willDisappear(y) [W18] → @400 B.willAppear(y) [W18]
        @400 S.didDisappear(y) [W1]
        @800 B.didAppear(y) [W18] → @800 A.didDisappear(y) [W18]
        """)
  }

  @Test("W18: from the completion the presenter is refused")
  func w18Completion() {
    var run = Run.listed([view("A"), view("B")])
    run.perform(.presentView(id("A"), animated: true, completion: [present("B")]))
    run.settle()
    #expect(run.up == "A")
    #expect(run.denied == "present(B) refused: presenting [W11]")
  }

  @Test("W19: what is no presented view does not let a view disappear")
  func w19() {
    var run = Run.listed(
      [
        confirm("A", delegate: .none), sheet("B", delegate: .none), popover("C", delegate: .none),
        picker("D"), view("E"),
      ], device: .tablet)
    for name in ["A", "B", "C", "D"] {
      run.present(name)
      run.settle()
      run.dismiss(name)
      run.settle()
    }
    #expect(run.callsSoFar.entries.filter { $0.hasPrefix("S.") || $0.hasPrefix("E.") }.isEmpty)
  }

  @Test("W20: the content of a popover appears and disappears with it")
  func w20() {
    var run = Run.listed([listedPopover("A")], device: .tablet)
    run.present("A")
    #expect(
      run.timed == "@0 A.didLoad [W20] → @0 A.willAppear(y) [W20] → @200 A.didAppear(y) [W20]")
    run.settleAndForget()
    run.tapOutside()
    #expect(
      run.timed == """
        @0 shouldDismiss(A)→true [O1] → @0 A.willDisappear(y) [W20]
        @200 A.didDisappear(y) [W20] → @200 popoverDidDismiss(A) [O1]
        """)
  }

  @Test("W20: by code, without animation")
  func w20Code() {
    var run = Run.listed([listedPopover("A")], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.dismiss("A", animated: false)
    #expect(run.callsSoFar == "A.willDisappear(n) → A.didDisappear(n)")
  }

  @Test("W21: beneath an alert, which stays on top and hears nothing")
  func w21() {
    var run = Run.listed([confirm("A"), view("B")])
    run.present("A")
    run.settleAndForget()
    run.present("B")
    #expect(
      run.timed == """
        @0 B.didLoad [W21] → @0 S.willDisappear(y) [W21] → @0 B.willAppear(y) [W21]
        @400 B.didAppear(y) [W21] → @400 S.didDisappear(y) [W21]
        """)
    run.settle()
    #expect(run.up == "BA")
  }

  @Test("W21: over a popover, which hears nothing and is back later")
  func w21Popover() {
    var run = Run.listed([listedPopover("A"), view("B")], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.present("B")
    run.settle()
    #expect(
      run.callsSoFar == """
        B.didLoad → S.willDisappear(y) → B.willAppear(y) → B.didAppear(y) → S.didDisappear(y)
        """)
    #expect(run.up == "AB")
    #expect(run.simulator.state.visibleShowings.map(\.dialog) == [id("B")])
    run.dismiss("B")
    run.settle()
    #expect(run.up == "A")
    #expect(run.simulator.state.visibleShowings.map(\.dialog) == [id("A")])
  }

  @Test("W22: inside clicked both move at once")
  func w22() {
    var run = Run.listed([alert("A", others: ["Go".then(present("B"))]), view("B")])
    run.present("A")
    run.settleAndForget()
    run.tap("A", 0)
    #expect(
      run.timed == """
        @0 clicked(A,0) [D1]
        @0 B.didLoad [W22] → @0 S.willDisappear(y) [W22] → @0 B.willAppear(y) [W22]
        @0 willDismiss(A,0) [D1] → @200 didDismiss(A,0) [D1]
        @400 B.didAppear(y) [W22] → @400 S.didDisappear(y) [W22]
        """)
  }

  @Test("W22: an alert asked while a view moves has a turn of its own, by 2.5")
  func w22Turns() {
    var run = Run.listed([confirm("A"), view("B")])
    run.present("B", at: 0)
    run.present("A", at: 100)
    #expect(run.up == "BA")
    #expect(run.denied == "")
    run.settle()
    #expect(
      run.timed == """
        @0 B.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 B.willAppear(y) [W1]
        @100 willPresent(A) [M1] → @100 shouldEnable(A)→true [M1] → @350 didPresent(A) [M1]
        @400 B.didAppear(y) [W1] → @400 S.didDisappear(y) [W1]
        """)
  }

  @Test("A view asked for while a sheet moves waits its turn, and a second one is refused")
  func behindASheet() {
    var run = Run.listed([sheet("A", delegate: .none), view("B"), view("C")])
    run.present("A", at: 0)
    run.present("B", at: 100)
    run.present("C", at: 150)
    #expect(run.up == "A")
    #expect(run.denied == "present(C) refused: presenting [W11]")
    #expect(
      run.calls == """
        B.didLoad → S.willDisappear(y) → B.willAppear(y) → B.didAppear(y) → S.didDisappear(y)
        """)
  }

  @Test("A sheet over a view leaves with the view, first and at once")
  func sheetOverAView() {
    var run = Run.listed([view("A"), sheet("B")])
    run.present("A")
    run.settle()
    run.present("B")
    run.settleAndForget()
    run.dismiss("A")
    #expect(
      run.calls == """
        willDismiss(B,-1) → didDismiss(B,-1)
        A.willDisappear(y) → S.willAppear(y) → S.didAppear(y) → A.didDisappear(y)
        """)
  }
}
