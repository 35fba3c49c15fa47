import DialogModel
import Session

/// What the commands of a document consist of, as far as it is read quickly.
struct WatchedContents: Sendable {
  /// The contents that are read.
  private(set) var read: [TaskID: CommandContent] = [:]
  /// The tasks whose files are so large that they are to be read in the background.
  private(set) var large: [(TaskID, PrototypeTask)] = []

  /// How many bytes of files are read at once.
  private static let mostBytesAtOnce = 4 * 1024 * 1024

  init(of tasks: [(TaskID, PrototypeTask)], in folder: String, _ trust: CommandTrust) {
    // The digests of what was allowed are known then.
    _ = trust.allowed
    var room = WatchedContents.mostBytesAtOnce
    for (id, task) in tasks {
      let bytes = trust.unreadBytes(of: task, in: folder)
      if bytes > room {
        large.append((id, task))
      } else {
        room -= bytes
        read[id] = trust.content(of: task, in: folder)
      }
    }
  }
}
