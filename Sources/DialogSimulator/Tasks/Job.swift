public import DialogModel

/// A task that runs.
public struct Job: Hashable, Sendable {
  /// What ends the job.
  public enum Work: Hashable, Sendable {
    /// Simulated time: a number of milliseconds.
    case simulated(milliseconds: Int, showsProgress: Bool, outcome: PrototypeTask.Outcome)
    /// Simulated time, by a recorded run of its command.
    case recorded(TaskRecording)
    /// The command, which runs outside.
    case command
  }

  /// Where the job is shown.
  public enum Loader: Hashable, Sendable {
    /// The alert whose button ran the task stays up.
    case inPlace(DialogID)
    /// A separate alert, which comes in after the other one has gone, if there is another one.
    case separate(after: DialogID?)
    case none
  }

  /// The number of the job, from 1, so that two runs of one task are different.
  public internal(set) var number: Int
  /// The task that runs.
  public let task: TaskID
  /// What ends the job.
  public let work: Work
  /// When the task was run.
  public internal(set) var began: SimulatedTime
  /// Where the job is shown.
  public internal(set) var loader: Loader
  /// The progress in whole percent, if the job reports it.
  public internal(set) var percent: Int?
  /// The message of the command; it replaces the task's message.
  public internal(set) var message: String?
  /// Whether it was made to hang: it continues until a person ends it.
  public internal(set) var hangs = false
  /// Whether it is paused because the application is suspended.
  public internal(set) var isSuspended = false

  /// The input that ran it.
  var input: Int
  /// The button whose tap ran it, for the templates of later actions.
  let buttonIndex: Int?
  let buttonTitles: [String]
  /// How long it had run when it last started or continued, in milliseconds, and that moment.
  var elapsed = 0
  var resumed: SimulatedTime
  /// The place of the next one of ``moments``.
  var next = 0
  /// How many rows its output has in the log.
  var outputRows = 0
  /// The end that came from outside while it was paused.
  var pendingEnd: JobEnd?

  /// How long it will take in all, in milliseconds; `nil` if this is not known.
  public var duration: Int? {
    switch work {
    case .simulated(let milliseconds, _, _): milliseconds
    case .recorded(let recording): recording.milliseconds
    case .command: nil
    }
  }

  /// How long it has run at a moment, in milliseconds, without the time while it was paused.
  public func milliseconds(at now: SimulatedTime) -> Int {
    isSuspended || hangs ? elapsed : elapsed + now.milliseconds - resumed.milliseconds
  }

  /// The next moment, in milliseconds of its running time; `nil` if there is none.
  var nextMoment: Int? {
    switch work {
    case .simulated(let milliseconds, let showsProgress, _):
      guard showsProgress, milliseconds > 0 else { return milliseconds }
      return milliseconds * min(next + 1, 100) / 100
    case .recorded(let recording):
      return recording.lines.indices.contains(next)
        ? min(recording.lines[next].milliseconds, recording.milliseconds) : recording.milliseconds
    case .command: return nil
    }
  }
}

/// The loader of a job on an alert.
public struct ShownLoader: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// When the spinner started.
  public internal(set) var since: SimulatedTime
  /// The progress of the job in whole percent, if the job reports it.
  public internal(set) var percent: Int?
  /// Whether the title or the message of the alert says that in its own words (`{percent}`).
  public internal(set) var saysPercent = false
  /// The title of the button that cancels the job; `nil` if there is none.
  public internal(set) var cancelTitle: String?
  /// Whether the job runs; else the alert is about to leave.
  public internal(set) var isRunning = true
}

extension State {
  /// The job with that number, if it still runs.
  public func job(_ number: Int) -> Job? { tasks.jobs.first { $0.number == number } }

  /// The job of a task, if it runs.
  public func job(of task: TaskID) -> Job? { tasks.jobs.first { $0.task == task } }

  /// Whether a command runs, whose end does not depend on simulated time.
  public var runsCommand: Bool { tasks.jobs.contains { $0.work == .command } }
}

extension Job {
  /// Whether the log has room for another row of its output; each call uses one row.
  mutating func takesRow() -> Bool {
    guard outputRows < Simulator.outputRowLimit else { return false }
    outputRows += 1
    return true
  }
}

extension ShownLoader {
  /// The loader of a job of this task, from a moment on.
  init(of job: Job, _ described: PrototypeTask, since now: SimulatedTime) {
    self.init(
      task: job.task, since: now, percent: job.percent,
      cancelTitle: described.isCancellable ? described.cancelTitle.sourceText : nil)
  }
}
