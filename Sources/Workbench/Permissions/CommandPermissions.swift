public import DialogModel
import DialogSimulator
public import Session

/// Lets the commands of a document run only if a person has allowed them.
@MainActor
public final class CommandPermissions {
  /// A command with its mode.
  public struct Command: Hashable, Sendable {
    /// The task that has it.
    public let task: TaskID
    /// What happens to the command when the task is run.
    public let way: CommandMode
    /// The folder in which it runs.
    public let folder: String
    /// Whether a person can allow it: the document is a file, and nothing else already allows it.
    public let canBeAllowed: Bool
  }

  /// The recordings beside the document of the run that can't be played.
  public private(set) var problems: [RecordingProblem] = []

  var onChange: (@MainActor () -> Void)?
  /// Called with a problem, in the person's language.
  var onProblem: (@MainActor (String) -> Void)?

  private let trust: CommandTrust
  private weak var session: Session?
  private var document: Document?
  private var setting = CommandSetting(folder: "/")
  private var runs: [String: TaskRecording] = [:]

  init(_ trust: CommandTrust) { self.trust = trust }

  /// The commands of the document of the run, in the document's order.
  public var all: [Command] {
    guard let session else { return [] }
    let canBeAllowed =
      document?.request.file != nil && document?.request.allowsCommands != true
    return session.prototype.commands.map { task in
      Command(
        task: task, way: session.commandModes[task] ?? .simulated, folder: setting.folder,
        canBeAllowed: canBeAllowed)
    }
  }

  /// Sets up a run of a document before it is launched.
  func begin(_ session: Session, _ document: Document) {
    self.session = session
    self.document = document
    problems = []
    guard let file = document.request.file, !session.prototype.commands.isEmpty else { return }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    let recordings = Recordings(beside: file, of: session.prototype)
    setting = CommandSetting(
      folder: folder.isEmpty ? "/" : folder,
      recordings: recordings.played)
    problems = recordings.problems
    let desk = CommandDesk(folder: setting.folder)
    desk.mayRun = { [weak self] in self?.isAllowed($0) ?? false }
    desk.onRecording = { [weak self, weak session] task, recording in
      guard let session else { return }
      self?.runs[session.prototype.tasks[task.index].id] = recording
    }
    session.commands = desk
    decide()
  }

  /// Forgets the run.
  func end() {
    session = nil
    document = nil
  }

  /// Allows the command of a task from now on, or forbids it.
  public func set(_ task: TaskID, allowed: Bool) {
    guard let content = content(of: task) else { return }
    do {
      try trust.set([content], allowed: allowed)
    } catch {
      onProblem?(error.message)
    }
    decide()
    onChange?()
  }

  /// Writes the last recording of a task's command into a file beside the document.
  ///
  /// From now on the recording is played if the command may not run.
  public func keep(_ task: TaskID) {
    guard let session, let file = document?.request.file else { return }
    let id = session.prototype.tasks[task.index].id
    guard let recording = runs[id] else { return }
    let path = RecordingFile.path(of: id, beside: file)
    do {
      try FileWriter.write(Array(RecordingFile.text(recording).utf8), to: path)
      setting.recordings[id] = recording
      problems.removeAll { $0.path == path }
      decide()
      onChange?()
    } catch {
      onProblem?("\(path): \(error.message)")
    }
  }

  /// Whether the command of a task is allowed exactly as it is now.
  private func isAllowed(_ task: TaskID) -> Bool {
    if document?.request.allowsCommands == true { return true }
    return content(of: task).map { trust.allows($0) } ?? false
  }

  private func content(of task: TaskID) -> CommandContent? {
    guard let session, let bytes = document?.bytes, document?.request.file != nil else {
      return nil
    }
    return CommandContent(
      of: session.prototype.tasks[task.index], in: bytes, folder: setting.folder)
  }

  /// Decides the mode of each command.
  private func decide() {
    guard let session else { return }
    for task in session.prototype.commands {
      session.commandModes[task] = setting.way(
        of: session.prototype.tasks[task.index], mayRun: isAllowed(task))
    }
  }
}
