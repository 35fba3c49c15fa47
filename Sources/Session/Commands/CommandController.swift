public import DialogModel
import DialogSimulator
import Texts

/// Runs the commands of one run's tasks: starts those that run by the state, and ends the others.
public final class CommandController {
  /// The folder in which commands run: the document's.
  public let folder: String
  /// The files that must be as they are here for a command to run; `nil` where it may not run.
  ///
  /// Called when it is started. Right before, the guard compares the files.
  public var permission: (TaskID) -> WatchedFiles? = { _ in nil }
  /// Called when a command did not run because it has changed.
  public var onRefusal: (() -> Void)?
  /// The limits of each command that is started from now on.
  public var limits = CommandLimits.usual
  /// Called with the recording of a command that has ended.
  public var onRecording: ((TaskID, TaskRecording) -> Void)?

  private struct Entry {
    let task: TaskID
    /// `nil` where it could not be started.
    let command: RunningCommand?
    var refusal: JobEnd?
  }

  private var entries: [Int: Entry] = [:]
  private var hasRefusal = false
  private let bell: Doorbell

  /// The commands of a document in a folder.
  ///
  /// - Parameter onNews: called on any thread when there are reports to take; `nil` where nothing
  ///   waits for them but ``wait(milliseconds:)``.
  public init(folder: String, onNews: (@Sendable () -> Void)? = nil) {
    self.folder = folder
    bell = Doorbell(onRing: onNews)
  }

  /// Whether a command runs.
  var isIdle: Bool { entries.isEmpty }

  /// Starts the commands that are to run, and ends the others.
  func follow(_ state: State, _ prototype: Prototype) {
    for number in entries.keys where state.job(number) == nil {
      entries.removeValue(forKey: number)?.command?.cancel()
    }
    for job in state.jobs where job.work == .command && entries[job.number] == nil {
      entries[job.number] = start(job.task, prototype)
    }
  }

  /// Does not start the command of a job, because its reports come from elsewhere.
  func skip(_ job: Job) { entries[job.number] = Entry(task: job.task, command: nil) }

  private func start(_ task: TaskID, _ prototype: Prototype) -> Entry {
    func refused(_ reason: String) -> Entry {
      bell.ring()
      return Entry(task: task, command: nil, refusal: .failed(reason))
    }
    guard let command = prototype[task]?.command, let watched = permission(task) else {
      hasRefusal = true
      return refused(tr("The command was changed after it was allowed, and did not run."))
    }
    let place: String?
    switch Programs.place(of: command, in: folder) {
    case .problem(let problem): return refused(problem)
    case .found(let path): place = path
    }
    guard let program = Programs.guardProgram else {
      return refused(tr("“rehearsal-guard” is not installed, so nothing is run."))
    }
    let guarded = GuardedCommand(
      words: command, folder: folder, program: place, watched: watched, limits: limits)
    return Entry(task: task, command: RunningCommand(guarded, guardedBy: program, bell))
  }

  /// Takes the reports since the last call, by the number of the job.
  func takeReports() -> [(job: Int, report: JobReport)] {
    var reports: [(Int, JobReport)] = []
    for number in entries.keys.sorted() {
      if let refusal = entries[number]?.refusal {
        entries[number]?.refusal = nil
        reports.append((number, JobReport(end: refusal)))
      } else if let entry = entries[number], let report = entry.command?.box.takeReport() {
        reports.append((number, report))
        guard report.end != nil, let box = entry.command?.box else { continue }
        if let recording = box.recording { onRecording?(entry.task, recording) }
        hasRefusal = hasRefusal || box.wasRefused
      }
    }
    return reports
  }

  /// Tells of commands that did not run, after their reports have been taken.
  func tellRefusals() {
    guard hasRefusal else { return }
    hasRefusal = false
    onRefusal?()
  }

  /// Waits until a command writes something, or for so many milliseconds.
  public func wait(milliseconds: Int) { bell.wait(milliseconds: milliseconds) }

  /// Ends every command.
  public func end() {
    for entry in entries.values { entry.command?.cancel() }
    entries = [:]
  }
}
