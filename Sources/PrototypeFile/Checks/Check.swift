import DialogModel

extension PrototypeDocument {
  /// Reads a document and checks it as a reviewer would.
  ///
  /// It also reports what loads, but is probably a mistake.
  ///
  /// - Parameters:
  ///   - environment: answers the questions that the text alone does not answer.
  ///   - notes: whether it also reports what is only worth a thought.
  public static func check(
    _ bytes: [UInt8], in environment: DocumentEnvironment, notes: Bool = false
  ) -> LoadResult {
    Revision(bytes, in: environment).check(notes: notes)
  }
}
