import Glibc
import PrototypeFile
import Texts

/// What processes had open that did not end in order.
///
/// The lists are locked as long as this lives, and removed when a person has decided.
public final class LeftWindows {
  /// The windows, each file once; at most as many as one process keeps.
  public let windows: [OpenWindow]
  /// The report of the fault that ended the last of the processes; `nil` where there is none, as
  /// when it was killed.
  public let report: FaultReport?
  private let lists: [LeftList]

  init?(_ lists: [LeftList], _ reports: [FaultReport]) {
    var files: Set<[CChar]> = []
    windows = Array(
      lists.flatMap(\.windows).filter { files.insert($0.file.fileBytes).inserted }
        .suffix(OpenWindows.most))
    report = reports.first { report in
      lists.contains { $0.process == report.process && $0.time <= report.time }
    }
    self.lists = lists
    guard !windows.isEmpty else {
      forget()
      return nil
    }
  }

  /// Removes the lists, because a person has decided about them.
  public func forget() {
    for list in lists { unlink(list.path.fileBytes) }
  }
}

/// A list of an ended process.
final class LeftList {
  let path: String
  let windows: [OpenWindow]
  /// The process that ended.
  let process: Int32
  /// When the list was written, in seconds after 1970.
  let time: Int
  private let descriptor: Int32

  /// How many bytes of a list are read.
  private static let most = 1024 * 1024

  /// The list in a file of this user; `nil` for what is no list, and for that of a running process.
  init?(at path: String) {
    let descriptor = open(
      path.fileBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    (self.path, self.descriptor) = (path, descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= LeftList.most,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      let bytes = try? FileReader.read(descriptor: descriptor, limit: LeftList.most),
      let content = LeftList.content(of: bytes)
    else {
      (windows, process, time) = ([], 0, 0)
      return nil
    }
    (windows, process, time) = content
  }

  deinit { close(descriptor) }

  /// What a list has; `nil` for bytes that are none.
  static func content(
    of bytes: [UInt8]
  ) -> (windows: [OpenWindow], process: Int32, time: Int)? {
    guard let value = try? JSONReader.value(of: bytes), let items = value["windows"]?.list,
      let process = value["process"]?.integer.flatMap({ Int32(exactly: $0) }),
      let time = value["time"]?.integer
    else { return nil }
    return (items.suffix(OpenWindows.most).compactMap { OpenWindow($0) }, process, time)
  }
}
