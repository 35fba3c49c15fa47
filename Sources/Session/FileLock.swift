import Glibc
import Texts

/// A lock that processes take one after the other, so that none loses what another writes.
enum FileLock {
  /// Performs something while it holds the lock at a path, a file of its own.
  ///
  /// - Throws: ``FileProblem`` where the lock can't be had within a second.
  static func hold(
    _ path: String, _ body: () throws(FileProblem) -> Void
  ) throws(FileProblem) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path.fileBytes, flags, 0o600)
    guard descriptor >= 0 else { throw FileProblem(message: WriteFailure.last.reason) }
    // Closing gives the lock back.
    defer { close(descriptor) }
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      usleep(10_000)
    }
    throw FileProblem(message: tr("another program holds it; try again"))
  }
}
