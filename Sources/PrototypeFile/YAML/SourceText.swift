/// The bytes of a document, read again to describe a problem in them.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of a byte; each byte before it that is not UTF-8 counts as one character.
  func mark(atOffset offset: Int) -> Mark {
    let before = bytes.prefix(offset)
    let text = String(decoding: before, as: UTF8.self).unicodeScalars
    var mark = Mark(line: 1, column: 1)
    var previous: Unicode.Scalar?
    for scalar in text {
      defer { previous = scalar }
      if scalar == "\n" && previous == "\r" { continue }
      if SourceText.breaksLine(scalar) {
        mark = Mark(line: mark.line + 1, column: 1)
      } else {
        mark = Mark(line: mark.line, column: mark.column + 1)
      }
    }
    return mark
  }

  /// The text of a 1-based line, without its end; empty if there is no such line.
  func line(_ number: Int) -> String.UnicodeScalarView {
    var line = 1
    var start = 0
    var place = 0
    while place < bytes.count {
      let length = SourceLines.lineEnd(bytes, place)
      if length > 0 {
        if line == number { break }
        line += 1
        start = place + length
      }
      place += max(length, 1)
    }
    guard line == number else { return String.UnicodeScalarView() }
    return String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars
  }

  /// The character at a place; empty after the end of a line.
  func character(at mark: Mark) -> String {
    line(mark.line).dropFirst(mark.column - 1).first.map { String($0) } ?? ""
  }

  /// The line ends that libyaml counts.
  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
