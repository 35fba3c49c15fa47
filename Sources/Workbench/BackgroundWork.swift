import Glibc
import Session
import Synchronization

/// Work on a separate thread, which can be cancelled before it begins.
final class BackgroundWork: Sendable {
  private let cancelled = Atomic(false)

  /// Whether nobody waits for the result any more.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Starts work after a pause.
  ///
  /// - Parameters:
  ///   - milliseconds: the length of the pause.
  ///   - body: the work; it gets itself, so that it can see whether it is cancelled.
  static func start(
    after milliseconds: UInt32, _ body: @escaping @Sendable (BackgroundWork) -> Void
  ) -> BackgroundWork {
    let work = BackgroundWork()
    SeparateThread.run {
      usleep(milliseconds * 1000)
      if !work.isCancelled { body(work) }
    }
    return work
  }

  /// Cancels the work; what has begun ends by itself.
  func cancel() { cancelled.store(true, ordering: .relaxed) }
}
