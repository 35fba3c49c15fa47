import ArgumentParser
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

  /// A document with one dialog.
  ///
  /// - Parameters:
  ///   - kind: the key of what it is.
  ///   - parts: what that has.
  static func document(_ id: String, _ kind: String, _ parts: [Written.Entry?]) -> String {
    let dialog = entry(kind, .map(parts.compactMap(\.self), .inline))
    return Written.line(of: [
      entry("rehearsal", .number(1)),
      entry("dialogs", .map([entry(id, .map([dialog], .inline))], .inline)),
    ])
  }

  /// A part with a literal text: braces on the command line are not templates.
  static func part(_ key: String, _ text: String?) -> Written.Entry? {
    text.map { entry(key, literal($0)) }
  }

  /// A part with texts, if there are any.
  static func part(_ key: String, _ list: [Written]) -> Written.Entry? {
    list.isEmpty ? nil : entry(key, .list(list, .inline))
  }

  static func literal(_ text: String) -> Written {
    .text(text.replacing("{", with: "{{").replacing("}", with: "}}"))
  }

  private static func entry(_ key: String, _ value: Written) -> Written.Entry {
    Written.Entry(key: key, value: value)
  }

  /// Becomes a window that shows a document's one dialog; returns only by throwing.
  ///
  /// - Throws: an exit with 69 after saying why there is no window.
  func show(_ document: String) throws {
    var request = WindowRequest()
    request["document"] = document.withoutFileBytes
    request["oneOff"] = format.rawValue
    request.show(axes.value)
    if all { request["all"] = "true" }
    try WindowLauncher.launch(request, otherwise: nil)
  }
}
