import CGLibBridge
import CGtk
import CGtkBridge

/// GLib's loop on the main thread, and Swift's main actor on it.
@MainActor public enum MainLoop {
  /// Runs the loop of a program without an `Application`, until `quit`.
  public static func run() { gtk_main() }

  /// Ends that loop.
  public static func quit() { gtk_main_quit() }

  /// Lets main-actor tasks run under GLib's loop; call before the loop runs, on the process's main
  /// thread.
  ///
  /// False where libdispatch has no main queue to offer.
  @discardableResult
  public static func attachMainQueue() -> Bool { rehearsal_main_queue_attach() }

  /// Calls `failure` if a main-actor task has not run a second after the loop started.
  public static func checkMainQueue(failure: @escaping @MainActor () -> Void) {
    let check = Check()
    Task { @MainActor in check.passed = true }
    // After all that waits, the main queue included: building a window may take a second alone.
    _ = Source(milliseconds: 1000, priority: 300) {
      if !check.passed { failure() }
      return false
    }
  }

  /// Calls the closure every so many milliseconds until it answers false.
  @discardableResult
  public static func timeout(
    milliseconds: Int, _ call: @escaping @MainActor () -> Bool
  ) -> Source {
    Source(milliseconds: UInt32(clamping: max(1, milliseconds)), priority: 0, call)
  }

  /// Calls the closure when nothing else is to be done, again until it answers false.
  @discardableResult
  public static func idle(_ call: @escaping @MainActor () -> Bool) -> Source {
    Source(milliseconds: 0, priority: 200, call)
  }

  /// Calls the closure as soon as the present dispatch ends, ahead of events.
  @discardableResult
  static func urgent(_ call: @escaping @MainActor () -> Bool) -> Source {
    Source(milliseconds: 0, priority: -100, call)
  }

  /// Performs events that wait, without blocking.
  ///
  /// For tests only, never from a task: libdispatch's queue is not drained in a nested loop.
  public static func performPending() {
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  private final class Check { var passed = false }
}

/// A timer or idle.
///
/// Dropping it changes nothing: it goes on until it ends or is removed.
@MainActor public final class Source {
  private var id: UInt32 = 0

  fileprivate init(
    milliseconds: UInt32, priority: Int32, _ call: @escaping @MainActor () -> Bool
  ) {
    // GLib warns of the removal of a source that is gone, so the id is cleared first.
    let box = ClosureBox.retained { [weak self] _ in
      let again = call()
      if !again { self?.id = 0 }
      return again
    }
    id = rehearsal_timeout_add(milliseconds, priority, callClosure, box, releaseClosure)
  }

  /// Ends it; does nothing when it has ended.
  public func remove() {
    guard id != 0 else { return }
    let old = id
    id = 0
    g_source_remove(old)
  }
}
