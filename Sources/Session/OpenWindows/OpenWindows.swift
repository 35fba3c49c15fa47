import Glibc
import PrototypeFile
import Texts

/// The list of the windows that this process has open, in the state folder as long as it runs.
///
/// The process holds a lock on its list. A list without one is of a process that did not remove it:
/// that ended by a fault, or was killed.
public final class OpenWindows {
  /// How many windows are kept.
  public static let most = 20
  private static let ending = ".windows"

  private let folder: String
  private let path: String
  /// The file that has the lock; -1 before the list was written.
  private var descriptor: Int32 = -1
  private var written: [OpenWindow] = []

  /// The list of this process, which is not written yet.
  ///
  /// - Parameter folder: where the lists are; by default in the state folder of the desktop.
  public init(folder: String? = nil) {
    self.folder = folder ?? OpenWindows.usualFolder
    // A number of a process comes again, and its list may be left.
    let word = String(UInt32.random(in: .min ... .max), radix: 16)
    path = "\(self.folder)/\(getpid())-\(word)\(OpenWindows.ending)"
  }

  /// Lets go of the list without removing it, as the end of the process does.
  deinit { if descriptor >= 0 { close(descriptor) } }

  static var usualFolder: String { "\(PersonFolder.state)/windows" }

  /// Writes the list, if it has changed; without a window it is removed.
  ///
  /// What can't be written is not kept: the list is only a help.
  ///
  /// - Returns: the path of the list; `nil` where there is none now.
  @discardableResult
  public func keep(_ windows: [OpenWindow]) -> String? {
    let windows = Array(windows.suffix(OpenWindows.most))
    if windows == written { return descriptor < 0 ? nil : path }
    written = windows
    guard !windows.isEmpty else {
      remove()
      return nil
    }
    let value = JSONValue.object([
      ("windows", .list(windows.map(\.json))), ("process", .integer(Int(getpid()))),
      ("time", .integer(time(nil))),
    ])
    do {
      try PersonFolder.make(folder)
      // Whole, and locked before it has its name: another start never sees it otherwise.
      let file = try TemporaryFile(in: folder)
      try DescriptorWriter.write(Array(value.line.utf8), to: file.descriptor)
      let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0, rename(file.path.fileBytes, path.fileBytes) == 0 else {
        throw WriteFailure.last
      }
      if descriptor >= 0 { close(descriptor) }
      descriptor = copy
      return path
    } catch {
      remove()
      return nil
    }
  }

  /// Removes the list, at an end in order.
  public func remove() {
    guard descriptor >= 0 else { return }
    unlink(path.fileBytes)
    close(descriptor)
    descriptor = -1
  }

  /// Takes the lists that ended processes have left; another start does not see them as long as
  /// the result lives.
  ///
  /// - Returns: `nil` where there is none with a window.
  public func takeLeft() -> LeftWindows? {
    TemporaryFile.sweep(folder)
    let names = FolderNames.all(in: folder).filter { $0.hasSuffix(OpenWindows.ending) }.sorted()
    let lists = names.prefix(OpenWindows.most).compactMap { LeftList(at: "\(folder)/\($0)") }
    return LeftWindows(lists, Faults.reports)
  }
}
