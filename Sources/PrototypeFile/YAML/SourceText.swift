/// A document's bytes, looked at again when something in them is wrong.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of a byte; what is no UTF-8 before it counts as one character each byte.
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

  /// The text of a 1-based line, without its end; empty where there is none.
  func line(_ number: Int) -> String.UnicodeScalarView {
    var line = 1
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n" && previous == "\r" { continue }
      if SourceText.breaksLine(scalar) {
        line += 1
        if line > number { break }
      } else if line == number {
        result.append(scalar)
      }
    }
    return result
  }

  /// The character at a place; empty behind the end of a line.
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
