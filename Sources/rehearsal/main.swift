import ArgumentParser
import Glibc
import Texts

setlocale(LC_ALL, "")
bindTexts(directory: Installation.localeDirectory)
let arguments = Array(CommandLine.arguments.dropFirst())
if let word = arguments.first, let line = Suggestion.noCommand(word) {
  UsageText.exit("rehearsal: \(line)")
}
// The parser's own exit prints the whole usage of a command below each error.
do {
  var command = try CommandWord.quickly(arguments) ?? Rehearsal.parseAsRoot(arguments)
  do {
    try command.run()
  } catch let error as ValidationError {
    UsageText.exit(UsageText.line(error))
  }
} catch {
  if Rehearsal.exitCode(for: error) == ExitStatus.usage {
    UsageText.exit(UsageText.lineWithHelp(UsageText.firstError(error, in: arguments)))
  }
  Rehearsal.exit(withError: error)
}
