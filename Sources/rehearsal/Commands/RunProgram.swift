import ArgumentParser
import EventLog
import Glibc
import Scenario
import Session
import Texts

/// Opens the window on a run whose calls a program performs.
struct RunProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: tr("Start a program of your own, and see the calls that it performs in the window."),
    discussion: tr(
      "The program connects to the socket that $REHEARSAL_SOCKET names, and says and hears what “rehearsal serve” does."
    ) + "\n\n" + tr("Example: rehearsal run --document account.rehearsal.yaml python3 account.py"))

  @Option(
    help: ArgumentHelp(
      tr("The document; without it, the program makes its dialogs."), valueName: "file"),
    completion: Documents.completion)
  var document: String?

  @OptionGroup var overrides: Overrides

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(tr("The program, and its arguments."), valueName: "program"),
    completion: .shellCommand("compgen -c"))
  var command: [String]

  func run() throws {
    guard let name = command.first, let program = InstalledPrograms.path(of: name) else {
      throw refusal(of: command.first ?? "")
    }
    var request = WindowRequest()
    if let document {
      guard try !RecordedSession.begins(Documents.read(document)) else {
        throw ValidationError(
          tr(
            "“{name}” is a recorded run, which needs no program: “rehearsal {name}”",
            ["name": FileName.text(document)]))
      }
      request["file"] = WorkingFolder.absolute(document)
    } else {
      request["document"] = "rehearsal: 1\ntitle: \(JSONText.quoted(FileName.lastText(of: name)))\n"
      request["folder"] = WorkingFolder.absolute(".")
    }
    let words = [WorkingFolder.absolute(program)] + command.dropFirst()
    request["program"] = "[\(words.map { JSONText.quoted($0) }.joined(separator: ","))]"
    overrides.put(into: &request)
    request["allowCommands"] = overrides.allowCommands ? "true" : nil
    request["commandProcesses"] = overrides.commandProcesses.map { String($0) }
    request["commandMemory"] = overrides.commandMemory.map { String($0) }
    try WindowLauncher.launch(
      request, otherwise: document == nil ? nil : "rehearsal serve \(tr("FILE"))")
  }

  /// Says why a word is no program.
  private func refusal(of name: String) -> any Error {
    let shown = FileName.text(name)
    if Documents.extensions.contains(where: { name.hasSuffix(".\($0)") }),
      access(name.fileBytes, F_OK) == 0
    {
      return ValidationError(
        tr("“{name}” is no program; a document is given by “--document {name}”", ["name": shown]))
    }
    Output.diagnose(
      InstalledPrograms.problem(of: name) ?? tr("There is no program “{name}”.", ["name": shown]))
    if access(name.fileBytes, F_OK) == 0 {
      Output.diagnose(tr("Make it executable (chmod +x), or put its interpreter before it."))
    }
    return ExitStatus.unavailable
  }

  func validate() throws {
    // What comes before the program is none of its arguments.
    switch command.first {
    case "--help"?, "-h"?: throw CleanExit.helpRequest(RunProgram.self)
    case let option? where option.hasPrefix("-"):
      throw ValidationError(tr("Unknown option '{option}'.", ["option": option]))
    default: break
    }
    if document == "-" {
      throw ValidationError(tr("standard input is no document here; name a file"))
    }
  }
}
