import ArgumentParser
import DialogModel
import PrototypeFile
import Session
import Texts

/// Reads documents and says everything that is wrong with them.
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
        let problems = CheckedDocument(bytes).problems
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

/// A document with everything that is to be said about it.
struct CheckedDocument {
  /// Errors and warnings in the order of their places.
  let problems: [Problem]

  init(_ bytes: [UInt8]) {
    let loaded = PrototypeDocument.load(bytes)
    var problems = loaded.problems
    let entries = YAMLDocument(bytes).root?["scenarios"]?.entries ?? []
    for script in loaded.prototype?.scenarios ?? [] where script.expect == nil {
      let mark = entries.first { $0.key.text == script.name }?.key.start
      // Whoever read the document may have said so already.
      guard let mark, !problems.contains(where: { $0.line == mark.line }) else { continue }
      problems.append(
        Problem(
          .warning, at: mark,
          tr("the scenario “{name}” expects no calls", ["name": script.name]),
          hint: tr("“rehearsal trace --format expect” prints them")))
    }
    self.problems = problems.enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
  }
}
