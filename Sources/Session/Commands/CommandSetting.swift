public import DialogModel
import DialogSimulator

/// What happens to the commands of a document's tasks, and their folder.
public struct CommandSetting: Sendable {
  /// The folder in which they run: the document's.
  public var folder: String
  /// Whether all of them run.
  public var areAllowed: Bool
  /// Their recordings, by the task's id.
  public var recordings: [String: TaskRecording]
  /// The limits of each of them.
  public var limits = CommandLimits.usual

  /// A setting; by default nothing runs.
  public init(
    folder: String, areAllowed: Bool = false, recordings: [String: TaskRecording] = [:]
  ) {
    self.folder = folder
    self.areAllowed = areAllowed
    self.recordings = recordings
  }

  /// What happens to a task's command.
  ///
  /// - Parameter mayRun: whether this one runs.
  public func way(of task: PrototypeTask, mayRun: Bool) -> CommandMode {
    if mayRun { return .runs }
    return recordings[task.id].map { .recorded($0) } ?? .simulated
  }
}

extension Prototype {
  /// The tasks that have a command, by their place.
  public var commands: [TaskID] {
    tasks.indices.filter { tasks[$0].command != nil }.map { TaskID($0) }
  }
}

extension Session {
  /// Prepares a run without a main loop, in which all commands run or none.
  public func use(_ setting: CommandSetting) {
    for id in prototype.commands {
      commandModes[id] = prototype[id].map { setting.way(of: $0, mayRun: setting.areAllowed) }
    }
    guard setting.areAllowed, !prototype.commands.isEmpty else { return }
    let controller = CommandController(folder: setting.folder)
    controller.permission = { _ in WatchedFiles.none }
    controller.limits = setting.limits
    commands = controller
  }
}
