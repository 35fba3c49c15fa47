import CFamily
import Glibc

/// Watches that a guard does its work: a command can stop its guard, or take its time from it.
struct GuardWatch: Sendable {
  /// Milliseconds from SIGTERM to SIGKILL for what came from a command, as a guard has them.
  static let patience: Int32 = 2_000
  /// How much longer than that a guard has to end a command.
  private static let grace = Duration.milliseconds(1_000)
  /// How often a guard may be found stopped.
  private static let mostStops = 20
  private static let interval = Duration.milliseconds(100)

  let process: pid_t
  private var latestEnd: ContinuousClock.Instant?
  private var nextLook = ContinuousClock.now
  private var stops = 0
  /// Whether ``look()`` has killed the guard.
  private(set) var hasKilled = false

  /// - Parameter process: a child of this process that was not waited for yet.
  init(_ process: pid_t) { self.process = process }

  /// From now on the guard has to end everything, and itself.
  mutating func expectEnd() {
    let milliseconds = Duration.milliseconds(Int(GuardWatch.patience))
    latestEnd = latestEnd ?? .now + milliseconds + GuardWatch.grace
  }

  /// Makes a stopped guard go on; kills one that is stopped again and again, or that has not ended
  /// in time, so that this process gets back what came from the command.
  mutating func look() {
    let now = ContinuousClock.now
    guard now >= nextLook else { return }
    nextLook = now + GuardWatch.interval
    if rehearsal_process_is_stopped(process) {
      stops += 1
      kill(process, SIGCONT)
    }
    guard stops > GuardWatch.mostStops || latestEnd.map({ now > $0 }) == true else { return }
    kill(process, SIGKILL)
    hasKilled = true
  }
}
