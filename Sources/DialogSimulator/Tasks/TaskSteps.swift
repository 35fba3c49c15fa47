import DialogModel

/// A step of a task that runs.
enum TaskStep: Hashable, Sendable {
  /// Keeps the alert up for a job.
  case park(DialogID)
  /// Lets the alert continue after the job has ended.
  case unpark(DialogID)
  /// Performs the work that is due for the job with that number.
  case moment(Int)
  /// Ends the job with that number.
  indirect case end(Int, JobEnd)
  /// Lets the job with that number continue until a person ends it.
  case hang(Int)
  /// Dismisses the separate alert of a task.
  case dismissLoader(TaskID)
}

extension Simulator {
  /// Performs a step of a task that runs.
  mutating func perform(_ step: TaskStep) {
    switch step {
    case .park(let dialog): state.stack.park(dialog)
    case .unpark(let dialog): unpark(dialog)
    case .moment(let number): performMoment(of: number)
    case .end(let number, let end): endJob(number, end)
    case .hang(let number): hang(number)
    case .dismissLoader(let task): dismissLoader(task)
    }
  }
}
