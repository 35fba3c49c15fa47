import Glibc
import Gtk

/// Reports each save of a file once, whatever the editor does to save it.
///
/// Some editors write into the file, some empty it first, some write another file and rename it,
/// some delete the file before. The last event of each way is that the file was written. The watch
/// waits for that event, and then a little longer, because editors perform their steps at once.
@MainActor
final class FileWatch {
  /// The time without events after which a save is reported, in milliseconds.
  private static let quiet = 60
  /// The time after which a missing file counts as deleted by the person, in milliseconds.
  private static let patience = 250

  private var monitors: [FileMonitor] = []
  private var timer: Source?
  private let call: @MainActor () -> Void

  /// Watches files; the targets of links among them are watched too.
  init(_ paths: [String], _ call: @escaping @MainActor () -> Void) {
    self.call = call
    for path in paths.flatMap(FileWatch.places) {
      // Without a watch the person can still use Start Again.
      let monitor = try? FileMonitor(path: path) { [weak self] in self?.note($0) }
      if let monitor { monitors.append(monitor) }
    }
  }

  isolated deinit { timer?.remove() }

  private func note(_ event: FileMonitor.Event) {
    switch event {
    case .changing: if timer != nil { wait(FileWatch.quiet) }
    case .written: wait(FileWatch.quiet)
    case .gone: wait(FileWatch.patience)
    }
  }

  private func wait(_ milliseconds: Int) {
    timer?.remove()
    timer = MainLoop.timeout(milliseconds: milliseconds) { [weak self] in
      self?.timer = nil
      self?.call()
      return false
    }
  }

  private static func places(of path: String) -> [String] {
    guard let real = realpath(path, nil) else { return [path] }
    defer { free(real) }
    let target = String(cString: real)
    return target == path ? [path] : [path, target]
  }
}
