import DialogModel
import Session
import Testing

/// The clock of a window.
///
/// Nothing here counts on how long something takes.
@MainActor @Suite struct RealClockTests {
  private func moment(_ milliseconds: Int) -> SimulatedTime {
    SimulatedTime(milliseconds: milliseconds)
  }

  @Test func timeDoesNotGoBack() {
    let clock = RealClock()
    let first = clock.now
    #expect(first >= .zero)
    #expect(clock.now >= first)
  }

  @Test func timeDoesNotAdvanceWhileHeld() {
    let clock = RealClock()
    clock.hold(at: moment(86_400_000))
    #expect(clock.now == moment(86_400_000))
    #expect(clock.now == moment(86_400_000))
    clock.hold(at: moment(5))
    #expect(clock.now == moment(5))
  }

  @Test func timeContinuesFromTheMomentOfTheHold() {
    let clock = RealClock()
    clock.hold(at: moment(86_400_000))
    clock.release()
    let now = clock.now
    #expect(now >= moment(86_400_000))
    // A day before the day is over, however slow the machine.
    #expect(now < moment(2 * 86_400_000))
  }

  @Test func releasingWhatIsNotHeldChangesNothing() {
    let clock = RealClock()
    clock.hold(at: moment(86_400_000))
    clock.release()
    let now = clock.now
    clock.release()
    #expect(clock.now >= now)
  }

  @Test func slowTimeContinuesFromItsMoment() {
    let clock = RealClock()
    clock.hold(at: moment(1000))
    clock.slowness = 10
    #expect(clock.now == moment(1000))
    clock.release()
    clock.slowness = 1_000_000_000
    let now = clock.now
    #expect(now >= moment(1000))
    // A simulated millisecond is eleven days of the world now.
    #expect(clock.now == now)
    clock.slowness = 1
    #expect(clock.now >= now)
  }

  @Test func aSlowClockCallsBackAtOrAfterTheMoment() async {
    let clock = RealClock()
    clock.slowness = 4
    let woken = await withCheckedContinuation { continuation in
      clock.wake(at: moment(2)) { continuation.resume(returning: clock.now) }
    }
    #expect(woken >= moment(2))
  }

  @Test func callsBackAtOrAfterTheMoment() async {
    let clock = RealClock()
    let woken = await withCheckedContinuation { continuation in
      clock.wake(at: moment(1)) { continuation.resume(returning: clock.now) }
    }
    #expect(woken >= moment(1))
  }

  /// Only the last moment asked for counts; were the first called too, it would answer twice.
  @Test func theLastMomentAskedForCounts() async {
    let clock = RealClock()
    let called = await withCheckedContinuation { continuation in
      clock.wake(at: .zero) { continuation.resume(returning: "first") }
      clock.wake(at: moment(1)) { continuation.resume(returning: "last") }
    }
    #expect(called == "last")
  }

  @Test func holdRequestsNoWakeUp() async {
    let clock = RealClock()
    var calls: [String] = []
    clock.wake(at: .zero) { calls.append("before") }
    clock.hold(at: .zero)
    clock.wake(at: .zero) { calls.append("held") }
    clock.release()
    await withCheckedContinuation { continuation in
      clock.wake(at: .zero) { continuation.resume() }
    }
    #expect(calls == [])
  }
}
