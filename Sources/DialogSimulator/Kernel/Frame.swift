import DialogModel

/// Steps to perform, with their cause: the input and the rules.
///
/// Frames are a stack: the actions of a call are a frame above the rule that made the call. They
/// end before that rule continues, as a callback returns before its caller continues.
struct Frame: Hashable, Sendable {
  /// The steps of the frame; most are constants, which no frame copies.
  private let steps: [Step]
  private var next: Int32 = 0
  /// Where the steps end: earlier, if the last steps were dropped.
  private var end: Int32
  /// The 1-based number of the input.
  var input: Int { Int(inputNumber) }
  private let inputNumber: Int32
  /// The rules; for a movement they may grow while it is running.
  var rules: RuleSet
  /// The operands of the steps.
  let operands: Operands
  /// The number of the movement that these steps perform; 0 for none.
  let transition: Int32
  /// The call that these steps run inside, if any.
  let scope: Scope?

  init(
    steps: [Step], operands: Operands = Operands(), input: Int, rules: RuleSet,
    scope: Scope? = nil, transition: Int32 = 0
  ) {
    self.steps = steps
    self.operands = operands
    inputNumber = Int32(truncatingIfNeeded: input)
    self.rules = rules
    self.scope = scope
    self.transition = transition
    end = Int32(steps.count)
  }

  /// Removes and returns the next step; `nil` at the end.
  mutating func takeStep() -> Step? {
    guard next < end else { return nil }
    defer { next += 1 }
    return steps[Int(next)]
  }

  /// Whether a step was taken.
  var hasBegun: Bool { next > 0 }

  /// The steps that are still to be performed.
  var remaining: ArraySlice<Step> { steps[Int(next)..<Int(end)] }

  /// Takes the next steps out, to be performed after the method that they are in has returned.
  mutating func split(_ count: Int) -> Frame {
    var later = Frame(
      steps: steps, input: input, rules: RuleSet(Rules.restComesLater),
      scope: scope?.afterReturning)
    later.next = next
    later.end = min(end, next + Int32(clamping: count))
    next = later.end
    return later
  }

  /// The same without its last step.
  func droppingLast() -> Frame {
    var shorter = self
    if next < end { shorter.end -= 1 }
    return shorter
  }
}

/// The operands of a frame, shared by all its steps.
struct Operands: Hashable, Sendable {
  /// The dialog that comes in, goes out or is tapped.
  var dialog = DialogID(-1)
  /// The dialog below it, which it covers or uncovers.
  var other = DialogID(-1)
  /// The index of a dismissal or a tap.
  var buttonIndex = -1
  /// The number of the activity picker that goes out; 0 for none.
  var picker: Int32 = 0
  /// Whether the dialog hid the one below it: both are alerts.
  var hid = false
  /// Whether a person dismisses the dialog by a tap outside it; a popover's delegate is called
  /// then.
  var isSentAway = false

  /// Whether it moves, or comes or goes at once; the content of a popover is told.
  var animated = true

  /// Whether there is a dialog below.
  var hasOther: Bool { other.index >= 0 }
}

/// The call that actions run inside, with the values for their templates.
final class Scope: Hashable, Sendable {
  /// The method that is running; `nil` at a control event, at a job's end and after a wait.
  let selector: Selector?
  /// The target of the method.
  let target: Target
  /// The button that the call is about, if there is one.
  let buttonIndex: Int?
  /// The titles of the sender's buttons when the call was made.
  let buttonTitles: [String]
  /// The replacement text, if the call is about a change; bullets for a secure field.
  let replacement: String?
  /// The job that has ended, if the actions follow a job.
  let job: JobScope?
  /// The change that the call asks about, if there is one.
  let change: QuestionedChange?
  /// The id of the notification that the call is about, if there is one.
  let notification: String?
  /// What the call has answered, if it was asked.
  let answer: Bool?

  init(
    selector: Selector?, target: Target, buttonIndex: Int? = nil, buttonTitles: [String] = [],
    replacement: String? = nil, job: JobScope? = nil, change: QuestionedChange? = nil,
    notification: String? = nil, answer: Bool? = nil
  ) {
    self.selector = selector
    self.target = target
    self.buttonIndex = buttonIndex
    self.buttonTitles = buttonTitles
    self.replacement = replacement
    self.job = job
    self.change = change
    self.notification = notification
    self.answer = answer
  }

  /// What is known of the call after its method has returned.
  var afterReturning: Scope {
    Scope(
      selector: nil, target: target, buttonIndex: buttonIndex, buttonTitles: buttonTitles,
      replacement: replacement, job: job, change: change, notification: notification,
      answer: answer)
  }

  /// The moment in a dialog's life that the method is for, if there is one.
  var moment: Moment? { selector?.moment }

  static func == (left: Scope, right: Scope) -> Bool {
    left === right
      || (left.selector == right.selector && left.target == right.target
        && left.buttonIndex == right.buttonIndex && left.buttonTitles == right.buttonTitles
        && left.replacement == right.replacement && left.job == right.job
        && left.change == right.change && left.notification == right.notification
        && left.answer == right.answer)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(selector)
    hasher.combine(target)
    hasher.combine(buttonIndex)
  }
}

extension State {
  /// Puts steps before the rest of the top frame, with separate rules.
  mutating func push(
    _ steps: [Step], _ operands: Operands = Operands(), rules: RuleSet, scope: Scope? = nil
  ) {
    guard !steps.isEmpty else { return }
    kernel.frames.append(
      Frame(
        steps: steps, operands: operands, input: currentInput, rules: rules, scope: scope))
  }

  /// Puts steps before the rest of the top frame, with that frame's rules.
  mutating func push(_ steps: [Step], scope: Scope? = nil) {
    push(steps, rules: currentRules, scope: scope)
  }

  /// The 1-based number of the current input.
  @inline(__always)
  var currentInput: Int {
    guard let last = kernel.frames.indices.last else { return kernel.inputCount }
    return kernel.frames[last].input
  }

  /// The call that the current steps run inside.
  @inline(__always)
  var currentScope: Scope? {
    guard let last = kernel.frames.indices.last else { return nil }
    return kernel.frames[last].scope
  }

  /// The current rules of the top frame.
  @inline(__always)
  var currentRules: RuleSet {
    guard let last = kernel.frames.indices.last else { return .none }
    let number = kernel.frames[last].transition
    if number != 0, let rules = stack.rules(ofTransition: number) { return rules }
    return kernel.frames[last].rules
  }

  /// Adds rules to the current frame, and to its movement.
  mutating func growRules(by rules: RuleSet) {
    guard let last = kernel.frames.indices.last else { return }
    kernel.frames[last].rules.formUnion(rules)
    stack.growRules(ofTransition: kernel.frames[last].transition, by: rules)
  }
}
