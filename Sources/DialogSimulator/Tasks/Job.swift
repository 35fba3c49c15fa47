public import DialogModel

/// A task that runs.
public struct Job: Hashable, Sendable {
  /// Where it comes from that it ends.
  public enum Work: Hashable, Sendable {
    /// From simulated time: so many milliseconds.
    case simulated(milliseconds: Int, showsProgress: Bool, outcome: PrototypeTask.Outcome)
    /// From simulated time, as a run of its command once went.
    case recorded(TaskRecording)
    /// From outside: its command runs.
    case command
  }

  /// Where one sees that it runs.
  public enum Loader: Hashable, Sendable {
    /// The alert whose button ran it stays up.
    case inPlace(DialogID)
    /// An alert of its own, which comes once the other one has gone, if there is another one.
    case separate(after: DialogID?)
    case none
  }

  /// Counts jobs from 1, so that two runs of one task are told apart.
  public internal(set) var number: Int
  /// What runs.
  public let task: TaskID
  /// Where it comes from that it ends.
  public let work: Work
  /// When it was run.
  public internal(set) var began: SimulatedTime
  /// Where one sees it.
  public internal(set) var loader: Loader
  /// How far it is, in whole percent, where it tells.
  public internal(set) var percent: Int?
  /// What a command says it does; it stands in the place of the task's message.
  public internal(set) var message: String?
  /// Whether it was made to hang: it goes on until somebody ends it.
  public internal(set) var hangs = false
  /// Whether it is paused because the application is suspended.
  public internal(set) var isSuspended = false

  /// The input that ran it.
  var input: Int
  /// The button whose tap ran it, for the texts of what follows.
  let buttonIndex: Int?
  let buttonTitles: [String]
  /// The milliseconds it had run when it was last let go on, and when that was.
  var elapsed = 0
  var resumed: SimulatedTime
  /// The place in ``moments`` of what comes next.
  var next = 0
  /// How many rows its output has in the log.
  var outputRows = 0
  /// The end that came from outside while it was paused.
  var pendingEnd: JobEnd?

  /// How long it will take in all, in milliseconds; `nil` where nobody knows.
  public var duration: Int? {
    switch work {
    case .simulated(let milliseconds, _, _): milliseconds
    case .recorded(let recording): recording.milliseconds
    case .command: nil
    }
  }

  /// How long it has run at a moment, in milliseconds, without the time for which it was paused.
  public func milliseconds(at now: SimulatedTime) -> Int {
    isSuspended || hangs ? elapsed : elapsed + now.milliseconds - resumed.milliseconds
  }

  /// When its next moment is, in milliseconds that it has run; `nil` where none will come.
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

/// What a job's loader shows on an alert.
public struct ShownLoader: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// When the spinner began to turn.
  public internal(set) var since: SimulatedTime
  /// How far the job is, in whole percent, where it tells.
  public internal(set) var percent: Int?
  /// What stands on the button that cancels the job; `nil` where there is none.
  public internal(set) var cancelTitle: String?
  /// Whether the job runs; else the alert is about to leave.
  public internal(set) var isRunning = true
}

extension State {
  /// The job of that number, if it still runs.
  public func job(_ number: Int) -> Job? { tasks.jobs.first { $0.number == number } }

  /// The job of a task, if it runs.
  public func job(of task: TaskID) -> Job? { tasks.jobs.first { $0.task == task } }

  /// Whether a command runs, which the world's time alone can end.
  public var runsCommand: Bool { tasks.jobs.contains { $0.work == .command } }

  func jobIndex(_ number: Int) -> Int? { tasks.jobs.firstIndex { $0.number == number } }

  /// The job for which an alert stays up.
  func job(keepingUp dialog: DialogID) -> Job? {
    tasks.jobs.first { $0.loader == .inPlace(dialog) }
  }
}
