import ArgumentParser
import Texts

/// Shows one alert made from options, and prints its calls.
struct ShowAlert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alert",
    abstract: tr("Show one alert in a separate window and print its calls."),
    discussion: ButtonOptions.endings + "\n\n"
      + tr(
        "Example: rehearsal alert --title Overwrite --cancel-button Cancel --other-button Replace")
      + "\n"
      + tr(
        "Example: rehearsal alert --title Name --style plainText --text Ada --other-button Rename")
  )

  // The word after an option is its text, also if it begins with a dash: scripts pass any text.

  @Option(
    parsing: .unconditional, help: ArgumentHelp(tr("The alert’s title."), valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("What it says below the title."), valueName: "text"))
  var message: String?

  @OptionGroup var fields: FieldOptions

  @OptionGroup var buttons: ButtonOptions

  @OptionGroup var output: OneOffOutput

  /// A document with only this alert.
  var document: String {
    OneOffOutput.document(
      "alert", "alert",
      [OneOffOutput.part("title", title), OneOffOutput.part("message", message)] + fields.parts
        + buttons.parts)
  }

  func validate() throws {
    guard title == nil, message == nil, buttons.isEmpty else { return }
    throw ValidationError(tr("An alert needs a title, a message or a button"))
  }

  func run() throws { try output.show(document) }
}
