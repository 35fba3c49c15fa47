import DialogModel

extension Rules {
  /// T10: a task is run, and the actions after it in the same list run at once.
  static let taskRun = Rule.t10

  /// T9: a task that is running cannot be run a second time.
  static let taskRunsAlready = Rule.t9

  /// T3: a job is cancelled, by the loader's button or by code.
  static let taskCancelled = Rule.t3

  /// T4: code dismisses the alert that shows a job; the job continues without it.
  static let dismissedWhileLoading = Rule.t4

  /// T6: the system dismisses the alert that shows a job, and ends the job.
  static let cancelledWithAlert = Rule.t6

  /// T7: a job is paused while the application is suspended.
  static let pausesInBackground = Rule.t7

  /// After the end of a job: the document's actions, then the rest of the dismissal that the tap
  /// began.
  ///
  /// An alert that the actions show covers the loader, which then leaves at once. A separate loader
  /// leaves first, so that a new alert waits for its turn.
  static func endSteps(_ job: Job, _ actions: [Action]) -> [Step] {
    let actions = actions.steps()
    return switch job.loader {
    case .inPlace(let dialog): actions + [.task(.unpark(dialog))]
    case .separate: [.task(.dismissLoader(job.task))] + actions
    case .none: actions
    }
  }

  /// The row of the tables for the end of a job.
  ///
  /// T1: it is done. T2: it failed. T5: another alert covers the one that shows it. T8: it ends at
  /// the moment when it was run.
  static func end(_ end: JobEnd, of job: Job, in simulator: Simulator) -> Rule {
    if end == .cancelled { return taskCancelled }
    if case .inPlace(let dialog) = job.loader, let place = simulator.state.position(of: dialog),
      simulator.state.stack.isCovered(at: place)
    {
      return .t5
    }
    if job.began == simulator.state.now { return .t8 }
    return end == .done ? .t1 : .t2
  }
}

extension Simulator {
  /// A tap on the button of a loader that cancels its job; `clicked` is not called for it.
  func planCancelLoader(_ dialog: DialogID) -> Plan {
    let target = Target.dialog(dialog)
    let position = state.position(of: dialog)
    let title = position.flatMap { state.stack.showings[$0].loader?.cancelTitle } ?? ""
    func nothing(_ why: Ignored) -> Plan {
      Plan([], rule: Rules.taskCancelled, target: target, title: title, ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront) }
    guard let position, let job = state.tasks.job(shownOn: dialog, in: prototype),
      state.stack.showings[position].loader != nil,
      prototype.tasks[job.task.index].isCancellable
    else { return nothing(.notShowing) }
    if state.stack.showings[position].isLeaving { return nothing(.leaving) }
    if state.stack.isCovered(at: position) { return nothing(.covered) }
    if state.stack.showings[position].isEntering { return nothing(.entering) }
    if state.stack.isBehindMovement(.alert) { return nothing(.leaving) }
    return Plan(
      [.task(.end(job.number, .cancelled))], rule: Rules.taskCancelled, target: target, title: title
    )
  }

  /// Runs a task.
  mutating func run(_ task: TaskID, _ action: Action) {
    guard state.device.life != .terminating else {
      return refuse(action, .notRunning, rule: Rules.taskRunsAlready)
    }
    if state.job(of: task) != nil {
      return refuse(action, .alreadyRunning, rule: Rules.taskRunsAlready)
    }
    guard mayCall(nil, .task(task)), let frame = state.kernel.frames.last else { return }
    note(action, rule: Rules.taskRun)
    begin(task, in: frame)
  }

  /// Cancels a task that runs.
  mutating func cancel(_ task: TaskID, _ action: Action) {
    guard let job = state.job(of: task) else {
      return refuse(action, .taskNotRunning, rule: Rules.taskCancelled)
    }
    note(action, rule: Rules.taskCancelled)
    endJob(job.number, .cancelled)
  }

  /// The row for an alert that the actions at a job's end show; `nil` anywhere else.
  @inline(__always)
  var rulesOfEndedJob: RuleSet? {
    guard let frame = state.kernel.frames.last, frame.scope?.job != nil else { return nil }
    return frame.rules
  }

  /// The row for an alert that the system dismisses, as far as a job decides it.
  func loadingRule(_ dialog: DialogID) -> Rule {
    state.tasks.job(shownOn: dialog, in: prototype) == nil ? Rules.shown : Rules.cancelledWithAlert
  }
}
