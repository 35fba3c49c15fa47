/// The lines of a document as it was read, counted as libyaml counts them.
public struct SourceLines: Sendable {
  /// A line by its bytes.
  public struct Line: Hashable, Sendable {
    /// The first byte of the line, the byte after its last character, and the next line's start.
    public var start, end, next: Int
    /// Whether each of its characters is one byte.
    var isASCII = true
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
    var isASCII = true
    while place < bytes.count {
      let length = SourceLines.lineEnd(bytes, place)
      if length > 0 {
        lines.append(Line(start: start, end: place, next: place + length, isASCII: isASCII))
        start = place + length
        isASCII = true
      } else if bytes[place] >= 0x80 {
        isASCII = false
      }
      place += max(length, 1)
    }
    lines.append(Line(start: start, end: bytes.count, next: bytes.count, isASCII: isASCII))
    self.lines = lines
  }

  /// Returns the text of a 1-based line, without its end; `nil` if there is no such line.
  public func text(ofLine number: Int) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    return String(decoding: bytes[line.start..<line.end], as: UTF8.self)
  }

  /// A place that was found in a line, from which the next one is looked for.
  ///
  /// A line of a megabyte with a thousand problems is then read once, and not a thousand times.
  public struct Cursor {
    fileprivate var (line, column, offset) = (0, 1, 0)
    /// A cursor before all lines.
    public init() {}
  }

  /// Returns the text of a 1-based line around a 1-based column in Unicode scalars, without its end,
  /// and the column in that text; `nil` if there is no such line.
  ///
  /// - Parameters:
  ///   - radius: how many scalars there are at most on both sides in a part of a very long line; a
  ///     shorter line is whole.
  ///   - cursor: where the last place was found; it must be of the same document.
  public func part(
    ofLine number: Int, column: Int, radius: Int, from cursor: inout Cursor
  ) -> (text: String, column: Int)? {
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    guard line.end - line.start > 4 * radius else {
      return text(ofLine: number).map { ($0, column) }
    }
    if cursor.line != number || cursor.column > column {
      (cursor.line, cursor.column, cursor.offset) = (number, 1, line.start)
    }
    let place = moved(cursor.offset, by: column - cursor.column, within: line)
    (cursor.column, cursor.offset) = (cursor.column + place.count, place.offset)
    let start = moved(cursor.offset, by: -radius, within: line)
    let end = moved(cursor.offset, by: radius, within: line)
    let text = String(decoding: bytes[start.offset..<end.offset], as: UTF8.self)
    return (text, column - cursor.column + start.count + 1)
  }

  /// Moves a byte that begins a scalar by so many scalars, but not out of its line.
  ///
  /// - Returns: the byte, and the number of scalars between both.
  private func moved(_ offset: Int, by scalars: Int, within line: Line) -> (offset: Int, count: Int)
  {
    let step = scalars < 0 ? -1 : 1
    var (offset, count) = (offset, 0)
    while count < abs(scalars), step > 0 ? offset < line.end : offset > line.start {
      repeat { offset += step } while offset < line.end && bytes[offset] & 0xC0 == 0x80
      count += 1
    }
    return (offset, count)
  }

  /// Returns the byte at a 1-based line and column, the column in Unicode scalars.
  ///
  /// If the line is shorter, it returns the end of the line.
  public func offset(line number: Int, column: Int) -> Int {
    guard lines.indices.contains(number - 1) else { return bytes.count }
    let line = lines[number - 1]
    if line.isASCII { return min(line.start + column - 1, line.end) }
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

  /// The 0-based line that has a byte; a line's end belongs to it.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a 1-based line has only spaces and tabs; a line that does not exist is blank.
  public func isBlank(line number: Int) -> Bool {
    guard lines.indices.contains(number - 1) else { return true }
    let line = lines[number - 1]
    return bytes[line.start..<line.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// How many spaces a 1-based line begins with.
  public func indent(ofLine number: Int) -> Int {
    guard lines.indices.contains(number - 1) else { return 0 }
    let line = lines[number - 1]
    return bytes[line.start..<line.end].prefix { $0 == 0x20 }.count
  }

  /// The bytes that end a 1-based line; where the file ends there, those that end the line before.
  public func lineEnd(ofLine number: Int) -> [UInt8] {
    for line in lines.prefix(number).suffix(2).reversed() where line.end < line.next {
      return Array(bytes[line.end..<line.next])
    }
    return [0x0A]
  }

  /// The number of bytes of a line end at a place; 0 if there is none.
  static func lineEnd(_ bytes: [UInt8], _ place: Int) -> Int {
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
