import PrototypeFile

/// The comments of a document, found by its tree alone: what is in no text, behind a `#`.
struct Comments {
  struct Comment: Hashable {
    /// The 0-based byte of its `#`.
    var offset: Int
    /// Its 0-based line.
    var line: Int
    /// Its 0-based column in bytes.
    var column: Int
    /// Whether nothing is before it in its line.
    var isAlone: Bool
    var text: String
  }

  private(set) var all: [Comment] = []
  let lines: SourceLines

  init(_ bytes: [UInt8], _ root: YAMLNode) {
    lines = SourceLines(bytes)
    var isText = [Bool](repeating: false, count: bytes.count)
    cover(root, &isText)
    for (number, line) in lines.lines.enumerated() {
      var isAlone = true
      for offset in line.start..<line.end {
        let byte = bytes[offset]
        guard byte == UInt8(ascii: "#"), !isText[offset],
          offset == line.start || [0x20, 0x09].contains(bytes[offset - 1])
        else {
          if byte != 0x20, byte != 0x09 { isAlone = false }
          continue
        }
        var text = bytes[offset..<line.end]
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        all.append(
          Comment(
            offset: offset, line: number, column: offset - line.start, isAlone: isAlone,
            text: String(decoding: text, as: UTF8.self)))
        break
      }
    }
  }

  /// The byte at a mark.
  func offset(_ mark: Mark) -> Int { lines.offset(line: mark.line, column: mark.column) }

  /// The texts, with how often each is there.
  static func counts(_ comments: some Sequence<Comment>) -> [String: Int] {
    comments.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
  }

  private func cover(_ node: YAMLNode, _ isText: inout [Bool]) {
    switch node.content {
    case .scalar(_, let style):
      var start = offset(node.start)
      // A comment after the mark of a block is none of its text.
      if style == .block { start = lines.lines[node.start.line - 1].end }
      let end = max(start, offset(node.end))
      for offset in start..<end { isText[offset] = true }
    case .list(let items): for item in items { cover(item, &isText) }
    case .map(let entries):
      for entry in entries {
        cover(entry.key, &isText)
        cover(entry.value, &isText)
      }
    case .refused: break
    }
  }
}
