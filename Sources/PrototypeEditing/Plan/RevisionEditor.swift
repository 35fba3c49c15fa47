public import PrototypeFile

extension Revision {
  /// Plans changes of the text; it is made at the first use.
  ///
  /// - Throws: a refusal if the text cannot be read to its end.
  public func editor() throws(EditRefusal) -> DocumentEditor {
    try derived.value {
      Result { () throws(EditRefusal) in
        try DocumentEditor(text, tree, syntaxProblems.first, environment)
      }
    }.get()
  }
}
