import Glibc
import Texts

/// What tells two contents of a file apart without reading it.
///
/// The kernel sets the time of change, which a program cannot choose, so a file that was written,
/// replaced or renamed has another stamp.
public struct FileStamp: Hashable, Sendable {
  /// The device that the file is on (`st_dev`).
  public let device: UInt64
  /// The number of the file on that device (`st_ino`).
  public let inode: UInt64
  /// The size in bytes.
  public let size: Int
  /// The time of the last change of content, name or mode (`st_ctim`), in seconds since 1970.
  public let seconds: Int
  /// The nanoseconds of that time, from 0 to 999,999,999.
  public let nanoseconds: Int

  /// The stamp of what is at a path, links followed; `nil` where there is nothing.
  public init?(of path: String) {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_ctim.tv_sec)
    nanoseconds = Int(status.st_ctim.tv_nsec)
  }

  /// The stamp in a text that ``text`` made; `nil` for another text.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 5, let device = UInt64(parts[0]), let inode = UInt64(parts[1]),
      let size = Int(parts[2]), let seconds = Int(parts[3]), let nanoseconds = Int(parts[4])
    else { return nil }
    (self.device, self.inode, self.size) = (device, inode, size)
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// Whether it is so old that a later change has another stamp.
  ///
  /// A change within the same tick of the clock leaves the time of change as it is.
  var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec > seconds + 1
  }

  /// The five numbers, with a dot between them.
  var text: String { "\(device).\(inode).\(size).\(seconds).\(nanoseconds)" }
}
