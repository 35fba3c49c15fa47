import ArgumentParser
import PrototypeFile
import Texts

/// The buttons that an alert and a sheet have in common.
struct ButtonOptions: ParsableArguments {
  // The word after an option is its text, also if it begins with a dash: scripts pass any text.

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The title of its cancel button."), valueName: "text"))
  var cancelButton: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      tr("The title of another button; may be said several times."), valueName: "text"))
  var otherButton: [String] = []

  /// Whether there is none.
  var isEmpty: Bool { cancelButton == nil && otherButton.isEmpty }

  /// The buttons, as a document has them.
  var parts: [Written.Entry?] {
    [
      OneOffOutput.part("cancelButton", cancelButton),
      OneOffOutput.part("otherButtons", otherButton.map(OneOffOutput.literal)),
    ]
  }

  /// How a program that shows one dialog with buttons ends.
  static let endings = tr(
    "Ends with 0 when a button was tapped, 1 when that was the cancel button, and 2 when the window was closed."
  )
}
