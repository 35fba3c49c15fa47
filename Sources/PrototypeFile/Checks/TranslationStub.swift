/// A translation that is not one yet: the text itself, under a comment that says so.
package enum TranslationStub {
  /// The comment, without its sign.
  package static let comment = "to be translated"

  /// The 1-based lines on which the comment can be: the one above a translation, and its own.
  package static func lines(of key: YAMLNode) -> [Int] { [key.start.line - 1, key.start.line] }

  /// Whether the comment above a translation, or behind it, says that it is not one yet.
  package static func isMarked(_ key: YAMLNode, in source: SourceLines) -> Bool {
    lines(of: key).contains { source.text(ofLine: $0)?.hasSuffix("# " + comment) == true }
  }
}
