public import DialogModel

/// The time of a run, and its wake-ups.
public protocol SessionClock: AnyObject {
  /// Now, in simulated time.
  var now: SimulatedTime { get }
  /// How many real milliseconds one simulated millisecond takes.
  var slowness: Int { get }
  /// Calls back at a moment, and cancels the wake-up before; `nil` only cancels.
  func wake(at time: SimulatedTime?, _ body: @escaping () -> Void)
  /// Stops time at a moment, as while a question is open.
  func hold(at time: SimulatedTime)
  /// Continues time.
  func release()
  /// Calls back after so many milliseconds of real time, more if the clock is slow, and cancels the
  /// pause before; `nil` only cancels.
  ///
  /// - Returns: `false` if time does not pass by itself, so that there is nothing to wait for.
  func pause(milliseconds: Int?, _ body: @escaping () -> Void) -> Bool
  /// How long a run may perform what is due in one go; `nil` for no limit.
  var patience: Duration? { get }
  /// Continues from an earlier moment, because the run could not keep up.
  func fallBack(to time: SimulatedTime)
}

extension SessionClock {
  /// Nothing: there is no observer.
  public func pause(milliseconds: Int?, _ body: @escaping () -> Void) -> Bool { false }
  /// No limit, the default.
  public var patience: Duration? { nil }
  /// Nothing: time waits for the run.
  public func fallBack(to time: SimulatedTime) {}
  /// 1, the default.
  public var slowness: Int { 1 }
}

/// A clock that jumps to the next moment without waiting.
public final class VirtualClock: SessionClock {
  /// Now; it moves when ``jump(to:)`` says so.
  public private(set) var now = SimulatedTime.zero

  /// A clock at the start of a run.
  public init() {}

  /// Sets the time to a later moment; an earlier one is ignored.
  public func jump(to time: SimulatedTime) { now = max(now, time) }

  /// Nothing: the caller asks the run for the next moment.
  public func wake(at time: SimulatedTime?, _ body: @escaping () -> Void) {}
  /// Sets the time to a later moment: it does not advance by itself.
  public func hold(at time: SimulatedTime) { jump(to: time) }
  /// Nothing: time does not pass by itself.
  public func release() {}
}
