public import DialogModel

/// What a person allows, as one value: a task's id, its command, the folder in which it runs, and
/// the watched files.
///
/// The rest of the document does not matter, and neither does when a file was written.
public struct CommandContent: Hashable, Sendable {
  /// The files of the command.
  public let watched: WatchedFiles
  /// SHA-256 of all of it, in hexadecimal digits.
  let digest: String

  /// Whether who allows one of the two also allows the other.
  public func isSame(as other: CommandContent) -> Bool { digest == other.digest }

  init(task: String, command: [String], folder: String, watched: WatchedFiles) {
    self.watched = watched
    let sum = SHA256()
    for part in [task, folder, "\(command.count)"] + command { sum.add(part: part) }
    watched.add(to: sum)
    digest = sum.digits
  }
}

extension PrototypeTask {
  /// The words of the command; `nil` for a task without one.
  public var command: [String]? {
    if case .command(let words) = work { words } else { nil }
  }
}
