import DialogModel
import DialogSimulator
import Session
import Testing

@testable import Workbench

/// What a task's end leads to, by when it comes.
@MainActor @Suite struct TaskFuturesTests {
  private static let document = """
    start: account
    screens:
      account:
        controls:
          - {button: Send, then: [{run: sending}]}
          - {button: Layout, then: [{present: layout}]}
          - {label: Robin}
    dialogs:
      layout: {actionSheet: {title: Layout, cancelButton: Back, otherButtons: [Large]}}
      completed: {alert: {title: Completed, cancelButton: OK}}
    tasks:
      sending: {loader: none, simulate: {seconds: 10}, whenDone: [{present: completed}]}
    scenarios:
      leave: {steps: [{tapOn: Send}, {tapOn: Layout}, {tapOn: Back}]}
    """

  private func bench() throws -> Bench {
    let bench = try Bench(Self.document)
    try bench.pass()
    return bench
  }

  private func send(_ control: Int, _ bench: Bench) throws {
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: control)))
  }

  @Test func nothingIsForeseenWithoutATask() throws {
    let bench = try bench()
    #expect(bench.workbench.taskFutures == nil)
  }

  @Test func endsThatDifferAreThereOnce() throws {
    let bench = try bench()
    try send(0, bench)
    let futures = try #require(bench.workbench.taskFutures)
    #expect(futures.task == TaskID(0))
    // Now; while the second “sending” begins nothing moves; while the sheet comes, and after.
    #expect(futures.parts.first?.before == nil)
    #expect(futures.parts.count > futures.futures.count)
    #expect(futures.parts.map(\.future).max() == futures.futures.count - 1)
    // While the sheet comes in and when it is up the alert comes over it.
    let names = futures.futures.map { future in
      future.simulator.state.showings.map { $0.texts.title ?? "" }
    }
    #expect(names.contains(["Completed"]))
    #expect(names.contains(["Layout", "Completed"]))
    // What the sheet calls by itself makes no other end.
    #expect(Set(names).count == names.count)
    #expect(futures.futures.allSatisfy { $0.calls == futures.futures[0].calls })
  }

  @Test func aClickGoesOnThatWay() throws {
    let bench = try bench()
    try send(0, bench)
    let futures = try #require(bench.workbench.taskFutures)
    let over = try #require(
      futures.futures.first { $0.simulator.state.showings.count == 2 })
    let before = try bench.session.state.inputCount
    over.begin(in: bench.workbench)
    try bench.pass()
    let state = try bench.session.state
    #expect(state.showings.map { $0.texts.title } == ["Layout", "Completed"])
    #expect(state.jobs.isEmpty)
    #expect(state.inputCount == before + 2)
    // The past has it as if a person had done it.
    #expect(bench.workbench.taskFutures == nil)
  }

  @Test func aScenarioSaysWhatComesNext() throws {
    let bench = try bench()
    _ = bench.workbench.walk.next(of: "leave")
    try bench.pass(milliseconds: 500)
    let futures = try #require(bench.workbench.taskFutures)
    let acts = futures.parts.compactMap { part -> String? in
      guard case .input(_, let title, _)? = part.before?.content else { return nil }
      return title
    }
    #expect(acts.first == "Layout")
    #expect(acts.last == "Back")
    #expect(!acts.contains("Send"))
  }
}
