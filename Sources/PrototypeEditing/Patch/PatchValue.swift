internal import PrototypeFile
internal import Texts

/// Parts that another part replaces.
extension Patch {
  /// How a part is written.
  private enum Extent {
    /// Without characters.
    case nothing
    /// On its line, or in quotes or brackets over several.
    case inline(Range<Int>)
    /// As a mark such as `|-`, and the lines below it, from the end of the mark's line on.
    case text(mark: Range<Int>, lines: Range<Int>)
    /// As the lines of its parts, to the end of the last one.
    case parts(Range<Int>)
  }

  private func extent(of old: YAMLNode, _ slot: Slot) throws(EditRefusal) -> Extent {
    if map.isNothing(old) { return .nothing }
    let start = map.offset(old.start)
    let end = try map.end(of: old, head: slot.head)
    switch old.content {
    case .scalar(_, .block):
      let header = map.source.lines[map.line(at: start)]
      let mark = map.bytes[start..<header.end].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x23 }
      return .text(mark: start..<mark.endIndex, lines: header.end..<max(end, header.end))
    case .list, .map:
      guard !map.isFlow(old), !slot.isFlow else { fallthrough }
      return .parts(start..<lineEnd(at: end))
    case .scalar, .refused: return .inline(start..<end)
    }
  }

  /// Changes a text.
  mutating func change(
    _ old: YAMLNode, to scalar: Draft.Scalar, _ slot: Slot
  ) throws(EditRefusal) {
    let isValue = scalar.isWord && Quoting.isCoreValue(scalar.text)
    let range = map.offset(old.start)..<map.offset(old.end)
    var slot = slot
    switch old.content {
    // A text that needs quotes has them because it must, not because the person wants them: one that
    // is typed may need them for a moment.
    case .scalar(let text, .quoted)
    where (slot.style.marks == .json || isSafe(text, slot)) && !text.isEmpty && !isValue
      && (slot.isFlow || isOneLine(scalar.text)):
      let isSingle = map[range.lowerBound] == UInt8(ascii: "'")
      let marks = slot.style.marks == .json ? .json : isSingle ? Quoting.Marks.single : .double
      return edit(range, Quoting.quoted(scalar.text, marks))
    case .scalar(let text, .plain) where !text.isEmpty:
      // A date stays one.
      if [text, scalar.text].allSatisfy({ Quoting.isValue($0) && !Quoting.isCoreValue($0) }),
        isSafe(scalar.text, slot)
      {
        return edit(range, scalar.text)
      }
      slot.style.quotesTexts = false
    default: break
    }
    try replace(old, by: .scalar(scalar), slot)
  }

  /// Whether a text means itself without quotes.
  private func isSafe(_ text: String, _ slot: Slot) -> Bool {
    Quoting.isSafe(text, slot.isFlow ? .brackets : .line)
  }

  private func isOneLine(_ text: String) -> Bool { Quoting.block(text) == nil }

  /// Writes a part in the place of another.
  mutating func replace(
    _ old: YAMLNode, by draft: Draft, _ slot: Slot, asLines: Bool = false
  ) throws(EditRefusal) {
    let extent = try extent(of: old, slot)
    switch written(draft, old, slot, extent, asLines: asLines) {
    case .inline(let text):
      let comments = draft.isEmptied ? try ownComments(of: old, slot) : .none
      if let brackets = comments.brackets {
        return edit(map.offset(old.start)..<map.offset(old.end), brackets)
      }
      // They stay below their container.
      let least = slot.column + (slot.position == .dash ? slot.style.dash : slot.style.indent)
      let lines = broken(comments.lines, indent: max(old.start.column - 1, least))
      replace(extent, slot, by: text, lines)
    case .text(let mark, let lines):
      replace(extent, slot, by: mark, broken(lines, indent: indent(of: extent, slot)))
    case .parts(let lines, let isList):
      let step = isList ? slot.style.listIndent : slot.style.indent
      if let comment = comment(behind: extent, below: slot.head) {
        return edit(
          comment.whole, comment.bytes + broken(lines, indent: old.start.column - 1))
      }
      guard slot.position == .colon else {
        let lines = isCommented(extent) && !takeComment(lines, of: draft) ? [""] + lines : lines
        let rest = broken(Array(lines.dropFirst()), indent: column(behind: slot, old, extent))
        return replace(extent, slot, by: lines.first ?? "", rest)
      }
      let rest = broken(Array(lines.dropFirst()), indent: old.start.column - 1)
      switch extent {
      case .parts(let range) where isList == (old.list != nil):
        // The new lines can be where the old ones are.
        edit(range, Array((lines.first ?? "").utf8) + rest)
      case .inline(let range) where map.line(at: range.lowerBound) > map.line(at: slot.head):
        replace(extent, slot, by: lines.first ?? "", rest)
      default: replace(extent, slot, by: "", broken(lines, indent: slot.column + step))
      }
    }
  }

  /// The comments of a list or a map that belong to none of its parts.
  struct OwnComments {
    /// The comments on lines of their own, where the parts have lines.
    var lines: [String] = []
    /// The brackets without the parts.
    var brackets: [UInt8]?

    static let none = OwnComments()
    var isEmpty: Bool { lines.isEmpty && brackets == nil }
  }

  /// The comments of a list or a map with parts that belong to none of them.
  func ownComments(of old: YAMLNode, _ slot: Slot) throws(EditRefusal) -> OwnComments {
    guard (old.list ?? old.entries?.map(\.value))?.isEmpty == false else { return .none }
    if map.isFlow(old) {
      return OwnComments(brackets: try FlowParts(old, map).emptied(slot.style))
    }
    guard !slot.isFlow else { return .none }
    let gaps = Gaps(map, try places(in: old), style, of: old)
    return OwnComments(lines: gaps.own(from: slot.head))
  }

  /// How a part is written in the place of an old one.
  private func written(
    _ draft: Draft, _ old: YAMLNode, _ slot: Slot, _ extent: Extent, asLines: Bool
  ) -> Rendering.Written {
    let rendering = Rendering(map: map, style: slot.style)
    let isList = if case .list = draft { true } else { false }
    if asLines {
      return .parts(rendering.lines(draft, like: slot.neighbours.model), isList: isList)
    }
    if slot.isFlow || slot.style.marks == .json {
      let line = map.source.lines[old.start.line - 1]
      let spaces = map.bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }
      let indent = String(decoding: spaces, as: UTF8.self)
      return .inline(rendering.brackets(draft, indent: indent, like: slot.neighbours.model))
    }
    if case .scalar(let scalar) = draft, case .text(let mark, _) = extent,
      map[mark.lowerBound] == UInt8(ascii: ">"), scalar.text.utf8.contains(0x20),
      let folded = Quoting.folded(
        scalar.text, width: DocumentStyle.width - indent(of: extent, slot)),
      folded.lines.count > 1 || folded.mark == ">"
    {
      return .text(folded.mark, folded.lines)
    }
    return rendering.value(draft, column: old.start.column - 1, slot.neighbours)
  }

  /// The column of a part behind a dash, or of the root.
  private func column(behind slot: Slot, _ old: YAMLNode, _ extent: Extent) -> Int {
    // What takes the place of a value begins where it did, maybe on a line of its own.
    if case .inline = extent { return old.start.column - 1 }
    let start = map.offset(old.start)
    let isOnLine = !map.isNothing(old) && map.line(at: start) == map.line(at: slot.head)
    return slot.column < 0 || isOnLine
      ? old.start.column - 1 : slot.column + slot.style.dash
  }

  /// Whether something follows a value on its last line.
  private func isCommented(_ extent: Extent) -> Bool {
    guard case .inline(let range) = extent else { return false }
    return !map.bytes[range.upperBound..<lineEnd(at: range.upperBound)]
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a comment may follow the first of the lines of a part: it gets into no other comment, and
  /// into no text of several lines.
  ///
  /// A “#” in quotes counts as a comment too.
  private func takeComment(_ lines: [String], of draft: Draft) -> Bool {
    guard let first = lines.first, !first.has("#") else { return false }
    let rest = lines.dropFirst().map { "\n" + $0 }.joined()
    return draft.isRead(from: Array("\(first) #\(rest)".utf8))
  }

  /// The comment behind a value that begins below its key or dash, and the bytes of both; `nil` for
  /// none.
  private func comment(
    behind extent: Extent, below head: Int
  ) -> (whole: Range<Int>, bytes: [UInt8])? {
    guard case .inline(let range) = extent, isCommented(extent),
      map.line(at: range.lowerBound) > map.line(at: head)
    else { return nil }
    let whole = range.lowerBound..<lineEnd(at: range.upperBound)
    let comment = map.bytes[range.upperBound..<whole.upperBound]
    return (whole, Array(comment.drop { $0 == 0x20 || $0 == 0x09 }))
  }

  /// The indentation of the lines of a text.
  private func indent(of extent: Extent, _ slot: Slot) -> Int {
    if case .text(let mark, let lines) = extent, mark.count <= 2, !lines.isEmpty {
      let first = map.line(at: lines.lowerBound) + 1
      for line in map.source.lines[first...] where line.start < lines.upperBound {
        let spaces = map.bytes[line.start..<line.end].prefix { $0 == 0x20 }.count
        if spaces < line.end - line.start, map[mark.upperBound - 1].map(isDigit) == false {
          return spaces
        }
      }
    }
    return max(slot.column, 0) + (slot.position == .dash ? 2 : slot.style.indent)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Writes the rest of a line, and the lines below it, in the place of a part.
  ///
  /// A comment after the part stays on its line.
  private mutating func replace(
    _ extent: Extent, _ slot: Slot, by text: String, _ lines: [UInt8]
  ) {
    let spaces = slot.position == .dash ? slot.style.dash - 1 : 1
    let gap = slot.position == .nothing ? "" : String(repeating: " ", count: spaces)
    let rest = text.isEmpty ? "" : gap + text
    switch extent {
    case .nothing:
      edit(slot.head..<slot.head, rest)
      if !lines.isEmpty { edit(lineEnd(at: slot.head)..<lineEnd(at: slot.head), lines) }
    case .inline(let range):
      let end = lineEnd(at: max(range.lowerBound, range.upperBound - 1))
      if text.isEmpty, slot.position == .dash, !slot.isFlow, isCommented(extent) {
        // Behind a dash, some programs take a tab for one in the indentation.
        let blanks = map.bytes[range.upperBound...].prefix { $0 == 0x20 || $0 == 0x09 }
        edit(slot.head..<blanks.endIndex, " ")
      } else {
        edit(text.isEmpty && !slot.isFlow ? slot.head..<range.upperBound : range, text)
      }
      if !lines.isEmpty { edit(end..<end, lines) }
    case .text(let mark, let old):
      edit(text.isEmpty ? slot.head..<mark.upperBound : mark, text)
      edit(old, lines)
    case .parts(let range):
      let head = lineEnd(at: slot.head)
      guard range.lowerBound > head, slot.position != .nothing else {
        return edit(range, Array(text.utf8) + lines)
      }
      edit(slot.head..<slot.head, rest)
      edit(head..<range.upperBound, lines)
    }
  }
}
