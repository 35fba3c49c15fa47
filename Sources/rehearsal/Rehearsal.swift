import ArgumentParser
import Texts

/// The command line: shows prototypes in a window, and performs them without one.
struct Rehearsal: ParsableCommand {
  /// The version of the program.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "rehearsal",
    abstract: tr("Prototype dialogs, and see every delegate call in order."),
    usage: "rehearsal [<\(tr("file"))>]\nrehearsal <\(tr("subcommand"))> …",
    discussion: tr(
      "A prototype is a text file, NAME.rehearsal.yaml. Without a command, its window opens.")
      + "\n\n" + tr("Example: rehearsal account.rehearsal.yaml"),
    version: version,
    subcommands: CommandWord.allCases.map(\.command),
    defaultSubcommand: Open.self)
}
