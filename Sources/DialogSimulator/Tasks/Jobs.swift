import DialogModel

/// The values for templates in the actions at a job's end.
struct JobScope: Hashable, Sendable {
  /// The progress at the end, in whole percent.
  let percent: Int
  /// Why it failed, if it did.
  let error: String?
}

/// A report that came while a question was open.
struct QueuedReport: Hashable, Sendable {
  let report: JobReport
  var job: Int
}

/// Jobs: each has its moments in the agenda, or receives reports from outside. Only the phase of
/// the alert that shows a job waits for it.
extension Simulator {
  /// The value of `{error}` in the document's texts if a simulated job fails: a part of what the
  /// application shows, and so the same in every language.
  static let simulatedError = "The job failed."

  /// Begins a task that may be run.
  mutating func begin(_ task: TaskID, in frame: Frame) {
    let described = prototype.tasks[task.index]
    state.tasks.count += 1
    var job = Job(
      number: state.tasks.count, task: task, work: state.tasks.work(of: described, task),
      began: state.now,
      loader: state.stack.loader(for: described, in: frame.scope), percent: nil, input: frame.input,
      buttonIndex: frame.scope?.buttonIndex, buttonTitles: frame.scope?.buttonTitles ?? [],
      resumed: state.now)
    if case .simulated(_, true, _) = job.work { job.percent = 0 }
    job.isSuspended = state.device.isSuspended
    state.tasks.jobs.append(job)
    emit(.task(.started(job.loader, job.work)), target: .task(task), rule: Rules.taskRun)
    switch job.loader {
    case .inPlace(let dialog): showInPlace(job, dialog)
    case .separate(after: nil):
      requestPresentation(prototype.loader(of: task), .present(prototype.loader(of: task)))
    case .separate, .none: break
    }
    if let job = state.job(job.number) { state.kernel.schedule(job, at: state.now) }
  }

  private mutating func showInPlace(_ job: Job, _ dialog: DialogID) {
    state.stack.park(dialog)
    guard let position = state.position(of: dialog) else { return }
    state.stack.showings[position].loader = ShownLoader(
      of: job, prototype.tasks[job.task.index], since: state.now)
    refreshTexts(of: job)
    // The loader replaces the alert's fields, and a hidden field cannot edit.
    state.push([.movement(.endEditingInside)], Operands(dialog: dialog), rules: [Rules.taskRun])
    let described = prototype.tasks[job.task.index]
    guard described.title != nil || described.message != nil else { return }
    let texts = state.stack.showings[position].texts
    emit(
      .task(
        .texts(
          dialog, title: described.title == nil ? nil : texts.title ?? "",
          message: described.message == nil ? nil : texts.message ?? "")),
      target: .task(job.task), rule: Rules.taskRun)
  }

  /// Shows a job on the separate alert that comes in for it.
  mutating func showJob(ofLoader dialog: DialogID) {
    guard prototype.task(shownBy: dialog) != nil,
      let job = state.tasks.job(shownOn: dialog, in: prototype),
      let position = state.position(of: dialog)
    else { return }
    state.stack.showings[position].loader = ShownLoader(
      of: job, prototype.tasks[job.task.index], since: state.now)
    refreshTexts(of: job)
  }

  /// Dismisses the separate alert of a task, or removes its request.
  mutating func dismissLoader(_ task: TaskID) {
    let dialog = prototype.loader(of: task)
    state.stack.waiting.removeAll { $0.dialog == dialog && !$0.isDismissal }
    guard let position = state.position(of: dialog), !state.stack.showings[position].isLeaving,
      !state.stack.isDismissalWaiting(dialog), let rules = state.kernel.frames.last?.rules
    else { return }
    requestDismissal(at: position, buttonIndex: -1, animated: true, rules: rules)
  }

  /// Performs what is due for a job: progress, or its end.
  mutating func performMoment(of number: Int) {
    guard let index = state.tasks.index(of: number) else { return }
    let job = state.tasks.jobs[index]
    state.tasks.jobs[index].next += 1
    switch job.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      let percent = job.next + 1
      if showsProgress, milliseconds > 0, percent < 100 {
        apply(JobReport(percent: percent), toJobAt: index)
        return state.kernel.schedule(state.tasks.jobs[index], at: state.now)
      }
      endJob(number, outcome == .success ? .done : .failed(nil))
    case .recorded(let recording):
      guard recording.lines.indices.contains(job.next) else {
        return endJob(number, recording.error.map { .failed($0) } ?? .done)
      }
      let line = recording.lines[job.next]
      let report = line.isError ? JobReport(lines: [line.text]) : JobReport(line: line.text)
      apply(report, toJobAt: index)
      state.kernel.schedule(state.tasks.jobs[index], at: state.now)
    case .command: break
    }
  }

  /// Lets the job continue until a person ends it.
  mutating func hang(_ number: Int) {
    guard let index = state.tasks.index(of: number) else { return }
    state.tasks.jobs[index].elapsed = state.tasks.jobs[index].milliseconds(at: state.now)
    state.tasks.jobs[index].hangs = true
    state.kernel.agenda.remove(job: number)
    emit(.task(.hangs), target: .task(state.tasks.jobs[index].task))
  }

  /// Ends a job: its loader leaves and the document's actions run.
  ///
  /// While the application is suspended, the end waits until it is back.
  mutating func endJob(_ number: Int, _ end: JobEnd) {
    guard let index = state.tasks.index(of: number) else { return }
    if state.tasks.jobs[index].isSuspended, end != .cancelled {
      state.tasks.jobs[index].pendingEnd = end
      return
    }
    var job = state.tasks.jobs.remove(at: index)
    state.kernel.agenda.remove(job: number)
    if end == .done { job.percent = 100 }
    let rule = Rules.end(end, of: job, in: self)
    let input = state.kernel.frames.last?.input ?? job.input
    state.stack.endShowing(job, end, rule: rule, indices)
    emit(.task(.ended(end)), target: .task(job.task), rules: [rule], input: input)
    let described = prototype.tasks[job.task.index]
    let actions =
      switch end {
      case .done: described.whenDone
      case .failed: described.whenFailed
      case .cancelled: described.whenCancelled
      }
    var error: String?
    if case .failed(let reason) = end { error = reason ?? Simulator.simulatedError }
    state.kernel.frames.append(
      Frame(
        steps: Rules.endSteps(job, actions), input: input, rules: [rule],
        scope: Scope(
          selector: nil, target: .task(job.task), buttonIndex: job.buttonIndex,
          buttonTitles: job.buttonTitles, job: JobScope(percent: job.percent ?? 0, error: error))))
  }

  /// Ends a job whose alert the system dismisses; no actions follow.
  mutating func cancelJob(shownOn dialog: DialogID) {
    guard let job = state.tasks.job(shownOn: dialog, in: prototype),
      let frame = state.kernel.frames.last
    else { return }
    state.tasks.jobs.removeAll { $0.number == job.number }
    state.kernel.agenda.remove(job: job.number)
    emit(
      .task(.ended(.cancelled)), target: .task(job.task), rules: [Rules.cancelledWithAlert],
      input: frame.input)
  }

  /// Removes all jobs when the application ends.
  mutating func abandonJobs() {
    let jobs = state.tasks.jobs
    state.tasks.reset()
    for job in jobs { emit(.task(.ended(.cancelled)), target: .task(job.task)) }
  }
}

extension Stack {
  /// The loader of a job: in place if an alert's button ran it; otherwise, and if two jobs would
  /// share one alert, a separate alert.
  ///
  /// A job that a sheet's button ran has a separate alert after the sheet has gone.
  fileprivate func loader(for described: PrototypeTask, in scope: Scope?) -> Job.Loader {
    var host: DialogID?
    if scope?.moment == .clicked,
      case .dialog(let dialog) = scope?.target,
      position(of: dialog) != nil
    {
      host = dialog
    }
    switch described.loader {
    case .none: return .none
    case .separate: return .separate(after: host)
    case .inPlace:
      guard let host, let position = position(of: host) else {
        return .separate(after: nil)
      }
      guard showings[position].kind == .alert else { return .separate(after: host) }
      switch showings[position].phase {
      case .presented: return .inPlace(host)
      case .leaving: return .separate(after: host)
      case .parked, .entering: return .separate(after: nil)
      }
    }
  }

  /// Shows on the loader that the job has ended; the loader of a cancelled job leaves with the
  /// cancel index.
  fileprivate mutating func endShowing(
    _ job: Job, _ end: JobEnd, rule: Rule, _ indices: [ButtonIndices]
  ) {
    for position in showings.indices
    where showings[position].loader?.task == job.task {
      showings[position].loader?.isRunning = false
      showings[position].loader?.cancelTitle = nil
      showings[position].loader?.percent = job.percent
      guard end == .cancelled, case .parked(let then?) = showings[position].phase else {
        continue
      }
      let cancel = indices[showings[position].dialog.index].cancelButtonIndex
      showings[position].phase = .parked(
        then: ParkedDismissal(buttonIndex: cancel, rules: [rule], input: then.input))
    }
  }
}

extension Tasks {
  /// Shows the separate alerts that waited for another alert to leave.
  mutating func stepsToShowLoaders(after dialog: DialogID, in prototype: Prototype) -> [Step] {
    var steps: [Step] = []
    for index in jobs.indices where jobs[index].loader == .separate(after: dialog) {
      jobs[index].loader = .separate(after: nil)
      steps.append(.act(.present(prototype.loader(of: jobs[index].task))))
    }
    return steps
  }

  /// Lets a job continue without its alert, which leaves before the job ends.
  mutating func letJobGoOn(without dialog: DialogID, in tables: Tables) {
    for index in jobs.indices {
      let isShown =
        jobs[index].loader == .inPlace(dialog)
        || (jobs[index].loader == .separate(after: nil)
          && tables.prototype.loader(of: jobs[index].task) == dialog)
      if isShown { jobs[index].loader = .none }
    }
  }
}
