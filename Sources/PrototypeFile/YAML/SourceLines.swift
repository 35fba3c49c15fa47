/// The lines of a document as it was read, counted as libyaml counts them.
public struct SourceLines {
  /// A line by its bytes.
  public struct Line: Hashable {
    /// The first byte of the line, the byte after its last character, and the next line's start.
    public var start, end, next: Int
  }

  /// The document, with its byte-order mark if it has one.
  public let bytes: [UInt8]
  /// The lines; the last one may be empty.
  public let lines: [Line]

  /// The lines of a document.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Line] = []
    // The byte-order mark is not a column of the first line.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = start
    while place < bytes.count {
      let length = SourceLines.lineEnd(bytes, place)
      if length > 0 {
        lines.append(Line(start: start, end: place, next: place + length))
        start = place + length
      }
      place += max(length, 1)
    }
    lines.append(Line(start: start, end: bytes.count, next: bytes.count))
    self.lines = lines
  }

  /// Returns the text of a 1-based line, without its end; `nil` if there is no such line.
  public func text(ofLine number: Int) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    return String(decoding: bytes[line.start..<line.end], as: UTF8.self)
  }

  /// Returns the byte at a 1-based line and column, the column in Unicode scalars.
  ///
  /// If the line is shorter, it returns the end of the line.
  public func offset(line number: Int, column: Int) -> Int {
    guard lines.indices.contains(number - 1) else { return bytes.count }
    let line = lines[number - 1]
    var left = column - 1
    var place = line.start
    while place < line.end {
      // Every byte but a continuation begins a scalar.
      if bytes[place] & 0xC0 != 0x80 {
        if left == 0 { return place }
        left -= 1
      }
      place += 1
    }
    return line.end
  }

  /// The number of bytes of a line end at a place; 0 if there is none.
  private static func lineEnd(_ bytes: [UInt8], _ place: Int) -> Int {
    switch bytes[place] {
    case 0x0A: return 1
    case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
    // U+0085, and U+2028 with U+2029.
    case 0xC2: return place + 1 < bytes.count && bytes[place + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard place + 2 < bytes.count, bytes[place + 1] == 0x80 else { return 0 }
      return bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
