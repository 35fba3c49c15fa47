import ArgumentParser
import DialogModel
import PrototypeFile
import Session
import Texts

/// Shows one activity picker made from options, and prints its calls.
struct ShowShare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: tr("Show one activity picker in a separate window and print its calls."),
    discussion: tr(
      "What the activities do is simulated. Ends with 0 when one was chosen, 1 when the picker was cancelled, and 2 when the window was closed."
    ) + "\n\n" + tr("Example: rehearsal share --text Hello --url https://example.org/"))

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(tr("A text to share; may be said several times."), valueName: "text"))
  var text: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(tr("An address to share; may be said several times."), valueName: "url"))
  var url: [String] = []

  @Option(
    help: ArgumentHelp(tr("A picture to share; may be said several times."), valueName: "file"),
    completion: .file())
  var image: [String] = []

  @Option(
    help: ArgumentHelp(tr("A file to share; may be said several times."), valueName: "file"),
    completion: .file())
  var file: [String] = []

  @Option(
    help: ArgumentHelp(
      tr("A built-in activity that is not offered, as mail; may be said several times."),
      valueName: "name"),
    completion: .list(BuiltInActivity.allCases.map(\.rawValue)))
  var exclude: [String] = []

  @OptionGroup var output: OneOffOutput

  /// A document with only this picker.
  var document: String {
    var items: [Written] = []
    for (key, texts) in [
      ("text", text), ("url", url), ("image", names(image)), ("file", names(file)),
    ] {
      items += texts.map { .map([Written.Entry(key: key, value: .text($0))], .inline) }
    }
    return OneOffOutput.document(
      "share", "activityPicker",
      [OneOffOutput.part("items", items), OneOffOutput.part("excluded", exclude.map { .word($0) })])
  }

  private func names(_ paths: [String]) -> [String] { paths.map { FileName.last(of: $0) } }

  func validate() throws {
    if text.isEmpty, url.isEmpty, image.isEmpty, file.isEmpty {
      throw ValidationError(tr("There is nothing to share"))
    }
    let names = BuiltInActivity.allCases.map(\.rawValue)
    for name in exclude where !names.contains(name) {
      throw ValidationError(
        tr(
          "There is no built-in activity “{name}”; there are {names}",
          ["name": name, "names": names.listed()]))
    }
  }

  func run() throws {
    for path in image + file {
      do {
        try FileReader.examine(path)
      } catch {
        Output.diagnose("\(FileName.text(path)): \(error.message)")
        throw ExitStatus.noInput
      }
    }
    try output.show(document)
  }
}
