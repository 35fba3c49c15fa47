import CGtk
import CGtkBridge
import Texts

/// Reports changes of one file, however a program saves it.
///
/// It ends when the object is released.
@MainActor public final class FileMonitor: Object {
  /// A change of the file.
  public enum Event: Sendable {
    /// Something was written; more may follow.
    case changing
    /// The file is complete: closed, renamed to this path, or created.
    case written
    /// The file does not exist any more.
    case gone
  }

  /// Watches a path, whether a file exists there or not.
  public init(path: String, _ call: @escaping @MainActor (Event) -> Void) throws(GLibError) {
    let file = g_file_new_for_path(path.fileBytes)
    defer { g_object_unref(created(file).raw) }
    var error: UnsafeMutablePointer<GError>?
    guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, &error) else {
      throw GLibError(taking: error)
    }
    g_file_monitor_set_rate_limit(monitor, 100)
    super.init(adopting: monitor)
    connectHandling("changed") { arguments in
      guard let other = arguments.opaque(1) else {
        if let event = FileMonitor.event(arguments.integer(2)) { call(event) }
        return false
      }
      // A rename has two names: the old one, then the new one.
      let name = g_file_get_path(other).map(takenFileName)
      let isArrival = arguments.integer(2) == Int(G_FILE_MONITOR_EVENT_RENAMED.rawValue)
      call(isArrival && name == path ? .written : .gone)
      return false
    }
  }

  isolated deinit { g_file_monitor_cancel(typed()) }

  private static func event(_ number: Int) -> Event? {
    switch GFileMonitorEvent(UInt32(number)) {
    case G_FILE_MONITOR_EVENT_CHANGED: .changing
    case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_CREATED,
      G_FILE_MONITOR_EVENT_MOVED_IN, G_FILE_MONITOR_EVENT_RENAMED:
      .written
    case G_FILE_MONITOR_EVENT_DELETED, G_FILE_MONITOR_EVENT_MOVED_OUT,
      G_FILE_MONITOR_EVENT_UNMOUNTED:
      .gone
    default: nil
    }
  }
}
