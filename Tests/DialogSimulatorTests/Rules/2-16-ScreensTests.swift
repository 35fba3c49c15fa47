import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: screens that are pushed, popped, presented and replaced.
@Suite("2.16 Ways between screens") struct ScreenWaysTests {
  private func pushed(
    _ screens: [[Control]] = [[], []], prepare: (inout Prototype) -> Void = { _ in }
  ) -> Run {
    var run = Run.listed(
      screens: screens,
      prepare: {
        $0.navigationController = Delegate()
        prepare(&$0)
      })
    run.perform(navigate(1, .push))
    run.settleAndForget()
    return run
  }

  @Test("X1: a push")
  func x1() {
    var run = Run.listed(screens: [[], []]) { $0.navigationController = Delegate() }
    run.perform(navigate(1, .push))
    #expect(
      run.timed == """
        @0 T.didLoad [X1] → @0 S.willDisappear(y) [X1] → @0 T.willAppear(y) [X1]
        @0 willShow(T,y) [X1]
        @350 S.didDisappear(y) [X1] → @350 T.didAppear(y) [X1] → @350 didShow(T,y) [X1]
        """)
    run.settle()
    #expect(run.simulator.state.screen == ScreenID(1))
    #expect(run.simulator.state.backScreen == ScreenID(0))
  }

  @Test("X1: without a listed delegate nobody is told, and a document can push by itself")
  func x1Default() {
    var run = Run.listed(screens: [[], []]) { $0.navigation = .push }
    run.perform(goTo(1))
    #expect(
      run.calls == """
        T.didLoad → S.willDisappear(y) → T.willAppear(y) → S.didDisappear(y) → T.didAppear(y)
        """)
  }

  @Test("X1: a screen of the stack is not pushed again")
  func x1OnStack() {
    var run = pushed()
    run.perform(navigate(0, .push))
    #expect(run.denied == "push(0) refused: onStack [X1]")
  }

  @Test("X2: a pop, by code, and by the back button", arguments: [0, 1, 2])
  func x2(way: Int) {
    var run = pushed()
    switch way {
    case 0: run.perform(.goBack)
    case 1: run.perform(.tapBack)
    default: run.perform(navigate(0, .pop))
    }
    #expect(
      run.timed == """
        @0 T.willDisappear(y) [X2] → @0 S.willAppear(y) [X2] → @0 willShow(S,y) [X2]
        @350 T.didDisappear(y) [X2] → @350 S.didAppear(y) [X2] → @350 didShow(S,y) [X2]
        """)
    run.settle()
    #expect(run.simulator.state.screen == ScreenID(0))
    #expect(run.simulator.state.backScreen == nil)
  }

  @Test("X2: the next push loads anew")
  func x2Again() {
    var run = pushed([[], [control("name")]])
    let name = FieldID.control(ControlID(screen: ScreenID(1), index: 0))
    run.perform(.setFieldText(name, template("typed")))
    run.perform(.goBack)
    run.settleAndForget()
    run.perform(navigate(1, .push))
    #expect(run.callsSoFar.entries.first == "T.didLoad")
    #expect(run.simulator.state.field(name)?.text == "")
  }

  @Test("X2: a screen that is not on the stack takes the top's place")
  func x2Other() {
    var run = pushed([[], [], []])
    run.perform(navigate(2, .pop))
    #expect(
      run.calls == """
        U.didLoad → T.willDisappear(y) → U.willAppear(y) → willShow(U,y)
        T.didDisappear(y) → U.didAppear(y) → didShow(U,y)
        """)
    run.settle()
    #expect(run.simulator.state.screens.map(\.screen.index) == [0, 2])
  }

  @Test("X2: at the root there is nothing to go back to")
  func x2Root() {
    var run = Run.listed()
    run.perform(.goBack)
    run.perform(.tapBack)
    #expect(run.denied == "goBack refused: atRoot [X2] → > tapBack ignored: notShowing [S1]")
  }

  @Test("X3: in the background a push is done at once")
  func x3() {
    let work = task(500, loader: .none, done: [navigate(1, .push)])
    var run = Run.listed(screens: [[], []], tasks: [work]) {
      $0.application = Prototype.Application(inBackground: .running, delegate: hearing(only: []))
      $0.navigationController = Delegate()
    }
    run.perform(.run(TaskID(0)), at: 0)
    run.home(at: 100)
    run.wait(until: 600)
    #expect(
      run.timedSoFar == """
        @500 T.didLoad [X3] → @500 S.willDisappear(n) [X3] → @500 T.willAppear(n) [X3]
        @500 willShow(T,n) [X3]
        @500 S.didDisappear(n) [X3] → @500 T.didAppear(n) [X3] → @500 didShow(T,n) [X3]
        """)
  }

  @Test("X4: a pop while a field of the screen edits")
  func x4() {
    var run = pushed([[], [control("name")]])
    run.perform(.tapControl(ControlID(screen: ScreenID(1), index: 0)))
    run.settleAndForget()
    run.perform(.goBack)
    #expect(
      run.timed == """
        @0 T.willDisappear(y) [X4] → @0 S.willAppear(y) [X4] → @0 willShow(S,y) [X4]
        @0 F0.shouldEnd→true [X4] → @0 F0.didEnd [X4]
        @350 T.didDisappear(y) [X4] → @350 S.didAppear(y) [X4] → @350 didShow(S,y) [X4]
        """)
  }

  @Test("X5: the first screen of a navigation controller")
  func x5() {
    var run = Run.listed(application: hearing(), launched: false) {
      $0.navigationController = Delegate()
    }
    run.perform(.launch)
    #expect(
      run.timed == """
        @0 application:didFinishLaunchingWithOptions:→true [L1]
        @0 S.didLoad [Y1] → @0 S.willAppear(n) [Y1] → @0 willShow(S,n) [X5]
        @0 applicationDidBecomeActive: [L1] → @0 S.didAppear(n) [Y1] → @0 didShow(S,n) [X5]
        """)
  }

  @Test("X6: a push or a pop while one runs")
  func x6() {
    var run = Run.listed(screens: [[], [], []])
    run.perform(navigate(1, .push), at: 0)
    run.perform(navigate(2, .push), at: 100)
    run.perform(.goBack, at: 200)
    #expect(run.denied == "push(2) refused: moving [X6] → goBack refused: moving [X6]")
    #expect(
      run.console
        == Array(
          repeating: "nested push animation can result in corrupted navigation bar", count: 2))
    run.settle()
    #expect(run.simulator.state.screen == ScreenID(1))
  }

  @Test("X6: before the sixth version the console is silent")
  func x6Ios3() {
    var run = Run.listed(screens: [[], [], []], era: .ios3)
    run.perform(navigate(1, .push), at: 0)
    run.perform(navigate(2, .push), at: 100)
    #expect(run.denied == "push(2) refused: moving [X6]")
    #expect(run.console == [])
  }

  private func tabs() -> [Control] { [tab("One", selecting: 0), tab("Two", selecting: 1)] }

  @Test("X7: a tap on another tab")
  func x7() {
    var run = Run.listed(screens: [tabs(), tabs()]) { $0.tabBarController = Delegate() }
    run.tapControl(1)
    #expect(
      run.timedSoFar == """
        @0 shouldSelect(T)→true [X7]
        @0 T.didLoad [X7] → @0 T.willAppear(n) [X7] → @0 S.willDisappear(n) [X7]
        @0 S.didDisappear(n) [X7] → @0 T.didAppear(n) [X7] → @0 didSelect(T) [X7]
        """)
    run.forget()
    run.tapControl(0, screen: 1)
    #expect(
      run.callsSoFar == """
        shouldSelect(S)→true → S.willAppear(n) → T.willDisappear(n)
        T.didDisappear(n) → S.didAppear(n) → didSelect(S)
        """)
  }

  @Test("X7: a no, and the selected tab")
  func x7No() {
    var run = Run.listed(screens: [tabs(), tabs()]) {
      $0.tabBarController = hearing(returns: [.tabBarControllerShouldSelect: .always(false)])
    }
    run.tapControl(1)
    #expect(run.calls == "shouldSelect(T)→false")
    #expect(run.simulator.state.screen == ScreenID(0))
    var selected = Run.listed(screens: [tabs(), tabs()]) { $0.tabBarController = Delegate() }
    selected.tapControl(0)
    #expect(selected.calls == "shouldSelect(S)→true → didSelect(S)")
  }

  @Test("X7: a tab keeps its stack, and its selected tab pops to the root")
  func x7Stacks() {
    var run = Run.listed(screens: [tabs(), tabs(), tabs()])
    run.perform(navigate(2, .push))
    run.settle()
    run.tapControl(1, screen: 2)
    run.settle()
    #expect(run.simulator.state.screens.map(\.screen.index) == [1])
    run.tapControl(0, screen: 1)
    run.settle()
    #expect(run.simulator.state.screens.map(\.screen.index) == [0, 2])
    run.forget()
    run.tapControl(0, screen: 2)
    run.settle()
    #expect(run.simulator.state.screens.map(\.screen.index) == [0])
    #expect(run.calls.entries.first == "U.willDisappear(y)")
  }

  @Test("X8: a tab chosen by code asks and tells nobody")
  func x8() {
    var run = Run.listed(screens: [tabs(), tabs()]) { $0.tabBarController = Delegate() }
    run.perform(goTo(1))
    #expect(
      run.timedSoFar == """
        @0 T.didLoad [X8] → @0 T.willAppear(n) [X8] → @0 S.willDisappear(n) [X8]
        @0 S.didDisappear(n) [X8] → @0 T.didAppear(n) [X8]
        """)
  }

  @Test("X9: another root")
  func x9() {
    var run = Run.listed(screens: [[], []]) { $0.navigationController = Delegate() }
    run.perform(goTo(1))
    #expect(
      run.timedSoFar == """
        @0 T.didLoad [X9] → @0 S.willDisappear(n) [X9] → @0 T.willAppear(n) [X9]
        @0 S.didDisappear(n) [X9] → @0 T.didAppear(n) [X9]
        """)
    run.forget()
    // A root keeps its controller.
    run.perform(goTo(0))
    #expect(
      run.calls == """
        T.willDisappear(n) → S.willAppear(n) → T.didDisappear(n) → S.didAppear(n)
        """)
  }

  @Test("X9: views over the old root are dropped, alerts stay", arguments: [false, true])
  func x9Drops(moving: Bool) {
    var run = Run.listed([view("A"), confirm("B")], screens: [[], []])
    run.present("A")
    if !moving { run.settleAndForget() }
    run.present("B", at: moving ? 100 : 0)
    if !moving { run.settleAndForget() }
    run.perform(goTo(1))
    #expect(run.up == "B")
    #expect(run.calls.entries.contains("T.didAppear(n)"))
    #expect(!run.calls.entries.contains("A.willDisappear(n)"))
    #expect(run.calls.entries.contains("S.didDisappear(n)") == moving)
  }

  @Test("X9: a popover leaves with the control that it comes out of")
  func x9Popover() {
    var run = Run.listed(
      [popover("A")], screens: [[button("Go", then: present("A"))], []], device: .tablet)
    run.tapControl(0)
    run.settle()
    run.perform(goTo(1))
    run.settle()
    #expect(run.up == "")
  }

  @Test("A modal screen comes and goes as a presented view (W1, W2)")
  func modal() {
    var run = Run.listed(screens: [[], []]) { $0.navigationController = Delegate() }
    run.perform(navigate(1, .modal))
    #expect(
      run.timed == """
        @0 T.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 T.willAppear(y) [W1]
        @400 T.didAppear(y) [W1] → @400 S.didDisappear(y) [W1]
        """)
    run.settleAndForget()
    #expect(run.simulator.state.backScreen == nil)
    run.perform(.goBack)
    #expect(
      run.timed == """
        @0 T.willDisappear(y) [W2] → @0 S.willAppear(y) [W2]
        @400 S.didAppear(y) [W2] → @400 T.didDisappear(y) [W2]
        """)
  }

  @Test("goBack takes a popover first, then a view, then a screen")
  func goBackOrder() {
    var run = Run.listed(
      [view("A"), popover("B", delegate: .none)], screens: [[], []], device: .tablet)
    run.perform(navigate(1, .push))
    run.settle()
    run.present("A")
    run.settle()
    run.present("B")
    run.settle()
    for up in ["A", "", ""] {
      run.perform(.goBack)
      run.settle()
      #expect(run.up == up)
    }
    #expect(run.simulator.state.screen == ScreenID(0))
  }

  @Test("The back button is covered like any control of its bar")
  func backButton() {
    var run = pushed()
    #expect(run.simulator.choices.contains(.tapBack))
    run = Run.listed([confirm("A"), view("B")], screens: [[], []])
    run.perform(navigate(1, .push), at: 0)
    run.perform(.tapBack, at: 100)
    run.settle()
    run.present("A")
    run.settle()
    run.perform(.tapBack)
    run.tap("A", 0)
    run.settle()
    run.perform(.setBarEnabled(.navigationBar, false))
    run.perform(.tapBack)
    run.present("B")
    run.settle()
    run.perform(.tapBack)
    #expect(
      run.denied == """
        > tapBack ignored: entering [S3] → > tapBack ignored: covered [S3]
        > tapBack ignored: disabled [S2] → > tapBack ignored: notShowing [S1]
        """)
  }

  @Test("A view asked for while a screen moves waits for its end")
  func viewWaits() {
    var run = Run.listed([view("A")], screens: [[], []])
    run.perform(navigate(1, .push), at: 0)
    run.present("A", at: 100)
    #expect(run.up == "")
    run.settle()
    #expect(run.up == "A")
    #expect(run.calls.entries.contains("T.willDisappear(y)"))
  }

  @Test("Nothing is pushed under a presented view")
  func underAView() {
    var run = Run.listed([view("A")], screens: [[], []])
    run.present("A")
    run.settleAndForget()
    run.perform(navigate(1, .push))
    #expect(run.denied == "push(1) refused: covered [X1]")
  }
}
