import Glibc
import Gtk
import Session
import Texts
import Workbench

/// The program with windows: one process, any number of windows.
@MainActor
public enum RehearsalApp {
  /// The id on the session bus, which is also the name of the desktop entry.
  static let id = "io.github.rehearsal.Rehearsal"

  /// The version of the program.
  static let version = "0.1.0"

  /// Runs until the last window is closed.
  ///
  /// - Returns: the exit status.
  public static func main() -> Int32 {
    StandardStreams.prepare()
    setlocale(LC_ALL, "")
    Installation.bindTexts()
    Faults.watch("rehearsal-window", version: version)
    // What the desktop starts is handed nothing down, above all no leave to run commands.
    let isService = CommandLine.arguments.dropFirst() == ["--gapplication-service"]
    let json = isService ? "{}" : Request.inherited() ?? "{}"
    let request = Request(json: json)
    if let oneOff = request.oneOff { return run(oneOff, request.document) }
    if let picture = request.picture { return draw(picture, request.document) }
    if let folder = request.folder { return draw(folder, request.document) }
    if let export = request.export { return self.export(export, request.document) }
    if let fit = request.fit { return RehearsalApp.fit(fit, request.document) }
    if let versions = request.versions { return compare(versions) }
    if let place = request.icons { return drawIcons(to: place) }
    // What may run commands or has a program is alone: no other call and no other program can hand it a document.
    let application = Application(
      id: id, name: tr("Rehearsal"),
      isUnique: !request.document.allowsCommands && request.document.program == nil,
      isService: isService)
    guard opensDisplay() else { return 69 }
    do {
      try DesktopTheme.loadPart { () throws(GLibError) in try application.register() }
    } catch {
      complain("\(error)")
      return 69
    }
    if application.isRemote {
      application.handOver("open", text: json)
    }
    DesktopTheme.keepPart()
    return joinMainQueue() ? run(application, request.document) : 70
  }

  static func opensDisplay() -> Bool {
    guard Application.opensDisplay() else {
      complain(tr("the display cannot be opened"))
      return false
    }
    // GTK knows the direction of languages from its own catalogues, which need not be installed.
    //
    // Translators: "default:RTL" where your language is written from right to left, else as it is.
    if tr("default:LTR") == "default:RTL" { Application.readRightToLeft() }
    Application.onDisplayLost(
      line: "rehearsal-window: \(tr("the display has gone; what was changed is kept"))", status: 69)
    return true
  }

  static func joinMainQueue() -> Bool {
    guard MainLoop.attachMainQueue() else {
      complain(tr("the main queue cannot be joined"))
      return false
    }
    MainLoop.checkMainQueue {
      complain(tr("the main queue does not run"))
      exit(70)
    }
    return true
  }

  static func complain(_ text: String) {
    try? DescriptorWriter.write(Array("rehearsal-window: \(text)\n".utf8), to: STDERR_FILENO)
  }

  /// Adds the folder of the program's icons, for a program that is not installed for the whole
  /// desktop.
  static func loadIcons() {
    let places = ["../share/icons", "../../share/icons", "../../../data/icons"]
    if let folder = Installation.find(places) { IconTheme.addFolder(folder) }
    IconTheme.setWindowIcon(id)
  }

  private static func run(_ application: Application, _ request: DocumentRequest) -> Int32 {
    let appearance = DesktopAppearance()
    let windows = Windows(application, appearance)
    let requests = DesktopRequests(application, windows) {
      appearance.load()
      loadIcons()
    }
    requests.serve(first: request)
    Keys.set(application)
    let status = application.run()
    windows.reopening.end()
    return status
  }
}
