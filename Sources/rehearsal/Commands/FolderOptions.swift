import ArgumentParser
import Texts

/// Options of a folder with a picture of everything that a document shows.
struct FolderOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case png, svg, pdf }

  @Flag(
    help: ArgumentHelp(
      tr("Draw every screen, dialog and loader, each into a file of its own.")))
  var all = false

  @Option(
    help: ArgumentHelp(
      tr("The format of the pictures of --all: png, svg or pdf; else png."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format: Format?

  @Option(
    help: ArgumentHelp(
      tr(
        "Draw each for --all in several variants: looks, languages, devices, text-sizes, with commas."
      ), valueName: "what"),
    completion: .list(ComparedWords.allValueStrings))
  var vary: ComparedWords?

  enum Names: String, CaseIterable, ExpressibleByArgument { case title, id }

  @Option(
    help: ArgumentHelp(
      tr(
        "What --all calls the files after: title, or id, whose names stay when the document changes; else title."
      ), valueName: "what"),
    completion: .list(Names.allCases.map(\.rawValue)))
  var names: Names?

  @Flag(
    help: ArgumentHelp(
      tr("Draw for --all each of two variants in each of the others; else languages and looks.")))
  var grid = false

  /// Refuses what does not go with a folder.
  ///
  /// - Parameter others: what else is to be drawn.
  func check(others: String?, output: String, scale: DrawPicture.Scale?) throws {
    guard others == nil else {
      throw ValidationError(
        tr("“--all” draws everything; leave “--dialog” and “--scenario” out"))
    }
    guard output != "-" else {
      throw ValidationError(tr("“--all” writes a folder; name it after “--output”"))
    }
    if grid, let vary, vary.count != 2 {
      throw ValidationError(tr("“--grid” crosses two things; name two after “--vary”"))
    }
    if scale != nil, let format, format != .png {
      throw ValidationError(tr("an SVG or a PDF has no pixels; leave “--scale” out"))
    }
  }

  /// Refuses what is for a folder only.
  func checkWithoutFolder() throws {
    let given = [
      ("--format", format != nil), ("--vary", vary != nil), ("--names", names != nil),
      ("--grid", grid),
    ]
    guard let first = given.first(where: \.1) else { return }
    throw ValidationError(
      tr("“{option}” is for a folder of pictures; add “--all”", ["option": first.0]))
  }

  /// Adds the options to a request to the window's program.
  func put(into request: inout WindowRequest) {
    request["pictureFormat"] = format?.rawValue
    request["vary"] = vary?.value ?? (grid ? "looks,languages" : "")
    request["pictureNames"] = names?.rawValue
    if grid { request["grid"] = "true" }
  }
}
