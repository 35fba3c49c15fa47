public import DialogModel
internal import Texts

/// A prototype document: `NAME.rehearsal.yaml`, or the same in JSON.
public enum PrototypeDocument {
  /// Reads a document from UTF-8 text; no file is opened.
  ///
  /// All problems of the document are found at once, not only the first.
  ///
  /// - Parameter environment: answers the questions that the text alone does not answer.
  public static func load(_ bytes: [UInt8], in environment: DocumentEnvironment) -> LoadResult {
    read(YAMLDocument(bytes), environment).result
  }

  /// Reads a document from its tree.
  package static func load(_ root: YAMLNode, in environment: DocumentEnvironment) -> LoadResult {
    var problems: [Finding] = []
    let prototype = Reader.read(root, environment, &problems).0
    return LoadResult(prototype: prototype, problems: problems)
  }

  /// Reads a document from its tree, with what the checks need.
  static func read(
    _ document: YAMLDocument, _ environment: DocumentEnvironment
  ) -> (result: LoadResult, more: Reader.ForChecks) {
    var problems = document.problems
    var prototype: Prototype?
    var more = Reader.ForChecks()
    if let root = document.root {
      (prototype, more) = Reader.read(root, environment, &problems)
    } else if problems.isEmpty {
      problems.append(
        Finding(
          .shape, at: Mark(line: 1, column: 1), tr("the document is empty"),
          hint: tr("a document begins with “rehearsal: 1”")))
    }
    return (LoadResult(prototype: prototype, problems: problems), more)
  }
}

/// The result of reading a document.
public struct LoadResult: Hashable, Sendable {
  /// The prototype; `nil` if one of the problems is an error.
  public let prototype: Prototype?
  /// The errors and warnings, in order of place; if there are very many, only the first ones.
  public let problems: [Finding]

  init(prototype: Prototype?, problems: [Finding]) {
    let failed = problems.contains { $0.severity == .error }
    self.prototype = failed ? nil : prototype
    self.problems = problems.listed()
  }
}
