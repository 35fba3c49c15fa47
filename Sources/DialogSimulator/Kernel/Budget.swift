public import DialogModel

/// The limits of a run.
public struct Limits: Hashable, Sendable {
  /// The greatest number of calls without simulated time passing (B1).
  public var callsWithoutTime: Int
  /// The greatest number of calls in all (B2); `nil` for no limit.
  public var calls: Int?
  /// The greatest simulated time in milliseconds (B2); `nil` for no limit.
  public var milliseconds: Int?

  /// Limits.
  public init(callsWithoutTime: Int, calls: Int?, milliseconds: Int?) {
    self.callsWithoutTime = callsWithoutTime
    self.calls = calls
    self.milliseconds = milliseconds
  }

  /// In a window, where a person can stop a run.
  public static let preview = Limits(callsWithoutTime: 10_000, calls: nil, milliseconds: nil)
  /// Without a person watching: 1,000,000 calls and 100 years of 365.25 days.
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
    /// A text with its placeholders filled in would have more bytes.
    case text(Int)
    /// The text of a field would have more bytes.
    case field(Int)
    /// The texts of the log would have more bytes together.
    case logTexts(Int)
    /// No limit: a delegate would have been called that is gone.
    case crash
    /// No limit: the program ended that performed a call.
    case programEnded

    /// Whether it is a limit of texts, and not of calls or time.
    public var isOfTexts: Bool {
      switch self {
      case .text, .field, .logTexts: true
      case .callsWithoutTime, .calls, .milliseconds, .crash, .programEnded: false
      }
    }
  }

  /// One call of the loop that repeats.
  public struct RepeatedCall: Hashable, Sendable {
    /// The target of the call.
    public let target: Target
    /// The method; `nil` for a task that was run, or a control event of a field.
    public let selector: Selector?
  }

  /// The limit that was reached.
  public let limit: Limit
  /// The calls of the loop that repeats, each once, in order; for a limit of texts, the call that
  /// was running; for a crash, the call that would have been made.
  public let repeating: [RepeatedCall]

  /// Whether the application would have crashed.
  public var isCrash: Bool { limit == .crash }
}

/// The used part of the limits.
struct Budget: Hashable, Sendable {
  let limits: Limits
  private(set) var calls = 0
  /// The bytes of the texts that the run made.
  private var textBytes = 0
  private var callsWithoutTime = 0
  private var recent: [Stop.RepeatedCall] = []

  /// How many calls before a limit are stored, to find the loop that repeats.
  private static let memory = 512

  init(limits: Limits) { self.limits = limits }

  mutating func timePassed() {
    callsWithoutTime = 0
    guard !recent.isEmpty else { return }
    // Near the total limit, the loop may extend over time; elsewhere it starts again.
    if !nearTotal { recent.removeAll(keepingCapacity: true) }
  }

  private var nearTotal: Bool { limits.calls.map { calls > $0 - Budget.memory } ?? false }

  /// Counts a call that is about to be made; returns the stop if the call exceeds a limit.
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

  /// Counts bytes of texts; false if they are more than a log can have.
  mutating func keep(_ bytes: Int) -> Bool {
    textBytes += bytes
    return textBytes <= SizeLimit.logTexts
  }

  /// The shortest loop that all stored calls repeat; if there is none, each of the calls once.
  ///
  /// Fewer stored calls would take two equal neighbours within a loop for the loop itself.
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
  /// Counts a call that is about to be made; false if the run stops at its limit instead.
  ///
  /// A task that is run counts as a call, without a selector: it may run itself again. A control
  /// event of a field counts only among the calls without time passing.
  mutating func mayCall(_ selector: Selector?, _ target: Target, isCall: Bool = true) -> Bool {
    guard let stop = state.kernel.budget.count(selector, target, isCall: isCall) else {
      return true
    }
    if case .callsWithoutTime = stop.limit { halt(stop, rule: .b1) } else { halt(stop, rule: .b2) }
    return false
  }

  /// Stops the run at its time limit, even if time was to go further.
  mutating func stopIfTooLong() {
    guard let most = state.kernel.budget.limits.milliseconds, state.now.milliseconds > most else {
      return
    }
    state.now = SimulatedTime(milliseconds: most)
    halt(Stop(limit: .milliseconds(most), repeating: state.kernel.budget.round), rule: .b2)
  }

  mutating func halt(_ stop: Stop, rule: Rule) {
    state.kernel.stop = Boxed(stop)
    emit(
      .stopped(stop), target: .application, rules: RuleSet(rule), input: state.kernel.inputCount)
  }

  /// The plan for any input after the run has stopped: none.
  func planAfterStop(_ input: Input) -> Plan {
    let rule = state.stop?.isCrash == true ? Rules.delegateGone : .b1
    return Plan([], rule: rule, target: .application, title: title(of: input), ignored: .stopped)
  }
}
