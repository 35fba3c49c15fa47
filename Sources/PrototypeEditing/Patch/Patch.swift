internal import PrototypeFile

/// The changes of a document's bytes that make its tree another one.
///
/// Parts that are kept at their place keep every byte. Each new part is written as the parts near
/// it are.
struct Patch {
  let map: SourceMap
  var style: DocumentStyle
  /// The changes so far, in no order.
  var edits: [SourceEdit] = []

  /// The place of a part in the document.
  struct Slot {
    /// What comes before the part.
    enum Position { case nothing, colon, dash }

    /// The byte after the colon or the dash.
    var head: Int
    /// The number of columns before the key or the dash; -1 for the root.
    var column: Int
    var position: Position
    /// Whether it is in brackets.
    var isFlow: Bool
    /// How the parts next to it are written.
    var style: DocumentStyle
    var neighbours = Rendering.Neighbours.none
  }

  init(_ map: SourceMap, _ style: DocumentStyle) {
    self.map = map
    self.style = style
  }

  /// The changes that make the tree of a document this one.
  ///
  /// - Returns: the changes in order; none overlaps another.
  static func edits(
    _ draft: Draft, of map: SourceMap, _ style: DocumentStyle? = nil
  ) throws(EditRefusal) -> [SourceEdit] {
    var patch = Patch(map, style ?? DocumentStyle(map))
    let start = map.offset(map.root.start)
    try patch.change(
      map.root, to: draft,
      Slot(
        head: start, column: -1, position: .nothing, isFlow: false, style: patch.style))
    return patch.ordered
  }

  /// The changes in order, each as short as possible.
  var ordered: [SourceEdit] {
    edits.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map { $0.element.trimmed(in: map.bytes) }.filter { !$0.isEmpty }
  }

  /// Changes a part at its place.
  mutating func change(_ old: YAMLNode, to draft: Draft, _ slot: Slot) throws(EditRefusal) {
    // Where line ends are mixed, new lines end as the nearest one does.
    style.lineEnd = map.lineEnd(ofLine: old.start.line)
    switch draft {
    case .kept(let node) where node.isSamePart(as: old): return
    case .scalar(let scalar) where old.isText:
      if !draft.matches(old) { try change(old, to: scalar, slot) }
    case .map(let entries, let part?) where part.isSamePart(as: old) && !entries.isEmpty:
      let parts = entries.map { Part($0.origin, $0.key, $0.value, $0.comment, $0.lineComment) }
      try change(old, to: parts, slot, whole: draft)
    case .list(let items, let part?) where part.isSamePart(as: old) && !items.isEmpty:
      let parts = items.map { Part($0.origin, nil, $0.value, $0.comment, $0.lineComment) }
      try change(old, to: parts, slot, whole: draft)
    default: try replace(old, by: draft, slot)
    }
  }

  private mutating func change(
    _ old: YAMLNode, to parts: [Part], _ slot: Slot, whole: Draft
  ) throws(EditRefusal) {
    if map.isFlow(old) {
      try changeFlow(old, to: parts, slot, whole: draft(whole))
    } else if slot.isFlow {
      // A pair in a list without braces of its own: `[a: b]`.
      throw EditRefusal.unusual(line: old.start.line)
    } else {
      try changeBlock(old, to: parts, slot)
    }
  }

  /// The same part as a new one.
  private func draft(_ whole: Draft) -> Draft {
    switch whole {
    case .map(let entries, _): .map(entries, old: nil)
    case .list(let items, _): .list(items, old: nil)
    case .kept, .scalar: whole
    }
  }

  /// An entry of a map or an item of a list.
  struct Part {
    /// Its place in the old collection; `nil` for a new one.
    let origin: Int?
    /// Its key, in a map.
    let key: String?
    let value: Draft
    let comment: [String]?
    /// The spaces and the comment after it on its line, if it is new.
    let lineComment: String?

    init(
      _ origin: Int?, _ key: String?, _ value: Draft, _ comment: [String]?, _ lineComment: String?
    ) {
      (self.origin, self.key, self.value) = (origin, key, value)
      (self.comment, self.lineComment) = (comment, lineComment)
    }
  }

  /// Whether the parts are all those of the old collection, in their order.
  func isInOrder(_ parts: [Part], of old: YAMLNode) -> Bool {
    let count = old.entries?.count ?? old.list?.count ?? 0
    return parts.count == count && parts.enumerated().allSatisfy { $0.offset == $0.element.origin }
  }

  // MARK: - Helpers

  mutating func edit(_ range: Range<Int>, _ bytes: [UInt8]) {
    edits.append(SourceEdit(range, bytes))
  }

  mutating func edit(_ range: Range<Int>, _ text: String) { edit(range, Array(text.utf8)) }

  /// The end of the line that has a byte, before the line's end.
  func lineEnd(at offset: Int) -> Int { map.source.lines[map.line(at: offset)].end }

  /// Lines with an indentation, each after a line end.
  func broken(_ lines: [String], indent: Int) -> [UInt8] {
    lines.flatMap { line in
      style.lineEnd
        + (line.isEmpty ? [] : Array(repeating: 0x20, count: indent) + Array(line.utf8))
    }
  }
}

extension YAMLNode {
  /// Whether this is the same part of the same document.
  func isSamePart(as other: YAMLNode) -> Bool {
    guard start == other.start, end == other.end else { return false }
    return switch (content, other.content) {
    case (.scalar, .scalar), (.list, .list), (.map, .map), (.refused, .refused): true
    default: false
    }
  }
}
