import DialogModel

extension PrototypeDocument {
  /// Reads a document and looks at it as a reviewer would: also what loads, but hardly means what
  /// it says, is a problem then.
  ///
  /// - Parameter patternProblem: as for ``load(_:patternProblem:)``.
  public static func check(
    _ bytes: [UInt8], patternProblem: ((String) -> String?)? = nil
  ) -> LoadResult {
    let document = YAMLDocument(bytes)
    let loaded = load(document, patternProblem)
    guard let prototype = loaded.prototype, let root = document.root else { return loaded }
    let found = DocumentChecks(prototype, root: root).problems
    return LoadResult(prototype: prototype, problems: loaded.problems + found)
  }
}
