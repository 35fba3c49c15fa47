import Glibc
import Synchronization

/// Work on a separate thread, which can be cancelled before it begins.
///
/// A detached task would start the threads of libdispatch, one of which wakes up every second until
/// the program ends.
final class BackgroundWork: Sendable {
  private let cancelled = Atomic(false)
  private let body: @Sendable (BackgroundWork) -> Void

  /// Whether nobody waits for the result any more.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  private init(_ body: @escaping @Sendable (BackgroundWork) -> Void) { self.body = body }

  /// Starts work after a pause.
  ///
  /// - Parameters:
  ///   - milliseconds: the length of the pause.
  ///   - body: the work; it gets itself, so that it can see whether it is cancelled.
  static func start(
    after milliseconds: UInt32, _ body: @escaping @Sendable (BackgroundWork) -> Void
  ) -> BackgroundWork {
    let work = BackgroundWork { work in
      usleep(milliseconds * 1000)
      if !work.isCancelled { body(work) }
    }
    let reference = Unmanaged.passRetained(work)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let work = Unmanaged<BackgroundWork>.fromOpaque(context).takeRetainedValue()
        work.body(work)
        return nil
      }, reference.toOpaque())
    if status == 0 { pthread_detach(thread) } else { reference.release() }
    return work
  }

  /// Cancels the work; what has begun ends by itself.
  func cancel() { cancelled.store(true, ordering: .relaxed) }
}
