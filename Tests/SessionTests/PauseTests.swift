import DialogModel
import DialogSimulator
import Session
import Testing

/// Pauses, in which simulated time is stopped.
@MainActor @Suite struct PauseTests {
  /// A clock whose timers the test lets go off.
  @MainActor private final class Timers {
    var asked: [(length: Duration, body: @MainActor () -> Void)] = []

    func clock() -> RealClock {
      RealClock { length, body in
        self.asked.append((length, body))
        return {}
      }
    }
  }

  private let timers = Timers()

  private func session(_ clock: RealClock) -> Session {
    let session = Session(Prototype(), clock: clock)
    session.send(.launch)
    return session
  }

  @Test func pauseStopsTime() {
    let session = session(timers.clock())
    #expect(session.pause(milliseconds: 800) {})
    #expect(timers.asked.last?.length == .milliseconds(800))
    let before = session.clock.now
    #expect(before == session.state.now)
    // A person may do something meanwhile.
    session.send(.rotate(.landscape))
    #expect(session.clock.now == before)
    session.endPause()
    #expect(session.clock.now >= before)
  }

  @Test func theEndOfAPauseIsTold() throws {
    let session = session(timers.clock())
    var told = 0
    #expect(session.pause(milliseconds: 800) { told += 1 })
    try #require(timers.asked.last).body()
    #expect(told == 1)
  }

  @Test func aSlowClockMakesLongPauses() {
    let clock = timers.clock()
    clock.slowness = 4
    let session = session(clock)
    #expect(session.pause(milliseconds: 500) {})
    #expect(timers.asked.last?.length == .milliseconds(2000))
  }

  /// An hour, so that it does not matter how long the test takes.
  @Test func theRestOfAPauseHasTheNewSpeed() throws {
    let clock = timers.clock()
    let session = session(clock)
    #expect(session.pause(milliseconds: 3_600_000) {})
    clock.slowness = 10
    let length = try #require(timers.asked.last?.length)
    #expect(length > .seconds(35_000) && length <= .seconds(36_000))
    clock.slowness = 1
    let rest = try #require(timers.asked.last?.length)
    #expect(rest > .seconds(3_500) && rest <= .seconds(3_600))
  }

  /// A step `wait: 2` at a quarter of the speed takes eight seconds.
  @Test func aSlowClockWaitsLong() throws {
    let clock = timers.clock()
    clock.slowness = 4
    let session = session(clock)
    session.alarm = session.state.now.after(milliseconds: 3_600_000)
    let length = try #require(timers.asked.last?.length)
    #expect(length > .seconds(14_000) && length <= .seconds(14_400))
  }

  @Test func aQuestionOutlastsAPause() {
    let clock = timers.clock()
    var delegate = Delegate()
    delegate.returns = [.alertViewShouldEnableFirstOtherButton: .ask]
    var alert = Alert()
    alert.otherButtons = [Button(title: Template("B"))]
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: alert, delegate: delegate)]
    let session = Session(prototype, clock: clock)
    session.send(.launch)
    session.send(.perform(.present(DialogID(0))))
    #expect(session.state.hold != nil)
    #expect(session.pause(milliseconds: 10) {})
    let now = session.state.now
    session.endPause()
    #expect(clock.now == now)
  }

  @Test func aClockWithoutTimeMakesNoPause() {
    let session = Session(Prototype(), clock: VirtualClock())
    #expect(!session.pause(milliseconds: 800) {})
  }
}
