extension Problem {
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
