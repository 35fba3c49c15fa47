import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Testing

@testable import Session

/// What a session keeps of its runs.
@MainActor
@Suite struct TimelineTests {
  private let clock = VirtualClock()

  private func document(alert name: String = "sure") throws -> Prototype {
    let text = """
      rehearsal: 1
      screens:
        start: {controls: [{button: Go, then: [{present: \(name)}]}]}
      dialogs:
        first: {alert: {title: First, cancelButton: "No"}}
        \(name): {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
      tasks:
        work: {command: ["true"]}
      """
    return try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
  }

  private func played(_ session: Session) {
    session.send(.launch)
    session.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    clock.jump(to: SimulatedTime(milliseconds: 300))
    session.send(.tapButton(DialogID(1), index: 1))
    session.commandModes = [TaskID(0): .runs]
    session.send(.perform(.run(TaskID(0))))
    session.send(.report(JobReport(lines: ["out"], end: .done), job: 1))
    clock.jump(to: SimulatedTime(milliseconds: 2_000))
    session.advance()
  }

  @Test func everyInputIsRecordedWithItsMoment() throws {
    let session = Session(try document(), clock: clock)
    played(session)
    #expect(
      session.timelines[0].namedInputs.map { "\($0.time.milliseconds) \($0.input.words)" } == [
        "0 {launch: true}", "0 {tapOn: {control: go, in: start}}",
        "300 {tapOn: {button: 1, dialog: sure}}", "300 {commandMode: {work: runs}}",
        "300 {do: {run: work}}", "300 {report: {job: 1, lines: [out], end: done}}",
      ])
    #expect(session.timelines[0].rows().elementsEqual(session.log.entries.map(\.row)))
    #expect(session.timelines[0].state(at: -1)?.application == .notRunning)
  }

  @Test func namedInputsMeanTheSameInAnotherVersion() throws {
    let session = Session(try document(), clock: clock)
    played(session)
    let (named, end) = (session.timelines[0].namedInputs, session.state.now)
    let again = Timeline.replaying(named, on: try document(), until: end)
    #expect(again.unread.isEmpty)
    #expect(again.timeline.rows().elementsEqual(session.log.entries.map(\.row)))
    // What is gone is refused, and everything else continues.
    let other = Timeline.replaying(named, on: try document(alert: "really"), until: end)
    #expect(other.unread.map(\.place) == [2])
    let refused = other.timeline.rows().filter {
      if case .input(_, _, .notInDocument) = $0.content { true } else { false }
    }
    #expect(refused.count == 1)
    let last = try #require(other.timeline.state(at: other.timeline.rowCount - 1))
    #expect(last.life(of: DialogID(1)) != .absent)
    #expect(other.timeline.namedInputs == named)
  }

  @Test func rowsKnowWhereTheyComeFrom() throws {
    let session = Session(try document(), clock: clock)
    played(session)
    let rows = session.log.entries.count
    session.clearLog()
    session.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    #expect(session.log.entries.origin(of: 0) == LogOrigin(run: 0, row: rows))
    // The heading comes back, and has its old place.
    session.clearLog()
    clock.jump(to: SimulatedTime(milliseconds: 3_000))
    session.advance()
    #expect(session.log.entries.origin(of: 0) == LogOrigin(run: 0, row: rows))
    #expect(session.log.entries.origin(of: 1).row > rows + 1)
    let timeline = session.timelines[0]
    let made = timeline.rows()
    for place in session.log.entries.indices {
      #expect(made[session.log.entries.origin(of: place).row] == session.log.entries[place].row)
    }
    #expect(session.log.entries.origin(of: session.log.entries.count - 1).row == made.count - 1)
  }

  @Test func aClearedLogHasTheStatesOfItsRows() throws {
    let session = Session(try document(), clock: clock)
    session.send(.launch)
    for round in 0..<100 {
      if round % 30 == 20 { session.clearLog() }
      session.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
      clock.jump(to: clock.now.after(milliseconds: 300))
      session.send(.tapButton(DialogID(1), index: round % 2))
      clock.jump(to: clock.now.after(milliseconds: 300))
    }
    let (timeline, entries) = (session.timelines[0], session.log.entries)
    #expect(entries.count > 50 && timeline.rowCount > entries.count * 3)
    for place in entries.indices {
      let row = entries.origin(of: place).row
      let state = try #require(timeline.state(at: row))
      #expect(state.now == entries[place].row.time && state.inputCount == entries[place].row.input)
      if place % 10 == 0 { #expect(state == timeline.stateFromStart(at: row)) }
    }
  }

  @Test func aReloadBeginsATimelineAndKeepsTheOneBefore() throws {
    let session = Session(try document(), clock: clock)
    played(session)
    let before = session.log.entries.count
    let new = session.reloaded(try document(), named: "it", clock: VirtualClock())
    #expect(new.timelines.count == 2 && new.timelines[0].rowCount == before)
    #expect(new.log.entries.origin(of: before - 1) == LogOrigin(run: 0, row: before - 1))
    #expect(new.log.entries.origin(of: before) == LogOrigin(run: 1, row: 0))
    #expect(new.timelines[1].rowCount == new.log.entries.count - before)
    #expect(new.timelines[1].namedInputs.first?.input.words.hasPrefix("{reload:") == true)
  }
}
