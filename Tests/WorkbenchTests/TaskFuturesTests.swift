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

  private func foreseen(_ bench: Bench, ahead: String? = nil) -> TaskFutures? {
    bench.workbench.futures.all(of: .succeeds(TaskID(0)), ahead: ahead)
  }

  /// What a person does ahead, as it shows.
  private func acts(_ futures: TaskFutures) -> [String] {
    futures.parts.compactMap { part in
      guard case .input(_, let title, _)? = part.before?.content else { return nil }
      return title
    }
  }

  @Test func nothingIsForeseenWithoutATask() throws {
    let bench = try bench()
    #expect(bench.workbench.futures.events.isEmpty)
    #expect(foreseen(bench) == nil)
  }

  @Test func endsThatDifferAreThereOnce() throws {
    let bench = try bench()
    try send(0, bench)
    let futures = try #require(foreseen(bench))
    #expect(futures.event == .succeeds(TaskID(0)))
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
    let futures = try #require(foreseen(bench))
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
    #expect(bench.workbench.futures.events.isEmpty)
  }

  @Test func aScenarioSaysWhatComesNext() throws {
    let bench = try bench()
    _ = bench.workbench.walk.next(of: "leave")
    try bench.pass(milliseconds: 500)
    #expect(bench.workbench.futures.scenarios == ["leave"])
    let futures = try #require(foreseen(bench, ahead: "leave"))
    let acts = self.acts(futures)
    #expect(acts.first == "Layout")
    #expect(acts.last == "Back")
    #expect(!acts.contains("Send"))
  }

  private static let several = """
    start: account
    screens:
      account:
        controls:
          - {button: Send, then: [{run: sending}]}
          - {button: Load, then: [{run: loading}]}
          - {button: Later, then: [{schedule: reminder}]}
    dialogs:
      completed: {alert: {title: Completed, cancelButton: OK}}
      failed: {alert: {title: Failed, cancelButton: OK}}
      stopped: {alert: {title: Stopped, cancelButton: OK}}
    tasks:
      sending: {loader: none, simulate: {seconds: 10}, whenDone: [{present: completed}],
        whenFailed: [{present: failed}]}
      loading: {title: Loading, loader: separate, simulate: {seconds: 20}, cancellable: true,
        whenCancelled: [{present: stopped}]}
    notifications:
      reminder: {after: 60, body: Still there?}
    """

  /// Each running task with its ends, one that can be cancelled also with that, and what waits.
  @Test func allThatMayComeIsThere() throws {
    let bench = try Bench(Self.several)
    try bench.pass()
    try send(2, bench)
    #expect(bench.workbench.futures.events.isEmpty)
    try send(0, bench)
    #expect(
      bench.workbench.futures.events == [
        .succeeds(TaskID(0)), .fails(TaskID(0)), .fires(NotificationID(0)),
      ])
    try send(1, bench)
    try bench.pass(milliseconds: 1_000)
    #expect(
      bench.workbench.futures.events == [
        .succeeds(TaskID(0)), .fails(TaskID(0)), .succeeds(TaskID(1)), .fails(TaskID(1)),
        .isCancelled(TaskID(1)), .fires(NotificationID(0)),
      ])
  }

  @Test(arguments: [
    (FutureEvent.fails(TaskID(0)), "Failed"), (.isCancelled(TaskID(1)), "Stopped"),
  ])
  func otherEndsLeadElsewhere(_ event: FutureEvent, _ title: String) throws {
    let bench = try Bench(Self.several)
    try bench.pass()
    if case .isCancelled = event { try send(1, bench) } else { try send(0, bench) }
    try bench.pass(milliseconds: 1_000)
    let futures = try #require(bench.workbench.futures.all(of: event, ahead: nil))
    let now = futures.futures[0]
    #expect(now.simulator.state.showings.map { $0.texts.title } == [title])
    now.begin(in: bench.workbench)
    try bench.pass(milliseconds: 1_000)
    #expect(try bench.session.state.showings.map { $0.texts.title } == [title])
  }

  @Test func aNotificationThatWaitsMayFire() throws {
    let bench = try Bench(Self.several)
    try bench.pass()
    try send(2, bench)
    try send(0, bench)
    let futures = try #require(
      bench.workbench.futures.all(of: .fires(NotificationID(0)), ahead: nil))
    futures.futures[0].begin(in: bench.workbench)
    #expect(try bench.session.state.notifications.scheduled.isEmpty)
  }

  /// A run that a person began as the scenario does, and one that went elsewhere.
  @Test func aScenarioGoesOnFromWhatTheRunHasDone() throws {
    let bench = try bench()
    try send(0, bench)
    #expect(bench.workbench.futures.scenarios == ["leave"])
    let futures = try #require(foreseen(bench, ahead: "leave"))
    let acts = self.acts(futures)
    #expect(acts.first == "Layout")
    #expect(acts.last == "Back")
    let other = try self.bench()
    try send(1, other)
    try other.pass(milliseconds: 1_000)
    #expect(other.workbench.futures.scenarios.isEmpty)
  }
}
