public import DialogModel

/// A clock that goes as the world's does, or slower, and stands while a question is open.
@MainActor
public final class RealClock: SessionClock {
  private let clock = ContinuousClock()
  /// The world's moment at which ``start`` was; `nil` before anybody asked for the time.
  private var origin: ContinuousClock.Instant?
  private var start = SimulatedTime.zero
  private var held: SimulatedTime?
  private var sleeper: Task<Void, Never>?

  /// How many milliseconds of the world one simulated millisecond takes, from 1.
  ///
  /// Setting it stretches what is to come; ask for the next wake-up anew.
  public var slowness = 1 {
    willSet {
      guard held == nil, origin != nil else { return }
      (start, origin) = (now, clock.now)
    }
  }

  /// A clock that starts when it is first asked for the time.
  public init() {}

  deinit { sleeper?.cancel() }

  /// Whole simulated milliseconds since the start, without those during which time stood.
  public var now: SimulatedTime {
    SimulatedTime(milliseconds: Int(exactMilliseconds))
  }

  /// The same with its fraction, for what moves.
  public var exactMilliseconds: Double {
    if let held { return Double(held.milliseconds) }
    let origin = begin()
    let (seconds, attoseconds) = origin.duration(to: clock.now).components
    // Whole nanoseconds, so that a wake-up at a whole millisecond finds it come.
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return Double(start.milliseconds) + Double(nanoseconds) / Double(1_000_000 * slowness)
  }

  private func begin() -> ContinuousClock.Instant {
    let begun = origin ?? clock.now
    origin = begun
    return begun
  }

  /// Calls back at a moment, or as soon after it as the main loop can.
  public func wake(at time: SimulatedTime?, _ body: @escaping @MainActor () -> Void) {
    sleeper?.cancel()
    sleeper = nil
    guard let time, held == nil else { return }
    let left = (time.milliseconds - start.milliseconds) * slowness
    let moment = begin().advanced(by: .milliseconds(left))
    sleeper = Task { @MainActor [clock] in
      try? await clock.sleep(until: moment, tolerance: .zero)
      guard !Task.isCancelled else { return }
      body()
    }
  }

  /// Lets time stand.
  public func hold(at time: SimulatedTime) {
    held = time
    sleeper?.cancel()
    sleeper = nil
  }

  /// Lets time go on from where it stood.
  public func release() {
    guard let held else { return }
    (start, origin) = (held, clock.now)
    self.held = nil
  }
}
