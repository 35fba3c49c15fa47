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
      number: state.tasks.count, task: task, work: work(of: described, task), began: state.now,
      loader: place(for: described, in: frame.scope), percent: nil, input: frame.input,
      buttonIndex: frame.scope?.buttonIndex, buttonTitles: frame.scope?.buttonTitles ?? [],
      resumed: state.now)
    if case .simulated(_, true, _) = job.work { job.percent = 0 }
    job.isSuspended = state.device.isSuspended
    state.tasks.jobs.append(job)
    emit(.task(.started(job.loader, job.work)), target: .task(task), rule: Rules.taskRun)
    switch job.loader {
    case .inPlace(let dialog): showInPlace(job, dialog)
    case .separate(after: nil):
      requestPresentation(loader(of: task), .present(loader(of: task)))
    case .separate, .none: break
    }
    schedule(job.number)
  }

  private func work(of described: PrototypeTask, _ task: TaskID) -> Job.Work {
    switch described.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      return .simulated(
        milliseconds: milliseconds, showsProgress: showsProgress, outcome: outcome)
    case .command:
      switch state.tasks.commandModes[task] ?? .simulated {
      case .simulated:
        return .simulated(
          milliseconds: CommandMode.simulatedMilliseconds, showsProgress: false, outcome: .success)
      case .recorded(let recording): return .recorded(recording)
      case .runs: return .command
      }
    }
  }

  /// The loader of a job: in place if an alert's button ran it; otherwise, and if two jobs would
  /// share one alert, a separate alert.
  ///
  /// A job that a sheet's button ran has a separate alert after the sheet has gone.
  private func place(for described: PrototypeTask, in scope: Scope?) -> Job.Loader {
    var host: DialogID?
    if scope?.moment == .clicked,
      case .dialog(let dialog) = scope?.target,
      state.position(of: dialog) != nil
    {
      host = dialog
    }
    switch described.loader {
    case .none: return .none
    case .separate: return .separate(after: host)
    case .inPlace:
      guard let host, let position = state.position(of: host) else {
        return .separate(after: nil)
      }
      guard tables.kind(of: host) == .alert else { return .separate(after: host) }
      switch state.stack.showings[position].phase {
      case .presented: return .inPlace(host)
      case .leaving: return .separate(after: host)
      case .parked, .entering: return .separate(after: nil)
      }
    }
  }

  private mutating func showInPlace(_ job: Job, _ dialog: DialogID) {
    state.stack.park(dialog)
    guard let position = state.position(of: dialog) else { return }
    state.stack.showings[position].loader = shownLoader(of: job)
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

  private func shownLoader(of job: Job) -> ShownLoader {
    let described = prototype.tasks[job.task.index]
    return ShownLoader(
      task: job.task, since: state.now, percent: job.percent,
      cancelTitle: described.isCancellable ? described.cancelTitle.sourceText : nil)
  }

  /// Shows a job on the separate alert that comes in for it.
  mutating func showJob(ofLoader dialog: DialogID) {
    guard task(shownBy: dialog) != nil, let job = job(shownOn: dialog),
      let position = state.position(of: dialog)
    else { return }
    state.stack.showings[position].loader = shownLoader(of: job)
    refreshTexts(of: job)
  }

  /// Shows the separate alerts that waited for another alert to leave.
  mutating func showLoader(after dialog: DialogID) {
    var steps: [Step] = []
    for index in state.tasks.jobs.indices
    where state.tasks.jobs[index].loader == .separate(after: dialog) {
      state.tasks.jobs[index].loader = .separate(after: nil)
      steps.append(.act(.present(loader(of: state.tasks.jobs[index].task))))
    }
    state.push(steps, rules: state.kernel.frames.last?.rules ?? [Rules.taskRun])
  }

  /// Dismisses the separate alert of a task, or removes its request.
  mutating func dismissLoader(_ task: TaskID) {
    let dialog = loader(of: task)
    state.stack.waiting.removeAll { $0.dialog == dialog && !$0.isDismissal }
    guard let position = state.position(of: dialog), !state.stack.showings[position].isLeaving,
      !state.stack.isDismissalWaiting(dialog), let rules = state.kernel.frames.last?.rules
    else { return }
    requestDismissal(at: position, buttonIndex: -1, animated: true, rules: rules)
  }

  /// Adds the next moment of a job to the agenda.
  mutating func schedule(_ number: Int) {
    guard let job = state.job(number), !job.isSuspended, !job.hangs, let moment = job.nextMoment
    else { return }
    let due = job.resumed.after(milliseconds: max(0, moment - job.elapsed))
    state.kernel.agenda.add(
      Frame(steps: [.task(.moment(number))], input: job.input, rules: [Rules.taskRun]),
      due: max(due, state.now), .job(number))
  }

  /// Performs what is due for a job: progress, or its end.
  mutating func performMoment(of number: Int) {
    guard let index = state.jobIndex(number) else { return }
    let job = state.tasks.jobs[index]
    state.tasks.jobs[index].next += 1
    switch job.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      let percent = job.next + 1
      if showsProgress, milliseconds > 0, percent < 100 {
        apply(JobReport(percent: percent), toJobAt: index)
        return schedule(number)
      }
      endJob(number, outcome == .success ? .done : .failed(nil))
    case .recorded(let recording):
      guard recording.lines.indices.contains(job.next) else {
        return endJob(number, recording.error.map { .failed($0) } ?? .done)
      }
      let line = recording.lines[job.next]
      let report = line.isError ? JobReport(lines: [line.text]) : JobReport(line: line.text)
      apply(report, toJobAt: index)
      schedule(number)
    case .command: break
    }
  }

  /// Lets the job continue until a person ends it.
  mutating func hang(_ number: Int) {
    guard let index = state.jobIndex(number) else { return }
    state.tasks.jobs[index].elapsed = state.tasks.jobs[index].milliseconds(at: state.now)
    state.tasks.jobs[index].hangs = true
    state.kernel.agenda.remove(job: number)
    emit(.task(.hangs), target: .task(state.tasks.jobs[index].task))
  }

  /// Ends a job: its loader leaves and the document's actions run.
  ///
  /// While the application is suspended, the end waits until it is back.
  mutating func endJob(_ number: Int, _ end: JobEnd) {
    guard let index = state.jobIndex(number) else { return }
    if state.tasks.jobs[index].isSuspended, end != .cancelled {
      state.tasks.jobs[index].pendingEnd = end
      return
    }
    var job = state.tasks.jobs.remove(at: index)
    state.kernel.agenda.remove(job: number)
    if end == .done { job.percent = 100 }
    let rule = Rules.end(end, of: job, in: self)
    let input = state.kernel.frames.last?.input ?? job.input
    endShowing(job, end, rule: rule)
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

  /// Shows on the loader that the job has ended; the loader of a cancelled job leaves with the
  /// cancel index.
  private mutating func endShowing(_ job: Job, _ end: JobEnd, rule: Rule) {
    for position in state.stack.showings.indices
    where state.stack.showings[position].loader?.task == job.task {
      state.stack.showings[position].loader?.isRunning = false
      state.stack.showings[position].loader?.cancelTitle = nil
      state.stack.showings[position].loader?.percent = job.percent
      guard end == .cancelled, case .parked(let then?) = state.stack.showings[position].phase else {
        continue
      }
      let cancel = indices[state.stack.showings[position].dialog.index].cancelButtonIndex
      state.stack.showings[position].phase = .parked(
        then: ParkedDismissal(buttonIndex: cancel, rules: [rule], input: then.input))
    }
  }

  /// Lets a job continue without its alert, which leaves before the job ends.
  mutating func letJobGoOn(without dialog: DialogID) {
    for index in state.tasks.jobs.indices {
      let isShown =
        state.tasks.jobs[index].loader == .inPlace(dialog)
        || (state.tasks.jobs[index].loader == .separate(after: nil)
          && loader(of: state.tasks.jobs[index].task) == dialog)
      if isShown { state.tasks.jobs[index].loader = .none }
    }
  }

  /// Ends a job whose alert the system dismisses; no actions follow.
  mutating func cancelJob(shownOn dialog: DialogID) {
    guard let job = job(shownOn: dialog), let frame = state.kernel.frames.last else { return }
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
