import ArgumentParser
import DialogModel
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

  /// The cancel button, if there is one.
  var cancel: Button? { cancelButton.map(ButtonOptions.button) }
  /// The other buttons, in their order.
  var others: [Button] { otherButton.map(ButtonOptions.button) }

  /// A button with a literal title: braces on the command line are not templates.
  static func button(_ title: String) -> Button { Button(title: Template(title)) }

  /// How a program that shows one dialog with buttons ends.
  static let endings = tr(
    "Ends with 0 when a button was tapped, 1 when that was the cancel button, and 2 when the window was closed."
  )
}
