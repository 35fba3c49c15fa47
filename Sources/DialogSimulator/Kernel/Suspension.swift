public import DialogModel

extension Rules {
  /// What a call that waits keeps from happening.
  static let held = Rule.h1
}

/// A suspended call: the frames and simulated time do not change until it continues (H1).
struct Suspension: Hashable, Sendable {
  /// Why the call is suspended.
  enum Reason: Hashable, Sendable {
    /// A person, or a delegate in another process, must answer.
    case question
    /// A breakpoint stopped the call before it was made.
    case breakpoint
    /// A program performs it, and may act meanwhile.
    case outside
    /// The same for a tap on a control, which is no call of a delegate.
    case event(ControlID)
  }

  let call: Call
  let reason: Reason
  let rules: RuleSet

  /// Whether a program is asked to perform it.
  var isOutside: Bool {
    switch reason {
    case .outside, .event: true
    case .question, .breakpoint: false
    }
  }

  /// The control whose tap a program performs; `nil` for a call.
  var control: ControlID? { if case .event(let control) = reason { control } else { nil } }

  /// The method that is called; `nil` for a tap that a program performs.
  var method: Selector? { control == nil ? call.selector : nil }

  var hold: Hold {
    Hold(
      selector: call.selector, target: call.receiver, argument: call.argument, rules: rules,
      replacement: call.question?.change?.shown, isBreakpoint: reason == .breakpoint,
      isOutside: isOutside, control: control)
  }
}

/// The call that is suspended, as other modules see it.
public struct Hold: Hashable, Sendable {
  /// The method.
  public let selector: Selector
  /// The target of the method.
  public let target: Target
  /// What the method is told.
  public let argument: Row.CallArgument
  /// The rows of the tables that the call comes from.
  public let rules: RuleSet
  /// The replacement text of a change; bullets for a secure field, `nil` for another question.
  public let replacement: String?
  /// Whether a breakpoint stopped it before it is made; else it waits for its answer.
  public let isBreakpoint: Bool
  /// Whether a program performs it; nothing but the program goes on then.
  public let isOutside: Bool
  /// The control whose tap is performed; no method is called then.
  public let control: ControlID?

  /// Whether the method returns an answer, which a person can give instead of its delegate.
  public var asks: Bool { !isOutside && selector.nature == .asks }

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
    guard self.selector == selector else { return false }
    // The id of a dialog alone is any instance of it.
    if case .dialog(let asked) = self.target, case .dialog(let dialog) = target {
      return asked.instance == 1 ? asked.index == dialog.index : asked.exact == dialog
    }
    return self.target == nil || self.target == target
  }
}

extension Simulator {
  /// The answer of the receiver of a call; `nil` if a person must answer.
  mutating func answer(_ answer: Answer, _ call: Call) -> Bool? {
    switch answer {
    case .always(let answer): return answer
    case .when(let condition): return holds(condition, Scope(of: call, nil, in: state.stack))
    case .ask: return state.kernel.takePreparedAnswer(to: call)
    }
  }

  /// Suspends a call at a breakpoint; returns whether it did.
  mutating func stopsAtBreakpoint(_ call: Call) -> Bool {
    let stops = state.kernel.breakpoints.contains {
      if case .filter(let words) = $0 { return fits(call, words) }
      return $0.fits(call.selector, call.receiver)
    }
    guard stops else { return false }
    // The breakpoint for the next call is used only once.
    state.kernel.breakpoints.removeAll { $0 == .next }
    state.suspend(call, .breakpoint)
    return true
  }

  /// Whether a filter fits the row of a call that is about to be made; its answer is not known yet.
  private func fits(_ call: Call, _ words: String) -> Bool {
    filters(
      words,
      Row(
        time: state.now, input: state.currentInput,
        rules: call.rules == .none ? state.currentRules : call.rules, target: call.receiver,
        content: .call(call.selector, call.argument, returned: nil)))
  }

  /// Continues the suspended call, and everything after it.
  mutating func resume() {
    guard let pending = state.kernel.pendingAnswer?.value else { return }
    state.kernel.pendingAnswer = nil
    if let answer = pending.answer {
      complete(pending.suspension.call, answer)
    } else {
      resume(with: pending.suspension.call)
    }
  }

  /// The plan for any other input while a call is suspended: none.
  func planWhileSuspended(_ input: Input) -> Plan {
    Plan(
      [], rule: Rules.held, target: state.kernel.suspension?.value.call.receiver ?? .application,
      title: title(of: input), ignored: .held)
  }
}

extension Kernel {
  /// Takes the answer that was given before a question; `nil` if none was.
  mutating func takePreparedAnswer(to call: Call) -> Bool? {
    let place = preparedAnswers.firstIndex {
      $0.fits(call.selector, call.receiver)
    }
    return place.map { preparedAnswers.remove(at: $0).answer }
  }

  /// Takes the answer to the open question, or keeps it for the next one that matches (H2).
  mutating func planAnswer(_ selector: Selector, _ answer: Bool, _ target: Target?) -> Plan {
    let prepared = PreparedAnswer(selector: selector, answer: answer, target: target)
    guard let suspension = suspension?.value, suspension.reason == .question,
      prepared.fits(suspension.call.selector, suspension.call.receiver)
    else {
      preparedAnswers.append(prepared)
      return Plan([], rule: .h2, target: target ?? .application)
    }
    self.suspension = nil
    pendingAnswer = Boxed(PendingAnswer(suspension: suspension, answer: answer))
    return Plan([], rule: .h2, target: suspension.call.receiver)
  }

  /// Whether a breakpoint has stopped a call: an action is performed inside it then, and the run goes
  /// on.
  var isAtBreakpoint: Bool { suspension?.value.reason == .breakpoint }

  /// Makes the call that a breakpoint stopped.
  mutating func planGoOn() -> Plan {
    guard let suspension = suspension?.value, suspension.reason == .breakpoint else {
      return Plan([], rule: .h2, target: .application, ignored: .nothingWaits)
    }
    self.suspension = nil
    pendingAnswer = Boxed(PendingAnswer(suspension: suspension, answer: nil))
    return Plan([], rule: .h2, target: suspension.call.receiver)
  }
}

extension State {
  /// Suspends a call until an answer or `goOn` comes.
  mutating func suspend(_ call: Call, _ reason: Suspension.Reason) {
    guard !kernel.frames.isEmpty else { return }
    kernel.suspension = Boxed(
      Suspension(call: call, reason: reason, rules: call.rules == .none ? currentRules : call.rules)
    )
  }

  /// Changes the settings of the run; it is neither noted nor counted.
  mutating func configure(_ change: ConfigurationChange) {
    switch change {
    case .commandMode(let task, let mode): tasks.commandModes[task] = mode
    case .liveBuiltIns(let activities): self.activities.live = activities
    case .breakpoints(let breakpoints): kernel.breakpoints = breakpoints
    case .secretAnswers(let answers):
      kernel.toldAnswers = answers.isEmpty ? nil : Boxed(answers[...])
    // It may let calls return.
    case .program, .nothing: break
    }
  }
}
