import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Testing

@testable import Session

/// Rows about texts that do not fit: they are in the log and are not of the run.
@MainActor
@Suite struct CutTextsTests {
  private let clock = VirtualClock()

  private static let document = """
    rehearsal: 1
    screens:
      start: {controls: [{button: Go, then: [{present: sure}]}]}
    dialogs:
      sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
    """

  /// Says of each dialog that is up that one text is cut.
  private static let cuts: Session.CutTexts = { simulator in
    simulator.state.showings.map { CutText($0.dialog, "Yes") }
  }

  /// Shows and dismisses the alert so often.
  private func played(_ count: Int, notingCuts: Bool = true) throws -> Session {
    let prototype = try #require(
      PrototypeDocument.load(Array(Self.document.utf8), in: .bare).prototype)
    let session = Session(prototype, clock: clock)
    if notingCuts { session.cutTexts = Self.cuts }
    session.send(.launch)
    for _ in 0..<count {
      session.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
      clock.jump(to: SimulatedTime(milliseconds: clock.now.milliseconds + 1_000))
      session.send(.tapButton(DialogID(0), index: 1))
      clock.jump(to: SimulatedTime(milliseconds: clock.now.milliseconds + 1_000))
      session.advance()
    }
    return session
  }

  private func places(_ log: EventLog) -> [Int] {
    log.entries.indices.filter {
      if case .console(.textIsCut) = log.entries[$0].row.content { true } else { false }
    }
  }

  @Test func eachTextIsNotedOnceWhileItsDialogIsUp() throws {
    let session = try played(2)
    let log = session.log
    let rows = places(log).map { log.entries[$0].row }
    #expect(rows.map(\.input) == [2, 4] && rows.map(\.time.milliseconds) == [0, 2_000])
    // Right after what made the alert come in, as soon as it is drawn.
    let place = places(log)[0]
    let calls = log.entries.indices.filter { log.entries.selector(at: $0) != nil }
    #expect(calls.count { $0 < place } == 2)
    #expect(
      calls.first { $0 > place }.map { log.entries.selector(at: $0) } == .didPresentAlertView)
    session.noteCutTexts()
    #expect(session.log.entries.count == log.entries.count)
  }

  @Test func theRunIsTheSameWithoutThem() throws {
    let (session, plain) = (try played(2), try played(2, notingCuts: false))
    #expect(places(plain.log).isEmpty)
    #expect(session.timelines[0].inputCount == plain.timelines[0].inputCount)
    #expect(session.log.inputCount == plain.log.inputCount)
    let entries = session.log.entries
    let (rows, cuts) = (session.timelines[0].rows(), places(session.log))
    var row = -1
    for place in entries.indices {
      let origin = entries.origin(of: place)
      if cuts.contains(place) {
        #expect(origin == LogOrigin(run: 0, row: row, beside: 1) && origin.rowBefore == row)
      } else {
        row += 1
        #expect(origin == LogOrigin(run: 0, row: row) && entries[place].row == rows[row])
      }
      #expect(entries.place(of: origin) == place)
    }
    #expect(row == rows.count - 1 && session.log.callCount == plain.log.callCount)
  }

  @Test func aRunGoesOnFromOne() throws {
    let session = try played(1)
    let place = try #require(places(session.log).first)
    let branch = try #require(session.goneOn(from: place, clock: clock))
    branch.cutTexts = Self.cuts
    branch.noteCutTexts()
    #expect(branch.state.showings.map(\.dialog) == [DialogID(0)])
    #expect(places(branch.log).map { branch.log.isLeft($0) } == [false, false])
    let last = branch.log.entries.indices.last
    #expect(last.map { branch.log.entries.origin(of: $0).beside } == 1)
    clock.jump(to: SimulatedTime(milliseconds: clock.now.milliseconds + 1_000))
    branch.advance()
    let row = branch.log.entries.origin(of: branch.log.entries.endIndex - 1)
    #expect(row == LogOrigin(run: 1, row: branch.timelines[1].rowCount - 1))
  }

  @Test func severalAreCountedBesideOneRow() throws {
    var log = try played(1, notingCuts: false).log
    let simulator = try played(1).simulator
    let end = log.entries.endIndex
    for text in ["one", "two"] {
      log.append(beside: simulator.row(about: CutText(DialogID(0), text)))
    }
    #expect(
      (end..<end + 2).map { log.entries.origin(of: $0) }
        == [1, 2].map { LogOrigin(run: 0, row: end - 1, beside: $0) })
  }

  @Test func aRunThatIsPerformedAgainHasTheSameRows() throws {
    let session = try played(2)
    let again = try #require(
      Session(performing: session.timelines[0], clock: clock, notingCutsBy: Self.cuts))
    #expect(again.log.entries.map(\.row) == session.log.entries.map(\.row))
    let plain = try #require(Session(performing: session.timelines[0], clock: clock))
    #expect(places(plain.log).isEmpty)
  }

  @Test func recordingsOfEarlierVersionsAreReadWithoutThem() throws {
    let session = try played(1)
    let named = session.timelines[0].namedInputs
    var old = named
    old.insert(
      TimedInput(
        time: named[1].time,
        input: NamedInput(words: #"{truncated: {dialog: sure, text: "Yes"}}"#)), at: 2)
    let read = Timeline.replaying(old, on: session.prototype, until: session.state.now)
    #expect(read.unread.isEmpty && read.timeline.inputCount == old.count)
    #expect(read.timeline.rows().elementsEqual(session.timelines[0].rows()))
  }
}
