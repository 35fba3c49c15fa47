import DialogModel

extension Simulator {
  /// Starts the current movement: the rest of its frame is due when the movement has ended.
  ///
  /// Without animation, and while the application is not in front, it ends at once.
  mutating func animate() {
    guard let last = state.kernel.frames.indices.last else { return }
    let dialog = state.kernel.frames[last].operands.dialog
    let window = tables.kind(of: dialog).window
    guard let transition = state.stack[transitionIn: window],
      transition.number == state.kernel.frames[last].transition,
      let position = state.position(of: dialog)
    else { return }
    let animated = transition.animated && state.device.isInFront
    let duration: Int
    let end: SimulatedTime
    switch transition.kind {
    case .entry:
      duration = animated ? state.stack.showings[position].entry : 0
      end = state.now.after(milliseconds: duration)
      state.stack.showings[position].phase = .entering(from: state.now, until: end)
      emit(.entry(milliseconds: duration), transition.dialog)
    case .exit(let index):
      duration = animated ? state.stack.showings[position].exit : 0
      end = state.now.after(milliseconds: duration)
      state.stack.showings[position].phase = .leaving(
        buttonIndex: index, from: state.now, until: end)
      emit(.exit(milliseconds: duration), transition.dialog)
    }
    guard duration > 0, let frame = state.kernel.frames.popLast() else {
      return state.kernel.letOthersReturnFirst(state.views)
    }
    state.kernel.agenda.add(frame, due: end)
  }

  /// Covers the dialog below: an alert hides an alert below it; other dialogs can still be seen.
  mutating func cover(_ dialog: DialogID) {
    guard let place = state.position(of: dialog) else { return }
    let above = state.stack.place(below: state.stack.showings.count)
    let isUnderAlert = above.map { $0 > place && state.stack.showings[$0].kind == .alert } ?? false
    emit(isUnderAlert && state.stack.showings[place].kind == .alert ? .hidden : .covered, dialog)
  }

  /// Uncovers the dialog below, unless a callback dismissed it before.
  mutating func uncover(_ dialog: DialogID, wasHidden: Bool) {
    guard state.position(of: dialog) != nil else { return }
    emit(wasHidden ? .shownAgain : .uncovered, dialog)
  }
}

extension Showing {
  /// How long it takes to come in, in milliseconds.
  fileprivate var entry: Int {
    switch kind {
    case .alert: Durations.alertEntry
    case .sheet: Durations.sheet
    case .popover: Durations.popover
    case .picker: pickerMovement
    case .view: Durations.presentedView
    }
  }

  /// How long it takes to go out, in milliseconds.
  fileprivate var exit: Int {
    switch kind {
    case .alert: Durations.alertExit
    case .sheet: Durations.sheet
    case .popover: Durations.popover
    case .picker: pickerMovement
    case .view: Durations.presentedView
    }
  }

  /// A view that replaces a picker moves as a presented view does.
  private var pickerMovement: Int {
    picker?.content == .choosing ? Durations.activityPicker : Durations.presentedView
  }

  /// Ends the movement early, at this moment.
  fileprivate mutating func endMovement(at now: SimulatedTime) {
    switch phase {
    case .entering(let from, _): phase = .entering(from: from, until: now)
    case .leaving(let index, let from, _):
      phase = .leaving(buttonIndex: index, from: from, until: now)
    case .presented, .parked: break
    }
  }
}

extension State {
  /// Ends all running movements now, before they are due, in the order of their due times.
  ///
  /// Waiting requests still wait.
  mutating func completeTransitions() {
    var ends = [Stack.Window.application, .alerts].compactMap { window in
      stack[transitionIn: window].flatMap { transition in
        kernel.agenda.due(ofTransition: transition.number).map { (transition, $0) }
      }
    }
    // The frame that is added last is performed first.
    ends.sort { $1.1 < $0.1 }
    if let rotation = device.rotation, rotation.number != 0 {
      kernel.completeMovement(rotation.number)
    }
    for (transition, _) in ends {
      if kernel.completeMovement(transition.number), let position = position(of: transition.dialog)
      {
        stack.showings[position].endMovement(at: now)
      }
    }
    if let passage = views.passage, kernel.completeMovement(passage.number) {
      views.passage?.until = now
    }
  }

  /// Ends the movement: an alert that came in is up, an alert that went out is gone.
  mutating func settle(_ dialog: DialogID, _ kind: Showing.Kind) {
    guard let last = kernel.frames.indices.last else { return }
    let number = kernel.frames[last].transition
    // Calls after the end still have the rules that the movement has received.
    kernel.frames[last].rules = currentRules
    if let position = position(of: dialog) {
      if stack.showings[position].isLeaving {
        stack.departed = stack.showings.remove(at: position)
        let hasFields = !focus.covered.isEmpty || !focus.controlFields.isEmpty
        if hasFields { focus.removeFields(in: dialog, kind) }
      } else {
        stack.showings[position].phase = .presented
      }
    }
    guard number != 0, let transition = stack[transitionIn: kind.window],
      transition.dialog == dialog, transition.number == number
    else { return }
    stack[transitionIn: kind.window] = nil
  }
}

extension Kernel {
  /// Continues with the rest of a movement before it is due; false if it is not in the agenda.
  @discardableResult
  fileprivate mutating func completeMovement(_ number: Int32) -> Bool {
    guard let frame = agenda.remove(transition: number) else { return false }
    frames.append(frame.droppingLast())
    return true
  }
}
