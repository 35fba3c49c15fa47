/// Changes of a document's text that have been tried: the text with them says what it should.
public struct TriedEdits: Sendable {
  /// The changes of the text, in order; none overlaps another.
  public let edits: [SourceEdit]
  /// The text with the changes.
  public let after: [UInt8]
  /// The changes that make the old text of the new one.
  public let inverse: [SourceEdit]
  /// The tree of the new text.
  package let root: YAMLNode

  /// Tries changes of a text; `nil` if the changed text is not YAML, or its tree is another one than
  /// is wanted.
  ///
  /// - Parameters:
  ///   - edits: the changes in any order; of two that overlap the second is left out.
  ///   - isRight: whether the tree of the changed text is the one that is wanted.
  public init?(_ edits: [SourceEdit], of text: [UInt8], isRight: (YAMLNode) -> Bool) {
    var end = 0
    let inOrder = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    let edits = inOrder.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
    self.edits = edits
    after = edits.applied(to: text)
    inverse = edits.inverse(in: text)
    let document = YAMLDocument(after)
    guard document.problems.isEmpty, let root = document.root, isRight(root) else { return nil }
    self.root = root
  }
}
