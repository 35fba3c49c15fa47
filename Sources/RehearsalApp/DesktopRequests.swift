import Gtk
import Session
import Texts
import Workbench

/// What the desktop, a second start of the program or any other one asks over the session bus.
///
/// None of it can allow the commands of a document.
@MainActor
final class DesktopRequests {
  /// How many files are opened at once; a window each takes its time.
  private static let mostFiles = 16

  private let application: Application
  private let windows: Windows
  private let prepare: @MainActor () -> Void
  private var hasBegun = false

  /// - Parameter prepare: called once, before the first window is made.
  init(_ application: Application, _ windows: Windows, _ prepare: @escaping @MainActor () -> Void) {
    self.application = application
    self.windows = windows
    self.prepare = prepare
  }

  /// Answers from now on.
  ///
  /// - Parameter first: what this process was started with; a service waits until it is asked.
  func serve(first: DocumentRequest) {
    application.addTextAction("open") { [self] json in
      perform { windows.show(Request(fromBus: json).document) }
    }
    application.addAction("new-window") { [self] in
      perform { windows.openNew(DocumentRequest()) }
    }
    application.addAction("new-prototype") { [self] in perform { windows.beginEmpty() } }
    application.addAction("preferences") { [self] in
      // Over a window, which also keeps the program running.
      if windows.windows.isEmpty { perform { windows.openNew(DocumentRequest()) } }
      windows.showPreferences()
    }
    application.addAction("quit") { [self] in
      if windows.closeAll() { application.quit() }
    }
    application.onOpen(most: DesktopRequests.mostFiles) { [self] paths, count in
      perform { open(paths, of: count) }
    }
    application.onActivate { [self] in
      let request = hasBegun ? DocumentRequest() : first
      guard windows.windows.isEmpty else { return windows.presentLast() }
      perform { windows.openNew(request) }
    }
  }

  /// Does what opens a window, with what is needed once before and after the first one.
  private func perform(_ open: () -> Void) {
    guard !hasBegun else { return open() }
    hasBegun = true
    prepare()
    open()
    Leftovers.remove()
    MainLoop.idle { [windows] in
      windows.reopening.offer(in: windows)
      return false
    }
    LoopMeter.measure(windows.newest, application)
  }

  private func open(_ paths: [String?], of count: Int) {
    for path in paths.compactMap(\.self) { windows.show(DocumentRequest(file: path)) }
    if windows.windows.isEmpty { windows.openNew(DocumentRequest()) }
    if paths.contains(nil) {
      windows.newest?.opening.notice.show(
        tr("What is not on a file system of this machine can’t be opened: copy it here first."),
        stays: true)
    } else if count > paths.count {
      windows.newest?.opening.notice.show(
        tr(
          "{count} files are too many at once; the first {number} are open.",
          ["count": "\(count)", "number": "\(paths.count)"]), stays: true)
    }
  }
}
