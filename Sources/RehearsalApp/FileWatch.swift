import Glibc
import Gtk

/// Says when a file has been saved, once for each save, however an editor goes about it.
///
/// Some write into the file, some empty it first, some write another one and rename it, some
/// delete it before. What they do ends with the file being written, so that is waited for, and
/// then a little, because those that take several steps take them at once.
@MainActor
final class FileWatch {
  /// How long nothing must have happened, in milliseconds.
  private static let quiet = 60
  /// How long a file must be gone before that is taken for the person's wish.
  private static let patience = 250

  private var monitors: [FileMonitor] = []
  private var timer: Source?
  private let call: @MainActor () -> Void

  /// Watches files; whatever a link among them leads to is watched as well.
  init(_ paths: [String], _ call: @escaping @MainActor () -> Void) {
    self.call = call
    for path in paths.flatMap(FileWatch.places) {
      // Without a watch the person still has Start Again.
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
