import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import Scenario
import Session
import Texts

/// Reads documents for a command, and prints their problems.
enum Documents {
  /// The completion of a document's name in a shell.
  static let completion = CompletionKind.file(extensions: extensions)

  /// How the names of documents end, without the dot.
  static let extensions = ["yaml", "yml", "json"]

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: an exit with 66 after saying why it can't be read.
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return try FileReader.read(path)
    } catch {
      Output.diagnose("\(name(path)): \(error.message)")
      throw ExitStatus.noInput
    }
  }

  /// The prototype in a file.
  ///
  /// - Throws: an exit with 66 or 65 after saying what is wrong, every error with its place.
  static func load(_ path: String) throws -> Prototype {
    try load(try read(path), of: path)
  }

  /// The prototype in the bytes of the document at a path.
  ///
  /// - Throws: an exit with 65 after saying what is wrong, every error with its place.
  static func load(_ bytes: [UInt8], of path: String) throws -> Prototype {
    if RecordedSession.begins(bytes) {
      let hint = tr(
        "this is a recorded run, no document; “rehearsal replay {file}” performs it again",
        ["file": name(path)])
      Output.diagnose("\(name(path)): error: \(hint)")
      throw ExitStatus.badDocument
    }
    let result = DocumentReader(of: path).load(bytes)
    say(result.problems, of: bytes, name: name(path))
    guard let prototype = result.prototype else { throw ExitStatus.badDocument }
    return prototype
  }

  /// Prints the problems of a document on standard error.
  static func say(_ problems: [Finding], of bytes: [UInt8], name: String) {
    guard !problems.isEmpty else { return }
    var text = DiagnosticText(file: name, bytes: bytes, terminal: Terminal(STDERR_FILENO))
    for problem in problems {
      for line in text.lines(problem) { Output.diagnose(painted: line) }
    }
  }

  /// The name of a file in diagnostics, safe to show in one line.
  static func name(_ path: String) -> String {
    path == "-" ? tr("standard input") : FileName.text(path)
  }
}
