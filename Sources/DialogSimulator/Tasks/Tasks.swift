import DialogModel

/// The part of a run's state that holds the tasks that run.
struct Tasks: Hashable, Sendable {
  /// The tasks that run, in the order in which they were run.
  var jobs: [Job] = []
  /// How many there have been.
  var count = 0
  /// What becomes of commands from now on; without an entry, as ``CommandMode/simulated`` says.
  var commandModes: [TaskID: CommandMode] = [:]
  /// What commands told while a call waited.
  var queuedReports: [QueuedReport] = []

  /// Forgets the jobs, as the end of the application does; they count on.
  mutating func reset() {
    jobs = []
    queuedReports = []
  }
}
