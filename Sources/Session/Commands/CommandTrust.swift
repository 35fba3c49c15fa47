public import DialogModel
import Glibc
import Texts

/// Which commands a person has allowed to run.
public struct CommandTrust: Sendable {
  /// How many are stored; the oldest are removed first.
  static let most = 1000

  private let file: String
  private let digests = FileDigests()

  /// The allowed commands in a file; by default in the state folder of the desktop.
  public init(file: String? = nil) { self.file = file ?? CommandTrust.usualFile }

  private static var usualFile: String { "\(PersonFolder.state)/allowed-commands" }

  // MARK: Contents

  /// The content of a task's command, with its files as they are now.
  ///
  /// Reads files as a whole, which may take long.
  ///
  /// - Parameter isCancelled: asked again and again; if it says true, the result is `nil`.
  /// - Returns: `nil` also for a task without a command.
  public func content(
    of task: PrototypeTask, in folder: String, isCancelled: () -> Bool = { false }
  ) -> CommandContent? {
    guard let command = task.command,
      let watched = WatchedFiles(of: command, in: folder, digests, isCancelled: isCancelled)
    else { return nil }
    return CommandContent(task: task.id, command: command, folder: folder, watched: watched)
  }

  /// How many bytes ``content(of:in:isCancelled:)`` would read.
  public func unreadBytes(of task: PrototypeTask, in folder: String) -> Int {
    task.command.map { WatchedFiles.unreadBytes(of: $0, in: folder, digests) } ?? 0
  }

  // MARK: Permissions

  /// The contents that are allowed at one moment.
  public struct Allowed: Sendable {
    fileprivate let digests: Set<String>

    /// Whether a content has been allowed.
    public func contains(_ content: CommandContent) -> Bool { digests.contains(content.digest) }
  }

  /// The contents that are allowed now.
  public var allowed: Allowed {
    let entries = entries
    // What was known when it was allowed need not be read to find that it has not changed.
    digests.add(Dictionary(entries.flatMap(\.digests)) { _, new in new })
    return Allowed(digests: Set(entries.map(\.content)))
  }

  /// Allows contents from now on, or no longer.
  ///
  /// What other windows allow meanwhile is kept.
  ///
  /// - Throws: ``FileProblem`` where the file can't be written.
  public func set(_ contents: [CommandContent], allowed: Bool) throws(FileProblem) {
    try? PersonFolder.make(FileName.folder(of: file))
    let changed = Set(contents.map(\.digest))
    let new = contents.map { Entry(content: $0.digest, digests: $0.watched.digests) }
    try FileLock.hold("\(file).lock") { () throws(FileProblem) in
      let kept = entries.filter { !changed.contains($0.content) } + (allowed ? new : [])
      let text = kept.suffix(CommandTrust.most).map { $0.line + "\n" }.joined()
      try FolderFile.write(Array(text.utf8), to: file, mode: 0o600)
    }
  }

  /// Forgets all commands that were allowed.
  ///
  /// - Throws: ``FileProblem`` where the file can't be written.
  public func forget() throws(FileProblem) {
    guard access(file.fileBytes, F_OK) == 0 else { return }
    try FileLock.hold("\(file).lock") { () throws(FileProblem) in
      try FolderFile.write([], to: file, mode: 0o600)
    }
  }

  /// A line of the file: the digest of a content, and the stamp and digest of each of its files.
  private struct Entry {
    let content: String
    let digests: [FileStamp: String]

    init(content: String, digests: [FileStamp: String]) {
      (self.content, self.digests) = (content, digests)
    }

    init?(_ line: Substring) {
      let parts = line.split(separator: " ")
      guard let first = parts.first else { return nil }
      content = String(first)
      let pairs = parts.dropFirst().compactMap { part -> (FileStamp, String)? in
        let halves = part.split(separator: ":")
        guard halves.count == 2, let stamp = FileStamp(halves[0]) else { return nil }
        return (stamp, String(halves[1]))
      }
      digests = Dictionary(pairs) { _, new in new }
    }

    var line: String {
      ([content] + digests.map { "\($0.key.text):\($0.value)" }.sorted())
        .joined(separator: " ")
    }
  }

  private var entries: [Entry] {
    guard let bytes = try? FileReader.read(file) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Entry($0) }
  }
}
