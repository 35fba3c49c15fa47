import ArgumentParser
import DialogModel
import Texts

/// Prints the names of the icons that come with the program.
struct ListIcons: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons",
    abstract: tr("List the icons for bars and tabs, or draw them on one sheet."),
    discussion: tr("Example: rehearsal icons") + "\n"
      + tr("Example: rehearsal icons --picture icons.png"))

  @Option(
    help: ArgumentHelp(
      tr("The picture to write, with every icon and its name; - is standard output."),
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var picture: String?

  func validate() throws {
    if let picture { try PictureName.check(picture, option: "--picture") }
  }

  func run() throws {
    guard let picture else {
      var results = Output.Results()
      for icon in Icon.allCases { results.line(icon.rawValue) }
      results.flush()
      return
    }
    try MainActor.assumeIsolated {
      var request = WindowRequest()
      request["icons"] = picture == "-" ? picture : WorkingFolder.absolute(picture)
      try WindowLauncher.draw(request)
    }
  }
}
