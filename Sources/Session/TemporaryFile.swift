import Glibc
import Texts

/// A new file that gets the name of another one when it is complete.
///
/// Its name tells the process that writes it, and that process holds a lock on it. What a process
/// leaves that was killed can so be told from a file that is still being written.
package struct TemporaryFile: ~Copyable {
  /// Where it is.
  package let path: String
  /// Open for reading and writing.
  package let descriptor: Int32

  private static let (head, tail) = (".rehearsal-", ".tmp")

  /// A name that no file has, and that tells this process.
  static func newName() -> String {
    let word = String(UInt32.random(in: .min ... .max), radix: 16)
    return "\(head)\(getpid())-\(word)\(tail)"
  }

  /// Makes an empty file that only its owner may read.
  package init(in folder: String) throws(WriteFailure) {
    let path = "\(folder)/\(TemporaryFile.newName())"
    let descriptor = open(path.fileBytes, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw WriteFailure.last }
    self.path = path
    self.descriptor = descriptor
    TemporaryFile.lock(descriptor)
  }

  /// Marks an open file as being written by this process.
  static func lock(_ descriptor: Int32) {
    // Where there are no locks, the number of the process has to do.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

  /// Removes the files of this kind that ended processes of this user have left in a folder.
  package static func sweep(_ folder: String) {
    for name in FolderNames.all(in: folder) where isLeft(name, in: folder) {
      unlink("\(folder)/\(name)".fileBytes)
    }
  }

  private static func isLeft(_ name: String, in folder: String) -> Bool {
    guard let writer = writer(of: name), kill(writer, 0) != 0, errno == ESRCH else { return false }
    let descriptor = open(
      "\(folder)/\(name)".fileBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_nlink == 1
    else { return false }
    // In another container the process has another number, and may be alive.
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// The process that a name tells; `nil` for a name of another kind.
  private static func writer(of name: String) -> pid_t? {
    guard name.hasPrefix(head), name.hasSuffix(tail) else { return nil }
    let parts = name.dropFirst(head.count).dropLast(tail.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
      UInt32(parts[1], radix: 16) != nil
    else { return nil }
    return process
  }
}
