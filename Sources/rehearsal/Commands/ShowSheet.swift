import ArgumentParser
import DialogModel
import Texts

/// Shows one sheet made from options, and prints its calls.
struct ShowSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: tr("Show one action sheet in a window of its own and print its calls."),
    discussion: ButtonOptions.endings + "\n\n"
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
    help: ArgumentHelp(tr("The title of its red button."), valueName: "text"))
  var destructiveButton: String?

  @OptionGroup var buttons: ButtonOptions

  @OptionGroup var output: OneOffOutput

  /// A document of this sheet alone.
  var prototype: Prototype {
    var sheet = ActionSheet()
    // As they are: a brace on the command line is a brace.
    sheet.title = title.map { Template($0) }
    sheet.cancelButton = buttons.cancel
    sheet.destructiveButton = destructiveButton.map(ButtonOptions.button)
    sheet.otherButtons = buttons.others
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "sheet", kind: .actionSheet(sheet))]
    prototype.start = .dialog(DialogID(0))
    return prototype
  }

  func validate() throws {
    guard destructiveButton == nil, buttons.isEmpty else { return }
    throw ValidationError(tr("A sheet needs a button"))
  }

  func run() throws { try output.show(prototype) }
}
