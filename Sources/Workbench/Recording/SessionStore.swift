import Glibc
import Scenario
import Session
import Texts

/// The folder of the sessions that are recorded by themselves.
public struct SessionStore: Sendable {
  /// How many are kept, and how many bytes in all; the oldest are removed first.
  public static let most = (files: 20, bytes: 50 << 20)

  /// The path of the folder.
  public let folder: String

  /// The sessions in a folder; by default in the state folder of the desktop.
  public init(folder: String? = nil) { self.folder = folder ?? SessionStore.usualFolder }

  private static var usualFolder: String { "\(PersonFolder.state)/sessions" }

  /// Makes a new file in the folder, and removes the oldest ones.
  ///
  /// - Returns: the open file.
  /// - Throws: ``WriteFailure`` where it can't be made.
  func begin() throws(WriteFailure) -> Int32 {
    try PersonFolder.make(folder)
    let directory = open(folder.fileBytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard directory >= 0 else { throw WriteFailure.last }
    defer { close(directory) }
    // Also if it was there before.
    fchmod(directory, 0o700)
    removeOldest(keeping: SessionStore.most.files - 1)
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    let stem = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for number in 1...100 {
      let descriptor = openat(
        directory, "\(stem)-\(getpid())-\(number).session.jsonl".fileBytes,
        O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_APPEND, 0o600)
      if descriptor >= 0 { return descriptor }
      guard errno == EEXIST else { break }
    }
    throw WriteFailure.last
  }

  /// Removes all sessions.
  public func forget() { removeOldest(keeping: 0) }

  /// The paths of the sessions, the oldest first.
  public var files: [String] { all.map { "\(folder)/\($0.name)" } }

  private var all: [(name: String, bytes: Int)] {
    var found: [(name: String, bytes: Int)] = []
    for name in FolderNames.all(in: folder) {
      var status = stat()
      guard name.hasSuffix(".session.jsonl"),
        lstat("\(folder)/\(name)".fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      found.append((name, Int(status.st_size)))
    }
    // The names begin with the time.
    return found.sorted { $0.name < $1.name }
  }

  private func removeOldest(keeping count: Int) {
    var files = all[...]
    var bytes = files.reduce(0) { $0 + $1.bytes }
    while let oldest = files.first, files.count > count || bytes > SessionStore.most.bytes {
      unlink("\(folder)/\(oldest.name)".fileBytes)
      bytes -= oldest.bytes
      files.removeFirst()
    }
  }
}
