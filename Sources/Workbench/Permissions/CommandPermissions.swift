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
    /// The files whose change asks again; `nil` while they are read, and where no person can allow
    /// it.
    ///
    /// Until they are read, ``CommandPermissions/set(_:allowed:)`` does nothing.
    public let watched: WatchedFiles?
  }

  /// The limits of commands for which the request says nothing, from the next run on.
  public var limits = CommandLimits.usual

  /// The recordings next to the document of the run that can't be played.
  public private(set) var problems: [RecordingProblem] = []

  /// Whether the recordings next to the document are still being read; their commands are
  /// simulated.
  public private(set) var isReadingRecordings = false

  var onChange: (@MainActor () -> Void)?
  /// Called with a problem, in the person's language.
  var onProblem: (@MainActor (String) -> Void)?

  private let trust: CommandTrust
  private weak var session: Session?
  private var request: DocumentRequest?
  private var setting = CommandSetting(folder: "/")
  private let known = RecordingCache()
  private var runs: [String: TaskRecording] = [:]
  /// What each command consists of, as a person sees it.
  private var contents: [TaskID: CommandContent] = [:]
  private var reading: Task<Void, Never>?
  /// How many runs have begun or ended, and how often the files have been read.
  private var (run, readings) = (0, 0)
  /// Whether observers need not be told of a change, because they ask for it.
  private var isQuiet = false
  /// How long a run waits for its files before it begins, in milliseconds.
  ///
  /// What is not read by then is simulated, and most disks do not need as long.
  private static let patience = 200

  init(_ trust: CommandTrust) { self.trust = trust }

  /// The commands of the document of the run, in the document's order.
  public var all: [Command] {
    guard let session else { return [] }
    let canBeAllowed =
      request?.file != nil && request?.allowsCommands != true
    return session.prototype.commands.map { task in
      Command(
        task: task, way: session.commandModes[task] ?? .simulated, folder: setting.folder,
        canBeAllowed: canBeAllowed, watched: contents[task]?.watched)
    }
  }

  /// Sets up a run of a document before it is launched.
  func begin(_ session: Session, _ request: DocumentRequest) {
    let isOther = request.file != self.request?.file
    end()
    if isOther { runs = [:] }
    self.session = session
    self.request = request
    setting = CommandSetting(folder: "/")
    problems = []
    guard let file = request.file, !session.prototype.commands.isEmpty else { return }
    setting = CommandSetting(folder: FileName.folder(of: file))
    let run = WeakRun(session)
    let controller = CommandController(folder: setting.folder) {
      Task { @MainActor in run.session?.takeReports() }
    }
    controller.permission = { [weak self] in self?.permission(of: $0) }
    controller.limits = limits.with(
      processes: request.commandProcesses, mebibytes: request.commandMemory)
    controller.onRefusal = { [weak self] in self?.refresh() }
    controller.onRecording = { [weak self, weak session] task, recording in
      guard let session else { return }
      self?.runs[session.prototype.name(of: task)] = recording
    }
    session.commands = controller
    isQuiet = true
    readRecordings(beside: file, of: session.prototype)
    readContents()
    isQuiet = false
    decide()
  }

  /// Forgets the run.
  func end() {
    session = nil
    request = nil
    reading?.cancel()
    reading = nil
    contents = [:]
    isReadingRecordings = false
    run += 1
  }

  /// Allows the command of a task from now on, or forbids it.
  ///
  /// What is allowed are the files as ``all`` has them: if they have changed since, nothing is
  /// stored, and ``all`` has them as they are now.
  public func set(_ task: TaskID, allowed: Bool) {
    guard let shown = contents[task], let part = session?.prototype[task] else { return }
    guard allowed else { return store(shown, allowed: false) }
    let (trust, folder) = (trust, setting.folder)
    let work: @Sendable () -> CommandContent? = { trust.content(of: part, in: folder) }
    Errand.run(patience: CommandPermissions.patience, work) { [weak self, run] now in
      guard let self, run == self.run else { return }
      if now?.isSame(as: shown) == true { store(shown, allowed: true) } else { refresh() }
    }
  }

  private func store(_ content: CommandContent, allowed: Bool) {
    do {
      try trust.set([content], allowed: allowed)
    } catch {
      onProblem?(error.message)
    }
    refresh()
  }

  /// Reads the watched files again, and decides again which commands run.
  public func refresh() {
    isQuiet = true
    readContents()
    isQuiet = false
    tell()
  }

  private func tell() {
    decide()
    if !isQuiet { onChange?() }
  }

  /// Writes the last recording of a task's command into a file next to the document.
  ///
  /// From now on the recording is played if the command may not run.
  public func keep(_ task: TaskID) {
    guard let session, let file = request?.file else { return }
    let id = session.prototype.name(of: task)
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
    if request?.allowsCommands == true { return WatchedFiles.none }
    return contents[task].flatMap { trust.allowed.contains($0) ? $0.watched : nil }
  }

  /// Reads the recordings next to the document; where that takes long, the run begins without them.
  private func readRecordings(beside file: String, of prototype: Prototype) {
    isReadingRecordings = true
    let work: @Sendable () -> Recordings = { [known] in
      Recordings(beside: file, of: prototype, known)
    }
    Errand.run(patience: CommandPermissions.patience, work) { [weak self, run] found in
      guard let self, run == self.run else { return }
      isReadingRecordings = false
      // What the person has kept since is newer.
      setting.recordings.merge(found.played) { kept, _ in kept }
      problems = found.problems
      tell()
    }
  }

  /// Reads what the commands consist of; what takes long is read in the background.
  private func readContents() {
    reading?.cancel()
    reading = nil
    contents = [:]
    readings += 1
    guard let session, request?.file != nil, request?.allowsCommands != true
    else { return }
    let prototype = session.prototype
    let tasks = prototype.commands.compactMap { id in prototype[id].map { (id, $0) } }
    let work: @Sendable () -> WatchedContents = { [trust, folder = setting.folder] in
      WatchedContents(of: tasks, in: folder, trust)
    }
    Errand.run(patience: CommandPermissions.patience, work) { [weak self, readings] found in
      guard let self, readings == self.readings else { return }
      contents = found.read
      if !found.large.isEmpty { readInBackground(found.large) }
      tell()
    }
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
    tell()
  }

  /// The recordings that are played, by the task's id.
  var recordings: [String: TaskRecording] { setting.recordings }

  /// The run whose commands have written something, while there is one.
  private final class WeakRun: Sendable {
    @MainActor private(set) weak var session: Session?

    @MainActor init(_ session: Session) { self.session = session }
  }

  /// Decides the mode of each command.
  private func decide() {
    guard let session else { return }
    let allowed = trust.allowed
    for task in session.prototype.commands {
      let mayRun =
        request?.allowsCommands == true
        || contents[task].map { allowed.contains($0) } ?? false
      session.commandModes[task] = session.prototype[task].map {
        setting.way(of: $0, mayRun: mayRun)
      }
    }
  }
}
