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
    var control: ControlID?
    if case .event(let tapped) = suspension.reason { control = tapped }
    let change = call.question?.change.map {
      QuestionedText(range: $0.change.range, replacement: $0.change.replacement)
    }
    return OutsideCall(
      number: open.number, selector: control == nil ? call.selector : nil, target: call.receiver,
      argument: call.argument, control: control, change: change)
  }

  /// How many calls the program performs now, one inside another.
  public var openCalls: Int { state.kernel.outside?.value.open.count ?? 0 }

  /// Performs a call that is left to a program.
  @inline(never)
  mutating func performOutside(_ call: Call, acts: Bool) {
    let asks = call.selector.returnsBool
    func prepared() -> Bool? { asks ? state.kernel.takePreparedAnswer(to: call) : nil }
    switch state.program {
    case .absent where asks:
      // What stands beside it in the document holds.
      guard let answer = prepared() ?? call.answer ?? answer(to: call) else {
        return state.suspend(call, .question)
      }
      complete(call, answer, acts: acts)
    case .absent: complete(call, nil, acts: acts)
    case .asked where asks:
      guard let answer = prepared() else { return state.suspend(call, .question) }
      complete(call, answer, acts: acts)
    case .asked: complete(call, nil, acts: acts)
    case .attached: open(call, .outside)
    }
  }

  /// Performs a tap on a control that is left to a program.
  mutating func performOutside(_ control: ControlID) {
    guard state.program == .attached else {
      return state.push(prototype.control(control).then.steps(of: control))
    }
    // No method is called: the row of the tap is all that is seen.
    open(Call(.completion, control.holder.target), .event(control))
  }

  private mutating func open(_ call: Call, _ reason: Suspension.Reason) {
    guard state.kernel.stop == nil else { return }
    state.suspend(call, reason)
    guard let suspension = state.kernel.suspension?.value else { return }
    state.kernel.outside?.value.count += 1
    let number = state.kernel.outside?.value.count ?? 0
    state.kernel.outside?.value.open.append(
      OpenCall(number: number, suspension: suspension, isNoted: reason != .outside))
  }

  /// Sets who performs what is left to a program; calls that one performs return.
  mutating func setProgram(_ mode: ProgramMode) {
    if state.kernel.outside == nil { state.kernel.outside = Boxed(Outside()) }
    state.kernel.outside?.value.mode = mode
    while mode != .attached, outsideCall != nil {
      hear(.returned(nil))
      run()
    }
  }

  /// Takes what the program says about the innermost call.
  mutating func hear(_ word: ProgramWord) {
    guard outsideCall != nil else { return }
    switch word {
    case .act(let action): perform(outside: action)
    case .returned(let answer): returnOutside(answer)
    case .missing: lackOutside()
    case .blocked(let milliseconds):
      noteOpenCall()
      guard state.kernel.stop == nil else { return }
      // What would have been due meanwhile comes late, after the call has returned.
      move(to: state.now.after(milliseconds: min(max(0, milliseconds), ProgramWord.mostBlocked)))
    case .ended:
      noteOpenCall()
      guard state.kernel.stop == nil, let call = state.kernel.suspension?.value.call else { return }
      let last = Stop.RepeatedCall(target: call.receiver, selector: call.selector)
      halt(Stop(limit: .programEnded, repeating: [last]), rule: Rules.held)
    }
  }

  /// Makes the row of the innermost call, if that was not done: the program does something.
  private mutating func noteOpenCall() {
    guard var open = state.kernel.outside?.value.open.popLast() else { return }
    let call = open.suspension.call
    let isNew = !open.isNoted
    if isNew {
      open.isNoted = true
      open.scope = Scope(of: call, nil, in: state.stack)
    }
    state.kernel.outside?.value.open.append(open)
    guard isNew, mayCall(call.selector, call.receiver) else { return }
    emit(call, returned: nil, rules: open.suspension.rules)
  }

  private mutating func perform(outside action: Action) {
    noteOpenCall()
    guard state.kernel.stop == nil, let open = state.kernel.outside?.value.open.last else { return }
    state.kernel.suspension = nil
    var step = Step.act(action)
    if case .event(let control) = open.suspension.reason { step = .actOf(control, action) }
    state.push([step, .reopen], rules: open.suspension.rules, scope: open.scope)
  }

  private mutating func returnOutside(_ answer: Bool?) {
    guard let open = state.kernel.outside?.value.open.popLast() else { return }
    state.kernel.suspension = nil
    if case .event = open.suspension.reason { return }
    let call = open.suspension.call
    let answer = call.selector.returnsBool ? answer ?? call.answer ?? true : nil
    guard open.isNoted else { return complete(call, answer, acts: false) }
    guard let answer else { return }
    take(answer, to: call)
    rows.answer(call.selector, call.receiver, answer, refused: call.question?.refused)
    follow(call, answer)
  }

  /// The receiver of the innermost call has no such method, as far as the program says so at once.
  private mutating func lackOutside() {
    guard let open = state.kernel.outside?.value.open.last, !open.isNoted else {
      return returnOutside(nil)
    }
    _ = state.kernel.outside?.value.open.popLast()
    state.kernel.suspension = nil
    let call = open.suspension.call
    attribute(missing: call)
    follow(call, call.answer ?? true)
  }

  // MARK: What a program makes

  /// Whether a part may take the place of another one: a dialog that is not in use, a screen with the
  /// controls that it had, and perhaps more.
  public func mayRedefine(_ part: DefinedPart, at place: Int) -> Bool {
    switch part {
    case .dialog:
      guard prototype.dialogs.indices.contains(place),
        prototype.task(shownBy: DialogID(place)) == nil
      else { return false }
      let isUsed = state.stack.isUpOrWaits(any: DialogID(place))
      return !isUsed && !state.pickers.contains { $0.dialog.index == place }
    case .screen(let screen):
      guard prototype.screens.indices.contains(place) else { return false }
      let old = prototype.screens[place].controls
      return screen.controls.count >= old.count
        && zip(old, screen.controls).allSatisfy { $0.kind == $1.kind }
        && screen.controls.dropFirst(old.count).allSatisfy { $0.textField == nil }
    }
  }

  /// Whether a program may make one more dialog or screen.
  public var mayDefine: Bool {
    prototype.dialogs.count + prototype.screens.count - firstPartCount < SizeLimit.defined
  }

  /// Takes a part that a program has made or changed.
  mutating func take(_ input: Input) {
    let grown: Tables
    switch input {
    case .define(.dialog(let dialog)) where mayDefine:
      grown = Tables(tables, dialog, at: prototype.dialogs.count)
    case .define(.screen(let screen)) where mayDefine:
      grown = Tables(tables, screen, at: prototype.screens.count)
    case .redefine(.dialog(let dialog), let place) where mayRedefine(.dialog(dialog), at: place):
      grown = Tables(tables, dialog, at: place)
    case .redefine(.screen(let screen), let place) where mayRedefine(.screen(screen), at: place):
      grown = Tables(tables, screen, at: place)
    default: return
    }
    use(grown)
    if state.kernel.outside == nil { state.kernel.outside = Boxed(Outside()) }
    state.kernel.outside?.value.grown = GrownTables(tables: grown)
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
