import DialogModel

/// Presentations of activity pickers: each begins with its dialog and ends with its
/// `completionHandler`; without a call if the activity never finishes.
extension Simulator {
  /// Adds a picker that comes in to the list.
  mutating func beginRun(of dialog: DialogID) {
    guard let picker = prototype.dialogs[dialog.index].activityPicker,
      let position = state.position(of: dialog)
    else { return }
    state.activities.count += 1
    state.activities.runs.append(PickerRun(number: state.activities.count, dialog: dialog))
    state.stack.showings[position].picker = ShownPicker(
      choices: picker.choices, number: state.activities.count)
  }

  /// Changes the run with a number, if it has not ended.
  mutating func change(run number: Int, _ body: (inout PickerRun) -> Void) {
    guard let index = state.activities.runs.firstIndex(where: { $0.number == number }) else {
      return
    }
    body(&state.activities.runs[index])
  }

  /// The kinds of the items that a picker shares, one for each item.
  func items(of dialog: DialogID) -> Row.CallArgument {
    .items(prototype.dialogs[dialog.index].activityPicker?.items.map(\.kind) ?? [])
  }

  /// Starts the time of the chosen activity, without the picker.
  mutating func work(_ number: Int, milliseconds: Int) {
    guard !state.kernel.frames.isEmpty else { return }
    change(run: number) { $0.isWorking = true }
    state.kernel.agenda.add(
      Frame(steps: [.activity(.end(number))], input: state.currentInput, rules: state.currentRules),
      due: state.now.after(milliseconds: milliseconds), .activity(number))
  }

  /// The time of the chosen activity has ended: it finishes.
  mutating func endActivity(_ number: Int) {
    guard let run = state.activities.runs.first(where: { $0.number == number }) else { return }
    switch run.choice {
    case .custom(let index):
      let activity = ActivityID(run.dialog, index: index)
      guard case .performs(let performance)? = prototype.activity(activity)?.behaviour else {
        return
      }
      finish(activity, number, performance)
    case .builtIn(let activity):
      let performance = prototype.dialogs[run.dialog.index].activityPicker?.builtIn[activity]
      end(number, performance?.completion != .finishes(false))
    case nil: break
    }
  }

  /// The application is suspended: the chosen activity is paused, as a job is.
  mutating func pauseActivities() {
    for index in state.activities.runs.indices {
      let owner = Agenda.Owner.activity(state.activities.runs[index].number)
      guard let entry = state.kernel.agenda.remove(owner) else { continue }
      state.activities.runs[index].paused = PausedWork(
        milliseconds: entry.due.milliseconds - state.now.milliseconds, frame: entry.frame)
    }
  }

  /// The application is back: the chosen activity continues for the time that is left.
  mutating func goOnWithActivities() {
    for index in state.activities.runs.indices {
      guard let paused = state.activities.runs[index].paused else { continue }
      state.activities.runs[index].paused = nil
      state.kernel.agenda.add(
        paused.frame, due: state.now.after(milliseconds: paused.milliseconds),
        .activity(state.activities.runs[index].number))
    }
  }

  /// The chosen activity has finished: the handler is called after the picker has gone.
  mutating func end(_ number: Int, _ completed: Bool) {
    change(run: number) {
      $0.outcome = completed
      $0.isWorking = false
    }
    completeIfGone(number)
  }

  /// The picker, or what replaced it, has gone.
  mutating func leave(_ number: Int) {
    change(run: number) { $0.isUp = false }
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
