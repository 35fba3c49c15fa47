import Glibc
import Session

/// Calls back when a while has passed in which nothing else was asked for.
///
/// However often it is asked, one thread sleeps.
@MainActor
final class Debounce {
  /// How long it waits, in milliseconds.
  private let pause: Int
  private let alarm = Alarm()
  private var body: (@MainActor () -> Void)?
  /// The number of the last request; an earlier one that comes late does nothing.
  private var number = 0

  init(milliseconds pause: Int) { self.pause = pause }

  /// Calls back after the pause, in place of what was asked for before.
  func call(_ body: @escaping @MainActor () -> Void) {
    number += 1
    self.body = body
    alarm.set(number, .now + .milliseconds(pause)) { [weak self] number in
      Task { @MainActor in self?.ring(number) }
    }
  }

  /// Whether something was asked for and is still to be called.
  var isWaiting: Bool { body != nil }

  /// Drops what was asked for.
  func cancel() {
    number += 1
    body = nil
  }

  private func ring(_ number: Int) {
    guard number == self.number, let body else { return }
    self.body = nil
    body()
  }
}

/// The thread of a ``Debounce``, which sleeps until the latest time that was set.
private final class Alarm: Sendable {
  private struct State {
    var due: (number: Int, time: ContinuousClock.Instant)?
    var isSleeping = false
  }

  private let state = Guarded(State())

  func set(
    _ number: Int, _ time: ContinuousClock.Instant, _ ring: @escaping @Sendable (Int) -> Void
  ) {
    let begins = state.withLock { state in
      state.due = (number, time)
      defer { state.isSleeping = true }
      return !state.isSleeping
    }
    if begins, !SeparateThread.run({ self.sleep(ring) }) { sleep(ring) }
  }

  private func sleep(_ ring: @Sendable (Int) -> Void) {
    while true {
      let (number, rest) = state.withLock { state in
        guard let due = state.due else { return (0, Duration.zero) }
        let rest = due.time - .now
        if rest <= .zero { (state.due, state.isSleeping) = (nil, false) }
        return (due.number, rest)
      }
      if rest <= .zero { return ring(number) }
      let (seconds, attoseconds) = rest.components
      usleep(seconds > 0 ? 999_999 : UInt32(attoseconds / 1_000_000_000_000))
    }
  }
}
