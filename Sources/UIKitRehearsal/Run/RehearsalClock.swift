internal import DialogModel
internal import DialogSimulator
import Synchronization

/// A clock of the virtual time of a run, for code that takes a clock.
///
/// Who sleeps on it goes on when the run has come to that moment and the main actor is free: see
/// ``Rehearsal/idle(for:)``.
public struct RehearsalClock: Clock {
  /// A moment since the launch.
  public struct Instant: InstantProtocol {
    /// The time since the launch.
    public let elapsed: Duration

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// How long it is to another moment.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether a moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  let ticker: Ticker

  /// The moment of the run.
  public var now: Instant { Instant(elapsed: .milliseconds(ticker.now)) }

  /// Virtual time is counted in milliseconds.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until the run has come to a moment.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil)
    async throws
  {
    try Task.checkCancellation()
    await ticker.wait(until: RehearsalClock.milliseconds(deadline.elapsed))
    try Task.checkCancellation()
  }

  /// The first millisecond that is not before so much time; the last one of a run for what is later, as
  /// of code that sleeps until it is cancelled.
  private static func milliseconds(_ elapsed: Duration) -> Int {
    guard elapsed > .zero else { return 0 }
    let latest = SimulatedTime.latest.milliseconds
    guard elapsed < .milliseconds(latest) else { return latest }
    let parts = elapsed.components
    return Int(
      parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Waits so long, without leaving the actor of the caller as the method of `Clock` does.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

/// The time of a run for all threads, and who waits for it.
final class Ticker: Sendable {
  private struct Waiting {
    var now = 0
    var sleepers: [(due: Int, number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    /// The number of the last one.
    var last = 0
    /// How many have slept until now.
    var count = 0
    var onSleep: (@Sendable () -> Void)?
  }

  private let waiting = Mutex(Waiting())

  /// Milliseconds since the launch.
  var now: Int { waiting.withLock { $0.now } }

  /// When the first one goes on; `nil` if nobody waits.
  var next: Int? { waiting.withLock { $0.sleepers.map(\.due).min() } }

  /// How many have begun to wait until now.
  var count: Int { waiting.withLock { $0.count } }

  /// Calls back, on any thread, whenever one begins to wait.
  func observe(_ onSleep: (@Sendable () -> Void)?) { waiting.withLock { $0.onSleep = onSleep } }

  /// Waits until the run has come to a moment, or the task is cancelled.
  nonisolated(nonsending) func wait(until due: Int) async {
    let number = waiting.withLock { waiting in
      waiting.last += 1
      return waiting.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isPast, onSleep) = waiting.withLock { waiting -> (Bool, (@Sendable () -> Void)?) in
          if due <= waiting.now || Task.isCancelled { return (true, nil) }
          waiting.sleepers.append((due, number, continuation))
          waiting.count += 1
          return (false, waiting.onSleep)
        }
        if isPast { continuation.resume() }
        onSleep?()
      }
    } onCancel: {
      wake(number)
    }
  }

  /// Lets one go on at once; none where it has not begun to wait or has gone on.
  private func wake(_ number: Int) {
    let (woken, onSleep) = waiting.withLock { waiting in
      let place = waiting.sleepers.firstIndex { $0.number == number }
      return (place.map { waiting.sleepers.remove(at: $0) }, waiting.onSleep)
    }
    woken?.continuation.resume()
    // The next moment is another one perhaps.
    onSleep?()
  }

  /// Goes to a moment, and lets those go on who waited for it.
  func move(to time: SimulatedTime) {
    let woken = waiting.withLock { waiting in
      waiting.now = max(waiting.now, time.milliseconds)
      let due = waiting.sleepers.filter { $0.due <= waiting.now }
      waiting.sleepers.removeAll { $0.due <= waiting.now }
      return due
    }
    for sleeper in woken.sorted(by: { $0.due < $1.due }) { sleeper.continuation.resume() }
  }

  deinit {
    let left = waiting.withLock { $0.sleepers }
    for sleeper in left { sleeper.continuation.resume() }
  }
}

extension Rehearsal {
  /// The clock of the run, to be given to code that takes a clock.
  public var clock: RehearsalClock { RehearsalClock(ticker: ticker) }

  /// Lets other work on the main actor go on, as that of tasks that the program has begun, until
  /// none of it asks the run for anything more; then until nothing moves.
  public func idle() async {
    await OtherWork(run: self).rest()
    settle()
  }

  /// The same while some seconds of virtual time pass: who sleeps on ``clock`` goes on at its moment.
  public func idle(for seconds: Double) async {
    let end = simulator.state.now.after(milliseconds: SimulatedTime(seconds: seconds).milliseconds)
    await OtherWork(run: self).rest()
    while let due = ticker.next, due <= end.milliseconds {
      run(until: Double(due) / 1000)
      ticker.move(to: SimulatedTime(milliseconds: due))
      await OtherWork(run: self).rest()
    }
    run(until: Double(end.milliseconds) / 1000)
    await OtherWork(run: self).rest()
  }
}

/// The work on the main actor beside what the run performs.
@MainActor
struct OtherWork {
  let run: Rehearsal

  /// Lets it go on until none of it asks for anything more.
  func rest() async {
    var (quiet, count) = (0, run.inputs.count + run.ticker.count)
    while quiet < OtherWork.quietTurns {
      await Task.yield()
      // Who sleeps on any clock begins and ends that on another thread.
      if quiet % 8 == 7 { await Task.detached {}.value }
      let now = run.inputs.count + run.ticker.count
      quiet = count == now ? quiet + 1 : 0
      count = now
    }
  }

  /// After how many turns of the main actor without an input there is nothing to wait for.
  private static let quietTurns = 32
}
