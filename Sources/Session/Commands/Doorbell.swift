import CPipe
import Glibc

/// Tells a session that a command has written something.
///
/// A session with a main loop is called there; one without waits for it.
final class Doorbell: Sendable {
  private let readingEnd: Int32
  private let writingEnd: Int32
  private let onRing: (@Sendable () -> Void)?

  init(onRing: (@Sendable () -> Void)? = nil) {
    self.onRing = onRing
    var ends: [Int32] = [-1, -1]
    if onRing == nil { _ = rehearsal_pipe_create(&ends) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    for end in [readingEnd, writingEnd] where end >= 0 { close(end) }
  }

  func ring() {
    if let onRing { return onRing() }
    // Each box rings once until its report is taken, so the pipe is never full.
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }

  /// Waits until it has rung, or for so many milliseconds.
  func wait(milliseconds: Int) {
    var source = pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, Int32(clamping: milliseconds)) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(readingEnd, &bytes, bytes.count)
  }
}
