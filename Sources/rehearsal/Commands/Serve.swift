import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import Scenario
import Serving
import Session
import Texts

/// Lets a program perform what a document leaves to it.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Let a program in any language perform the calls of a document."),
    discussion: tr(
      "The program writes and reads lines of JSON. It performs what the document leaves to it by “delegate: outside”."
    ) + "\n\n" + tr("Example: rehearsal serve account.rehearsal.yaml --session account.jsonl"))

  @Argument(
    help: ArgumentHelp(tr("The document."), valueName: "file"), completion: Documents.completion)
  var file: String

  @Option(
    help: ArgumentHelp(
      tr(
        "The socket where one program can connect; a name without a folder is in $XDG_RUNTIME_DIR. Without it, standard input and output."
      ), valueName: "path"))
  var socket: String?

  @Option(
    help: ArgumentHelp(
      tr("How long the program may say nothing, in seconds; without it, as long as it likes."),
      valueName: "seconds"))
  var timeout: Double?

  @Flag(help: ArgumentHelp(tr("Show the program the texts of secure fields; else bullets.")))
  var secrets = false

  @Option(
    help: ArgumentHelp(
      tr("Keep the run as a session file, for “rehearsal replay”."), valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var session: String?

  @OptionGroup var overrides: Overrides

  /// The longest time that the program may be given, in seconds.
  private static let longest = 86_400.0

  func validate() throws {
    if file == "-" { throw ValidationError(tr("standard input is the program’s; name a file")) }
    if let timeout, !(timeout > 0 && timeout <= Serve.longest) {
      throw ValidationError(tr("“--timeout” is a number of seconds up to a day"))
    }
    if overrides.allowCommands {
      throw ValidationError(tr("“serve” simulates commands: leave --allow-commands out"))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try serve() }
  }

  @MainActor
  private func serve() throws {
    try session.map(SessionFiles.checkPlace)
    let bytes = try Documents.read(file)
    let document = try Documents.load(bytes, of: file)
    let prototype = try overrides.apply(to: document.localized(overrides.language))
    let recorded = RecordedSession.Document(
      name: FileName.lastText(of: file), text: String(decoding: bytes, as: UTF8.self),
      setting: RunSetting(prototype, orientation: .portrait))
    // A field of an alert that a program makes may be secure.
    Faults.refuseCore()
    var served = ServedRun(
      prototype, of: recorded, program: Rehearsal.configuration.version, showsSecrets: secrets)
    let ends = try ends()
    var link = ProgramLink(
      input: ends.input, output: ends.output,
      milliseconds: timeout.map { Int32($0 * 1000) } ?? -1)
    let fault = link.serve(&served)
    try keepSession(of: served)
    for finding in served.findings { Output.diagnose("\(Documents.name(file)): \(finding)") }
    if let fault {
      Output.diagnose("\(Documents.name(file)): error: \(fault)")
      throw ExitStatus.failed
    }
    switch served.end {
    case .quit, nil: break
    case .stopped:
      if let text = served.stopText { Output.diagnose("\(Documents.name(file)): error: \(text)") }
      throw ExitStatus.failed
    case .wrongNesting: throw ExitStatus.badDocument
    }
  }

  /// Where the program is heard and answered.
  private func ends() throws -> (input: Int32, output: Int32) {
    guard let socket else { return (STDIN_FILENO, STDOUT_FILENO) }
    guard let path = Serve.path(of: socket) else {
      throw ValidationError(
        tr("there is no $XDG_RUNTIME_DIR; give “--socket” a path with a folder"))
    }
    func fail(_ reason: String) -> ExitCode {
      Output.diagnose("\(FileName.text(path)): \(reason)")
      return ExitStatus.cannotWrite
    }
    let listening: RunSocket
    do throws(WriteFailure) {
      listening = try RunSocket(path)
    } catch {
      throw fail(error.reason)
    }
    Output.diagnose(tr("A program can connect to {path}.", ["path": FileName.text(path)]))
    let connection = listening.accept()
    guard connection >= 0 else { throw fail(WriteFailure.last.reason) }
    return (connection, connection)
  }

  private static func path(of socket: String) -> String? {
    if socket.utf8.contains(UInt8(ascii: "/")) { return socket }
    guard let folder = getenv("XDG_RUNTIME_DIR"), folder.pointee != 0 else { return nil }
    return String(cString: folder) + "/" + socket
  }

  private func keepSession(of served: ServedRun) throws {
    guard let session else { return }
    do {
      try FolderFile.write(Array(served.session.utf8), to: session, mode: 0o600)
    } catch {
      Output.diagnose("\(FileName.text(session)): \(error.message)")
      throw ExitStatus.cannotWrite
    }
  }
}
