import Glibc
import Texts

/// Replaces a file as a whole, so that no reader gets an incomplete one.
enum FileReplacement {
  /// Replaces the bytes of a file: writes a new file beside it, which then gets its name.
  ///
  /// The permissions stay; of a link, the file that it refers to is replaced. The owner stays where
  /// this process may set it.
  ///
  /// - Throws: ``WriteProblem`` where that can't be done; the file is then as it was.
  static func write(_ bytes: [UInt8], to path: String) throws(WriteProblem) {
    guard let resolved = realpath(path, nil) else { throw WriteProblem(errno) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw WriteProblem(errno) }
    // Replacing needs only a writable folder; a file that is not writable must not be replaced.
    guard access(target, W_OK) == 0 else { throw WriteProblem(errno) }
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    let name = target[target.index(after: slash)...]
    var template = Array("\(target[..<slash])/.\(name.prefix(40)).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw WriteProblem(errno) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      defer { close(descriptor) }
      // Before the mode, because changing the owner clears bits of the mode.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fill(descriptor, bytes),
        fsync(descriptor) == 0
      else {
        let code = errno
        unlink(temporary)
        throw WriteProblem(code)
      }
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw WriteProblem(code)
    }
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}

/// Why a file could not be written, in the user's language.
struct WriteProblem: Error, Hashable {
  let message: String

  fileprivate init(_ code: Int32) {
    message =
      switch code {
      case EACCES, EPERM: tr("you may not write this file")
      case EROFS: tr("this place can only be read")
      case ENOSPC, EDQUOT: tr("there is no room left")
      default: strerror(code).map { String(cString: $0) } ?? tr("it can't be written")
      }
  }
}
