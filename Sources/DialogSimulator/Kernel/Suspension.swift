public import DialogModel

/// A call that waits: the frames stay as they are, and simulated time with them (H1).
struct Suspension: Hashable, Sendable {
  /// Why it waits.
  enum Reason: Hashable, Sendable {
    /// A person, or a delegate in another process, must say what it returns.
    case question
    /// A breakpoint is there: it has not been made yet.
    case breakpoint
  }

  let call: Call
  let reason: Reason
  let rules: RuleSet

  var hold: Hold {
    Hold(
      selector: call.selector, target: call.receiver, rules: rules,
      replacement: call.question?.change?.shown, isBreakpoint: reason == .breakpoint)
  }
}

/// What others see of a call that waits.
public struct Hold: Hashable, Sendable {
  /// The method.
  public let selector: Selector
  /// Whose method it is.
  public let target: Target
  /// The rows of the tables that the call comes from.
  public let rules: RuleSet
  /// What a change would put in; bullets for a secure field, `nil` for another question.
  public let replacement: String?
  /// Whether a breakpoint stopped it before it is made; else it waits for its answer.
  public let isBreakpoint: Bool

  /// The row of the tables that text shows.
  public var rule: Rule { rules.shown }
}

/// The answer to a suspended call.
struct PendingAnswer: Hashable, Sendable {
  let suspension: Suspension
  /// `nil` to make a call that a breakpoint stopped.
  let answer: Bool?
}

/// An answer given before its question.
struct PreparedAnswer: Hashable, Sendable {
  let selector: Selector
  let answer: Bool
  let target: Target?

  func fits(_ selector: Selector, _ target: Target) -> Bool {
    self.selector == selector && (self.target == nil || self.target == target)
  }
}

extension Simulator {
  /// What the receiver of a call answers; `nil` where somebody must say.
  mutating func answer(_ answer: Answer, _ call: Call) -> Bool? {
    switch answer {
    case .always(let answer): return answer
    case .when(let condition): return holds(condition, call.receiver, call.question?.change)
    case .ask:
      let place = state.kernel.preparedAnswers.firstIndex {
        $0.fits(call.selector, call.receiver)
      }
      return place.map { state.kernel.preparedAnswers.remove(at: $0).answer }
    }
  }

  /// Lets everything be as it is until somebody says how the call goes on.
  mutating func suspend(_ call: Call, _ reason: Suspension.Reason) {
    guard !state.kernel.frames.isEmpty else { return }
    state.kernel.suspension = Boxed(
      Suspension(call: call, reason: reason, rules: call.rules == .none ? currentRules : call.rules)
    )
  }

  /// Suspends a call where a breakpoint is; whether it did.
  mutating func stopsAtBreakpoint(_ call: Call) -> Bool {
    let stops = state.kernel.breakpoints.contains { $0.fits(call.selector, call.receiver) }
    guard stops else { return false }
    // The one for whatever comes next has done what it is for.
    state.kernel.breakpoints.removeAll { $0 == .next }
    suspend(call, .breakpoint)
    return true
  }

  /// Takes the answer to the open question, or keeps it for the next one like it (H2).
  mutating func planAnswer(_ selector: Selector, _ answer: Bool, _ target: Target?) -> Plan {
    let prepared = PreparedAnswer(selector: selector, answer: answer, target: target)
    guard let suspension = state.kernel.suspension?.value, suspension.reason == .question,
      prepared.fits(suspension.call.selector, suspension.call.receiver)
    else {
      state.kernel.preparedAnswers.append(prepared)
      return Plan([], rule: .h2, target: target ?? .application)
    }
    state.kernel.suspension = nil
    state.kernel.pendingAnswer = Boxed(PendingAnswer(suspension: suspension, answer: answer))
    return Plan([], rule: .h2, target: suspension.call.receiver)
  }

  /// Makes the call that a breakpoint stopped.
  mutating func planGoOn() -> Plan {
    guard let suspension = state.kernel.suspension?.value, suspension.reason == .breakpoint else {
      return Plan([], rule: .h2, target: .application, ignored: .nothingWaits)
    }
    state.kernel.suspension = nil
    state.kernel.pendingAnswer = Boxed(PendingAnswer(suspension: suspension, answer: nil))
    return Plan([], rule: .h2, target: suspension.call.receiver)
  }

  /// Lets the call that waited return, or be made, and everything go on.
  mutating func resume() {
    guard let pending = state.kernel.pendingAnswer?.value else { return }
    state.kernel.pendingAnswer = nil
    if let answer = pending.answer {
      complete(pending.suspension.call, answer)
    } else {
      goOn(with: pending.suspension.call)
    }
  }

  /// The plan for any other input while a call waits: none.
  func planWhileSuspended(_ input: Input) -> Plan {
    Plan(
      [], rule: .h1, target: state.kernel.suspension?.value.call.receiver ?? .application,
      title: title(of: input), ignored: .held)
  }

  /// Changes what is settled outside of the run; no row tells of it, and it is not counted.
  mutating func configure(_ change: ConfigurationChange) {
    switch change {
    case .commandMode(let task, let mode): state.tasks.commandModes[task] = mode
    case .liveBuiltIns(let activities): state.activities.live = activities
    case .breakpoints(let breakpoints): state.kernel.breakpoints = breakpoints
    }
  }
}
