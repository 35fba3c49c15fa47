import DialogModel

/// Steps still to do, and why: the input and the rules that caused them.
///
/// Frames are a stack: a call's own actions are a frame above the rule that made the call and end
/// before it goes on, as a callback returns before its caller continues.
struct Frame: Hashable, Sendable {
  /// A program; most are constants, which no frame copies.
  private let steps: [Step]
  private var next: Int32 = 0
  /// Where the program ends: before its last steps, where those were dropped.
  private var end: Int32
  /// The 1-based number of the input.
  var input: Int { Int(inputNumber) }
  private let inputNumber: Int32
  /// The rules; for a movement they may grow while it is under way.
  var rules: RuleSet
  /// What the steps are about.
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

  /// The next step, which then counts as done; `nil` at the end.
  mutating func takeStep() -> Step? {
    guard next < end else { return nil }
    defer { next += 1 }
    return steps[Int(next)]
  }

  /// What is still to be done.
  var remaining: ArraySlice<Step> { steps[Int(next)..<Int(end)] }

  /// The same without its last step.
  func droppingLast() -> Frame {
    var shorter = self
    if next < end { shorter.end -= 1 }
    return shorter
  }
}

/// What the steps of a program are about, handed to all of them alike.
struct Operands: Hashable, Sendable {
  /// The dialog that comes, goes or is tapped.
  var dialog = DialogID(-1)
  /// The dialog below it: the one that it covers, or uncovers.
  var other = DialogID(-1)
  /// The index of a dismissal or a tap.
  var buttonIndex = -1
  /// The number of the activity picker that goes; 0 for none.
  var picker: Int32 = 0
  /// Whether the dialog hid the one below it: both are alerts.
  var hid = false
  /// Whether a person sends the dialog away, which a popover's delegate hears of.
  var isSentAway = false

  /// Whether there is a dialog below.
  var hasOther: Bool { other.index >= 0 }
}

/// The call that actions run inside: what they may refer to.
final class Scope: Hashable, Sendable {
  /// The method that is running; `nil` at a control event and at a job's end, which are none.
  let selector: Selector?
  /// Whose method it is.
  let target: Target
  /// The button it is about, if it is about one.
  let buttonIndex: Int?
  /// The titles of the sender's buttons when the call was made.
  let buttonTitles: [String]
  /// What a change would put in, if it is about a change; bullets for a secure field.
  let replacement: String?
  /// The job that the actions follow, if they follow one.
  let job: JobScope?

  init(
    selector: Selector?, target: Target, buttonIndex: Int? = nil, buttonTitles: [String] = [],
    replacement: String? = nil, job: JobScope? = nil
  ) {
    self.selector = selector
    self.target = target
    self.buttonIndex = buttonIndex
    self.buttonTitles = buttonTitles
    self.replacement = replacement
    self.job = job
  }

  /// The moment in a dialog's life that the method is for, if it is for one.
  var moment: Moment? { selector?.moment }

  static func == (left: Scope, right: Scope) -> Bool {
    left === right
      || (left.selector == right.selector && left.target == right.target
        && left.buttonIndex == right.buttonIndex && left.buttonTitles == right.buttonTitles
        && left.replacement == right.replacement && left.job == right.job)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(selector)
    hasher.combine(target)
    hasher.combine(buttonIndex)
  }
}

extension Simulator {
  /// Puts steps before the rest of the frame on top, with their own rules.
  mutating func push(
    _ steps: [Step], _ operands: Operands = Operands(), rules: RuleSet, scope: Scope? = nil
  ) {
    guard !steps.isEmpty else { return }
    state.kernel.frames.append(
      Frame(
        steps: steps, operands: operands, input: currentInput, rules: rules, scope: scope))
  }

  /// Puts steps before the rest of the frame on top, with that frame's rules.
  mutating func push(_ steps: [Step], scope: Scope? = nil) {
    push(steps, rules: currentRules, scope: scope)
  }

  /// The 1-based number of the input at work.
  @inline(__always)
  var currentInput: Int { state.kernel.frames.last?.input ?? state.kernel.inputCount }

  /// The call that the steps at work run inside.
  @inline(__always)
  var currentScope: Scope? { state.kernel.frames.last?.scope }

  /// The rules of the frame on top, now.
  @inline(__always)
  var currentRules: RuleSet {
    guard let last = state.kernel.frames.indices.last else { return .none }
    let number = state.kernel.frames[last].transition
    if number != 0, let rules = state.stack.rules(ofTransition: number) { return rules }
    return state.kernel.frames[last].rules
  }

  /// What happens has come to be of another row too, and so has its movement.
  mutating func growRules(by rules: RuleSet) {
    guard let last = state.kernel.frames.indices.last else { return }
    state.kernel.frames[last].rules.formUnion(rules)
    state.stack.growRules(ofTransition: state.kernel.frames[last].transition, by: rules)
  }

  /// The rules that a row of this frame comes from, now.
  @inline(__always)
  func rules(of frame: Frame) -> RuleSet {
    if frame.transition != 0, let rules = state.stack.rules(ofTransition: frame.transition) {
      return rules
    }
    return frame.rules
  }
}
