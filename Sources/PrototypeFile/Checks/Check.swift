import DialogModel

extension PrototypeDocument {
  /// Reads a document and looks at it as a reviewer would: also what loads, but hardly means what
  /// it says, is a problem then.
  ///
  /// The parameters are those of ``load(_:patternProblem:files:)``.
  public static func check(
    _ bytes: [UInt8], patternProblem: ((String) -> String?)? = nil, files: NamedFiles? = nil
  ) -> LoadResult {
    let document = YAMLDocument(bytes)
    let loaded = load(document, patternProblem, files)
    guard let prototype = loaded.prototype, let root = document.root else { return loaded }
    let found = DocumentChecks(prototype, root: root, files: files).problems
    return LoadResult(prototype: prototype, problems: loaded.problems + found)
  }
}
