public import DialogModel
import Glibc
import Texts

/// Which commands a person has allowed to run.
///
/// A command is allowed for its content: the whole document, the command itself, and the files
/// that it names. After a change of any of them the content is another one, and is not allowed.
public struct CommandTrust: Sendable {
  /// How many are stored; the oldest are removed first.
  static let most = 1000

  private let file: String

  /// The allowed commands in a file; by default in the state folder of the desktop.
  public init(file: String? = nil) { self.file = file ?? CommandTrust.usualFile }

  private static var usualFile: String {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = variable("XDG_STATE_HOME") ?? "\(variable("HOME") ?? "/")/.local/state"
    return "\(state)/rehearsal/allowed-commands"
  }

  /// Whether a content has been allowed.
  public func allows(_ content: CommandContent) -> Bool { digests.contains(content.digest) }

  /// Allows contents from now on, or no longer.
  ///
  /// - Throws: ``FileProblem`` where the file can't be written.
  public func set(_ contents: [CommandContent], allowed: Bool) throws(FileProblem) {
    let changed = contents.map(\.digest)
    let kept = digests.filter { !changed.contains($0) } + (allowed ? changed : [])
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    makeFolder(folder)
    let text = kept.suffix(CommandTrust.most).map { $0 + "\n" }.joined()
    try FileWriter.write(Array(text.utf8), to: file)
    chmod(file, 0o600)
  }

  private var digests: [String] {
    guard let bytes = try? FileReader.read(file) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  private func makeFolder(_ path: String) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      makeFolder(String(path[..<slash]))
    }
    mkdir(path, 0o700)
  }
}

/// What a person allows: the content of a command, as one value.
public struct CommandContent: Hashable, Sendable {
  /// SHA-256 of all of it, in hexadecimal digits.
  let digest: String

  /// The content of a task's command; `nil` for a task without one.
  ///
  /// - Parameters:
  ///   - document: the document's bytes.
  ///   - folder: the folder in which the command runs.
  public init?(of task: PrototypeTask, in document: [UInt8], folder: String) {
    guard case .command(let command) = task.work else { return nil }
    let sum = SHA256()
    // Each part is preceded by its length, so that two lists of parts never give one text.
    func add(_ bytes: [UInt8]) {
      sum.add(Array("\(bytes.count):".utf8))
      sum.add(bytes)
    }
    add(document)
    add(Array(folder.utf8))
    add(Array(task.id.utf8))
    for word in command {
      add(Array(word.utf8))
      let path = word.hasPrefix("/") ? word : "\(folder)/\(word)"
      let bytes = (try? FileReader.read(path)) ?? []
      add(bytes)
      // Of a very large file only the beginning was read.
      if bytes.count > FileReader.limit { add(Array(CommandContent.stamp(path).utf8)) }
    }
    digest = sum.digits
  }

  /// The size of a file and when it was changed.
  private static func stamp(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }
}
