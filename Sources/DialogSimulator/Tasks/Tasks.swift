import DialogModel

/// The part of a run's state that holds the tasks that run.
struct Tasks: Hashable, Sendable {
  /// The tasks that run, in the order in which they were run.
  var jobs: [Job] = []
  /// How many there have been.
  var count = 0
  /// How commands are run from now on; a task without an entry is ``CommandMode/simulated``.
  var commandModes: [TaskID: CommandMode] = [:]
  /// The reports of commands that came while a call was suspended.
  var queuedReports: [QueuedReport] = []

  /// Removes the jobs when the application ends; the count is kept.
  mutating func reset() {
    jobs = []
    queuedReports = []
  }
}

extension Tasks {
  /// The plan for a report: none, because ``take(_:of:)`` has taken it.
  func planReport(of job: Int) -> Plan {
    Plan(
      [], rule: Rules.taskRun,
      target: jobs.first { $0.number == job }.map { .task($0.task) } ?? .application)
  }

  /// What ends a job of a task that is run now.
  func work(of described: PrototypeTask, _ task: TaskID) -> Job.Work {
    switch described.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      return .simulated(
        milliseconds: milliseconds, showsProgress: showsProgress, outcome: outcome)
    case .command:
      switch commandModes[task] ?? .simulated {
      case .simulated:
        return .simulated(
          milliseconds: CommandMode.simulatedMilliseconds, showsProgress: false, outcome: .success)
      case .recorded(let recording): return .recorded(recording)
      case .runs: return .command
      }
    }
  }

  /// The place of the job with that number.
  func index(of number: Int) -> Int? { jobs.firstIndex { $0.number == number } }

  /// The job that keeps an alert up.
  @inline(__always)
  func job(keepingUp dialog: DialogID) -> Job? {
    jobs.first { $0.loader == .inPlace(dialog) }
  }

  /// The job that an alert shows, in place or as a separate alert.
  func job(shownOn dialog: DialogID, in prototype: Prototype) -> Job? {
    if let job = job(keepingUp: dialog) { return job }
    guard let task = prototype.task(shownBy: dialog),
      let job = jobs.first(where: { $0.task == task }),
      case .separate = job.loader
    else { return nil }
    return job
  }

  /// A person decides how a simulated job continues.
  func planSteer(_ task: TaskID, _ steering: JobSteering) -> Plan {
    guard let job = jobs.first(where: { $0.task == task }), job.work != .command else {
      return Plan([], rule: Rules.taskRun, target: .task(task), ignored: .taskNotRunning)
    }
    let step: Step =
      switch steering {
      case .succeed: .task(.end(job.number, .done))
      case .fail: .task(.end(job.number, .failed(nil)))
      case .hang: .task(.hang(job.number))
      }
    return Plan([step], rule: Rules.taskRun, target: .task(task))
  }
}
