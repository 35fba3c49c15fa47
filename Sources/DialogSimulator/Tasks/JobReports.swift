import DialogModel

/// Reports of jobs, and how jobs pause and continue.
extension Simulator {
  /// The greatest number of rows in the log for the output of one job.
  static let outputRowLimit = 500
  /// How many lines of one report the log keeps at most; of more lines it keeps only the last.
  static let keptLines = 5

  /// Takes a report of a command; while a question is open, the report waits for the answer.
  mutating func take(_ report: JobReport, of number: Int) {
    guard state.kernel.stop == nil, let index = state.tasks.index(of: number),
      state.tasks.jobs[index].work == .command
    else { return }
    guard state.kernel.suspension == nil else {
      state.tasks.queuedReports.append(QueuedReport(report: report, job: number))
      return
    }
    apply(report, toJobAt: index)
    guard let end = report.end else { return }
    state.kernel.frames.append(
      Frame(
        steps: [.task(.end(number, end))], input: state.tasks.jobs[index].input,
        rules: [Rules.taskRun]))
    run()
  }

  /// Takes the reports that came while a question was open.
  mutating func takeQueuedReports() {
    while !state.tasks.queuedReports.isEmpty, state.kernel.isRunning {
      let queued = state.tasks.queuedReports.removeFirst()
      take(queued.report, of: queued.job)
    }
  }

  /// Notes the report of a job: every tenth of its progress, and its output within the log's
  /// limits.
  mutating func apply(_ report: JobReport, toJobAt index: Int) {
    let before = state.tasks.jobs[index]
    func isNewTenth(_ percent: Int) -> Bool {
      percent / 10 != (before.percent ?? 0) / 10 || before.percent == nil
    }
    if let percent = report.percent {
      state.tasks.jobs[index].percent = percent
      if isNewTenth(percent) { tell(.progress(percent), ofJobAt: index) }
    }
    if let message = report.message, message != before.message {
      state.tasks.jobs[index].message = message
      if state.tasks.jobs[index].takesRow() { tell(.message(message), ofJobAt: index) }
    }
    if report.dropped + report.lines.count > 0 { tellOutput(of: report, ofJobAt: index) }
    let job = state.tasks.jobs[index]
    for position in state.stack.showings.indices
    where state.stack.showings[position].loader?.task == job.task {
      state.stack.showings[position].loader?.percent = job.percent
    }
    if job.percent != before.percent || job.message != before.message { refreshTexts(of: job) }
  }

  private mutating func tellOutput(of report: JobReport, ofJobAt index: Int) {
    let count = report.dropped + report.lines.count
    let kept = report.lines.suffix(count > Simulator.keptLines ? 1 : count)
    let folded = count - kept.count
    if folded > 0, state.tasks.jobs[index].takesRow() { tell(.folded(folded), ofJobAt: index) }
    for line in kept where state.tasks.jobs[index].takesRow() {
      tell(.output(line), ofJobAt: index)
    }
  }

  private mutating func tell(_ event: Row.TaskEvent, ofJobAt index: Int) {
    let job = state.tasks.jobs[index]
    emit(.task(event), target: .task(job.task), rules: [Rules.taskRun], input: job.input)
  }

  /// Fills in the texts of the alert that shows a job; texts that the task does not set stay.
  mutating func refreshTexts(of job: Job) {
    let described = prototype.tasks[job.task.index]
    guard
      let position = state.stack.showings.firstIndex(where: {
        $0.loader?.task == job.task && !$0.isLeaving
      })
    else { return }
    let scope = Scope(
      selector: nil, target: .task(job.task), buttonIndex: job.buttonIndex,
      buttonTitles: job.buttonTitles, job: JobScope(percent: job.percent ?? 0, error: nil))
    // An empty text takes no room.
    func shown(_ text: String) -> String? { text.isEmpty ? nil : text }
    let used = [described.title, job.message == nil ? described.message : nil]
    state.stack.showings[position].loader?.saysPercent = used.contains {
      $0?.pieces.contains(.percent) ?? false
    }
    if let title = described.title {
      state.stack.showings[position].texts.title = shown(fill(title, for: scope))
    }
    if let message = job.message {
      state.stack.showings[position].texts.message = shown(message)
    } else if let message = described.message {
      state.stack.showings[position].texts.message = shown(fill(message, for: scope))
    }
  }

  // MARK: In the background

  /// Moves the application to another part of its life; a suspended application that leaves the
  /// background works again.
  mutating func enter(_ life: Device.Life) {
    state.device.life = life
    guard state.device.isSuspended, life != .background else { return }
    state.device.isSuspended = false
    for index in state.tasks.jobs.indices { pause(false, jobAt: index) }
    var activities = state.activities
    activities.resume(&state.kernel.agenda, at: state.now)
    state.activities = activities
    state.kernel.agenda.resumeLaters(at: state.now)
  }

  /// Suspends the application, after the last call in the background has returned.
  mutating func suspend() {
    let inBackground = prototype.application?.inBackground ?? .suspended
    guard inBackground == .suspended, state.device.life == .background else { return }
    state.device.isSuspended = true
    for index in state.tasks.jobs.indices { pause(true, jobAt: index) }
    var activities = state.activities
    activities.pause(&state.kernel.agenda, at: state.now)
    state.activities = activities
    state.kernel.agenda.pauseLaters(at: state.now)
  }

  /// Pauses a job, or lets it continue.
  private mutating func pause(_ pauses: Bool, jobAt index: Int) {
    guard state.tasks.jobs[index].isSuspended != pauses else { return }
    var job = state.tasks.jobs[index]
    if pauses { job.elapsed = job.milliseconds(at: state.now) }
    job.isSuspended = pauses
    job.resumed = state.now
    state.tasks.jobs[index] = job
    emit(
      .task(pauses ? .suspended : .resumed), target: .task(job.task),
      rule: Rules.pausesInBackground)
    if pauses {
      state.kernel.agenda.remove(job: job.number)
    } else {
      state.kernel.resume(with: job, at: state.now)
    }
  }
}

extension Kernel {
  /// Adds the next moment of a job to the agenda.
  mutating func schedule(_ job: Job, at now: SimulatedTime) {
    guard !job.isSuspended, !job.hangs, let moment = job.nextMoment else { return }
    let due = job.resumed.after(milliseconds: max(0, moment - job.elapsed))
    agenda.add(
      Frame(steps: [.task(.moment(job.number))], input: job.input, rules: [Rules.taskRun]),
      due: max(due, now), .job(job.number))
  }

  /// Lets a paused job continue, or end now if its end came meanwhile.
  fileprivate mutating func resume(with job: Job, at now: SimulatedTime) {
    if let end = job.pendingEnd {
      agenda.add(
        Frame(
          steps: [.task(.end(job.number, end))], input: job.input, rules: [Rules.pausesInBackground]
        ),
        due: now, .job(job.number))
    } else {
      schedule(job, at: now)
    }
  }
}
