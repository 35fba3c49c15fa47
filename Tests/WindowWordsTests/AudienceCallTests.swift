import DialogModel
import DialogSimulator
import EventLog
import Testing
import WindowWords

/// Calls in large type.
@Suite struct AudienceCallTests {
  private static let log: (log: EventLog, rows: [Row]) = {
    var simulator = Simulator(prototype)
    var rows: [Row] = []
    let confirm = DialogID(0)
    simulator.perform(.launch, at: .zero)
    simulator.perform(.perform(.present(confirm)), at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 1000))
    simulator.perform(.tapButton(confirm, index: 1), at: simulator.state.now)
    simulator.advance(to: SimulatedTime(milliseconds: 2000))
    rows = simulator.takeRows()
    var log = EventLog()
    for row in rows { log.append(row) }
    return (log, rows)
  }()

  @Test func theLastOnesAreInOrderAndThoseOfTheLastInputStandOut() {
    let calls = AudienceCall.last(5, of: Self.log.log, prototype)
    #expect(
      calls.map(\.text) == [
        "confirm alertViewShouldEnableFirstOtherButton: → YES",
        "confirm didPresentAlertView:",
        "confirm alertView:clickedButtonAtIndex: 1",
        "confirm alertView:willDismissWithButtonIndex: 1",
        "confirm alertView:didDismissWithButtonIndex: 1",
      ])
    #expect(calls.map(\.isOld) == [true, true, false, false, false])
    #expect(calls.map(\.number) == [2, 3, 4, 5, 6])
    #expect(AudienceCall.last(100, of: Self.log.log, prototype).count == 6)
    #expect(AudienceCall.last(3, of: EventLog(), prototype).isEmpty)
  }

  @Test func foreseenOnesHaveNoNumber() {
    let calls = AudienceCall.foreseen(Self.log.rows, prototype)
    #expect(calls.count == 6)
    #expect(calls.allSatisfy { $0.number == nil && !$0.isOld })
  }

  @Test func aLineMayBreakAfterAColonAndBeforeAHump() {
    let call = AudienceCall.foreseen(Self.log.rows, prototype)[3]
    #expect(
      call.breakable.split(separator: "\u{200B}")
        == ["alert", "View:", "clicked", "Button", "At", "Index: 1"])
    #expect(call.breakable.filter { $0 != "\u{200B}" } == call.call)
  }
}
