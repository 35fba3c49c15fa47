public import DialogModel

/// How far a run may go.
public struct Limits: Hashable, Sendable {
  /// Calls without simulated time passing (B1).
  public var callsWithoutTime: Int
  /// Calls in all (B2); `nil` for no limit.
  public var calls: Int?
  /// Simulated milliseconds (B2); `nil` for no limit.
  public var milliseconds: Int?

  /// Limits of one's own.
  public init(callsWithoutTime: Int, calls: Int?, milliseconds: Int?) {
    self.callsWithoutTime = callsWithoutTime
    self.calls = calls
    self.milliseconds = milliseconds
  }

  /// In a window, where a person can stop a run.
  public static let preview = Limits(callsWithoutTime: 10_000, calls: nil, milliseconds: nil)
  /// Without anybody watching: 1,000,000 calls and 100 years of 365.25 days.
  public static let scenario = Limits(
    callsWithoutTime: 10_000, calls: 1_000_000, milliseconds: 3_155_760_000_000)
}

/// Why a run stopped.
public struct Stop: Hashable, Sendable {
  /// The limit that was reached.
  public enum Limit: Hashable, Sendable {
    case callsWithoutTime(Int)
    case calls(Int)
    case milliseconds(Int)
  }

  /// One of the calls that repeat.
  public struct RepeatedCall: Hashable, Sendable {
    /// Whose method it is.
    public let target: Target
    /// The method.
    public let selector: Selector
  }

  /// The limit that was reached.
  public let limit: Limit
  /// The calls that repeat, one round of them, in order.
  public let repeating: [RepeatedCall]
}

/// What has been used of the limits.
struct Budget: Hashable, Sendable {
  let limits: Limits
  private(set) var calls = 0
  private var callsWithoutTime = 0
  private var recent: [Stop.RepeatedCall] = []

  /// How many calls before a limit are remembered, to find the round that repeats.
  private static let memory = 512

  init(limits: Limits) { self.limits = limits }

  mutating func timePassed() {
    callsWithoutTime = 0
    // Near the total limit the round may stretch over time; elsewhere it starts anew.
    if !nearTotal { recent.removeAll(keepingCapacity: true) }
  }

  private var nearTotal: Bool { limits.calls.map { calls > $0 - Budget.memory } ?? false }

  /// Counts a call; the stop, if it was one too many.
  mutating func count(_ call: Stop.RepeatedCall) -> Stop? {
    calls += 1
    callsWithoutTime += 1
    if callsWithoutTime > limits.callsWithoutTime - Budget.memory || nearTotal {
      recent.append(call)
    }
    if callsWithoutTime > limits.callsWithoutTime {
      return Stop(limit: .callsWithoutTime(limits.callsWithoutTime), repeating: round)
    }
    if let most = limits.calls, calls > most {
      return Stop(limit: .calls(most), repeating: round)
    }
    return nil
  }

  /// The shortest round at the end of what is remembered that has been gone through twice.
  var round: [Stop.RepeatedCall] {
    for length in 1...max(1, recent.count / 2) where recent.count >= 2 * length {
      let last = recent.suffix(length)
      if last.elementsEqual(recent.dropLast(length).suffix(length)) { return Array(last) }
    }
    var seen: Set<Stop.RepeatedCall> = []
    return recent.filter { seen.insert($0).inserted }
  }
}

extension Simulator {
  /// Counts a call and stops the run at its limit.
  mutating func countCall(_ selector: Selector, _ target: Target) {
    guard let stop = state.budget.count(.init(target: target, selector: selector)) else { return }
    if case .callsWithoutTime = stop.limit { halt(stop, rule: .b1) } else { halt(stop, rule: .b2) }
  }

  /// Stops the run where it has gone on for too long.
  mutating func stopIfTooLong() {
    guard let most = state.budget.limits.milliseconds, state.now.milliseconds > most else { return }
    halt(Stop(limit: .milliseconds(most), repeating: state.budget.round), rule: .b2)
  }

  private mutating func halt(_ stop: Stop, rule: Rule) {
    state.stop = stop
    emit(.stopped(stop), target: .application, rule: rule, input: state.inputCount)
  }

  /// The plan for any input after the run has stopped: none.
  func planAfterStop() -> Plan {
    Plan([], rule: .b1, target: .application, ignored: .stopped)
  }
}
