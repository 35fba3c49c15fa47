public import DialogModel

/// A clock that goes as the world's does, and stands while a question is open.
@MainActor
public final class RealClock: SessionClock {
  private let clock = ContinuousClock()
  private lazy var origin = clock.now
  private var held: SimulatedTime?
  private var sleeper: Task<Void, Never>?

  /// A clock that starts when it is first asked for the time.
  public init() {}

  deinit { sleeper?.cancel() }

  /// Whole milliseconds since the start, without those during which time stood.
  public var now: SimulatedTime {
    if let held { return held }
    let (seconds, attoseconds) = origin.duration(to: clock.now).components
    return SimulatedTime(
      milliseconds: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  /// Calls back at a moment, or as soon after it as the main loop can.
  public func wake(at time: SimulatedTime?, _ body: @escaping @MainActor () -> Void) {
    sleeper?.cancel()
    sleeper = nil
    guard let time, held == nil else { return }
    let moment = origin.advanced(by: .milliseconds(time.milliseconds))
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
    origin = clock.now.advanced(by: .milliseconds(-held.milliseconds))
    self.held = nil
  }
}
