import CPipe
import Glibc
import Session
import Texts

/// A socket at a path at which one program connects; nothing is at the path afterwards.
public final class RunSocket: Sendable {
  private let descriptor: Int32
  /// The path, as the C library has it.
  private let fileBytes: [CChar]
  private let isThere = Guarded(true)

  /// `nil` with the reason in `errno`.
  public init?(_ path: String) {
    fileBytes = path.fileBytes
    descriptor = rehearsal_socket_listen(fileBytes)
    if descriptor < 0 { return nil }
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
