import ArgumentParser
import DialogModel
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
        let result = DocumentReader(of: file).check(bytes)
        Documents.say(result.problems, of: bytes, name: name)
        let recordings = Check.recordings(of: result.prototype, beside: file)
        for problem in recordings { Output.diagnose(problem.text) }
        let errors = result.problems.count { $0.severity == .error }
        if errors > 0 { isInvalid = true }
        let warnings = result.problems.count - errors + recordings.count
        results.line("\(name): \(Check.summary(errors: errors, warnings: warnings))")
      } catch {
        Output.diagnose("\(name): \(error.message)")
        isUnreadable = true
      }
      results.flush()
    }
    if isUnreadable { throw ExitStatus.noInput }
    if isInvalid { throw ExitStatus.badDocument }
  }

  /// The recordings of commands that can't be played.
  private static func recordings(
    of prototype: Prototype?, beside file: String
  ) -> [RecordingProblem] {
    guard file != "-", let prototype else { return [] }
    return Recordings(beside: file, of: prototype).problems
  }

  private static func summary(errors: Int, warnings: Int) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { parts.append(ntr("{n} warning", "{n} warnings", warnings)) }
    return parts.isEmpty ? tr("ok") : parts.joined(separator: ", ")
  }
}
