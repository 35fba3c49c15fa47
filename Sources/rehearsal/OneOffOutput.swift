import ArgumentParser
import DialogModel
import PrototypeFile
import Texts

/// What the commands that show one dialog have in common.
struct OneOffOutput: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, csv
  }

  @Option(
    help: ArgumentHelp(tr("How to print: text, jsonl or csv."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Flag(help: ArgumentHelp(tr("Print also what is not a call, and the rule of each row.")))
  var all = false

  @OptionGroup var axes: AxesOptions

  /// Becomes a window that shows a prototype's one dialog; returns only by throwing.
  ///
  /// - Throws: an exit with 69 after saying why there is no window.
  func show(_ prototype: Prototype) throws {
    var request = WindowRequest()
    request["document"] = try PrototypeDocument.text(of: prototype).withoutFileBytes
    request["oneOff"] = format.rawValue
    request.show(axes.value)
    if all { request["all"] = "true" }
    try WindowLauncher.launch(request, otherwise: nil)
  }
}
