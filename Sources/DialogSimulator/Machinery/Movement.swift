import DialogModel

extension Simulator {
  /// Lets the movement under way begin: the rest of its frame becomes due when it has ended.
  ///
  /// Without animation, and while the application is not in front, it ends at once.
  mutating func animate() {
    guard let transition = state.transition,
      let position = state.position(of: transition.dialog)
    else { return }
    let animated = transition.animated && state.application == .active
    switch transition.kind {
    case .entry:
      let duration = animated ? state.showings[position].entry : 0
      let end = state.now.after(milliseconds: duration)
      state.showings[position].phase = .entering(from: state.now, until: end)
      emit(.animation(.entry(milliseconds: duration)), target: .dialog(transition.dialog))
      suspend(until: end, duration)
    case .exit(let index):
      let duration = animated ? state.showings[position].exit : 0
      let end = state.now.after(milliseconds: duration)
      state.showings[position].phase = .leaving(buttonIndex: index, from: state.now, until: end)
      emit(.animation(.exit(milliseconds: duration)), target: .dialog(transition.dialog))
      suspend(until: end, duration)
    }
  }

  private mutating func suspend(until end: SimulatedTime, _ duration: Int) {
    guard duration > 0, let frame = state.frames.popLast() else { return }
    state.agenda.add(frame, due: end)
  }

  /// Ends the movement: an alert that came in is up, one that went out is gone.
  mutating func settle(_ dialog: DialogID) {
    if let last = state.frames.indices.last {
      // Calls after the end still belong to the row that the movement had come to be.
      state.frames[last].rule = rule(of: state.frames[last])
    }
    if let position = state.position(of: dialog) {
      if state.showings[position].isLeaving {
        state.departed = state.showings.remove(at: position)
        removeFields(in: dialog)
      } else {
        state.showings[position].phase = .presented
      }
    }
    guard let transition = state.transition, transition.dialog == dialog,
      transition.number == state.frames.last?.transition
    else { return }
    state.transition = nil
  }

  /// Brings the movement under way to its end now, before it is due.
  ///
  /// What waits goes on waiting.
  mutating func completeTransition() {
    guard let transition = state.transition,
      let frame = state.agenda.remove(transition: transition.number)
    else { return }
    if let position = state.position(of: transition.dialog) {
      state.showings[position].endMovement(at: state.now)
    }
    state.frames.append(frame.droppingLast())
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
    }
  }

  /// How long it takes to go out, in milliseconds.
  fileprivate var exit: Int {
    switch kind {
    case .alert: Durations.alertExit
    case .sheet: Durations.sheet
    case .popover: Durations.popover
    case .picker: pickerMovement
    }
  }

  /// What takes a picker's place moves as a presented view does.
  private var pickerMovement: Int {
    picker?.content == .choosing ? Durations.activityPicker : Durations.presentedView
  }

  /// The movement is cut short: it ends at this moment.
  fileprivate mutating func endMovement(at now: SimulatedTime) {
    switch phase {
    case .entering(let from, _): phase = .entering(from: from, until: now)
    case .leaving(let index, let from, _):
      phase = .leaving(buttonIndex: index, from: from, until: now)
    case .presented, .parked: break
    }
  }
}
