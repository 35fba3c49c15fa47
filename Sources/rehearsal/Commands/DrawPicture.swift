import ArgumentParser
import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import Scenario
import Session
import Texts

/// Draws a moment of a document into a file.
struct DrawPicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: tr("Draw a dialog, or a moment of a scenario, as a picture: PNG, SVG or PDF."),
    discussion: tr(
      "Without --dialog and --scenario it shows the start. It is drawn off any screen, so neither the pointer nor a window is in it, and without a display where Xvfb is installed."
    ) + "\n\n"
      + tr(
        "Example: rehearsal picture account.rehearsal.yaml --dialog sign-out --output sign-out.png")
      + "\n"
      + tr(
        "Example: rehearsal picture account.rehearsal.yaml --scenario cancel --at 0.1 --show screen --scale 2 --output moment.png"
      )
      + "\n"
      + tr(
        "Example: rehearsal picture account.rehearsal.yaml --all --vary looks --output pictures"))

  /// What the picture shows.
  enum Part: String, CaseIterable, ExpressibleByArgument { case device, screen, dialog }

  enum Look: String, CaseIterable, ExpressibleByArgument { case classic, flat }

  enum Scale: String, CaseIterable, ExpressibleByArgument {
    case one = "1"
    case two = "2"
    case three = "3"
  }

  @Argument(
    help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var file: String

  @Option(help: ArgumentHelp(tr("The dialog to present at the start."), valueName: "id"))
  var dialog: String?

  @Option(help: ArgumentHelp(tr("The scenario to play, to its end."), valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      tr("The moment of the scenario, in simulated seconds since the start."),
      valueName: "seconds"))
  var at: Seconds?

  @OptionGroup var folder: FolderOptions

  @Option(
    help: ArgumentHelp(
      tr("The part to draw: device, screen, or the topmost dialog alone."), valueName: "part"),
    completion: .list(Part.allCases.map(\.rawValue)))
  var show = Part.device

  @Option(
    help: ArgumentHelp(tr("The look: classic or flat."), valueName: "look"),
    completion: .list(Look.allCases.map(\.rawValue)))
  var look = Look.flat

  @Flag(help: ArgumentHelp(tr("Draw it in dark colours.")))
  var dark = false

  @Option(
    help: ArgumentHelp(tr("Pixels per point of a PNG: 1, 2 or 3; else 1."), valueName: "scale"),
    completion: .list(Scale.allCases.map(\.rawValue)))
  var scale: Scale?

  @Option(
    help: ArgumentHelp(
      tr("The longest side of a PNG, in pixels, to make it smaller; from 16 to 4096."),
      valueName: "pixels"))
  var size: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      tr(
        "The picture to write: .png, or .svg or .pdf, which are shapes and letters; - is a PNG on standard output. With --all the folder."
      ), valueName: "file"),
    completion: .file(extensions: [PictureName.pixels] + PictureName.shapes))
  var output: String

  @OptionGroup var overrides: Overrides

  func validate() throws {
    if dialog != nil, scenario != nil {
      throw ValidationError(tr("“--dialog” and “--scenario” exclude each other"))
    }
    if at != nil, scenario == nil {
      throw ValidationError(tr("“--at” is a moment of a scenario: it needs “--scenario”"))
    }
    if overrides.allowCommands {
      throw ValidationError(
        tr("for a picture the commands of tasks are simulated; leave “--allow-commands” out"))
    }
    if let size, !(16...4096).contains(size) {
      throw ValidationError(tr("“--size” is a number of pixels from 16 to 4096"))
    }
    if folder.all {
      if size != nil {
        throw ValidationError(tr("“--size” is of one picture; leave it out with “--all”"))
      }
      try folder.check(others: dialog ?? scenario, output: output, scale: scale)
      return
    }
    try folder.checkWithoutFolder()
    // Where pictures of files are made for a desktop, the name is the desktop's.
    if size == nil { try PictureName.check(output, option: "--output", allowsShapes: true) }
    if size != nil, PictureName.shapes.contains(PictureName.ending(of: output)) {
      throw ValidationError(tr("an SVG or a PDF has no pixels; leave “--size” out"))
    }
    if scale != nil, PictureName.shapes.contains(PictureName.ending(of: output)) {
      throw ValidationError(tr("an SVG or a PDF has no pixels; leave “--scale” out"))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  /// The moment that the options name.
  private var moment: PictureMoment {
    var subject = PictureMoment.Subject.start
    if let dialog { subject = .dialog(dialog) }
    if let scenario { subject = .scenario(scenario) }
    return PictureMoment(subject, at: at?.value)
  }

  @MainActor
  private func draw() throws {
    let bytes = try Documents.read(file)
    let document = try Documents.load(bytes, of: file)
    if folder.all { return try WindowLauncher.draw(request(bytes)) }
    let moment = moment
    do {
      // The window's program performs it again; here is where one can say what is wrong.
      let script = try moment.script(in: document)
      let prototype = try overrides.apply(
        to: document.applying(script, language: overrides.language))
      let commands = overrides.commands(of: prototype, at: file)
      let simulator = try moment.run(in: prototype, commands: commands)
      if show == .dialog, !simulator.state.showsApplication || simulator.state.showings.isEmpty {
        throw ValidationError(tr("no dialog shows then; draw the screen or the device instead"))
      }
    } catch let failure as PictureMoment.Failure {
      try say(failure, document)
    }
    try WindowLauncher.draw(request(bytes))
  }

  private func say(_ failure: PictureMoment.Failure, _ document: Prototype) throws {
    let name = Documents.name(file)
    switch failure {
    case .noDialog(let id):
      throw ValidationError(Suggestion.noDialog(id, among: document.dialogs.map(\.id)))
    case .noScenario(let name):
      throw ValidationError(Suggestion.noScenario(name, among: document.scenarios.map(\.name)))
    case .over: throw ValidationError(failure.message(in: document))
    case .notShown:
      Output.diagnose(
        "\(name): " + failure.message(in: document) + " "
          + tr("Choose another screen with “--start”, or play a scenario."))
    case .ended(let end, let script):
      var line = script.map { ":\($0.line)" } ?? ""
      if case .failed(let failed) = end, script != nil { line = ":\(failed.line)" }
      Output.diagnose("\(name)\(line): error: \(failure.message(in: document))")
      if case .failed(let failed) = end {
        Output.diagnose(tr("What shows:"))
        for line in failed.showing { Output.diagnose("  \(line)") }
      }
    }
    throw ExitStatus.failed
  }

  private func request(_ bytes: [UInt8]) -> WindowRequest {
    var request = WindowRequest()
    if file == "-" {
      request["document"] = String(decoding: bytes, as: UTF8.self)
      request["folder"] = WorkingFolder.absolute(".")
    } else {
      request["file"] = WorkingFolder.absolute(file)
    }
    if folder.all {
      request["pictures"] = WorkingFolder.absolute(output)
      folder.put(into: &request)
    } else {
      request["picture"] = output == "-" ? output : WorkingFolder.absolute(output)
    }
    request["dialog"] = dialog
    request["scenario"] = scenario
    request["at"] = at.map { String($0.value.milliseconds) }
    request["show"] = show.rawValue
    request["look"] = look.rawValue
    if dark { request["dark"] = "true" }
    request["scale"] = scale?.rawValue
    request["size"] = size.map { String($0) }
    overrides.put(into: &request)
    return request
  }
}

/// A number of simulated seconds as an option gives it.
struct Seconds: ExpressibleByArgument {
  let value: SimulatedTime

  init?(argument: String) {
    guard let first = argument.utf8.first, (0x30...0x39).contains(first) || first == 0x2E,
      let seconds = Double(argument), seconds.isFinite, seconds <= 3_200_000_000
    else { return nil }
    value = SimulatedTime(milliseconds: Int((seconds * 1000).rounded()))
  }
}
