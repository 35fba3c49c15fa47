internal import Texts

/// A change of a document that has been tried: the document with it says exactly what it should.
public struct EditPlan: Hashable, Sendable {
  /// The changes of the text, in order; none overlaps another.
  public let edits: [SourceEdit]
  /// The text with the changes.
  public let after: [UInt8]
  /// The changes that make the old text of the new one.
  public let inverse: [SourceEdit]
  /// What else refers to the changed part, and changes with it or could; not in the document's
  /// order.
  public internal(set) var alsoUses: [OtherUse] = []
  /// The version with the changes; `nil` if the plan is not of a ``DocumentEditor``, or was not
  /// checked.
  public internal(set) var revision: Revision?
  /// What the change is called where it can be undone, in the person's language; empty if the plan is
  /// not of a ``DocumentEditor``.
  public internal(set) var label = ""
  /// The tree of the new text.
  let root: YAMLNode
  /// The changes of the tree, one after the other; empty if the plan is not of a ``DocumentEditor``.
  var drafts: [Draft] = []

  /// Plans a change of a document to another tree.
  ///
  /// The change is applied to a copy, which is read again and compared with the tree.
  ///
  /// - Throws: a refusal if the copy says something else.
  package init(_ draft: Draft, of map: SourceMap) throws(EditRefusal) {
    do throws(EditRefusal) {
      try self.init(Patch.edits(draft, of: map), of: map.bytes) { draft.matches($0) }
    } catch {
      let others = EditPlan.otherTexts(draft, of: map)
      guard let after = others.lazy.compactMap({ $0() }).first(where: { draft.isRead(from: $0) })
      else { throw error }
      let whole = SourceEdit(0..<map.bytes.count, after).trimmed(in: map.bytes)
      try self.init([whole], of: map.bytes) { draft.matches($0) }
    }
  }

  /// Other ways to write a change, for documents in which the usual way says something else: the
  /// file ends in a text without a line end, or a comment would become a part of a text.
  private static func otherTexts(_ draft: Draft, of map: SourceMap) -> [() -> [UInt8]?] {
    let style = DocumentStyle(map)
    var onOneLine = style
    onOneLine.hasBlocks = false
    let ended = map.endingLastText.map { SourceMap($0, root: map.root) }
    return [map, ended].compactMap { $0 }.flatMap { map in
      [
        { try? Patch.edits(draft, of: map, style).applied(to: map.bytes) + style.lineEnd },
        { try? Patch.edits(draft, of: map, style).applied(to: map.bytes) },
        { try? Patch.edits(draft, of: map, onOneLine).applied(to: map.bytes) },
      ]
    }
  }

  /// Plans changes of a text.
  ///
  /// - Parameters:
  ///   - edits: the changes in any order; of two that overlap the second is left out.
  ///   - isRight: whether the tree of the changed text is the one that is wanted.
  /// - Throws: a refusal if it is not.
  public init(
    _ edits: [SourceEdit], of text: [UInt8], isRight: (YAMLNode) -> Bool
  ) throws(EditRefusal) {
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
    guard document.problems.isEmpty, let root = document.root, isRight(root) else {
      let place = edits.first?.range.lowerBound ?? 0
      let line = text.prefix(place).count { $0 == 0x0A } + 1
      throw EditRefusal.unusual(line: line)
    }
    self.root = root
  }

  /// Whether two plans change the same text in the same way; the rest follows from that.
  public static func == (first: EditPlan, second: EditPlan) -> Bool {
    first.edits == second.edits && first.after == second.after && first.alsoUses == second.alsoUses
  }

  /// Feeds a hasher with what counts for equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(edits)
    hasher.combine(after)
    hasher.combine(alsoUses)
  }
}
