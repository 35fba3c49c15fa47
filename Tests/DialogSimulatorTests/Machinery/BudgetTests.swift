import DialogModel
import Testing

@testable import DialogSimulator

@Suite("Limits: endless documents stop and say what repeats")
struct BudgetTests {
  /// Two alerts that show each other without end; the system takes each away as it comes, and no
  /// time passes. (Without the system there is none: a show takes its 0.25 s.)
  private func pingPong(limits: Limits = .preview) -> Run {
    Run(
      confirm("A", does: [.didDismiss: [present("B")]]),
      confirm("B", does: [.didDismiss: [present("A")]]), limits: limits, showing: "A")
  }

  private static let round = [
    "didPresent(A)", "cancel(A)", "willDismiss(A)", "didDismiss(A)", "willPresent(B)",
    "shouldEnable(B)", "didPresent(B)", "cancel(B)", "willDismiss(B)", "didDismiss(B)",
    "willPresent(A)", "shouldEnable(A)",
  ]

  private func words(_ calls: [Stop.RepeatedCall]) -> [String] {
    calls.map { "\($0.selector?.word ?? "run")(\(name($0.target)))" }
  }

  /// Whether two lists are one round, begun at any of its calls.
  private func isRound(_ calls: [String], of expected: [String]) -> Bool {
    calls.count == expected.count
      && expected.indices.contains { Array(expected[$0...] + expected[..<$0]) == calls }
  }

  @Test("B1: 10,000 calls without time passing are made; the next one is not, and names the round")
  func callsWithoutTime() throws {
    var run = pingPong()
    run.wait(until: 1)
    while run.simulator.state.stop == nil {
      run.systemCancel("A")
      run.systemCancel("B")
    }
    let stop = try #require(run.simulator.state.stop)
    #expect(stop.limit == .callsWithoutTime(10_000))
    #expect(run.callsSoFar.entries.count == 10_000)
    #expect(isRound(words(stop.repeating), of: Self.round), "\(words(stop.repeating))")
    #expect(run.rows.count { $0.content == .stopped(stop) } == 1)
    #expect(run.rows.first { $0.content == .stopped(stop) }?.rule == .b1)
  }

  @Test("B1: exactly as many calls as are allowed stop nothing; time passing begins anew")
  func exactly() {
    let limits = Limits(callsWithoutTime: 6, calls: nil, milliseconds: nil)
    // A shows (two calls), and is cancelled (four) at the same moment.
    var run = Run(confirm("A"), limits: limits)
    for turn in 1...10 {
      run.present("A", at: turn)
      run.systemCancel("A", at: turn)
    }
    #expect(run.simulator.state.stop == nil)
    run.present("A", at: 10)
    #expect(run.simulator.state.stop?.limit == .callsWithoutTime(6))
    #expect(run.callsSoFar.entries.count == 60)
  }

  @Test("B1: after the stop nothing goes on: no input, no wake-up, no time")
  func stopped() {
    var run = pingPong(limits: Limits(callsWithoutTime: 20, calls: nil, milliseconds: nil))
    while run.simulator.state.stop == nil {
      run.systemCancel("A")
      run.systemCancel("B")
    }
    let now = run.simulator.state.now
    run.forget()
    run.tap("A", 0, at: 1000)
    run.answer(.shouldEnable, true)
    run.wait(until: 5000)
    #expect(
      run.denied == """
        > tap(A,0) ignored: stopped [B1]
        > answer(shouldEnable,true) ignored: stopped [B1]
        """)
    #expect(run.calls == "")
    #expect(run.simulator.wake == nil)
    #expect(run.simulator.state.now == now)
  }

  @Test("B1: the stop comes in the middle of what runs, and nothing of it is made up for")
  func middle() {
    let limits = Limits(callsWithoutTime: 2, calls: nil, milliseconds: nil)
    var run = Run(
      alert("A", cancel: "Cancel", others: ["OK".then(present("B"), log("never"))]),
      confirm("B"), limits: limits, showing: "A")
    run.wait(until: 1)
    run.tap("A", 1)
    #expect(run.callsSoFar == "clicked(A,1) → willPresent(B)")
    #expect(run.console == [])
    #expect(run.storySoFar.entries.last == "stopped: callsWithoutTime(2)")
  }

  /// A and B show each other without end, in time.
  private func endless(limits: Limits) -> Run {
    Run(
      confirm("A", does: [.didPresent: [dismiss("A", 1)], .didDismiss: [present("B")]]),
      confirm("B", does: [.didPresent: [dismissNow("B", 0)], .didDismiss: [present("A")]]),
      limits: limits)
  }

  private static let endlessRound = [
    "willPresent(A)", "shouldEnable(A)", "didPresent(A)", "willDismiss(A)", "didDismiss(A)",
    "willPresent(B)", "shouldEnable(B)", "didPresent(B)", "willDismiss(B)", "didDismiss(B)",
  ]

  @Test("B2: with time passing a scenario ends after so many calls, and names the round")
  func calls() throws {
    let limits = Limits(callsWithoutTime: 10_000, calls: 20_000, milliseconds: nil)
    var simulator = endless(limits: limits).simulator
    simulator.perform(.perform(present("A")), at: .zero)
    var made = 0
    while simulator.state.stop == nil, let wake = simulator.wake {
      simulator.advance(to: wake.after(milliseconds: 700_000))
      made += simulator.takeRows().filter(\.isCall).count
    }
    let stop = try #require(simulator.state.stop)
    #expect(stop.limit == .calls(20_000))
    #expect(made == 20_000)
    #expect(isRound(words(stop.repeating), of: Self.endlessRound), "\(words(stop.repeating))")
  }

  @Test("B2: a window has no such limit")
  func preview() {
    #expect(
      Limits.preview == Limits(callsWithoutTime: 10_000, calls: nil, milliseconds: nil))
    #expect(
      Limits.scenario
        == Limits(callsWithoutTime: 10_000, calls: 1_000_000, milliseconds: 3_155_760_000_000))
  }

  @Test("B2: a scenario ends after 100 years")
  func years() {
    let century = 3_155_760_000_000
    var run = Run(confirm("A"), limits: .scenario)
    run.present("A")
    run.wait(until: century)
    #expect(run.simulator.state.stop == nil)
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    run.wait(until: century + 1)
    #expect(run.simulator.state.stop == Stop(limit: .milliseconds(century), repeating: []))
    #expect(run.rows.last?.words == "stopped: milliseconds(\(century))")
    #expect(run.rows.last?.rule == .b2)
  }

  @Test("B2: the stop carries the limit's moment, however far time was to go")
  func yearsInOneJump() {
    let limits = Limits(callsWithoutTime: 10, calls: nil, milliseconds: 1000)
    var jump = Run(confirm("A"), limits: limits)
    jump.present("A", at: 900)
    var slices = jump
    jump.wait(until: 1_000_000)
    for time in stride(from: 901, through: 3000, by: 7) { slices.wait(until: time) }
    #expect(jump.rows == slices.rows)
    #expect(jump.rows.last?.time == SimulatedTime(milliseconds: 1000))
    #expect(jump.callsSoFar == "willPresent(A) → shouldEnable(A)→true")
  }

  @Test("The round is a whole one, also where equal calls stand side by side in it")
  func equalNeighbours() throws {
    let selectors: [Selector] = [.willPresent, .didPresent, .clicked, .didPresent, .didPresent]
    for end in 100..<105 {
      var budget = Budget(limits: Limits(callsWithoutTime: end, calls: nil, milliseconds: nil))
      var stop: Stop?
      var made = 0
      while stop == nil {
        stop = budget.count(selectors[made % 5], .dialog(id("A")))
        made += 1
      }
      let round = try #require(stop).repeating.map { $0.selector?.word ?? "run" }
      #expect(isRound(round, of: selectors.map(\.word)), "\(round)")
    }
  }

  @Test(
    "B1: control events that send each other without any call are stopped too",
    .timeLimit(.minutes(10)))
  func controlEvents() {
    var field = TextField()
    field.delegate.isNil = true
    let id = FieldID.control(ControlID(screen: ScreenID(0), index: 0))
    field.events = [.editingDidEnd: [.focus(id), .resign(id)]]
    var prototype = Prototype()
    prototype.screens = [
      Screen(id: "s", controls: [Control(id: "f", kind: .textField(field), text: "f")])
    ]
    prototype.start = .screen(ScreenID(0))
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    simulator.perform(.perform(.focus(id)), at: .zero)
    simulator.perform(.perform(.resign(id)), at: .zero)
    #expect(simulator.state.stop?.limit == .callsWithoutTime(10_000))
    #expect(simulator.state.stop?.repeating.map(\.target) == [.field(id)])
  }
}
