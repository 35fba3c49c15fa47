import ArgumentParser
import DialogModel
import Texts

/// Shows one sheet made from options, and prints its calls.
struct ShowSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: tr("Show one action sheet in a window of its own and print its calls."),
    discussion: tr(
      "Ends with 0 when a button was tapped, 1 when that was the cancel button, and 2 when the window was closed."
    ) + "\n\n"
      + tr(
        "Example: rehearsal sheet --cancel-button Cancel --other-button Reply --other-button Print")
  )

  // What follows an option is its text, whatever that begins with: scripts hand on what they get.

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The sheet’s title; most have none."), valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The title of its cancel button."), valueName: "text"))
  var cancelButton: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(tr("The title of its red button."), valueName: "text"))
  var destructiveButton: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      tr("The title of another button; may be said several times."), valueName: "text"))
  var otherButton: [String] = []

  @OptionGroup var output: OneOffOutput

  /// A document of this sheet alone.
  var prototype: Prototype {
    var sheet = ActionSheet()
    // As they are: a brace on the command line is a brace.
    sheet.title = title.map { Template($0) }
    sheet.cancelButton = cancelButton.map { Button(title: Template($0)) }
    sheet.destructiveButton = destructiveButton.map { Button(title: Template($0)) }
    sheet.otherButtons = otherButton.map { Button(title: Template($0)) }
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "sheet", kind: .actionSheet(sheet))]
    prototype.start = .dialog(DialogID(0))
    return prototype
  }

  func validate() throws {
    guard cancelButton == nil, destructiveButton == nil, otherButton.isEmpty else { return }
    throw ValidationError(tr("A sheet needs a button"))
  }

  func run() throws { try output.show(prototype) }
}
