internal import PrototypeFile

/// One line of a document, as far as it can be told apart without reading the document.
struct TypedLine {
  /// What begins on the line and may have more below it.
  struct Opener {
    /// What it is a step to.
    var step: TypedPlace.TypedStep
    /// Where it begins, counted in bytes from the start of the line.
    var column: Int
    /// The byte after its colon or dash, and the spaces there.
    var inside: Int
  }

  /// The dashes and the key of the line, from left to right.
  private(set) var openers: [Opener] = []
  /// The byte where the rest begins, which is neither a dash nor a key.
  private(set) var rest: Int
  /// Whether the line has nothing but spaces, or a comment.
  private(set) var isBlank = true

  /// Reads the bytes of a line, without its end.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var place = range.lowerBound
    func skipSpaces() { while place < range.upperBound, bytes[place] == 0x20 { place += 1 } }
    skipSpaces()
    while place < range.upperBound, bytes[place] == UInt8(ascii: "-"),
      place + 1 == range.upperBound || bytes[place + 1] == 0x20
    {
      let column = place - range.lowerBound
      place += 1
      skipSpaces()
      openers.append(Opener(step: .item, column: column, inside: place))
    }
    rest = place
    isBlank = openers.isEmpty && (place == range.upperBound || bytes[place] == UInt8(ascii: "#"))
    guard let (name, end) = TypedLine.key(bytes, place..<range.upperBound) else { return }
    let column = place - range.lowerBound
    place = end
    skipSpaces()
    openers.append(Opener(step: .key(name), column: column, inside: place))
    rest = place
  }

  /// The key at the beginning of a part of a line, and the byte after its colon; `nil` if there is
  /// none.
  private static func key(_ bytes: [UInt8], _ range: Range<Int>) -> (String, Int)? {
    guard let first = range.first, !"{[#&*!|>%@`".utf8.contains(bytes[first]) else { return nil }
    var end = first
    let quote = bytes[first]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let closing = bytes[(first + 1)..<range.upperBound].firstIndex(of: quote) else {
        return nil
      }
      end = closing + 1
      while end < range.upperBound, bytes[end] == 0x20 { end += 1 }
      guard end < range.upperBound, bytes[end] == UInt8(ascii: ":") else { return nil }
      return (String(decoding: bytes[(first + 1)..<closing], as: UTF8.self), end + 1)
    }
    while end < range.upperBound {
      let next = end + 1 < range.upperBound ? bytes[end + 1] : 0x20
      if bytes[end] == UInt8(ascii: ":"), next == 0x20 {
        return (String(decoding: bytes[first..<end], as: UTF8.self), end + 1)
      }
      if bytes[end] == 0x20, next == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }
}
