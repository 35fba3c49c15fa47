import DialogModel

extension PrototypeDocument {
  /// Reads a document and looks at it as a reviewer would: also what loads, but hardly means what
  /// it says, is a problem then.
  public static func check(_ bytes: [UInt8]) -> LoadResult {
    let loaded = load(bytes)
    guard let prototype = loaded.prototype, let root = YAMLDocument(bytes).root else {
      return loaded
    }
    let found = DocumentChecks(prototype, root: root).problems
    return LoadResult(prototype: prototype, problems: (loaded.problems + found).inOrder())
  }
}
