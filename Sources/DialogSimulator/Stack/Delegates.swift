public import DialogModel

extension Rules {
  /// S14: the delegate of a dialog is set to nil: no method is called from now on.
  static let delegateSetToNil = Rule.s14

  /// S15: a delegate is deallocated, and its dialog does not know: the next method that it had
  /// would crash.
  static let delegateGone = Rule.s15
}

/// The delegates that are not the document's any more.
enum Delegates {
  /// Changes the delegate of a dialog that is up or waits, for that instance.
  static func set(_ change: DelegateChange, of asked: DialogID, in simulator: inout Simulator) {
    let dialog = simulator.state.stack.instance(toLeave: asked)
    let action = Action.setDelegate(dialog, change)
    guard simulator.state.stack.isUpOrWaits(dialog) else {
      return simulator.refuse(action, .notShowing, rule: change.rule)
    }
    simulator.note(action, rule: change.rule)
    // A delegate that is nil already can go without being missed.
    guard simulator.state.stack.delegates[dialog] != DelegateChange.none else { return }
    simulator.state.stack.delegates[dialog] = change
  }

  /// Whether the delegate of a dialog has a method for a moment, and hears it.
  static func hear(_ moment: Moment, _ dialog: DialogID, in simulator: Simulator) -> Bool {
    simulator.tables.traits(of: dialog, moment).selector != nil
      && simulator.state.stack.delegates[dialog] != DelegateChange.none
  }

  /// Stops the run where a call is to a delegate that is gone; the document can choose to go on.
  static func crash(at call: Call, in simulator: inout Simulator) {
    guard case .dialog(let dialog) = call.receiver,
      simulator.state.stack.delegates[dialog] == .gone
    else { return }
    let rule = Rules.delegateGone
    guard simulator.prototype.choices.goneDelegate == .crashes else {
      simulator.emit(
        .console(.text(DelegateChange.crashText)), target: call.receiver, rule: rule)
      simulator.state.stack.delegates[dialog] = DelegateChange.none
      return
    }
    simulator.emit(.console(.crash), target: call.receiver, rule: rule)
    let missed = Stop.RepeatedCall(target: call.receiver, selector: call.selector)
    simulator.state.kernel.stop = Boxed(Stop(limit: .crash, repeating: [missed]))
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

extension State {
  /// What has become of the delegates of dialogs that are up or wait, where they are not the
  /// document's any more.
  public var changedDelegates: [DialogID: DelegateChange] { stack.delegates }
}

extension Stack {
  /// Whether the delegate that a call is to is not there any more.
  func misses(_ call: Call) -> Bool {
    // A handler is no method of the delegate.
    guard case .dialog(let dialog) = call.receiver, let moment = call.selector.moment,
      moment != .completed
    else { return false }
    return delegates[dialog] != nil
  }

  /// Forgets the delegates of dialogs that are gone.
  mutating func forgetDelegates() {
    delegates = delegates.filter { isUpOrWaits($0.key) }
  }
}
