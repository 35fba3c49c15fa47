import ArgumentParser
import DialogModel
import DialogSimulator
import EventLog
import Film
import Glibc
import Scenario
import Session
import Texts

/// Writes a run as a film, a page, a storyboard or pictures, or every dialog as a sheet.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr(
      "Write a scenario or a recorded session as a film, a page, a storyboard or pictures."),
    discussion: tr(
      "It is drawn from simulated time, off any screen, so the same run always gives the same bytes. Passwords are bullets."
    ) + "\n\n"
      + tr(
        "gif, webp and mp4 are films, html is a page with pictures and log, pdf and svg are storyboards, and png is one picture with each beat. With --sheet, png, svg and pdf show every dialog of the document instead."
      ) + "\n\n"
      + tr("Example: rehearsal export account.rehearsal.yaml --scenario confirm -o confirm.gif")
      + "\n" + tr("Example: rehearsal export --session bug.session.jsonl -o bug.html")
      + "\n"
      + tr("Example: rehearsal export account.rehearsal.yaml --sheet --vary looks -o dialogs.png"))

  enum Paper: String, CaseIterable, ExpressibleByArgument { case a4, letter }

  enum Look: String, CaseIterable, ExpressibleByArgument { case classic, flat, both }

  enum Part: String, CaseIterable, ExpressibleByArgument { case device, screen }

  @Argument(
    help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var file: String?

  @Option(
    help: ArgumentHelp(tr("The scenario to play; without it the first one."), valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      tr("The recorded session to show, with the document that is in it."), valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var session: String?

  @Option(
    help: ArgumentHelp(
      tr("The calls to show, by their numbers in the log: 4-6, or 4."), valueName: "calls"))
  var rows: CallRange?

  @Option(
    help: ArgumentHelp(
      tr("The format; without it what the name of the output ends in."),
      valueName: "format"),
    completion: .list(ExportFormat.allCases.map(\.rawValue)))
  var format: FormatName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(tr("The file to write; - is standard output."), valueName: "file"),
    completion: .file(extensions: ExportFormat.allCases.map(\.rawValue)))
  var output: String?

  @Flag(
    help: ArgumentHelp(
      tr("Show every dialog of the document instead of a run: as .png, .svg or .pdf.")))
  var sheet = false

  @Flag(
    help: ArgumentHelp(
      tr("Show every way through the prototype, to be tapped through without it: as .html.")))
  var tappable = false

  @Flag(
    help: ArgumentHelp(
      tr("Show every dialog, the fewest ways that show all, and what is wrong, to print: as .pdf."))
  )
  var book = false

  @Option(
    help: ArgumentHelp(
      tr("An earlier version of the document: a book marks what has changed since."),
      valueName: "file"),
    completion: Documents.completion)
  var since: String?

  @Flag(
    help: ArgumentHelp(
      tr("Say about how many bytes a file of each format would have, and write none.")))
  var estimate = false

  @Flag(help: ArgumentHelp(tr("Replace the output also where it is a file of another kind.")))
  var force = false

  @OptionGroup var film: FilmOptions
  @OptionGroup var overrides: Overrides

  func validate() throws {
    if (file == nil) == (session == nil) {
      throw ValidationError(tr("name a document, or a recorded session after “--session”"))
    }
    if session != nil, scenario != nil || !overrides.isEmpty {
      throw ValidationError(
        tr("a session has its own inputs and settings; leave “--scenario” and the others out"))
    }
    if overrides.allowCommands {
      throw ValidationError(
        tr("for a film the commands of tasks are simulated; leave “--allow-commands” out"))
    }
    if sheet, scenario != nil || session != nil || rows != nil {
      throw ValidationError(
        tr("a sheet of dialogs shows no run; leave “--scenario”, “--session” and “--rows” out"))
    }
    if tappable, book {
      throw ValidationError(tr("a page to tap through is no book; leave one of both out"))
    }
    if since != nil, !book {
      throw ValidationError(tr("“--since” is for a book; add “--book”, or leave it out"))
    }
    if tappable || book, sheet || scenario != nil || session != nil || rows != nil {
      throw ValidationError(
        tr(
          "a page to tap through and a book have every way; leave “--sheet”, “--scenario”, “--session” and “--rows” out"
        ))
    }
    guard estimate || output != nil else {
      throw ValidationError(tr("name the file to write after “{option}”", ["option": "--output"]))
    }
    if estimate, output != nil || format != nil {
      throw ValidationError(tr("“--estimate” writes no file; leave “--output” and “--format” out"))
    }
    if output == "-", isatty(STDOUT_FILENO) != 0 {
      throw ValidationError(
        tr("a terminal can’t show this; name a file after “{option}”", ["option": "--output"]))
    }
    guard !estimate else { return }
    guard let wanted else {
      throw ValidationError(
        tr("say what to write: “--format”, or an output whose name ends in .gif or .html"))
    }
    if let named, named != wanted {
      throw ValidationError(
        tr(
          "“--format” is {format}, but the name after “--output” ends in .{ending}",
          ["format": wanted.rawValue, "ending": named.ending]))
    }
    let product = ExportProduct(wanted, tappable || book ? .ways : sheet ? .dialogs : .run)
    if book, wanted != .pdf {
      throw ValidationError(tr("a book is a PDF; leave “--book” out, or write a PDF"))
    }
    guard product.kind != nil, !tappable || wanted == .html else {
      if tappable {
        throw ValidationError(
          tr("a page to tap through is HTML; leave “--tappable” out, or write a page"))
      }
      throw ValidationError(
        tr(
          "a sheet of dialogs is a PNG, an SVG or a PDF; leave “--sheet” out, or write one of these"
        )
      )
    }
    try film.check(for: product)
    try checkOutput()
  }

  /// Refuses an output that is what is shown, also where files may be replaced.
  private func checkOutput() throws {
    try OutputFile.check(output, inputs: file.map { [$0] } ?? [])
    guard let output, output != "-" else { return }
    if let session, WorkingFolder.isSame(output, session) {
      throw ValidationError(tr("the output would replace the session"))
    }
  }

  /// The format that is requested, or that of the name of the output.
  private var wanted: ExportFormat? { format?.value ?? named }

  /// The format that the name of the output says.
  private var named: ExportFormat? {
    output.flatMap { ExportFormat(rawValue: PictureName.ending(of: $0)) }
  }

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws {
    var request = WindowRequest()
    if let session {
      _ = try SessionFiles.load(session)
      request["session"] = WorkingFolder.absolute(session)
    } else if let file {
      try check(file, &request)
    }
    if let output {
      request["export-\(wanted?.rawValue ?? "gif")"] =
        output == "-" ? output : WorkingFolder.absolute(output)
    } else {
      request["estimate"] = "true"
    }
    request["firstCall"] = rows.map { String($0.value.lowerBound) }
    request["lastCall"] = rows.map { String($0.value.upperBound) }
    if sheet { request["sheet"] = "true" }
    if tappable || book { request["ways"] = "true" }
    if let since {
      _ = try Documents.load(Documents.read(since), of: since)
      request["since"] = WorkingFolder.absolute(since)
    }
    if force { request["replace"] = "true" }
    film.put(into: &request)
    // On a telephone a point has two or three pixels.
    if tappable, film.scale == nil { request["scale"] = "2" }
    overrides.put(into: &request)
    try WindowLauncher.draw(request)
  }

  /// Performs the document once, because here one can say what is wrong with it.
  @MainActor
  private func check(_ file: String, _ request: inout WindowRequest) throws {
    let bytes = try Documents.read(file)
    let document = try Documents.load(bytes, of: file)
    var script: ScenarioScript?
    if let scenario {
      script = document.scenario(named: scenario)
      if script == nil {
        throw ValidationError(
          Suggestion.noScenario(scenario, among: document.scenarios.map(\.name)))
      }
    } else if !sheet, !tappable, !book {
      script = document.scenarios.first
    }
    // Nobody answers questions where no scenario does.
    let written = sheet ? document.answeringItself : document
    let prototype = try overrides.apply(
      to: written.applying(script, language: overrides.language))
    let run = HeadlessRun(prototype, commands: overrides.commands(of: prototype, at: file))
    let end = run.play(script)
    if !end.isMeant(by: script) {
      let message = PictureMoment.Failure.ended(end, script).message(in: document)
      var line = run.step?.line ?? 1
      if case .failed(let failure) = end { line = failure.line }
      Output.diagnose("\(Documents.name(file)):\(line): error: \(message)")
      throw ExitStatus.failed
    }
    let calls = run.session.log.entries.count { entry in
      if case .call = entry.row.content { true } else { false }
    }
    if let rows, rows.value.lowerBound > calls {
      throw ValidationError(tr("The run has only {n} calls.", ["n": String(calls)]))
    }
    request["scenario"] = script?.name
    if file == "-" {
      request["document"] = String(decoding: bytes, as: UTF8.self)
      request["folder"] = WorkingFolder.absolute(".")
    } else {
      request["file"] = WorkingFolder.absolute(file)
    }
  }
}

/// A format as an option gives it.
struct FormatName: ExpressibleByArgument {
  let value: ExportFormat

  init?(argument: String) {
    guard let value = ExportFormat(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { ExportFormat.allCases.map(\.rawValue) }
}

/// Numbers of calls as an option gives them: `4-6`, or `4`.
struct CallRange: ExpressibleByArgument {
  let value: ClosedRange<Int>

  init?(argument: String) {
    guard let value = CallNumbers.range(argument) else { return nil }
    self.value = value
  }
}
