public import DialogModel
import DialogSimulator
public import Session
import Texts

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
    /// The files whose change asks again; `nil` while they are read, and where nobody can allow it.
    ///
    /// Until they are read, ``CommandPermissions/set(_:allowed:)`` does nothing.
    public let watched: WatchedFiles?
  }

  /// The limits of commands for which the request says nothing, from the next run on.
  public var limits = CommandLimits.usual

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
  /// What each command consists of, as a person sees it.
  private var contents: [TaskID: CommandContent] = [:]
  private var reading: Task<Void, Never>?
  /// How many bytes of files are read at once; more are read in the background.
  private static let mostBytesAtOnce = 4 * 1024 * 1024

  init(_ trust: CommandTrust) { self.trust = trust }

  /// The commands of the document of the run, in the document's order.
  public var all: [Command] {
    guard let session else { return [] }
    let canBeAllowed =
      document?.request.file != nil && document?.request.allowsCommands != true
    return session.prototype.commands.map { task in
      Command(
        task: task, way: session.commandModes[task] ?? .simulated, folder: setting.folder,
        canBeAllowed: canBeAllowed, watched: contents[task]?.watched)
    }
  }

  /// Sets up a run of a document before it is launched.
  func begin(_ session: Session, _ document: Document) {
    let isOther = document.request.file != self.document?.request.file
    end()
    if isOther { runs = [:] }
    self.session = session
    self.document = document
    setting = CommandSetting(folder: "/")
    problems = []
    guard let file = document.request.file, !session.prototype.commands.isEmpty else { return }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    let recordings = Recordings(beside: file, of: session.prototype)
    setting = CommandSetting(
      folder: folder.isEmpty ? "/" : folder,
      recordings: recordings.played)
    problems = recordings.problems
    let desk = CommandDesk(folder: setting.folder)
    desk.permission = { [weak self] in self?.permission(of: $0) }
    desk.limits = limits.with(
      processes: document.request.commandProcesses, mebibytes: document.request.commandMemory)
    desk.onRefusal = { [weak self] in self?.refresh() }
    desk.onRecording = { [weak self, weak session] task, recording in
      guard let session else { return }
      self?.runs[session.prototype.tasks[task.index].id] = recording
    }
    session.commands = desk
    readContents()
    decide()
  }

  /// Forgets the run.
  func end() {
    session = nil
    document = nil
    reading?.cancel()
    reading = nil
    contents = [:]
  }

  /// Allows the command of a task from now on, or forbids it.
  ///
  /// What is allowed are the files as ``all`` has them: if they have changed since, the command is
  /// not allowed.
  public func set(_ task: TaskID, allowed: Bool) {
    guard let content = contents[task] else { return }
    do {
      try trust.set([content], allowed: allowed)
    } catch {
      onProblem?(error.message)
    }
    refresh()
  }

  /// Reads the watched files again, and decides again which commands run.
  public func refresh() {
    readContents()
    decide()
    onChange?()
  }

  /// Writes the last recording of a task's command into a file beside the document.
  ///
  /// From now on the recording is played if the command may not run.
  public func keep(_ task: TaskID) {
    guard let session, let file = document?.request.file else { return }
    let id = session.prototype.tasks[task.index].id
    guard let recording = runs[id] else {
      onProblem?(tr("There is no run of “{name}” to keep.", ["name": id]))
      return
    }
    do {
      try RecordingFile.write(recording, of: id, beside: file)
      setting.recordings[id] = recording
      problems.removeAll { $0.path == RecordingFile.path(of: id, beside: file) }
      decide()
      onChange?()
    } catch {
      onProblem?("\(FileName.text(RecordingFile.path(of: id, beside: file))): \(error.message)")
    }
  }

  /// The files that a guard compares before it runs the command; `nil` where it may not run.
  private func permission(of task: TaskID) -> WatchedFiles? {
    if document?.request.allowsCommands == true { return WatchedFiles.none }
    return contents[task].flatMap { trust.allowed.contains($0) ? $0.watched : nil }
  }

  /// Reads what the commands consist of; what takes long is read in the background.
  private func readContents() {
    reading?.cancel()
    reading = nil
    contents = [:]
    guard let session, document?.request.file != nil, document?.request.allowsCommands != true
    else { return }
    // The digests of what was allowed are known then.
    _ = trust.allowed
    var room = CommandPermissions.mostBytesAtOnce
    var large: [(TaskID, PrototypeTask)] = []
    for id in session.prototype.commands {
      let task = session.prototype.tasks[id.index]
      let bytes = trust.unreadBytes(of: task, in: setting.folder)
      if bytes > room {
        large.append((id, task))
      } else {
        room -= bytes
        contents[id] = trust.content(of: task, in: setting.folder)
      }
    }
    if !large.isEmpty { readInBackground(large) }
  }

  private func readInBackground(_ tasks: [(TaskID, PrototypeTask)]) {
    let (trust, folder) = (trust, setting.folder)
    // Commands run at another priority, so a disk that does not answer holds up none of them.
    reading = Task.detached(priority: .background) { [weak self] in
      for (id, task) in tasks {
        let content = trust.content(of: task, in: folder) { Task.isCancelled }
        guard let content else { return }
        await self?.take(content, of: id)
      }
    }
  }

  private func take(_ content: CommandContent, of task: TaskID) {
    guard !Task.isCancelled else { return }
    contents[task] = content
    decide()
    onChange?()
  }

  /// Decides the mode of each command.
  private func decide() {
    guard let session else { return }
    let allowed = trust.allowed
    for task in session.prototype.commands {
      let mayRun =
        document?.request.allowsCommands == true
        || contents[task].map { allowed.contains($0) } ?? false
      session.commandModes[task] = setting.way(
        of: session.prototype.tasks[task.index], mayRun: mayRun)
    }
  }
}
