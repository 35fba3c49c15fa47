import DialogModel

extension Rules {
  /// S14: the delegate of a dialog is set to nil: no method is called from now on.
  static let delegateSetToNil = Rule.s14

  /// S15: a delegate is deallocated, and its dialog does not know: the next method that it had
  /// would crash.
  static let delegateGone = Rule.s15
}

extension Simulator {
  /// Changes the delegate of a dialog that is up or waits, for that instance.
  mutating func set(_ change: DelegateChange, _ asked: DialogID) {
    let dialog = state.stack.instance(toLeave: asked)
    let action = Action.setDelegate(dialog, change)
    guard state.stack.isUpOrWaits(dialog) else {
      return refuse(action, .notShowing, rule: change.rule)
    }
    note(action, rule: change.rule)
    // A delegate that is nil already can go without being missed.
    guard state.stack.delegates[dialog] != DelegateChange.none else { return }
    state.stack.delegates[dialog] = change
  }

  /// Whether the delegate of a dialog has a method for a moment, and hears it.
  func hears(_ moment: Moment, _ dialog: DialogID) -> Bool {
    tables.traits(of: dialog, moment).selector != nil
      && state.stack.delegates[dialog] != DelegateChange.none
  }
}

extension DelegateChange {
  /// The row of the tables.
  var rule: Rule {
    switch self {
    case .none: Rules.delegateSetToNil
    case .gone: Rules.delegateGone
    }
  }
}

extension Stack {
  /// Whether a dialog is up, or waits to come in.
  func isUpOrWaits(_ dialog: DialogID) -> Bool {
    position(of: dialog) != nil || waiting.contains { $0.dialog == dialog && !$0.isDismissal }
  }

  /// What has become of the delegate that would be called; `nil` if it is there.
  func change(ofReceiverOf call: Call) -> DelegateChange? {
    // A handler is no method of the delegate.
    guard case .dialog(let dialog) = call.receiver, let moment = call.selector.moment,
      moment != .completed
    else { return nil }
    return delegates[dialog]
  }

  /// Forgets the delegates of dialogs that are gone.
  mutating func forgetDelegates() {
    delegates = delegates.filter { isUpOrWaits($0.key) }
  }
}
