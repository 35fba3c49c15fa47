public import DialogModel

/// How far a run may go.
public struct Limits: Hashable, Sendable {
  /// Calls without simulated time passing (B1).
  public var callsWithoutTime: Int
  /// Calls in all (B2); `nil` for no limit.
  public var calls: Int?
  /// Simulated milliseconds (B2); `nil` for no limit.
  public var milliseconds: Int?

  /// Limits.
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
    /// The method; `nil` where a task was run, or a field sent a control event.
    public let selector: Selector?
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
    guard !recent.isEmpty else { return }
    // Near the total limit the round may stretch over time; elsewhere it starts anew.
    if !nearTotal { recent.removeAll(keepingCapacity: true) }
  }

  private var nearTotal: Bool { limits.calls.map { calls > $0 - Budget.memory } ?? false }

  /// Counts a call that is about to be made; the stop, if it would be one too many.
  ///
  /// - Parameter isCall: whether it counts among the calls in all; a control event does not.
  mutating func count(_ selector: Selector?, _ target: Target, isCall: Bool = true) -> Stop? {
    if callsWithoutTime >= limits.callsWithoutTime {
      return Stop(limit: .callsWithoutTime(limits.callsWithoutTime), repeating: round)
    }
    if let most = limits.calls, calls >= most {
      return Stop(limit: .calls(most), repeating: round)
    }
    if isCall { calls += 1 }
    callsWithoutTime += 1
    if callsWithoutTime > limits.callsWithoutTime - Budget.memory || nearTotal {
      recent.append(Stop.RepeatedCall(target: target, selector: selector))
    }
    return nil
  }

  /// The shortest round that all of what is remembered goes through again and again; without one,
  /// each of its calls once.
  ///
  /// A shorter look back would take two equal neighbours within a round for the round itself.
  var round: [Stop.RepeatedCall] {
    if recent.count > 1 {
      for length in 1...recent.count / 2
      where recent.dropFirst(length).elementsEqual(recent.dropLast(length)) {
        return Array(recent.suffix(length))
      }
    }
    var seen: Set<Stop.RepeatedCall> = []
    return recent.filter { seen.insert($0).inserted }
  }
}

extension Simulator {
  /// Counts a call that is about to be made; false where the run stops at its limit instead.
  ///
  /// A task that is run counts as a call, without a selector: it may run itself again. A
  /// control event of a field counts as one without time passing only.
  mutating func mayCall(_ selector: Selector?, _ target: Target, isCall: Bool = true) -> Bool {
    guard let stop = state.kernel.budget.count(selector, target, isCall: isCall) else {
      return true
    }
    if case .callsWithoutTime = stop.limit { halt(stop, rule: .b1) } else { halt(stop, rule: .b2) }
    return false
  }

  /// Stops the run where it has gone on for too long: at the limit, however far time was to go.
  mutating func stopIfTooLong() {
    guard let most = state.kernel.budget.limits.milliseconds, state.now.milliseconds > most else {
      return
    }
    state.now = SimulatedTime(milliseconds: most)
    halt(Stop(limit: .milliseconds(most), repeating: state.kernel.budget.round), rule: .b2)
  }

  private mutating func halt(_ stop: Stop, rule: Rule) {
    state.kernel.stop = Boxed(stop)
    emit(
      .stopped(stop), target: .application, rules: RuleSet(rule), input: state.kernel.inputCount)
  }

  /// The plan for any input after the run has stopped: none.
  func planAfterStop(_ input: Input) -> Plan {
    Plan([], rule: .b1, target: .application, title: title(of: input), ignored: .stopped)
  }
}
