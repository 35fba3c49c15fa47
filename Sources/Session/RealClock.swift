public import DialogModel

/// A clock of real time, or slower, which stops while a question is open.
@MainActor
public final class RealClock: @MainActor SessionClock {
  /// Calls a closure once after a time, and returns what prevents that.
  public typealias Timer =
    @MainActor (
      _ time: Duration, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void

  private let clock = ContinuousClock()
  /// The real time of ``start``; `nil` before the first use.
  private var origin: ContinuousClock.Instant?
  private var start = SimulatedTime.zero
  private var held: SimulatedTime?
  private let timer: Timer
  /// Prevents the next wake-up.
  private var cancel: (@MainActor () -> Void)?

  /// A pause, with the real time of its end.
  private struct Pause {
    let end: ContinuousClock.Instant
    let body: @MainActor () -> Void
    let cancel: @MainActor () -> Void
  }

  private var pause: Pause?

  /// How many real milliseconds one simulated millisecond takes, from 1.
  ///
  /// A change applies from now on, to the rest of a pause too; the caller must ask for the next
  /// wake-up again.
  public var slowness = 1 {
    willSet {
      if let pause {
        let left = max(.zero, clock.now.duration(to: pause.end))
        begin(pause: left * newValue / slowness, pause.body)
      }
      guard held == nil, origin != nil else { return }
      (start, origin) = (now, clock.now)
    }
  }

  /// A clock that starts when it is first asked for the time.
  ///
  /// - Parameter timer: wakes the clock up. A program with a main loop of its own has its own timer:
  ///   the first sleep of a task starts threads that wake up once a second for ever.
  public init(timer: @escaping Timer = RealClock.sleep) { self.timer = timer }

  isolated deinit {
    cancel?()
    pause?.cancel()
  }

  /// A timer of Swift's tasks.
  public static func sleep(
    _ time: Duration, _ body: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let sleeper = Task { @MainActor in
      try? await ContinuousClock().sleep(for: time, tolerance: .zero)
      guard !Task.isCancelled else { return }
      body()
    }
    return { sleeper.cancel() }
  }

  /// Whole simulated milliseconds since the start, without the time while the clock was stopped.
  public var now: SimulatedTime {
    SimulatedTime(milliseconds: Int(exactMilliseconds))
  }

  /// The same with fractions, for animations.
  public var exactMilliseconds: Double {
    if let held { return Double(held.milliseconds) }
    let origin = begin()
    let (seconds, attoseconds) = origin.duration(to: clock.now).components
    // Whole nanoseconds, so that a wake-up at a whole millisecond is not too early.
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return Double(start.milliseconds) + Double(nanoseconds) / Double(1_000_000 * slowness)
  }

  private func begin() -> ContinuousClock.Instant {
    let begun = origin ?? clock.now
    origin = begun
    return begun
  }

  /// Calls back at a moment, or as soon after it as the main loop can.
  public func wake(at time: SimulatedTime?, _ body: @escaping () -> Void) {
    cancel?()
    cancel = nil
    guard let time, held == nil else { return }
    let left = (time.milliseconds - start.milliseconds) * slowness
    let moment = begin().advanced(by: .milliseconds(left))
    cancel = timer(max(.zero, clock.now.duration(to: moment))) { body() }
  }

  /// Stops time.
  public func hold(at time: SimulatedTime) {
    held = time
    cancel?()
    cancel = nil
  }

  /// Calls back after a pause.
  public func pause(milliseconds: Int?, _ body: @escaping () -> Void) -> Bool {
    pause?.cancel()
    pause = nil
    if let milliseconds { begin(pause: .milliseconds(milliseconds * slowness)) { body() } }
    return true
  }

  private func begin(pause length: Duration, _ body: @escaping @MainActor () -> Void) {
    pause?.cancel()
    let cancel = timer(length) { [weak self] in
      self?.pause = nil
      body()
    }
    pause = Pause(end: clock.now.advanced(by: length), body: body, cancel: cancel)
  }

  /// Half a frame: a run that makes calls without end goes slower, and its window stays live.
  public var patience: Duration? { .milliseconds(8) }

  /// Continues from an earlier moment, because the run could not keep up.
  public func fallBack(to time: SimulatedTime) {
    guard held == nil, origin != nil, time < now else { return }
    (start, origin) = (time, clock.now)
  }

  /// Continues time.
  public func release() {
    guard let held else { return }
    (start, origin) = (held, clock.now)
    self.held = nil
  }
}
