public import DialogModel
internal import Texts

/// A prototype document: `NAME.rehearsal.yaml`, or the same in JSON.
public enum PrototypeDocument {
  /// Reads a document from UTF-8 text; no file is opened.
  ///
  /// All problems of the document are found at once, not only the first.
  ///
  /// - Parameters:
  ///   - patternProblem: says what is wrong with a regular expression, in the person's language,
  ///     or `nil` where nothing is; without it, none is looked at.
  ///   - files: knows the files that the document names; without it, none is looked at.
  public static func load(
    _ bytes: [UInt8], patternProblem: ((String) -> String?)? = nil, files: NamedFiles? = nil
  ) -> LoadResult {
    load(YAMLDocument(bytes), patternProblem, files)
  }

  /// Reads a document from its tree.
  static func load(
    _ document: YAMLDocument, _ patternProblem: ((String) -> String?)?, _ files: NamedFiles?
  ) -> LoadResult {
    var problems = document.problems
    var prototype: Prototype?
    if let root = document.root {
      prototype = Reader.read(root, patternProblem, files, &problems)
    } else if problems.isEmpty {
      problems.append(
        Problem(
          .error, .shape, at: Mark(line: 1, column: 1), tr("the document is empty"),
          hint: tr("a document begins with “rehearsal: 1”")))
    }
    return LoadResult(prototype: prototype, problems: problems)
  }
}

/// What came of reading a document.
public struct LoadResult: Hashable, Sendable {
  /// The prototype; `nil` where any of the problems is an error.
  public let prototype: Prototype?
  /// The errors and warnings, in order of place; of very many, the first.
  public let problems: [Problem]

  init(prototype: Prototype?, problems: [Problem]) {
    let failed = problems.contains { $0.severity == .error }
    self.prototype = failed ? nil : prototype
    self.problems = problems.listed()
  }
}
