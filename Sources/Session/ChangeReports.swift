import Glibc
import Texts

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

/// The folders whose changes a program waits for.
public final class FileChanges {
  private let reports: Int32

  /// The changes in some folders, from now on; of those only that the system still watches.
  public init(in folders: [String]) {
    reports = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    for folder in folders where reports >= 0 {
      _ = inotify_add_watch(reports, folder.fileBytes, UInt32(kinds))
    }
  }

  deinit { if reports >= 0 { close(reports) } }

  /// Waits until something changes, or for so many milliseconds.
  public func wait(milliseconds: Int32) {
    var waiting = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
    guard reports >= 0, poll(&waiting, 1, milliseconds) > 0 else {
      if reports < 0 { poll(nil, 0, milliseconds) }
      return
    }
    // What they say does not matter; an editor that saves makes several changes.
    poll(nil, 0, 50)
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      while read(reports, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
