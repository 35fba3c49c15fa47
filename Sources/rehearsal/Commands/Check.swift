import ArgumentParser
import PrototypeFile
import Session
import Texts

/// Reads documents and prints all their problems.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Read documents and report every error and warning."),
    discussion: tr("Example: rehearsal check *.rehearsal.yaml"))

  @Argument(
    help: ArgumentHelp(tr("The documents; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var files: [String]

  func run() throws {
    var isUnreadable = false
    var isInvalid = false
    var results = Output.Results()
    for file in files {
      let name = Documents.name(file)
      do {
        let bytes = try FileReader.read(file)
        let problems = DocumentReader(of: file).check(bytes).problems
        Documents.say(problems, of: bytes, name: name)
        if problems.contains(where: { $0.severity == .error }) { isInvalid = true }
        results.line("\(name): \(Check.summary(problems))")
      } catch {
        Output.diagnose("\(name): \(error.message)")
        isUnreadable = true
      }
      results.flush()
    }
    if isUnreadable { throw ExitStatus.noInput }
    if isInvalid { throw ExitStatus.badDocument }
  }

  private static func summary(_ problems: [Problem]) -> String {
    let errors = problems.count { $0.severity == .error }
    let warnings = problems.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { parts.append(ntr("{n} warning", "{n} warnings", warnings)) }
    return parts.isEmpty ? tr("ok") : parts.joined(separator: ", ")
  }
}
