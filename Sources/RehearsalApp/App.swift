import Glibc
import Gtk
import Texts

/// The window's program: one process, any number of windows.
@MainActor
public enum RehearsalApp {
  /// The id on the session bus, which the desktop entry carries too.
  static let id = "io.github.rehearsal.Rehearsal"

  /// Runs until the last window is closed.
  ///
  /// - Returns: the exit status.
  public static func main() -> Int32 {
    setlocale(LC_ALL, "")
    let application = Application(id: id, name: tr("Rehearsal"))
    guard Application.opensDisplay() else {
      complain(tr("the display cannot be opened"))
      return 69
    }
    do {
      try application.register()
    } catch {
      complain("\(error)")
      return 69
    }
    let request = Request.inherited() ?? "{}"
    if application.isRemote {
      application.activate("open", text: request)
      // Leaves the bus in order; the activation that this sends too changes nothing there.
      return application.run()
    }
    guard MainLoop.attachMainQueue() else {
      complain(tr("the main queue cannot be joined"))
      return 70
    }
    MainLoop.checkMainQueue {
      complain(tr("the main queue does not run"))
      exit(70)
    }
    return run(application, request)
  }

  private static func complain(_ text: String) {
    let line = Array("rehearsal-window: \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static func run(_ application: Application, _ request: String) -> Int32 {
    let appearance = DesktopAppearance()
    var windows: [MainWindow] = []
    func open(_ request: Request) {
      let window = MainWindow(application, request, appearance)
      windows.append(window)
      window.onClosed = { [weak window] in windows.removeAll { $0 === window } }
    }
    application.addTextAction("open") { open(Request(json: $0)) }
    application.addAction("quit", keys: ["<Primary>q"]) { application.quit() }
    for name in ["open-file", "start-again", "find", "close"] {
      let keys = ["open-file": "o", "start-again": "r", "find": "f", "close": "w"][name] ?? ""
      application.setKeys(["<Primary>\(keys)"], for: "win.\(name)")
    }
    application.setKeys(["F9"], for: "win.show-calls")
    application.setKeys(["F6"], for: "win.next-pane")
    var isFirst = true
    application.onActivate {
      guard isFirst else { return }
      isFirst = false
      appearance.load()
      open(Request(json: request))
    }
    return application.run()
  }
}
