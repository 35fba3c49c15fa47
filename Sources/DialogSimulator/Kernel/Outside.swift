public import DialogModel

/// What a program does in a run.
struct Outside: Hashable, Sendable {
  var mode = ProgramMode.absent
  /// The calls that it performs now, the caller below what it called.
  var open: [OpenCall] = []
  /// How many calls it has performed or performs.
  var count = 0
  /// The tables with what it has made; `nil` while these are the document's.
  var grown: GrownTables?
}

/// A call that a program performs now.
struct OpenCall: Hashable, Sendable {
  /// The 1-based number among the calls that the program has had.
  let number: Int
  let suspension: Suspension
  /// Whether its row has been made: when the program first acts, or else when it returns.
  var isNoted = false
  /// The scope of what the program does inside it.
  var scope: Scope?

  func renumbered(_ number: Int, _ suspension: Suspension) -> OpenCall {
    OpenCall(number: number, suspension: suspension, isNoted: isNoted, scope: scope)
  }
}

/// Tables that have what a program has made; equal if the prototypes are.
struct GrownTables: Hashable, Sendable {
  let tables: Tables

  static func == (left: GrownTables, right: GrownTables) -> Bool {
    left.tables === right.tables || left.tables.prototype == right.tables.prototype
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(tables.prototype.dialogs.count)
    hasher.combine(tables.prototype.screens.count)
  }
}

/// A call that waits for a program.
public struct OutsideCall: Hashable, Sendable {
  /// The 1-based number among the calls that the program has had in the run.
  public let number: Int
  /// The method; `nil` for a tap on a control.
  public let selector: Selector?
  /// The receiver; for a tap what holds the control.
  public let target: Target
  /// What the method is told.
  public let argument: Row.CallArgument
  /// The control that was tapped; `nil` for a call of a method.
  public let control: ControlID?
  /// The change that is asked about, with its replacement text as it was typed; `nil` for another
  /// call.
  public let change: QuestionedText?
  /// Whether the method answers yes or no.
  public var asks: Bool { selector?.returnsBool == true }
}

/// A change of a text that a delegate is asked about.
public struct QuestionedText: Hashable, Sendable {
  /// What is changed, in UTF-16 units.
  public let range: TextRange
  /// The new text, also of a secure field.
  public let replacement: String
}

extension Simulator {
  /// The innermost call that waits for the program; `nil` if none does.
  public var outsideCall: OutsideCall? {
    guard state.kernel.stop == nil, let suspension = state.kernel.suspension?.value,
      suspension.isOutside, let open = state.kernel.outside?.value.open.last
    else { return nil }
    let call = suspension.call
    let change = call.question?.change.map {
      QuestionedText(range: $0.change.range, replacement: $0.change.replacement)
    }
    return OutsideCall(
      number: open.number, selector: suspension.method, target: call.receiver,
      argument: call.argument, control: suspension.control, change: change)
  }

  /// How many calls the program performs now, one inside another.
  public var openCalls: Int { state.kernel.outside?.value.open.count ?? 0 }

  /// Whether a program may make one more dialog or screen.
  public var mayDefine: Bool {
    prototype.dialogs.count + prototype.screens.count - firstPartCount < SizeLimit.defined
  }
}

/// What a program that performs calls does to a run.
enum OutsideCalls {
  /// Performs a call that is left to a program.
  @inline(never)
  static func perform(_ call: Call, acts: Bool, in simulator: inout Simulator) {
    let asks = call.selector.returnsBool
    func prepared() -> Bool? { asks ? simulator.state.kernel.takePreparedAnswer(to: call) : nil }
    switch simulator.state.program {
    case .absent where asks:
      // What stands beside it in the document holds.
      guard let answer = prepared() ?? call.answer ?? simulator.answer(to: call) else {
        return simulator.state.suspend(call, .question)
      }
      simulator.complete(call, answer, acts: acts)
    case .absent: simulator.complete(call, nil, acts: acts)
    case .asked where asks:
      guard let answer = prepared() else { return simulator.state.suspend(call, .question) }
      simulator.complete(call, answer, acts: acts)
    case .asked: simulator.complete(call, nil, acts: acts)
    case .attached: open(call, .outside, in: &simulator)
    }
  }

  /// Performs a tap on a control that is left to a program.
  static func tap(_ control: ControlID, in simulator: inout Simulator) {
    guard simulator.state.program == .attached else {
      return simulator.state.push(simulator.prototype.control(control).then.steps(of: control))
    }
    // No method is called: the row of the tap is all that is seen.
    open(Call(.completion, control.holder.target), .event(control), in: &simulator)
  }

  private static func open(
    _ call: Call, _ reason: Suspension.Reason, in simulator: inout Simulator
  ) {
    guard simulator.state.kernel.stop == nil else { return }
    simulator.state.suspend(call, reason)
    guard let suspension = simulator.state.kernel.suspension?.value else { return }
    simulator.state.kernel.outside?.value.count += 1
    let number = simulator.state.kernel.outside?.value.count ?? 0
    simulator.state.kernel.outside?.value.open.append(
      OpenCall(number: number, suspension: suspension, isNoted: reason != .outside))
  }

  /// Sets who performs what is left to a program; calls that one performs return.
  static func set(_ mode: ProgramMode, in simulator: inout Simulator) {
    if simulator.state.kernel.outside == nil { simulator.state.kernel.outside = Boxed(Outside()) }
    simulator.state.kernel.outside?.value.mode = mode
    while mode != .attached, simulator.outsideCall != nil {
      hear(.returned(nil), in: &simulator)
      simulator.run()
    }
  }

  /// Takes what the program says about the innermost call.
  static func hear(_ word: ProgramWord, in simulator: inout Simulator) {
    guard simulator.outsideCall != nil else { return }
    switch word {
    case .act(let action): perform(action, in: &simulator)
    case .returned(let answer): end(with: answer, in: &simulator)
    case .missing: lack(in: &simulator)
    case .blocked(let milliseconds):
      note(in: &simulator)
      guard simulator.state.kernel.stop == nil else { return }
      // What would have been due meanwhile comes late, after the call has returned.
      simulator.move(
        to: simulator.state.now.after(
          milliseconds: min(max(0, milliseconds), ProgramWord.mostBlocked)))
    case .ended:
      note(in: &simulator)
      guard simulator.state.kernel.stop == nil,
        let suspension = simulator.state.kernel.suspension?.value
      else { return }
      let last = Stop.RepeatedCall(
        target: suspension.call.receiver, selector: suspension.method)
      simulator.halt(Stop(limit: .programEnded, repeating: [last]), rule: Rules.held)
    }
  }

  /// Makes the row of the innermost call, if that was not done: the program does something.
  private static func note(in simulator: inout Simulator) {
    guard var open = simulator.state.kernel.outside?.value.open.popLast() else { return }
    let call = open.suspension.call
    let isNew = !open.isNoted
    if isNew {
      open.isNoted = true
      open.scope = Scope(of: call, nil, in: simulator.state.stack)
    }
    simulator.state.kernel.outside?.value.open.append(open)
    guard isNew, simulator.mayCall(call.selector, call.receiver) else { return }
    simulator.emit(call, returned: nil, rules: open.suspension.rules)
  }

  private static func perform(_ action: Action, in simulator: inout Simulator) {
    note(in: &simulator)
    guard simulator.state.kernel.stop == nil,
      let open = simulator.state.kernel.outside?.value.open.last
    else { return }
    simulator.state.kernel.suspension = nil
    var step = Step.act(action)
    if case .event(let control) = open.suspension.reason { step = .actOf(control, action) }
    simulator.state.push([step, .reopen], rules: open.suspension.rules, scope: open.scope)
  }

  private static func end(with answer: Bool?, in simulator: inout Simulator) {
    guard let open = simulator.state.kernel.outside?.value.open.popLast() else { return }
    simulator.state.kernel.suspension = nil
    if case .event = open.suspension.reason { return }
    let call = open.suspension.call
    let answer = call.selector.returnsBool ? answer ?? call.answer ?? true : nil
    guard open.isNoted else { return simulator.complete(call, answer, acts: false) }
    guard let answer else { return }
    simulator.take(answer, to: call)
    simulator.rows.answer(call.selector, call.receiver, answer, refused: call.question?.refused)
    simulator.follow(call, answer)
  }

  /// The receiver of the innermost call has no such method, as far as the program says so at once.
  private static func lack(in simulator: inout Simulator) {
    guard let open = simulator.state.kernel.outside?.value.open.last, !open.isNoted else {
      return end(with: nil, in: &simulator)
    }
    _ = simulator.state.kernel.outside?.value.open.popLast()
    simulator.state.kernel.suspension = nil
    let call = open.suspension.call
    Attribution.attribute(missing: call, in: &simulator)
    simulator.follow(call, call.answer ?? true)
  }

  /// Goes to another state of the same run, with what the program had made there.
  static func restore(_ state: State, in simulator: inout Simulator) {
    simulator.state = state
    let grown = state.kernel.outside?.value.grown?.tables ?? simulator.firstTables
    if grown !== simulator.tables { simulator.tables = grown }
  }

  /// Takes a part that a program has made or changed.
  static func take(_ input: Input, in simulator: inout Simulator) {
    let grown: Tables
    switch input {
    case .define(.dialog(let dialog)) where simulator.mayDefine:
      grown = Tables(simulator.tables, dialog, at: simulator.prototype.dialogs.count)
    case .define(.screen(let screen)) where simulator.mayDefine:
      grown = Tables(simulator.tables, screen, at: simulator.prototype.screens.count)
    case .redefine(let part, let place) where !part.mayReplace(place, in: simulator): return
    case .redefine(.dialog(let dialog), let place):
      grown = Tables(simulator.tables, dialog, at: place)
    case .redefine(.screen(let screen), let place):
      grown = Tables(simulator.tables, screen, at: place)
    default: return
    }
    simulator.tables = grown
    if simulator.state.kernel.outside == nil { simulator.state.kernel.outside = Boxed(Outside()) }
    simulator.state.kernel.outside?.value.grown = GrownTables(tables: grown)
  }
}

extension DefinedPart {
  /// Whether it may take the place of another part, by the 0-based place of that: of a dialog that is
  /// not in use, or of a screen whose controls it has, and perhaps more.
  public func mayReplace(_ place: Int, in simulator: Simulator) -> Bool {
    let prototype = simulator.prototype
    switch self {
    case .dialog:
      guard prototype.dialogs.indices.contains(place),
        prototype.task(shownBy: DialogID(place)) == nil
      else { return false }
      let isUsed = simulator.state.stack.isUpOrWaits(any: DialogID(place))
      return !isUsed && !simulator.state.pickers.contains { $0.dialog.index == place }
    case .screen(let screen):
      guard prototype.screens.indices.contains(place) else { return false }
      let old = prototype.screens[place].controls
      return screen.controls.count >= old.count
        && zip(old, screen.controls).allSatisfy { $0.kind == $1.kind }
        && screen.controls.dropFirst(old.count).allSatisfy { $0.textField == nil }
    }
  }
}

extension ProgramWord {
  /// The longest time that a program says to be busy, in milliseconds: 100 years of 365.25 days.
  static let mostBlocked = 3_155_760_000_000
}

extension Kernel {
  /// Lets the innermost call wait for the program again.
  mutating func reopen() {
    // The frame of the action is done, and the call returns to the one below it.
    frames.removeLast()
    guard let open = outside?.value.open.last else { return }
    suspension = Boxed(open.suspension)
  }
}

extension State {
  /// Who performs what the document leaves to a program.
  public var program: ProgramMode { kernel.outside?.value.mode ?? .absent }
}
