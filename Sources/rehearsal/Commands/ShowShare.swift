import ArgumentParser
import DialogModel
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
  var prototype: Prototype {
    var picker = ActivityPicker()
    picker.items = text.map { .text($0) } + url.map { .url($0) }
    picker.items += image.map { .image(FileName.last(of: $0)) }
    picker.items += file.map { .file(FileName.last(of: $0)) }
    picker.excluded = exclude.compactMap { BuiltInActivity(rawValue: $0) }
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "share", kind: .activityPicker(picker))]
    prototype.start = .dialog(DialogID(0))
    return prototype
  }

  func validate() throws {
    if text.isEmpty, url.isEmpty, image.isEmpty, file.isEmpty {
      throw ValidationError(tr("There is nothing to share"))
    }
    let names = BuiltInActivity.allCases.map(\.rawValue)
    for name in exclude where !names.contains(name) {
      throw ValidationError(
        tr(
          "There is no built-in activity “{name}”; there are {names}",
          ["name": name, "names": names.joined(separator: ", ")]))
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
    try output.show(prototype)
  }
}
