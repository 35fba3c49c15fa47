import Gtk
import Session
import Texts
import Workbench

extension RehearsalApp {
  /// Shows one dialog in a separate process, whatever other windows are open.
  ///
  /// - Returns: the exit status.
  static func run(_ oneOff: OneOff, _ request: DocumentRequest) -> Int32 {
    Application.setName(id: id, name: tr("Rehearsal"))
    guard opensDisplay() else { return 69 }
    DesktopTheme.leaveAway()
    guard joinMainQueue() else { return 70 }
    guard case .loaded(let prototype) = request.read() else {
      complain(tr("the document has errors"))
      return 65
    }
    let window = OneOffWindow(prototype, oneOff)
    MainLoop.run()
    if let failure = window.printFailure, !failure.isBrokenPipe {
      complain(failure.lineAboutOutput)
      return 74
    }
    return window.outcome.rawValue
  }
}
