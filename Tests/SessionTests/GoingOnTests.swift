import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Testing

@testable import Session

/// Going on from the past: what stays, what is left, and what is never performed again.
@MainActor
@Suite struct GoingOnTests {
  private let clock = VirtualClock()

  private func session(_ text: String) throws -> Session {
    let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let session = Session(prototype, clock: clock)
    session.send(.launch)
    return session
  }

  private func tap(_ session: Session, control: Int, at milliseconds: Int) {
    clock.jump(to: SimulatedTime(milliseconds: milliseconds))
    session.send(.tapControl(ControlID(screen: ScreenID(0), index: control)))
  }

  private static let alerts = """
    rehearsal: 1
    screens:
      start: {controls: [{button: Go, then: [{present: sure}]}]}
    dialogs:
      sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
    """

  private func calls(_ log: EventLog) -> [String] {
    log.places.joined().compactMap { place in
      guard case .call(let selector, _, _) = log.entries[place].row.content else { return nil }
      return "\(log.entries[place].call ?? 0) \(selector.name)"
    }
  }

  private func inputs(_ log: EventLog) -> [Int] {
    log.entries.indices.filter {
      if case .input = log.entries[$0].row.content { true } else { false }
    }
  }

  private func played() throws -> Session {
    let session = try session(Self.alerts)
    tap(session, control: 0, at: 100)
    clock.jump(to: SimulatedTime(milliseconds: 1_000))
    session.send(.tapButton(DialogID(0), index: 1))
    clock.jump(to: SimulatedTime(milliseconds: 2_000))
    session.advance()
    return session
  }

  private func place(_ selector: Selector, _ log: EventLog) throws -> Int {
    try #require(log.entries.indices.first { log.entries.selector(at: $0) == selector })
  }

  @Test func laterRowsAreLeftAndNewOnesCountOn() throws {
    let session = try played()
    let before = calls(session.log)
    let shown = try place(.didPresentAlertView, session.log)
    let lost = session.log.entries.origin(
      of: try place(.alertViewDidDismissWithButtonIndex, session.log))
    session.pins.pin(lost, note: "as it was")
    let branch = try #require(session.goneOn(from: shown, clock: VirtualClock()))
    // It is left and kept.
    #expect(branch.pins.note(on: lost) == "as it was")
    #expect(calls(branch.log) == Array(before.prefix(3)))
    #expect(branch.log.callCount == 3 && branch.log.inputCount == 2)
    #expect(branch.log.left.map(\.calls) == [3])
    #expect(branch.state.now == SimulatedTime(milliseconds: 350))
    branch.send(.tapButton(DialogID(0), index: 0), at: SimulatedTime(milliseconds: 700))
    branch.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(
      calls(branch.log).suffix(3) == [
        "4 alertView:clickedButtonAtIndex:", "5 alertView:willDismissWithButtonIndex:",
        "6 alertView:didDismissWithButtonIndex:",
      ])
    #expect(branch.log.inputCount == 3 && branch.log.callCount == 6)
    // Each row has its state, in the run that it belongs to.
    for place in branch.log.entries.indices {
      let origin = branch.log.entries.origin(of: place)
      let state = branch.timelines[origin.run].state(at: origin.row)
      #expect(state?.now == branch.log.entries[place].row.time)
    }
    let first = branch.log.entries[try place(.alertViewClickedButtonAtIndex, branch.log)]
    #expect(first.call == 4)
  }

  @Test func begunCallbackContinues() throws {
    let session = try played()
    let clicked = try place(.alertViewClickedButtonAtIndex, session.log)
    let branch = try #require(session.goneOn(from: clicked, clock: VirtualClock()))
    // The dismissal follows at the same moment, under its input's heading.
    #expect(calls(branch.log).last == "5 alertView:willDismissWithButtonIndex:")
    branch.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(calls(branch.log) == calls(session.log))
  }

  @Test func aCommandIsNotRunAgain() throws {
    let text = """
      rehearsal: 1
      screens:
        start: {controls: [{button: Go, then: [{run: work}]}]}
      tasks:
        work: {command: ["true"]}
      """
    let session = try session(text)
    session.commandModes = [TaskID(0): .runs]
    tap(session, control: 0, at: 100)
    clock.jump(to: SimulatedTime(milliseconds: 500))
    session.send(.report(JobReport(lines: ["out"], end: .done), job: 1))
    clock.jump(to: SimulatedTime(milliseconds: 900))
    session.advance()
    let log = session.log
    let tapped = try #require(inputs(log).last)
    let branch = try #require(session.goneOn(from: tapped, clock: VirtualClock()))
    let controller = CommandController(folder: "/")
    branch.commands = controller
    #expect(branch.state.jobs.count == 1 && !controller.isIdle)
    // Its recorded end comes when it came.
    branch.advance(to: SimulatedTime(milliseconds: 499))
    #expect(branch.state.jobs.count == 1)
    branch.advance(to: SimulatedTime(milliseconds: 500))
    #expect(branch.state.jobs.isEmpty)
    #expect(controller.takeReports().isEmpty)
  }

  @Test func aCommandThatStillRunsIsCancelled() throws {
    let text = """
      rehearsal: 1
      screens:
        start: {controls: [{button: Go, then: [{run: work}]}]}
      tasks:
        work: {command: ["sleep", "100"]}
      """
    let session = try session(text)
    session.commandModes = [TaskID(0): .runs]
    tap(session, control: 0, at: 100)
    clock.jump(to: SimulatedTime(milliseconds: 900))
    session.send(.home)
    let log = session.log
    let tapped = try #require(inputs(log).dropLast().last)
    let branch = try #require(session.goneOn(from: tapped, clock: VirtualClock()))
    #expect(branch.state.jobs.isEmpty)
  }

  @Test func anEarlierVersionIsOnlyLookedAt() throws {
    let session = try played()
    let reloaded = session.reloaded(session.prototype, named: "a", clock: VirtualClock())
    let shown = try place(.didPresentAlertView, reloaded.log)
    #expect(reloaded.goneOn(from: shown, clock: VirtualClock()) == nil)
    #expect(reloaded.log.place(at: 0).map { $0 >= reloaded.log.firstPlace } ?? true)
  }

  @Test func timeFindsTheLastRowOfTheWay() throws {
    let session = try played()
    let shown = try place(.didPresentAlertView, session.log)
    let branch = try #require(session.goneOn(from: shown, clock: VirtualClock()))
    branch.send(.tapButton(DialogID(0), index: 0), at: SimulatedTime(milliseconds: 700))
    branch.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(branch.log.place(at: 350) == shown)
    #expect(branch.log.place(at: 699) == shown)
    let later = try #require(branch.log.place(at: 1_500))
    #expect(!branch.log.isLeft(later) && later > shown)
    var times = LogTimes()
    times.read(branch.log)
    #expect(times.end == 900)
    #expect(times.input(near: 690, within: 20) == 700)
    #expect(times.marks.contains { $0.contains(.left) } && times.marks[350].contains(.call))
  }

  /// A run of which a program has performed the first inputs.
  private func timeline(_ count: Int = 6) throws -> Timeline {
    let text = Self.alerts.replacing("\"Yes\"]}}", with: "\"Yes\"]}, delegate: outside}")
    let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let late = SimulatedTime(milliseconds: 250)
    let inputs: [(time: SimulatedTime, input: Input)] = [
      (.zero, .configure(.program(.attached))), (.zero, .launch),
      (.zero, .tapControl(ControlID(screen: ScreenID(0), index: 0))),
      (.zero, .outside(.returned(nil))), (.zero, .outside(.returned(true))),
      // It makes no row.
      (late, .outside(.missing)),
    ]
    return Timeline(
      of: Simulator.replaying(prototype, Configuration(limits: .preview)),
      performing: Array(inputs.prefix(count)), until: count < 6 ? .zero : late)
  }

  @Test func aRunOfAProgramIsShownToItsEnd() throws {
    let timeline = try timeline()
    let session = try #require(Session(performing: timeline, clock: clock))
    #expect(session.log.entries.map(\.row) == Array(timeline.rows()))
    session.advance(to: SimulatedTime(milliseconds: 1000))
    #expect(
      calls(session.log) == ["1 willPresentAlertView:", "2 alertViewShouldEnableFirstOtherButton:"])
  }

  @Test func goingOnFromACallOfAProgramShowsEachRowOnce() throws {
    let session = try #require(Session(performing: try timeline(), clock: clock))
    for place in session.log.entries.indices.dropFirst(2) {
      let branch = try #require(session.goneOn(from: place, clock: VirtualClock()))
      branch.advance(to: SimulatedTime(milliseconds: 1000))
      #expect(
        calls(branch.log) == [
          "1 willPresentAlertView:", "2 alertViewShouldEnableFirstOtherButton:",
          "3 didPresentAlertView:",
        ], "from row \(place)")
    }
  }

  @Test func aRunThatEndsInsideACallOfAProgramShowsEachRowOnce() throws {
    for count in 3...5 {
      let session = try #require(Session(performing: try timeline(count), clock: clock))
      session.advance(to: SimulatedTime(milliseconds: 1000))
      #expect(calls(session.log).count == 3, "after \(count) inputs")
    }
  }
}
