import DialogModel
import Testing

@testable import DialogSimulator

@Suite("Questions: ask, held runs and prepared answers")
struct HoldTests {
  private static let asks: [Selector: Answer] = [.shouldEnable: .ask]

  @Test("H1: the run is held at the question; time stands, however long it takes")
  func held() {
    var run = Run(confirm("A", returns: Self.asks))
    run.present("A", at: 10)
    #expect(run.callsSoFar == "willPresent(A)")
    #expect(run.simulator.state.hold?.selector == .shouldEnable)
    #expect(run.simulator.state.hold?.target == .dialog(id("A")))
    #expect(run.simulator.state.hold?.rule == .p1)
    #expect(run.simulator.wake == nil)
    run.wait(until: 100_000)
    #expect(run.callsSoFar == "willPresent(A)")
    #expect(run.simulator.state.now == SimulatedTime(milliseconds: 10))
  }

  @Test("H1: inputs while held are ignored")
  func ignored() {
    var run = Run(
      confirm("A", returns: Self.asks), confirm("B"), screens: [[button("Go", then: log("never"))]])
    run.present("A")
    run.tap("A", 0, at: 1000)
    run.tapOutside()
    run.tapControl(0)
    run.present("B")
    run.perform(log("never"))
    run.systemCancel("A")
    run.home()
    run.launchApp()
    run.killApp()
    #expect(
      run.denied == """
        > tap(A,0) ignored: held [H1]
        > tapOutside ignored: held [H1]
        > tap(0) ignored: held [H1]
        > present(B) ignored: held [H1]
        > log ignored: held [H1]
        > systemCancel(A) ignored: held [H1]
        > home ignored: held [H1]
        > launchApp ignored: held [H1]
        > killApp ignored: held [H1]
        """)
    #expect(run.rows.allSatisfy { $0.time == .zero })
    run.answer(.shouldEnable, true)
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    #expect(run.console == [])
  }

  @Test(
    "H2: the answer lets everything go on, from the moment of the question",
    arguments: [true, false])
  func answered(answer: Bool) {
    var run = Run(
      confirm("A", returns: Self.asks, does: [.shouldEnable: [log("asked")]]))
    run.present("A", at: 10)
    run.answer(.shouldEnable, answer, at: 90_000)
    #expect(run.simulator.state.hold == nil)
    #expect(run.simulator.wake == SimulatedTime(milliseconds: 260))
    #expect(
      run.timed
        == Order([
          "@10 willPresent(A) [P1]", "@10 shouldEnable(A)→\(answer) [P1]",
          "@260 didPresent(A) [P1]",
        ]))
    #expect(
      run.story
        == Order([
          "> present(A)", "present(A)", "willPresent(A)", "> answer(shouldEnable,\(answer))",
          "shouldEnable(A)→\(answer)", "console: asked", "[A enters 250]", "didPresent(A)",
        ]))
    #expect(run.simulator.state.showings.first?.firstOtherEnabled == answer)
  }

  @Test("H1: inside clicked, what called goes on only after the answer")
  func insideClicked() {
    var run = Run(
      alert("A", cancel: "Cancel", others: ["OK".then(present("B"), log("returned"))]),
      confirm("B", returns: Self.asks), showing: "A")
    run.tap("A", 1)
    #expect(run.callsSoFar == "clicked(A,1) → willPresent(B)")
    #expect(run.console == [])
    #expect(run.simulator.state.hold?.rule == .k4)
    run.answer(.shouldEnable, false)
    #expect(run.console == ["returned"])
    #expect(
      run.calls == """
        clicked(A,1) → willPresent(B) → shouldEnable(B)→false
        willDismiss(A,1) → didDismiss(A,1) → didPresent(B)
        """)
  }

  @Test("H1: a question when its turn comes holds the run there, and a later input finds it held")
  func whenItsTurnComes() {
    var run = Run(confirm("A"), confirm("B", returns: Self.asks))
    run.present("A")
    run.present("B")
    run.tap("A", 0, at: 1000)
    #expect(run.denied == "> tap(A,0) ignored: held [H1]")
    #expect(run.simulator.state.now == SimulatedTime(milliseconds: 250))
    run.answer(.shouldEnable, true)
    run.tap("B", 0, at: 2000)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @250 didPresent(A) [K8]
        @250 willPresent(B) [K8]
        @250 shouldEnable(B)→true [K8]
        @500 didPresent(B) [K8]
        @2000 clicked(B,0) [K2]
        @2000 willDismiss(B,0) [K2]
        @2200 didDismiss(B,0) [K2]
        """)
  }

  @Test("H2: an answer that comes before its question is kept for the next one like it")
  func prepared() {
    var run = Run(confirm("A", returns: Self.asks))
    run.answer(.shouldEnable, false)
    run.answer(.shouldEnable, true)
    run.present("A")
    run.tap("A", 0, at: 300)
    run.present("A", at: 1000)
    run.tap("A", 0, at: 1300)
    run.present("A", at: 2000)
    #expect(
      run.callsSoFar.entries.filter { $0.hasPrefix("shouldEnable") }
        == ["shouldEnable(A)→false", "shouldEnable(A)→true"])
    #expect(run.simulator.state.hold?.selector == .shouldEnable)
  }

  @Test("H2: an answer for one dialog is not another's, also while that one asks")
  func preparedForOne() {
    var run = Run(confirm("A", returns: Self.asks), confirm("B", returns: Self.asks))
    run.answer(.shouldEnable, false, of: "B")
    run.present("A")
    #expect(run.simulator.state.hold?.target == .dialog(id("A")))
    run.answer(.applicationDidFinishLaunchingWithOptions, false)
    #expect(run.simulator.state.hold?.target == .dialog(id("A")))
    run.answer(.shouldEnable, true, of: "A")
    run.present("B", at: 1000)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        willPresent(B) → shouldEnable(B)→false → didPresent(B)
        """)
  }

  @Test("H1: the launch can be a question as well")
  func launch() {
    var run = Run(
      confirm("A"), start: .dialog(id("A")),
      application: hearing(returns: [.applicationDidFinishLaunchingWithOptions: .ask]))
    #expect(run.callsSoFar == "")
    #expect(run.simulator.state.hold?.target == .application)
    run.answer(.applicationDidFinishLaunchingWithOptions, false)
    #expect(
      run.calls == """
        application:didFinishLaunchingWithOptions:→false → applicationDidBecomeActive:
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        """)
  }

  @Test("A delegate that is nil, or lacks the method, is not asked")
  func notAsked() {
    for dialog in [
      confirm("A", delegate: .none, returns: Self.asks),
      confirm("A", without: [.shouldEnable], returns: Self.asks),
    ] {
      var run = Run(dialog)
      run.present("A")
      #expect(run.simulator.state.hold == nil)
    }
  }
}
