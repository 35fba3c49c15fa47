public import PrototypeFile
internal import Texts

/// A change of a document that has been tried: the document with it says exactly what it should.
public struct EditPlan: Hashable, Sendable {
  private let tried: TriedEdits
  /// What else refers to the changed part, and changes with it or could; not in the document's
  /// order.
  public internal(set) var alsoUses: [OtherUse] = []
  /// The version with the changes; `nil` if the plan is not of a ``DocumentEditor``, or was not
  /// checked.
  public internal(set) var revision: Revision?
  /// What the change is called where it can be undone, in the person's language; empty if the plan is
  /// not of a ``DocumentEditor``.
  public internal(set) var label = ""
  /// The changes of the tree, one after the other; empty if the plan is not of a ``DocumentEditor``.
  var drafts: [Draft] = []

  /// The changes of the text, in order; none overlaps another.
  public var edits: [SourceEdit] { tried.edits }
  /// The text with the changes.
  public var after: [UInt8] { tried.after }
  /// The changes that make the old text of the new one.
  public var inverse: [SourceEdit] { tried.inverse }
  /// The tree of the new text.
  var root: YAMLNode { tried.root }

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
  package init(
    _ edits: [SourceEdit], of text: [UInt8], isRight: (YAMLNode) -> Bool
  ) throws(EditRefusal) {
    guard let tried = TriedEdits(edits, of: text, isRight: isRight) else {
      let place = edits.map(\.range.lowerBound).min() ?? 0
      throw EditRefusal.unusual(line: text.prefix(place).count { $0 == 0x0A } + 1)
    }
    self.tried = tried
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
