import Glibc
import Texts

/// Writes what a person exports, and new documents.
public enum FileWriter {
  /// Writes a file.
  ///
  /// - Parameter replacing: whether an existing file may be replaced.
  /// - Throws: ``FileProblem`` where it can't be written, or not replaced.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(FileProblem) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw problem(errno) }
    guard fill(descriptor, bytes) else {
      let code = errno
      close(descriptor)
      throw problem(code)
    }
    // A full disk may be reported only now.
    guard close(descriptor) == 0 else { throw problem(errno) }
  }

  /// Writes all bytes; false with `errno` set where that can't be done.
  static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What an error number means for somebody who wants to write.
  static func problem(_ code: Int32) -> FileProblem {
    let message =
      switch code {
      case EEXIST: tr("there is a file of that name")
      case EACCES, EPERM, EROFS: tr("you may not write there")
      case ENOENT, ENOTDIR: tr("there is no such folder")
      case EISDIR: tr("this is a folder")
      case ENAMETOOLONG: tr("its name is too long")
      case ENOSPC, EDQUOT: tr("there is no room left")
      default: strerror(code).map { String(cString: $0) } ?? tr("it can’t be written")
      }
    return FileProblem(message: message)
  }
}
