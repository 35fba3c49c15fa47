import ArgumentParser
import Texts

/// Shows one sheet made from options, and prints its calls.
struct ShowSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: tr("Show one action sheet in a separate window and print its calls."),
    discussion: ButtonOptions.endings + "\n\n"
      + tr(
        "Example: rehearsal sheet --cancel-button Cancel --other-button Reply --other-button Print")
  )

  // The word after an option is its text, also if it begins with a dash: scripts pass any text.

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The sheet’s title; most have none."), valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The title of its red button."), valueName: "text"))
  var destructiveButton: String?

  @OptionGroup var buttons: ButtonOptions

  @OptionGroup var output: OneOffOutput

  /// A document with only this sheet.
  var document: String {
    OneOffOutput.document(
      "sheet", "actionSheet",
      [
        OneOffOutput.part("title", title),
        OneOffOutput.part("destructiveButton", destructiveButton),
      ] + buttons.parts)
  }

  func validate() throws {
    guard destructiveButton == nil, buttons.isEmpty else { return }
    throw ValidationError(tr("A sheet needs a button"))
  }

  func run() throws { try output.show(document) }
}
