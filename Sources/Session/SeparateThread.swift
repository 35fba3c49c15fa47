internal import CFault
import Glibc

/// Threads for work that may take long or wait for a disk.
///
/// A detached task or a queue would start the threads of libdispatch, one of which wakes up every
/// second until the program ends.
public enum SeparateThread {
  /// Does work on a new thread, which ends with it.
  ///
  /// - Returns: whether there is such a thread; else the work is not done.
  @discardableResult
  public static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(work) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Does two things, and returns when both are done.
  ///
  /// The second is done on a new thread at the same time; where there is no second core, after the
  /// first.
  public static func both(_ first: () -> Void, _ second: @escaping @Sendable () -> Void) {
    guard hasCores, let thread = start(second) else {
      first()
      return second()
    }
    first()
    pthread_join(thread, nil)
  }

  private static let hasCores = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let reference = Unmanaged.passRetained(Load(work))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let stack = rehearsal_fault_thread_begin()
        Unmanaged<Load>.fromOpaque(context).takeRetainedValue().work()
        rehearsal_fault_thread_end(stack)
        return nil
      }, reference.toOpaque())
    guard status == 0 else {
      reference.release()
      return nil
    }
    return thread
  }

  private final class Load: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
