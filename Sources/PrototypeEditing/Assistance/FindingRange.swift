package import PrototypeFile

extension Finding {
  /// The 0-based bytes that are marked: for a warning of a key the value behind it, where that is on
  /// the same line.
  package func markedRange(in lines: SourceLines) -> Range<Int> {
    let word = range(in: lines)
    guard severity == .warning, lines.lines.indices.contains(line - 1) else { return word }
    let (bytes, end) = (lines.bytes, lines.lines[line - 1].end)
    guard word.upperBound + 1 < end, bytes[word.upperBound] == UInt8(ascii: ":"),
      bytes[word.upperBound + 1] == 0x20
    else { return word }
    let rest = bytes[(word.upperBound + 1)..<end]
    let start = rest.firstIndex { $0 != 0x20 } ?? end
    guard start < end, !"[{|>&*#!,]}\r".utf8.contains(bytes[start]) else { return word }
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      let closing = bytes[(start + 1)..<end].firstIndex(of: bytes[start])
      return start..<(closing.map { $0 + 1 } ?? start + 1)
    }
    var stop = start
    while stop < end, !",]}\r\n".utf8.contains(bytes[stop]),
      bytes[stop] != UInt8(ascii: "#") || bytes[stop - 1] != 0x20
    { stop += 1 }
    while stop > start + 1, bytes[stop - 1] == 0x20 { stop -= 1 }
    return start..<max(stop, start + 1)
  }

  /// The 0-based bytes of the word at a problem, or one character.
  package func range(in lines: SourceLines) -> Range<Int> {
    let bytes = lines.bytes
    let start = lines.offset(line: line, column: column)
    guard lines.lines.indices.contains(line - 1) else { return start..<start }
    let line = lines.lines[line - 1]
    let quote = start < line.end ? bytes[start] : 0
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let closing = bytes[(start + 1)..<line.end].firstIndex(of: quote)
    {
      return start..<closing + 1
    }
    var end = start
    while end < line.end, !" \t,]}".utf8.contains(bytes[end]) { end += 1 }
    while end > start + 1, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return start..<max(end, min(start + 1, line.end))
  }
}
