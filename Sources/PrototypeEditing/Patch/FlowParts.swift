internal import PrototypeFile

/// The parts of a list or a map in brackets, and what is between them.
struct FlowParts {
  /// The bytes from bracket to bracket.
  let outer: Range<Int>
  /// The bytes of each part.
  private(set) var ranges: [Range<Int>] = []
  /// Whether it is on several lines.
  let isBroken: Bool
  /// Whether there are comments between the parts.
  let hasComments: Bool
  private let map: SourceMap
  private let old: YAMLNode

  init(_ old: YAMLNode, _ map: SourceMap) throws(EditRefusal) {
    self.map = map
    self.old = old
    outer = map.offset(old.start)..<map.offset(old.end)
    if let entries = old.entries {
      for entry in entries {
        let start = map.offset(entry.key.start)
        // A key alone has neither colon nor value.
        let head = map.isNothing(entry.value) ? map.offset(entry.key.end) : 0
        let end =
          try map.isNothing(entry.value)
          ? (try? map.colon(after: entry.key)).map { $0 + 1 } ?? head
          : map.end(of: entry.value, head: head)
        ranges.append(start..<end)
      }
    } else {
      for item in old.list ?? [] {
        let start = map.offset(item.start)
        ranges.append(start..<(try map.end(of: item, head: start)))
      }
    }
    var between = map.bytes[outer.lowerBound..<(ranges.first?.lowerBound ?? outer.upperBound)]
    for (first, second) in zip(ranges, ranges.dropFirst()) {
      guard first.upperBound <= second.lowerBound else {
        throw EditRefusal.unusual(line: old.start.line)
      }
      between += map.bytes[first.upperBound..<second.lowerBound]
    }
    between += map.bytes[(ranges.last?.upperBound ?? outer.upperBound)..<outer.upperBound]
    isBroken = SourceLines(Array(between)).lines.count > 1
    hasComments = between.contains(UInt8(ascii: "#"))
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The bytes from bracket to bracket with other parts.
  ///
  /// - Parameters:
  ///   - parts: the bytes of each part.
  ///   - origins: the place of each among the old parts; `nil` for a new one.
  func bytes(
    _ parts: [[UInt8]], _ origins: [Int?], _ style: DocumentStyle
  ) -> [UInt8] {
    if hasComments { return withComments(parts, origins, style) }
    var result = Array(map.bytes[outer.lowerBound..<ranges[0].lowerBound])
    for (index, part) in parts.enumerated() {
      if index > 0 {
        if let before = origins[index - 1], origins[index] == before + 1 {
          result += map.bytes[ranges[before].upperBound..<ranges[before + 1].lowerBound]
        } else {
          result +=
            [UInt8(ascii: ",")]
            + (isBroken ? style.lineEnd + Array(indent.utf8) : Array(style.brackets.gap.utf8))
        }
      }
      result += part
    }
    return result + map.bytes[(ranges.last?.upperBound ?? 0)..<outer.upperBound]
  }

  /// The bytes from bracket to bracket without parts, with the comments that belong to none of them;
  /// `nil` where there are no such comments.
  func emptied(_ style: DocumentStyle) -> [UInt8]? {
    guard hasComments else { return nil }
    let bytes = withComments([], [], style)
    return bytes.contains(UInt8(ascii: "#")) ? bytes : nil
  }

  /// The spaces before a part that begins its line.
  var indent: String {
    if isEmpty { return lineIndent + "  " }
    for range in ranges {
      let line = map.source.lines[map.line(at: range.lowerBound)]
      let before = map.bytes[line.start..<range.lowerBound]
      if before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        return String(decoding: before, as: UTF8.self)
      }
    }
    return String(repeating: " ", count: old.start.column + 1)
  }

  /// The spaces of the line that the brackets begin in.
  var lineIndent: String { spaces(before: outer.lowerBound) }

  private func spaces(before offset: Int) -> String {
    let line = map.source.lines[map.line(at: offset)]
    let spaces = map.bytes[line.start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }

  // MARK: - Comments

  /// The bytes from the comment lines directly above a part, at its indentation, to the part, and the
  /// spaces before it;
  /// `nil` if the part does not begin its line.
  func comment(above index: Int) -> (range: Range<Int>, indent: String)? {
    let start = ranges[index].lowerBound
    let line = map.line(at: start)
    let indent = spaces(before: start)
    guard map.source.lines[line].start + indent.utf8.count == start else { return nil }
    let last = map.line(at: index == 0 ? outer.lowerBound : ranges[index - 1].upperBound)
    var first = start
    for above in (last + 1..<max(line, last + 1)).reversed() {
      let text = map.source.lines[above]
      let mark = map.bytes[text.start..<text.end].firstIndex { $0 != 0x20 && $0 != 0x09 }
      guard let mark, mark == text.start + indent.utf8.count, map[mark] == UInt8(ascii: "#")
      else { break }
      first = mark
    }
    return (first..<start, indent)
  }

  /// Each part on its line, with the comment lines above it and the comment after it.
  private func withComments(
    _ parts: [[UInt8]], _ origins: [Int?], _ style: DocumentStyle
  ) -> [UInt8] {
    let ends = [outer.lowerBound + 1] + ranges.map(\.upperBound)
    let starts = ranges.map(\.lowerBound) + [outer.upperBound - 1]
    let notes = zip(ends, starts).map { Note(map.bytes[$0..<$1]) }
    let comma = UInt8(ascii: ",")
    let indent = Array(self.indent.utf8)
    var result = [map.bytes[outer.lowerBound]]
    if !notes[0].after.isEmpty { result += [0x20] + notes[0].after }
    for (index, part) in parts.enumerated() {
      for line in origins[index].map({ notes[$0].above }) ?? [] {
        result += style.lineEnd + indent + line
      }
      result += style.lineEnd + indent + part
      let isLast = index == parts.count - 1
      if !isLast || notes[ranges.count].hasComma { result.append(comma) }
      if let origin = origins[index], !notes[origin + 1].after.isEmpty {
        result += [0x20] + notes[origin + 1].after
      }
    }
    let last = notes[ranges.count]
    for line in last.above { result += style.lineEnd + indent + line }
    let closing = map.source.lines[map.line(at: outer.upperBound - 1)]
    let spaces = map.bytes[closing.start..<outer.upperBound - 1]
    let isAlone = spaces.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    result += style.lineEnd + (isAlone ? Array(spaces) : indent.dropLast(2))
    return result + [map.bytes[outer.upperBound - 1]]
  }

  /// The comments between two parts.
  private struct Note {
    /// The comment on the line of the part before.
    var after: [UInt8] = []
    /// The comment lines above the next part.
    var above: [[UInt8]] = []
    var hasComma = false

    init(_ gap: ArraySlice<UInt8>) {
      let source = SourceLines(Array(gap))
      for (number, range) in source.lines.enumerated() {
        let line = source.bytes[range.start..<range.end]
        guard let mark = line.firstIndex(of: UInt8(ascii: "#")) else {
          if line.contains(UInt8(ascii: ",")) { hasComma = true }
          continue
        }
        if line[..<mark].contains(UInt8(ascii: ",")) { hasComma = true }
        if number == 0 { after = Array(line[mark...]) } else { above.append(Array(line[mark...])) }
      }
    }
  }
}
