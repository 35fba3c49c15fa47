import Glibc
import Texts

/// A file that could not be read, and the reason in the user's language.
public struct FileProblem: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  public let message: String
}

/// Reads documents from the file system.
public enum FileReader {
  /// The size of the largest document, in bytes; one more byte is read so that the parser can say
  /// that it is too large.
  public static let limit = 16 * 1024 * 1024

  /// The bytes of a file, or of standard input for `-`; of a file above a limit, a little more than
  /// the limit.
  ///
  /// - Throws: ``FileProblem`` where there is no such file, it is not a file, or it can't be read.
  public static func read(
    _ path: String, limit: Int = FileReader.limit
  ) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try read(descriptor: STDIN_FILENO, limit: limit) }
    // Not blocking, so that a pipe without a writer is refused instead of waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(message: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(message: reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw FileProblem(message: tr("this is a folder; name a document inside it"))
    default:
      throw FileProblem(message: tr("this is not a file; use “-” to read from a pipe"))
    }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// The bytes of a descriptor until its end, or a little more than a limit.
  ///
  /// The descriptor stays open.
  ///
  /// - Throws: ``FileProblem`` where it can't be read.
  public static func read(
    descriptor: Int32, limit: Int = FileReader.limit
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(message: reason(errno))
      }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: tr("there is no such file")
    case EACCES, EPERM: tr("you may not read this file")
    case EBADF: tr("it is closed")
    case ELOOP: tr("this link leads in a circle")
    case EISDIR: tr("this is a folder; name a document inside it")
    default: strerror(code).map { String(cString: $0) } ?? tr("it can't be read")
    }
  }
}
