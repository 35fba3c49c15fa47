package import PrototypeFile

/// A document as a tree, with the bytes of each of its parts.
///
/// The tree is the one that the document is read from; no part is measured before it is needed.
public struct SourceMap: Sendable {
  /// The document by its lines.
  let source: SourceLines
  /// The content of the document.
  package let root: YAMLNode

  /// The map of a document and its tree, which must have been read from these bytes.
  package init(_ bytes: [UInt8], root: YAMLNode) {
    source = SourceLines(bytes)
    self.root = root
  }

  /// The bytes of the document.
  package var bytes: [UInt8] { source.bytes }

  /// The byte at a place.
  func offset(_ mark: Mark) -> Int { source.offset(line: mark.line, column: mark.column) }

  /// The 0-based line that has a byte; a line's end belongs to it.
  func line(at offset: Int) -> Int { source.line(at: offset) }

  /// The bytes that end a 1-based line; those of the first line where a quoted text continues after
  /// a line end of another kind.
  func lineEnd(ofLine number: Int) -> [UInt8] {
    let end = source.lineEnd(ofLine: number)
    // U+0085, U+2028 and U+2029.
    return end.first.map { $0 >= 0x80 } == true ? source.lineEnd(ofLine: 1) : end
  }

  /// The byte at an offset; `nil` after the end.
  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Whether a list or a map is written in brackets.
  func isFlow(_ node: YAMLNode) -> Bool {
    switch (node.content, self[offset(node.start)]) {
    case (.list, UInt8(ascii: "[")), (.map, UInt8(ascii: "{")): true
    default: false
    }
  }

  /// Whether a part has no characters.
  func isNothing(_ node: YAMLNode) -> Bool {
    if case .scalar("", .plain) = node.content { return node.start == node.end }
    return false
  }

  /// The byte after a part's last character.
  ///
  /// libyaml's mark is after the empty lines and comments that follow.
  ///
  /// - Parameter head: the byte after the colon or the dash before the part, for a part without
  ///   characters.
  /// - Throws: a refusal where the end of a part inside cannot be found.
  func end(of node: YAMLNode, head: Int) throws(EditRefusal) -> Int {
    switch node.content {
    case .scalar(_, .block): return endOfBlock(node)
    case .scalar, .refused: return isNothing(node) ? head : offset(node.end)
    case .list(let items):
      if isFlow(node) { return offset(node.end) }
      guard let last = items.last else { return offset(node.end) }
      let head = isNothing(last) ? try dash(of: items.count - 1, in: node) + 1 : 0
      return try end(of: last, head: head)
    case .map(let entries):
      if isFlow(node) { return offset(node.end) }
      guard let last = entries.last else { return offset(node.end) }
      return try end(of: last.value, head: colon(after: last.key) + 1)
    }
  }

  /// The end of a text after `|` or `>`, without the empty lines after it that are not its own.
  private func endOfBlock(_ node: YAMLNode) -> Int {
    let start = offset(node.start)
    let header = source.lines[line(at: start)]
    let keeps = bytes[start..<header.end].prefix { $0 != UInt8(ascii: "#") }
      .contains(UInt8(ascii: "+"))
    let end = offset(node.end)
    var last = line(at: end)
    // A mark in the first column is the end of the line before.
    if last > 0, source.lines[last].start == end { last -= 1 }
    guard !keeps else { return source.lines[last].end }
    while source.lines[last].start > start, source.isBlank(line: last + 1) { last -= 1 }
    return source.lines[last].end
  }

  /// The byte of the colon after a key.
  func colon(after key: YAMLNode) throws(EditRefusal) -> Int {
    var place = offset(key.end)
    while let byte = self[place] {
      switch byte {
      case UInt8(ascii: ":"): return place
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D: place += 1
      case UInt8(ascii: "#"): place = source.lines[line(at: place)].end
      default: throw EditRefusal.unusual(line: key.start.line)
      }
    }
    throw EditRefusal.unusual(line: key.start.line)
  }

  /// The byte of the dash before an item of a list that is not in brackets.
  func dash(of index: Int, in list: YAMLNode) throws(EditRefusal) -> Int {
    let items = list.list ?? []
    // An item without characters has no place of its own.
    let known = items[..<index].lastIndex { !isNothing($0) }
    var place = offset(list.start)
    if let known { place = try dash(after: end(of: items[known], head: place), in: list) }
    for _ in (known.map { $0 + 1 } ?? 0)..<index { place = try dash(after: place, in: list) }
    return place
  }

  /// The first dash of a list after a byte.
  func dash(after offset: Int, in list: YAMLNode) throws(EditRefusal) -> Int {
    let column = list.start.column - 1
    for line in source.lines[(line(at: offset) + 1)...] {
      let indent = bytes[line.start..<line.end].prefix { $0 == 0x20 }.count
      if indent == column, self[line.start + column] == UInt8(ascii: "-") {
        return line.start + column
      }
      let rest = bytes[(line.start + indent)..<line.end].first { $0 != 0x20 && $0 != 0x09 }
      guard rest == nil || rest == UInt8(ascii: "#") else { break }
    }
    throw EditRefusal.unusual(line: list.start.line)
  }

  /// The bytes of a document that ends with a text after `|` or `>` whose last line has no end, with
  /// a mark that says so; `nil` for another document.
  ///
  /// It says the same, also if something else is written after the text.
  var endingLastText: [UInt8]? {
    guard let last = source.lines.last, last.start < last.end, last.end == last.next else {
      return nil
    }
    var node = root
    while let part = node.entries?.last?.value ?? node.list?.last { node = part }
    guard case .scalar(_, .block) = node.content else { return nil }
    let start = offset(node.start)
    let header = source.lines[line(at: start)]
    let mark = bytes[start..<header.end].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x23 }
    let minus = UInt8(ascii: "-")
    guard !mark.contains(minus), header.end < last.end else { return nil }
    return bytes[..<start] + mark.filter { $0 != UInt8(ascii: "+") } + [minus]
      + bytes[mark.endIndex...]
  }
}
