import DialogModel

// Frames: the work that is still to do, or that waits for an answer.

extension StateWriter {
  mutating func write(_ frame: Frame, in state: State) {
    words.add(role(ofTransition: frame.transition, in: state))
    let operands = frame.operands
    words.add(operands.dialog)
    words.add(operands.other)
    words.add(operands.buttonIndex)
    words.add(
      (operands.hid ? 1 : 0) | (operands.isSentAway ? 2 : 0) | (operands.animated ? 4 : 0))
    words.add(operands.picker == 0 ? -1 : state.activities.rank(of: Int(operands.picker)) ?? -2)
    words.add(frame.scope == nil ? 0 : 1)
    if let scope = frame.scope { write(scope) }
    let steps = frame.remaining
    words.add(steps.count)
    for step in steps { write(step, in: state) }
  }

  private mutating func write(_ scope: Scope) {
    words.add(scope.selector.map { Int($0.rawValue) } ?? -1)
    words.add(scope.target)
    words.add(scope.buttonIndex ?? -2)
    words.add(scope.buttonTitles)
    words.add(scope.replacement)
    words.add(scope.notification)
    words.add(scope.answer.map { $0 ? 1 : 2 } ?? 0)
    words.add(scope.job?.error)
    words.add(scope.job?.percent ?? -1)
    write(scope.change)
  }

  private mutating func write(_ questioned: QuestionedChange?) {
    words.add(questioned == nil ? 0 : 1)
    guard let questioned else { return }
    words.add(questioned.field)
    words.add(questioned.change.range.location)
    words.add(questioned.change.range.length)
    words.add(questioned.change.replacement)
    words.add("\(questioned.change.kind)")
  }

  mutating func write(_ call: Call, in state: State) {
    words.add(Int(call.selector.rawValue))
    words.add(call.receiver)
    words.add(call.answer.map { $0 ? 1 : 2 } ?? 0)
    switch call.argument {
    case .none: words.add(0)
    case .buttonIndex(let index):
      words.add(1)
      words.add(index)
    default:
      words.add(2)
      words.add("\(call.argument)")
    }
    words.add(call.question == nil ? 0 : 1)
    guard let question = call.question else { return }
    words.add(question.operands.dialog)
    words.add(question.operands.other)
    words.add(question.operands.buttonIndex)
    for steps in [question.yes, question.no] {
      words.add(steps.count)
      for step in steps { write(step, in: state) }
    }
    write(question.change)
  }

  /// A step; those that wait for the end of a movement, or name something by its number, are written
  /// in numbers.
  private mutating func write(_ step: Step, in state: State) {
    switch step {
    case .movement(let step): write(step)
    case .view(.tell(let selector, let controller, let animated)):
      words.add(0x200 | (animated ? 1 : 0))
      words.add(Int(selector.rawValue))
      words.add(controller)
    case .view(.settlePassage): words.add(0x202)
    case .view(.movePassage): words.add(0x203)
    case .call(let call):
      words.add(0x300)
      write(call, in: state)
    case .task(.moment(let number)): add(0x400, state.tasks.index(of: number))
    case .task(.hang(let number)): add(0x401, state.tasks.index(of: number))
    case .task(.end(let number, let end)):
      add(0x402, state.tasks.index(of: number))
      add(end)
    case .activity(.settlePassage): words.add(0x204)
    case .activity(.end(let number)): add(0x403, state.activities.rank(of: number))
    case .activity(.endActivity(let number, let completed)):
      add(completed ? 0x404 : 0x405, state.activities.rank(of: number))
    case .notification(.fireEarly(let number)):
      add(0x406, state.notifications.scheduled.firstIndex { $0.number == number })
    case .notification(.unschedule(let number)):
      add(0x407, state.notifications.scheduled.firstIndex { $0.number == number })
    case .notification(.answer(let number, let launches)):
      add(
        launches ? 0x408 : 0x409,
        state.notifications.delivered.firstIndex { $0.number == number })
    case .notification(.close(let number)):
      add(0x40A, state.notifications.delivered.firstIndex { $0.number == number })
    case .view, .field, .turn, .application, .activity, .task, .notification, .act, .actOf, .wait,
      .reopen, .outside, .dropWaits, .setValue, .completeTransitions, .systemCancel, .cancelAll:
      write(rare: step)
    }
  }

  private mutating func add(_ code: Int, _ place: Int?) {
    words.add(code)
    words.add(place ?? -1)
  }

  /// A step as the text that tells it from all others: only states in which a call waits for its
  /// answer, or the rest of a list comes later, have such steps.
  mutating func write(rare step: Step) {
    words.add(0x500)
    if let known = rareSteps[step] { return words.add(known) }
    let text = "\(step)"
    rareSteps[step] = text
    words.add(text)
  }

  private mutating func write(_ step: MovementStep) {
    let code: Int
    switch step {
    case .tell(let moment): code = 0x20 | Int(moment.rawValue)
    case .tellSentAway: code = 1
    case .dismissAfterTap: code = 2
    case .dismissForSystem: code = 3
    case .sendAway: code = 4
    case .animate: code = 5
    case .cover: code = 6
    case .uncover: code = 7
    case .settle: code = 8
    case .tellUncovered: code = 9
    case .endEditingInside: code = 10
    case .autofocus: code = 11
    case .askActivities: code = 12
    case .pickerHasGone: code = 13
    case .showLoader: code = 14
    case .giveWay: code = 15
    case .startNext: code = 16
    case .content(let selector):
      words.add(17)
      code = Int(selector.rawValue)
    }
    words.add(code)
  }

  /// Which movement a frame performs, in place of its number.
  private func role(ofTransition number: Int32, in state: State) -> Int {
    if number == 0 { return 0 }
    if state.stack[transitionIn: .application]?.number == number { return 1 }
    if state.stack[transitionIn: .alerts]?.number == number { return 2 }
    if state.views.passage?.number == number { return 3 }
    if state.device.rotation?.number == number { return 4 }
    return 5
  }
}
