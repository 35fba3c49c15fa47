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
