import Glibc
import Texts

/// Writes to open descriptors; everything that the programs write goes through it.
public enum DescriptorWriter {
  /// Writes all bytes, in as many pieces as it takes.
  ///
  /// - Throws: ``WriteFailure`` where not all of them could be written.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // Another program that has the same pipe or terminal has made it not block.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if count == 0 || errno != EINTR {
        throw WriteFailure(code: count == 0 ? ENOSPC : errno)
      }
    }
  }
}

/// Why something could not be written.
public struct WriteFailure: Error, Hashable, Sendable {
  /// The error number of the C library.
  let code: Int32

  init(code: Int32) { self.code = code }

  /// The failure of the call that was made last on this thread.
  public static var last: WriteFailure { WriteFailure(code: errno) }

  /// Whether the reader has closed the pipe: it has what it wanted, and no error is reported.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// Whether something else is at the path of a socket.
  public var isAddressInUse: Bool { code == EADDRINUSE }

  /// The reason, in the user's language.
  public var reason: String {
    switch code {
    case EEXIST, EADDRINUSE: tr("there is a file of that name")
    case EACCES, EPERM: tr("you may not write there")
    case EROFS: tr("this place can only be read")
    case ENOENT, ENOTDIR: tr("there is no such folder")
    case EISDIR: tr("this is a folder")
    case ENAMETOOLONG: tr("its name is too long")
    case ENOSPC, EDQUOT: tr("there is no room left")
    case EFBIG: tr("a file may not become that large")
    case EBADF: tr("it is closed")
    default: strerror(code).map { String(cString: $0) } ?? tr("it can’t be written")
    }
  }

  /// The failure as a line about standard output.
  public var lineAboutOutput: String {
    tr("{file} can’t be written: {reason}", ["file": tr("standard output"), "reason": reason])
  }
}
