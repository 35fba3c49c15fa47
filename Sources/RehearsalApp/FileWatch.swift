import Glibc
import Gtk
import Session
import Texts
import Workbench

/// Reports each save of some files once, whatever a program does to save them.
///
/// The folders above the files are watched too: a folder may be removed and made again, and the
/// system reports no change of a file by that name afterwards.
@MainActor
final class FileWatch {
  let paths: [String]

  /// The paths that each path led through when it last led somewhere: with links as they are, and as
  /// they are replaced one after the other by what they point to, the file itself last.
  private var ways: [String: [String]] = [:]
  private var monitors: [FileMonitor] = []
  private var delay = ReadingDelay()
  @Scheduled private var timer: Source?
  @Scheduled private var renewal: Source?
  /// Looks at the files again and again, where the system does not report their changes.
  @Scheduled private var looking: Source?
  private let call: @MainActor () -> Void

  /// Watches files; each link on the way to them is watched too, and what it points to.
  init(_ paths: [String], _ call: @escaping @MainActor () -> Void) {
    self.paths = paths
    self.call = call
    watch()
  }

  private func watch() {
    // Released first: GLib would share the old watch of a folder that has been made again.
    monitors = []
    for path in paths where FileWatch.isPossible(path) {
      let way = LinkedPath.way(of: path)
      // Where a link leads nowhere now, what it led to may come back.
      let isThere = DocumentFolder.real(path) != nil
      let old = isThere ? [] : (ways[path] ?? []).filter { !way.contains($0) }
      ways[path] = way + old
    }
    let all = Set((paths + ways.values.joined()).filter(FileWatch.isPossible))
    // A link that points elsewhere leads over other folders.
    let links = all.filter(LinkedPath.isLink)
    let files = all.subtracting(links)
    let folders = FileWatch.folders(of: all).subtracting(files).union(links)
    monitors = files.compactMap { path in
      try? FileMonitor(path: path) { [weak self] in self?.note($0.event) }
    }
    monitors += folders.compactMap { path in
      try? FileMonitor(path: path) { [weak self] event in
        if event != .changing { self?.renew() }
      }
    }
    looking?.remove()
    looking = ChangeReports.hasRoom ? nil : look()
  }

  /// How often is looked at the files, in milliseconds.
  private static let interval = 500

  private func look() -> Source {
    var stamps = paths.map { FileStamp(of: $0) }
    return MainLoop.timeout(milliseconds: FileWatch.interval) { [weak self] in
      guard let self else { return false }
      let now = paths.map { FileStamp(of: $0) }
      if now != stamps { note(now.contains(nil) ? .gone : .written) }
      stamps = now
      return true
    }
  }

  /// Watches what the paths refer to now, after this event.
  private func renew() {
    guard renewal == nil else { return }
    renewal = MainLoop.idle { [weak self] in
      guard let self else { return false }
      renewal = nil
      watch()
      // Nothing reported what happened before there was a watch.
      note(.gone)
      return false
    }
  }

  private func note(_ event: ReadingDelay.Event) {
    delay.note(event, at: FileWatch.now)
    wait()
  }

  private func wait() {
    timer?.remove()
    guard let due = delay.due else { return }
    timer = MainLoop.timeout(milliseconds: due - FileWatch.now) { [weak self] in
      guard let self else { return false }
      timer = nil
      if delay.isDue(at: FileWatch.now) { call() } else { wait() }
      return false
    }
  }

  private static let start = ContinuousClock.now

  /// The time since the first use, in milliseconds.
  private static var now: Int { Int(start.duration(to: .now) / .milliseconds(1)) }

  /// Whether the system can have a file of this path; a document may name any.
  private static func isPossible(_ path: String) -> Bool { path.utf8.count < Int(PATH_MAX) }

  /// The folders that paths lead through, without the root: those that there are, and of each path
  /// the first one that there is not.
  ///
  /// What would be below a missing one is not reported before it is made.
  private static func folders(of paths: Set<String>) -> Set<String> {
    var folders: Set<String> = []
    var missing: Set<String> = []
    for path in paths {
      var end = path.utf8.startIndex
      while let slash = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
        end = slash
        let folder = String(path[..<slash])
        if !folders.contains(folder) {
          folders.insert(folder)
          if access(folder.fileBytes, F_OK) != 0 { missing.insert(folder) }
        }
        if missing.contains(folder) { break }
      }
    }
    return folders
  }
}

extension FileMonitor.Event {
  /// The event as the delay knows it.
  fileprivate var event: ReadingDelay.Event {
    switch self {
    case .changing: .changing
    case .written: .written
    case .gone: .gone
    }
  }
}
