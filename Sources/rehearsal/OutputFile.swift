import ArgumentParser
import Texts

/// The file that a command writes its result to.
enum OutputFile {
  /// Refuses a file that holds work of a person: one that is read, or any prototype.
  ///
  /// - Parameters:
  ///   - output: the path to write to; `nil` or `-` for standard output, which is none.
  ///   - inputs: the paths that are read.
  /// - Throws: a usage error.
  static func check(_ output: String?, inputs: [String]) throws {
    guard let output, output != "-" else { return }
    if inputs.contains(where: { $0 != "-" && WorkingFolder.isSame(output, $0) }) {
      throw ValidationError(tr("the output would replace the document"))
    }
    if output.hasSuffix(".rehearsal.yaml") || output.hasSuffix(".rehearsal.yml") {
      throw ValidationError(
        tr("“{file}” is the name of a prototype; choose another one", ["file": output]))
    }
  }
}
