import ArgumentParser
import DialogModel
import PrototypeFile
import Session
import Texts

/// Reads documents for a command, and says what is wrong with them.
enum Documents {
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
    try load(try read(path), name: name(path))
  }

  /// The prototype in a document's bytes.
  ///
  /// - Throws: an exit with 65 after saying what is wrong, every error with its place.
  static func load(_ bytes: [UInt8], name: String) throws -> Prototype {
    let result = PrototypeDocument.load(bytes)
    for problem in result.problems { Output.diagnose(problem.text(file: name)) }
    guard let prototype = result.prototype else { throw ExitStatus.badDocument }
    return prototype
  }

  /// What diagnostics call a file.
  static func name(_ path: String) -> String {
    path == "-" ? tr("standard input") : path
  }
}
