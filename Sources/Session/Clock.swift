public import DialogModel

/// Says what time it is for a run, and when something is due.
@MainActor
public protocol SessionClock: AnyObject {
  /// Now, in simulated time.
  var now: SimulatedTime { get }
  /// How many milliseconds of the world one simulated millisecond takes.
  var slowness: Int { get }
  /// Calls back at a moment, instead of any moment asked before; `nil` asks for none.
  func wake(at time: SimulatedTime?, _ body: @escaping @MainActor () -> Void)
  /// Lets time stand at a moment, as while a question is open.
  func hold(at time: SimulatedTime)
  /// Lets time go on from where it stood.
  func release()
}

extension SessionClock {
  /// 1, for a clock that keeps the world's pace or none.
  public var slowness: Int { 1 }
}

/// A clock that jumps: nobody waits, and a run takes no longer than its calls.
@MainActor
public final class VirtualClock: SessionClock {
  /// Now; it moves when ``jump(to:)`` says so.
  public private(set) var now = SimulatedTime.zero

  /// A clock at the start of a run.
  public init() {}

  /// Goes on to a moment; never back.
  public func jump(to time: SimulatedTime) { now = max(now, time) }

  /// Nothing: whoever drives the run asks it what is due next.
  public func wake(at time: SimulatedTime?, _ body: @escaping @MainActor () -> Void) {}
  /// Nothing: time stands anyway.
  public func hold(at time: SimulatedTime) {}
  /// Nothing: time stands anyway.
  public func release() {}
}
