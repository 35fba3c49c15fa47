import DialogModel

extension PrototypeDocument {
  /// Reads a document and looks at it as a reviewer would: also what loads, but hardly means what
  /// it says, is a problem then.
  ///
  /// - Parameter environment: answers what the text alone does not say.
  public static func check(_ bytes: [UInt8], in environment: DocumentEnvironment) -> LoadResult {
    let document = YAMLDocument(bytes)
    let (loaded, files) = read(document, environment)
    guard let prototype = loaded.prototype, let root = document.root else { return loaded }
    let checks = DocumentChecks(prototype, root: root, naming: files, environment.files)
    return LoadResult(prototype: prototype, problems: loaded.problems + checks.problems)
  }
}
