import DialogModel

@testable import DialogSimulator

/// A task that takes so many milliseconds.
func task(
  _ milliseconds: Int = 10_000, progress: Bool = false,
  outcome: PrototypeTask.Outcome = .success, title: String? = "Processing", message: String? = nil,
  loader: PrototypeTask.Loader = .inPlace, cancellable: Bool = false, done: [Action] = [],
  failed: [Action] = [], cancelled: [Action] = [], command: [String]? = nil
) -> PrototypeTask {
  var task = PrototypeTask(
    id: "task",
    work: command.map { .command($0) }
      ?? .simulated(milliseconds: milliseconds, showsProgress: progress, outcome: outcome))
  task.title = title.map { template($0) }
  task.message = message.map { template($0) }
  task.loader = loader
  task.isCancellable = cancellable
  task.whenDone = done
  task.whenFailed = failed
  task.whenCancelled = cancelled
  return task
}

/// Runs the document's task at a place.
func run(_ task: Int = 0) -> Action { .run(TaskID(task)) }

/// Cancels the document's task at a place.
func cancelTask(_ task: Int = 0) -> Action { .cancelTask(TaskID(task)) }

/// An alert with Cancel, which is 0, and Confirm, which is 1 and runs the first task.
func confirmRunning(_ name: String, _ actions: Action..., does: [Selector: [Action]] = [:])
  -> Dialog
{
  alert(
    name, title: "Sign Out", message: "Sure?", cancel: "Cancel",
    others: [Button(title: template("Confirm"), then: [run()] + actions)], does: does)
}

extension Run {
  /// A finger on the button of a loader that cancels its job.
  mutating func cancelLoader(_ name: String, at time: Int? = nil) {
    perform(.cancelLoader(id(name)), at: time)
  }

  mutating func steer(_ steering: JobSteering, task: Int = 0, at time: Int? = nil) {
    perform(.steer(TaskID(task), steering), at: time)
  }

  /// What a command tells, of the first job unless another is named.
  mutating func report(_ report: JobReport, job: Int = 1, at time: Int? = nil) {
    perform(.report(report, job: job), at: time)
  }

  /// The alert of that letter, if it is up.
  func showing(_ name: String) -> Showing? {
    simulator.state.showings.last { $0.dialog == id(name) }
  }

  /// What happened to tasks, until now.
  var tasksSoFar: [String] {
    rows.compactMap { if case .task = $0.content { $0.words } else { nil } }
  }
}
