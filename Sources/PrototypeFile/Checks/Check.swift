import DialogModel

extension PrototypeDocument {
  /// Reads a document and checks it as a reviewer would.
  ///
  /// It also reports what loads, but is probably a mistake.
  ///
  /// - Parameter environment: answers the questions that the text alone does not answer.
  public static func check(_ bytes: [UInt8], in environment: DocumentEnvironment) -> LoadResult {
    Revision(bytes, in: environment).check()
  }
}
