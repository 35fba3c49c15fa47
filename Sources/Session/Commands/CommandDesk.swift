public import DialogModel
import DialogSimulator
import Texts

/// Runs the commands of one run's tasks: starts those that run by the state, and ends the others.
@MainActor
public final class CommandDesk {
  /// The folder in which commands run: the document's.
  public let folder: String
  /// Whether a command may run now; called again when it is started.
  public var mayRun: @MainActor (TaskID) -> Bool = { _ in false }
  /// Called with the recording of a command that has ended.
  public var onRecording: (@MainActor (TaskID, TaskRecording) -> Void)?

  private struct Entry {
    let task: TaskID
    /// `nil` where it could not be started.
    let command: RunningCommand?
    var refusal: JobEnd?
  }

  private var entries: [Int: Entry] = [:]
  private let bell: Doorbell
  /// Called on the main loop when commands have written something.
  var onNews: (@MainActor () -> Void)?

  /// The commands of a document in a folder.
  ///
  /// - Parameter waits: whether there is no main loop; ``wait(milliseconds:)`` waits then.
  public init(folder: String, waits: Bool = false) {
    self.folder = folder
    let relay = Relay()
    if waits {
      bell = Doorbell()
    } else {
      bell = Doorbell { Task { @MainActor in relay.desk?.onNews?() } }
    }
    relay.desk = self
  }

  /// Calls the desk, while it exists.
  private final class Relay: Sendable {
    @MainActor weak var desk: CommandDesk?

    nonisolated init() {}
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

  private func start(_ task: TaskID, _ prototype: Prototype) -> Entry {
    func refused(_ reason: String) -> Entry {
      bell.ring()
      return Entry(task: task, command: nil, refusal: .failed(reason))
    }
    guard case .command(let command) = prototype.tasks[task.index].work, mayRun(task) else {
      return refused(tr("The command was changed after it was allowed, and did not run."))
    }
    if let problem = Programs.problem(with: command, in: folder) { return refused(problem) }
    guard let program = Programs.guardProgram else {
      return refused(tr("“rehearsal-guard” is not installed, so nothing is run."))
    }
    return Entry(
      task: task, command: RunningCommand(command, in: folder, guardedBy: program, bell))
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
        if report.end != nil, let recording = entry.command?.box.recording {
          onRecording?(entry.task, recording)
        }
      }
    }
    return reports
  }

  /// Waits until a command writes something, or for so many milliseconds.
  public func wait(milliseconds: Int) { bell.wait(milliseconds: milliseconds) }

  /// Ends every command.
  public func end() {
    for entry in entries.values { entry.command?.cancel() }
    entries = [:]
  }
}
