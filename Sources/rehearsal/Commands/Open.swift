import ArgumentParser
import DialogModel
import EventLog
import Texts

/// Opens the window on a document.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Open the window on a document."),
    discussion: tr("Example: rehearsal account.rehearsal.yaml"))

  @Argument(
    help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var file: String?

  @Option(help: ArgumentHelp(tr("A scenario to play at once."), valueName: "name"))
  var scenario: String?

  @OptionGroup var overrides: Overrides

  func run() throws {
    var request = WindowRequest()
    if let file {
      // A file that cannot be read is reported on the terminal; the window shows errors in it.
      let bytes = try Documents.read(file)
      if file == "-" {
        // Bytes that are not text cannot be passed on, so their errors are printed here.
        if bytes.contains(0) { _ = try Documents.load(bytes, of: file) }
        request["document"] = String(decoding: bytes, as: UTF8.self)
        request["folder"] = WorkingFolder.absolute(".")
      } else {
        request["file"] = WorkingFolder.absolute(file)
      }
    }
    request["scenario"] = scenario
    overrides.put(into: &request)
    request["allowCommands"] = overrides.allowCommands ? "true" : nil
    request["commandProcesses"] = overrides.commandProcesses.map { String($0) }
    request["commandMemory"] = overrides.commandMemory.map { String($0) }
    try WindowLauncher.launch(request, otherwise: "rehearsal trace \(tr("FILE"))")
  }
}
