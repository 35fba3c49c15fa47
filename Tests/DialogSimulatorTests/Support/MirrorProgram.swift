import DialogModel

@testable import DialogSimulator

/// A program that does inside each call what a document says.
struct MirrorProgram {
  /// The document that says it.
  private let document: Prototype
  /// The same document with nothing of it: a program performs it all.
  let prototype: Prototype

  /// - Parameter taps: whether it also performs what taps on controls do; the document knows then no
  ///   control that presents something.
  init(_ document: Prototype, taps: Bool = true) {
    self.document = document
    var prototype = document
    prototype.application?.delegate.leave()
    prototype.navigationController?.leave()
    prototype.tabBarController?.leave()
    for place in prototype.screens.indices {
      prototype.screens[place].controller?.methods.leave()
      prototype.screens[place].controls.leave(taps: taps)
    }
    for place in prototype.dialogs.indices { prototype.dialogs[place].leave(taps: taps) }
    self.prototype = prototype
  }

  /// A call that has begun, and what is still to do inside it.
  private struct Begun {
    let number: Int
    var actions: ArraySlice<Action>
    let answer: Bool?
  }

  /// Performs the calls that wait, until none does.
  func perform(_ simulator: inout Simulator) {
    var stack: [Begun] = []
    while let call = simulator.outsideCall {
      if stack.last?.number != call.number {
        guard let begun = begin(call, simulator) else {
          say(.missing, &simulator)
          continue
        }
        stack.append(begun)
      }
      if let action = stack[stack.count - 1].actions.popFirst() {
        say(.act(action), &simulator)
      } else {
        say(.returned(stack.removeLast().answer), &simulator)
      }
    }
  }

  private func say(_ word: ProgramWord, _ simulator: inout Simulator) {
    simulator.perform(.outside(word), at: simulator.state.now)
  }

  /// `nil` if the receiver lacks the method.
  private func begin(_ call: OutsideCall, _ simulator: Simulator) -> Begun? {
    if let control = call.control {
      return Begun(number: call.number, actions: document.control(control).then[...], answer: nil)
    }
    guard let selector = call.selector, let delegate = delegate(of: call.target, selector),
      delegate.methods.contains(selector)
    else { return nil }
    var actions = delegate.does[selector] ?? []
    if case .dialog(let dialog) = call.target, case .buttonIndex(let index) = call.argument {
      let buttons = ButtonIndices(
        document.dialogs[dialog.index], firstOtherIndex: document.choices.firstOtherIndex
      ).buttons
      if buttons.indices.contains(index) {
        switch selector.moment {
        case .clicked: actions = buttons[index].then + actions
        case .didDismiss: actions = buttons[index].afterwards + actions
        default: break
        }
      }
    }
    return Begun(
      number: call.number, actions: actions[...],
      answer: answer(delegate.answer(to: selector), simulator))
  }

  private func delegate(of target: Target, _ selector: Selector) -> Delegate? {
    if case .dialog(let dialog) = target, selector.moment != nil {
      return document.dialogs[dialog.index].delegate
    }
    return document.delegate(of: target)
  }

  private func answer(_ answer: Answer, _ simulator: Simulator) -> Bool? {
    switch answer {
    case .always(true): return nil
    case .always(false): return false
    case .ask: return nil
    case .when(let condition):
      var asked = simulator
      guard let call = simulator.state.kernel.suspension?.value.call else { return nil }
      return asked.holds(condition, Scope(of: call, nil, in: asked.state.stack))
    }
  }
}

extension Delegate {
  /// Leaves what it says to a program.
  fileprivate mutating func leave() {
    guard !isNil else { return }
    self = Delegate()
    isOutside = true
  }
}

extension Dialog {
  fileprivate mutating func leave(taps: Bool) {
    let isHeard = !delegate.isNil
    let shouldEnable = Selector.alertViewShouldEnableFirstOtherButton
    let lacks = !delegate.responds(to: shouldEnable)
    delegate.leave()
    // A method that is never called is not known to be missing.
    let indices = ButtonIndices(self, firstOtherIndex: .fixed)
    if isHeard, lacks, indices.governedIndex == nil { delegate.methods.remove(shouldEnable) }
    controller?.methods.leave()
    switch kind {
    case .alert(var alert):
      if isHeard {
        for place in alert.otherButtons.indices { alert.otherButtons[place].leave() }
        for place in alert.addedButtons.indices { alert.addedButtons[place].leave() }
        alert.cancelButton?.leave()
      }
      for place in alert.textFields.indices { alert.textFields[place].delegate.leave() }
      kind = .alert(alert)
    case .actionSheet(var sheet):
      if isHeard {
        for place in sheet.otherButtons.indices { sheet.otherButtons[place].leave() }
        for place in sheet.addedButtons.indices { sheet.addedButtons[place].leave() }
        sheet.cancelButton?.leave()
        sheet.destructiveButton?.leave()
      }
      kind = .actionSheet(sheet)
    case .presentedView(var view):
      view.controls.leave(taps: taps)
      kind = .presentedView(view)
    case .formSheet(var view):
      view.controls.leave(taps: taps)
      kind = .formSheet(view)
    case .popover(var popover):
      popover.view.controls.leave(taps: taps)
      kind = .popover(popover)
    case .activityPicker: break
    }
  }
}

extension Button {
  fileprivate mutating func leave() { (then, afterwards) = ([], []) }
}

extension [Control] {
  fileprivate mutating func leave(taps: Bool) {
    for place in indices {
      if case .textField(var field) = self[place].kind {
        field.delegate.leave()
        self[place].kind = .textField(field)
      } else if taps, !self[place].then.isEmpty {
        self[place].then = []
        self[place].details.isOutside = true
      }
    }
  }
}
