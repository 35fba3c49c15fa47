import DialogModel

/// Steps still to do, and why: the input and the rule that caused them.
///
/// Frames are a stack: a call's own actions are a frame above the rule that made the call and end
/// before it goes on, as a callback returns before its caller continues.
struct Frame: Hashable, Sendable {
  private var steps: [Step]
  private var next = 0
  /// The 1-based number of the input.
  let input: Int
  /// The rule; for a movement it may grow while it is under way.
  var rule: Rule
  /// The call that these steps run inside, if any.
  let scope: Scope?
  /// The number of the movement that these steps perform, if any.
  let transition: Int?

  init(
    steps: [Step], input: Int, rule: Rule, scope: Scope? = nil, transition: Int? = nil
  ) {
    self.steps = steps
    self.input = input
    self.rule = rule
    self.scope = scope
    self.transition = transition
  }

  /// The next step, which then counts as done; `nil` at the end.
  mutating func takeStep() -> Step? {
    guard next < steps.count else { return nil }
    defer { next += 1 }
    return steps[next]
  }

  /// The same without its last step.
  func droppingLast() -> Frame {
    var shorter = self
    if next < steps.count { shorter.steps.removeLast() }
    return shorter
  }
}

/// The call that actions run inside: what they may refer to.
struct Scope: Hashable, Sendable {
  /// The method that is running; `nil` at a control event and at a job's end, which are none.
  let selector: Selector?
  /// Whose method it is.
  let target: Target
  /// The button it is about, if it is about one.
  let buttonIndex: Int?
  /// The titles of the sender's buttons when the call was made.
  let buttonTitles: [String]
  /// What a change would put in, if it is about a change; bullets for a secure field.
  var replacement: String?
  /// The job that the actions follow, if they follow one.
  var job: JobScope?
}

/// The rest of a dismissal, kept while a job holds the alert up.
public struct ParkedDismissal: Hashable, Sendable {
  /// The index that it will be dismissed with.
  public let buttonIndex: Int
  /// The rule that began it.
  let rule: Rule
  /// The 1-based number of the input that began it.
  let input: Int
}

extension Simulator {
  /// The row of what happens has come to be another one, and that of its movement too.
  mutating func growRule(to rule: Rule) {
    guard let last = state.frames.indices.last else { return }
    state.frames[last].rule.grow(to: rule)
    if let number = state.frames[last].transition, state.transition?.number == number {
      state.transition?.rule.grow(to: rule)
    }
  }

  /// The rule that a row of this frame comes from, now.
  func rule(of frame: Frame) -> Rule {
    if let number = frame.transition, let transition = state.transition,
      transition.number == number
    {
      return transition.rule
    }
    return frame.rule
  }
}
