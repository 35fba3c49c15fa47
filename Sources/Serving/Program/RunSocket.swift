import CPipe
import Glibc
public import Session
import Texts

/// A socket at a path at which one program connects; nothing is at the path afterwards.
public final class RunSocket: Sendable {
  private let descriptor: Int32
  /// The path, as the C library has it.
  private let fileBytes: [CChar]
  private let isThere = Guarded(true)

  /// Makes a socket at a path, also in place of one that a server has left behind.
  ///
  /// - Throws: ``WriteFailure`` where something else is at the path, which stays, or none can be made.
  public init(_ path: String) throws(WriteFailure) {
    let fileBytes = path.fileBytes
    var listening = rehearsal_socket_listen(fileBytes)
    var failure = WriteFailure.last
    if listening < 0, failure.isAddressInUse, RunSocket.isLeft(fileBytes) {
      unlink(fileBytes)
      listening = rehearsal_socket_listen(fileBytes)
      failure = WriteFailure.last
    }
    // Nothing is set until then, so that the end of this object removes nothing that it has not made.
    guard listening >= 0 else { throw failure }
    (self.fileBytes, descriptor) = (fileBytes, listening)
  }

  /// Whether there is a socket at a path at which nobody listens any more.
  private static func isLeft(_ fileBytes: [CChar]) -> Bool {
    var status = stat()
    guard lstat(fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
    let connection = rehearsal_socket_connect(fileBytes)
    if connection >= 0 { close(connection) }
    return connection < 0 && errno == ECONNREFUSED
  }

  /// The connection of the program; negative with the reason in `errno`.
  public func accept() -> Int32 {
    while true {
      let connection = rehearsal_socket_accept(descriptor)
      if connection >= 0 || errno != EINTR { return connection }
    }
  }

  /// Whether a program has come within so many milliseconds.
  func waits(milliseconds: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  /// Takes it away from its path; nobody can connect any more.
  func remove() {
    let isThere = isThere.withLock { isThere in
      defer { isThere = false }
      return isThere
    }
    if isThere { unlink(fileBytes) }
  }

  deinit {
    remove()
    close(descriptor)
  }
}
