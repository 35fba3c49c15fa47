import DialogModel

/// Presentations of activity pickers: each begins with its dialog and ends with its
/// `completionHandler`, or without where nobody ever says that the activity has finished.
extension Simulator {
  /// Performs a step of an activity picker.
  mutating func performActivityStep(_ step: Step) {
    switch step {
    case .askActivities(let dialog): askActivities(of: dialog)
    case .choose(let dialog, let choice): choose(dialog, choice)
    case .prepareActivity(let activity):
      call(.prepareWithActivityItems, of: activity, items(of: activity.dialog))
    case .askForView(let activity): askForView(activity)
    case .performActivity(let activity): performActivity(activity)
    case .performBuiltIn(let dialog, let activity): performBuiltIn(dialog, activity)
    case .dismissPicker(let dialog): dismissPicker(dialog)
    case .pickerHasGone(let number): leave(number)
    case .endActivity(let number): endActivity(number)
    case .endBuiltIn(let number, let completed): endBuiltIn(number, completed)
    default: break
    }
  }

  /// Puts a picker that comes in on the list.
  mutating func beginRun(of dialog: DialogID) {
    guard let picker = prototype.dialogs[dialog.index].activityPicker,
      let position = state.position(of: dialog)
    else { return }
    state.pickerCount += 1
    state.pickers.append(PickerRun(number: state.pickerCount, dialog: dialog))
    state.showings[position].picker = ShownPicker(
      choices: picker.choices, number: state.pickerCount)
  }

  /// Changes the run of a number, if it has not ended.
  mutating func change(run number: Int, _ body: (inout PickerRun) -> Void) {
    guard let index = state.pickers.firstIndex(where: { $0.number == number }) else { return }
    body(&state.pickers[index])
  }

  /// Calls a method of an activity of one's own.
  mutating func call(
    _ selector: Selector, of activity: ActivityID, _ argument: Row.CallArgument = .none,
    returned: Bool? = nil, rule: Rule? = nil
  ) {
    guard state.stop == nil, mayCall(selector, .activity(activity)) else { return }
    emit(.call(selector, argument, returned: returned), target: .activity(activity), rule: rule)
  }

  /// The kinds of what a picker shares, one for each item.
  func items(of dialog: DialogID) -> Row.CallArgument {
    .items(prototype.dialogs[dialog.index].activityPicker?.items.map(\.kind) ?? [])
  }

  /// Lets what was chosen take its time without the picker.
  mutating func work(_ number: Int, milliseconds: Int) {
    guard let frame = state.frames.last else { return }
    change(run: number) { $0.isWorking = true }
    state.agenda.add(
      Frame(steps: [.endActivity(number)], input: frame.input, rule: rule(of: frame)),
      due: state.now.after(milliseconds: milliseconds), activity: number)
  }

  /// The time of what was chosen is over: it finishes.
  ///
  /// While the application is suspended the end waits until it is back, as a job's does.
  mutating func endActivity(_ number: Int) {
    guard let run = state.pickers.first(where: { $0.number == number }) else { return }
    if suspendsJobs { return change(run: number) { $0.endIsDue = true } }
    switch run.choice {
    case .own(let index):
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

  /// The application is in front again: what ended meanwhile ends now.
  mutating func endDueActivities() {
    guard !suspendsJobs else { return }
    for index in state.pickers.indices where state.pickers[index].endIsDue {
      state.pickers[index].endIsDue = false
      let number = state.pickers[index].number
      state.agenda.add(
        Frame(
          steps: [.endActivity(number)], input: state.frames.last?.input ?? state.inputCount,
          rule: Rules.worksOn),
        due: state.now, activity: number)
    }
  }

  /// What was chosen has finished: the handler is called, once nothing is seen of the picker.
  mutating func end(_ number: Int, _ completed: Bool) {
    change(run: number) {
      $0.outcome = completed
      $0.isWorking = false
    }
    completeIfGone(number)
  }

  /// What could be seen of a picker has gone.
  mutating func leave(_ number: Int) {
    change(run: number) { $0.isUp = false }
    completeIfGone(number)
  }

  private mutating func completeIfGone(_ number: Int) {
    guard let run = state.pickers.first(where: { $0.number == number }), !run.isUp else { return }
    switch (run.choice, run.outcome) {
    case (nil, _): complete(run, nil, false)
    case (let choice?, let completed?): complete(run, choice, completed)
    case (_?, nil):
      // Either it works on, or nobody will ever say that it has finished.
      if !run.isWorking { state.pickers.removeAll { $0.number == number } }
    }
  }

  /// Calls the handler, and lets its own actions run.
  mutating func complete(
    _ run: PickerRun, _ choice: ActivityChoice?, _ completed: Bool, rule: Rule? = nil
  ) {
    state.pickers.removeAll { $0.number == run.number }
    let described = prototype.dialogs[run.dialog.index]
    let target = Target.dialog(run.dialog)
    // A handler is no delegate's: it is there without one too.
    guard let picker = described.activityPicker, state.stop == nil,
      described.delegate.methods.contains(.completionHandler),
      mayCall(.completionHandler, target)
    else { return }
    emit(
      .call(.completionHandler, .completion(choice.map(picker.type), completed), returned: nil),
      target: target, rule: rule)
    guard let actions = described.delegate.does[.completionHandler], let frame = state.frames.last
    else { return }
    let scope = Scope(
      selector: .completionHandler, target: target, buttonIndex: nil, buttonTitles: [])
    push(actions.map { .act($0) }, rule: rule ?? self.rule(of: frame), scope: scope)
  }
}
