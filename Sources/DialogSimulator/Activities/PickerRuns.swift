import DialogModel

/// Presentations of activity pickers: each begins with its dialog and ends with its
/// `completionHandler`; without a call if the activity never finishes.
extension Simulator {
  /// The time of the chosen activity has ended: it finishes.
  ///
  /// - Parameter completed: how a person ends it before its time, or where it shows a view.
  mutating func endActivity(_ number: Int, completed: Bool? = nil) {
    guard let run = state.activities.runs.first(where: { $0.number == number }) else { return }
    _ = state.kernel.agenda.remove(.activity(number))
    switch run.choice {
    case .custom(let index):
      let activity = ActivityID(run.dialog, index: index)
      guard run.isWorking,
        case .performs(var performance)? = prototype.activity(activity)?.behaviour
      else {
        if let completed { finishView(of: activity, run, completed, state.currentRules) }
        return
      }
      if let completed { performance = Activity.Performance(completion: .finishes(completed)) }
      finish(activity, number, performance)
    case .builtIn(let activity):
      let performance = prototype.dialogs[run.dialog.index].activityPicker?.builtIn[activity]
      if completed != nil, run.isUp { dismissPicker(run.dialog) }
      end(number, completed ?? (performance?.completion != .finishes(false)))
    case nil: break
    }
  }

  /// The chosen activity has finished: the handler is called after the picker has gone.
  mutating func end(_ number: Int, _ completed: Bool) {
    state.activities.change(run: number) {
      $0.outcome = completed
      $0.isWorking = false
    }
    completeIfGone(number)
  }

  /// The picker, or what replaced it, has gone.
  mutating func leave(_ number: Int) {
    state.activities.change(run: number) { $0.isUp = false }
    completeIfGone(number)
  }

  private mutating func completeIfGone(_ number: Int) {
    guard let run = state.activities.runs.first(where: { $0.number == number }), !run.isUp else {
      return
    }
    switch (run.choice, run.outcome) {
    case (nil, _): complete(run, nil, false)
    case (let choice?, let completed?): complete(run, choice, completed)
    case (_?, nil):
      // Either the activity still works, or it will never finish.
      if !run.isWorking { state.activities.runs.removeAll { $0.number == number } }
    }
  }

  /// Calls the handler, and runs the handler's actions.
  mutating func complete(
    _ run: PickerRun, _ choice: ActivityChoice?, _ completed: Bool, rules: RuleSet = .none
  ) {
    state.activities.runs.removeAll { $0.number == run.number }
    guard let picker = prototype.dialogs[run.dialog.index].activityPicker else { return }
    call(
      Call(
        .completionHandler, .dialog(run.dialog), .completion(choice.map(picker.type), completed),
        rules: rules))
  }
}

extension State {
  /// Starts the time of the chosen activity, without the picker.
  mutating func work(_ number: Int, milliseconds: Int) {
    guard !kernel.frames.isEmpty else { return }
    activities.change(run: number) { $0.isWorking = true }
    kernel.agenda.add(
      Frame(steps: [.activity(.end(number))], input: currentInput, rules: currentRules),
      due: now.after(milliseconds: milliseconds), .activity(number))
  }

  /// Adds a picker that comes in to the list.
  mutating func beginRun(of dialog: DialogID, in prototype: Prototype) {
    guard let picker = prototype.dialogs[dialog.index].activityPicker,
      let position = position(of: dialog)
    else { return }
    activities.count += 1
    activities.runs.append(PickerRun(number: activities.count, dialog: dialog))
    stack.showings[position].picker = ShownPicker(
      choices: picker.choices, number: activities.count)
  }
}
