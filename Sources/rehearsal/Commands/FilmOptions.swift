import ArgumentParser
import DialogModel
import Texts

/// Options that say how a film shows a run.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(tr("The part to draw: device or screen."), valueName: "part"),
    completion: .list(Export.Part.allCases.map(\.rawValue)))
  var show = Export.Part.device

  @Option(
    help: ArgumentHelp(tr("The look: classic or flat."), valueName: "look"),
    completion: .list(DrawPicture.Look.allCases.map(\.rawValue)))
  var look = DrawPicture.Look.flat

  @Flag(help: ArgumentHelp(tr("Draw it in dark colours.")))
  var dark = false

  @Option(
    help: ArgumentHelp(tr("Pixels per point: 1, 2 or 3."), valueName: "scale"),
    completion: .list(DrawPicture.Scale.allCases.map(\.rawValue)))
  var scale = DrawPicture.Scale.one

  @Option(
    help: ArgumentHelp(tr("How fast: 1 as on the device, 0.5 half as fast."), valueName: "factor"))
  var speed: Double = 1

  @Option(help: ArgumentHelp(tr("Pictures per second, from 1 to 50."), valueName: "number"))
  var fps = 30

  @Option(
    help: ArgumentHelp(
      tr("The longest wait that is shown as a whole, in simulated seconds; else 5."),
      valueName: "seconds"))
  var longestWait: Seconds?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(tr("Say below the device what happens.")))
  var captions = true

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(tr("Mark each tap with a ring.")))
  var rings = true

  @Option(
    help: ArgumentHelp(tr("The pages of a storyboard: a4 or letter."), valueName: "paper"),
    completion: .list(Export.Paper.allCases.map(\.rawValue)))
  var paper = Export.Paper.a4

  @Option(
    help: ArgumentHelp(
      tr(
        "What a sheet of dialogs compares: looks, languages, devices, text-sizes, with commas; else all."
      ), valueName: "what"),
    completion: .list(ComparedWords.allValueStrings))
  var vary: ComparedWords?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(tr("Print the presenter’s notes in a storyboard.")))
  var notes = true

  func validate() throws {
    guard (0.1...4).contains(speed) else {
      throw ValidationError(tr("“--speed” is from 0.1 to 4"))
    }
    guard (1...50).contains(fps) else {
      throw ValidationError(tr("“--fps” is from 1 to 50"))
    }
  }

  /// Adds the options to a request to the window's program.
  func put(into request: inout WindowRequest) {
    request["show"] = show.rawValue
    request["look"] = look.rawValue
    if dark { request["dark"] = "true" }
    request["scale"] = scale.rawValue
    request["speed"] = String(Int((speed * 100).rounded()))
    request["rate"] = String(fps)
    request["longestWait"] = longestWait.map { String($0.value.milliseconds) }
    if !captions { request["captions"] = "false" }
    request["vary"] = vary?.value
    request["paper"] = paper.rawValue
    if !notes { request["notes"] = "false" }
    if !rings { request["rings"] = "false" }
  }
}

/// What a sheet of dialogs compares, as an option names it.
struct ComparedWords: ExpressibleByArgument {
  /// The names that the window's program knows, with commas.
  let value: String

  private static let names: KeyValuePairs = [
    "looks": "looks", "languages": "languages", "devices": "devices", "text-sizes": "textSizes",
  ]

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let names = words.map { word in ComparedWords.names.first { $0.key == word }?.value }
    guard !names.isEmpty, !names.contains(nil) else { return nil }
    value = names.compactMap { $0 }.joined(separator: ",")
  }

  static var allValueStrings: [String] { names.map(\.key) }
}
