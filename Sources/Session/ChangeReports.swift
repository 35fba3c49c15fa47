import Glibc

/// The changes of files that the system reports.
public enum ChangeReports {
  /// Whether the system would report the changes of one more file or folder.
  ///
  /// Each person may watch so many, with all programs together (`inotify(7)`). GLib says nothing
  /// where there are no more.
  public static var hasRoom: Bool {
    let reports = inotify_init1(Int32(IN_CLOEXEC))
    guard reports >= 0 else { return false }
    defer { close(reports) }
    return inotify_add_watch(reports, "/", UInt32(IN_ATTRIB)) >= 0
  }
}
