import CGLibBridge
import CGtk
import CGtkBridge

/// The GLib loop on the main thread, on which Swift's main actor runs.
@MainActor public enum MainLoop {
  /// Runs the loop of a program without an `Application`, until `quit`.
  public static func run() { gtk_main() }

  /// Ends the loop of `run`.
  public static func quit() { gtk_main_quit() }

  /// Lets main-actor tasks run in GLib's loop; call it before the loop runs, on the main thread of
  /// the process.
  ///
  /// It returns false if libdispatch has no main queue to offer.
  @discardableResult
  public static func attachMainQueue() -> Bool { rehearsal_main_queue_attach() }

  /// Calls `failure` if no main-actor task has run one second after the loop started.
  public static func checkMainQueue(failure: @escaping @MainActor () -> Void) {
    let check = Check()
    Task { @MainActor in check.passed = true }
    // The priority is after all waiting work, including the main queue: building a window may take
    // a second.
    _ = Source(milliseconds: 1000, priority: 300) {
      if !check.passed { failure() }
      return false
    }
  }

  /// Calls the closure at an interval in milliseconds until it returns false.
  @discardableResult
  public static func timeout(
    milliseconds: Int, _ call: @escaping @MainActor () -> Bool
  ) -> Source {
    Source(milliseconds: UInt32(clamping: max(1, milliseconds)), priority: 0, call)
  }

  /// Calls the closure once after a time, which is rounded up to milliseconds; drawing has its turn
  /// even if each call asks for the next one at once.
  @discardableResult
  public static func once(after time: Duration, _ call: @escaping @MainActor () -> Void) -> Source {
    let (seconds, attoseconds) = time.components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    // A longer time than GLib's is cut; nothing here counts on it.
    let rounded = UInt32(min(Double(UInt32.max), max(0, milliseconds.rounded(.up))))
    return Source(milliseconds: rounded, priority: drawingPriority) {
      call()
      return false
    }
  }

  /// Calls the closure again and again until it returns false, in turns with drawing: no frame
  /// waits for more than one call.
  @discardableResult
  public static func inTurns(_ call: @escaping @MainActor () -> Bool) -> Source {
    Source(milliseconds: 0, priority: drawingPriority, call)
  }

  /// GDK draws at this priority.
  private static let drawingPriority: Int32 = 120

  /// Calls the closure when there is no other work, and again until it returns false.
  @discardableResult
  public static func idle(_ call: @escaping @MainActor () -> Bool) -> Source {
    Source(milliseconds: 0, priority: 200, call)
  }

  /// Calls the closure when the current dispatch ends, before events.
  @discardableResult
  static func urgent(_ call: @escaping @MainActor () -> Bool) -> Source {
    Source(milliseconds: 0, priority: -100, call)
  }

  private final class Check { var passed = false }
}

/// A timer or an idle source.
///
/// Releasing the object has no effect: the source continues until it ends or is removed.
@MainActor public final class Source {
  private var id: UInt32 = 0

  fileprivate init(
    milliseconds: UInt32, priority: Int32, _ call: @escaping @MainActor () -> Bool
  ) {
    // GLib warns if a source that has ended is removed, so the id is cleared first.
    let box = ClosureBox.retained { [weak self] _ in
      let again = call()
      if !again { self?.id = 0 }
      return again
    }
    id = rehearsal_timeout_add(milliseconds, priority, callClosure, box, releaseClosure)
  }

  /// Ends the source; no effect if it has ended.
  public func remove() {
    guard id != 0 else { return }
    let old = id
    id = 0
    g_source_remove(old)
  }
}
