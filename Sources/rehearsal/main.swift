import ArgumentParser
import Glibc
import Session
import Texts

StandardStreams.prepare()
setlocale(LC_ALL, "")
Installation.bindTexts()
Faults.watch("rehearsal", version: Rehearsal.version)
// The parser has no options whose value can be left out.
let arguments = Arguments.all.dropFirst().map { argument in
  argument.hasPrefix("--fix=") ? "--fix-rule=" + argument.dropFirst("--fix=".count) : argument
}
if let word = arguments.first, let line = Suggestion.noCommand(word) {
  UsageText.exit("rehearsal: \(line)")
}
// The parser's own exit prints the whole usage of a command below each error, and does not notice
// where nothing can be printed.
do {
  var command = try CommandWord.quickly(arguments) ?? Rehearsal.parseAsRoot(arguments)
  do {
    try command.run()
  } catch let error as ValidationError {
    UsageText.exit(UsageText.line(error))
  }
  Output.exit(.success)
} catch {
  let status = Rehearsal.exitCode(for: error)
  if status == ExitStatus.usage {
    UsageText.exit(UsageText.lineWithHelp(UsageText.firstError(error, in: arguments)))
  }
  // Help, the version and completions are errors to the parser too.
  let text = Rehearsal.fullMessage(for: error)
  if status == .success {
    Output.result(text + "\n")
  } else if !text.isEmpty {
    Output.diagnose(text)
  }
  Output.exit(status)
}
