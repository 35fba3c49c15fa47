import DialogModel

extension PrototypeDocument {
  /// Reads a document and checks it as a reviewer would.
  ///
  /// It also reports what loads, but is probably a mistake.
  ///
  /// - Parameter environment: answers the questions that the text alone does not answer.
  public static func check(_ bytes: [UInt8], in environment: DocumentEnvironment) -> LoadResult {
    let document = YAMLDocument(bytes)
    let (loaded, files) = read(document, environment)
    guard let prototype = loaded.prototype, let root = document.root else { return loaded }
    let checks = DocumentChecks(
      prototype, root: root, of: bytes, naming: files, environment.files)
    return LoadResult(prototype: prototype, problems: loaded.problems + checks.problems)
  }
}
