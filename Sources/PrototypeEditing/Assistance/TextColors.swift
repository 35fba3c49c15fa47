internal import PrototypeFile

/// What the parts of a document's text are, for colours; the text need not be well-formed.
///
/// It reads no more than it is given, so that a part of a long document can be coloured alone.
package struct TextColors: Sendable {
  /// What a part of the text is.
  package enum Kind: Hashable, Sendable { case key, text, number, comment }

  /// A part of the text.
  package struct Span: Hashable, Sendable {
    /// The 0-based bytes.
    package var range: Range<Int>
    package var kind: Kind
  }

  /// The parts in their order; what is between them is not coloured.
  package private(set) var spans: [Span] = []

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var lineEnd: Int
  /// How deep the place is in brackets and braces.
  private var depth = 0
  /// The quote of a text that continues.
  private var quote: UInt8?
  /// The column of the key or dash whose text follows a bar.
  private var block: Int?
  /// The column of the last key or dash of the line.
  private var column = 0

  /// The parts of some whole lines.
  ///
  /// - Parameter bytes: lines that do not begin inside of a text.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
    lineEnd = place
    while place < bytes.endIndex {
      let start = place
      lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let next = min(lineEnd + 1, bytes.endIndex)
      if lineEnd > start, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
      readLine(from: start)
      place = next
    }
  }

  /// Where to begin to read, for colours from a byte on: the start of a line that is not inside of a
  /// text.
  ///
  /// - Parameter bytes: the text before the line to be coloured, which begins at a line.
  package static func start(before bytes: ArraySlice<UInt8>) -> Int {
    // The line with the least indentation begins no text's middle, unless the text is longer than
    // what is looked at.
    var best = (indent: Int.max, place: bytes.endIndex)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let indent = bytes[start..<end].prefix { $0 == 0x20 }.count
      let isBlank = start + indent >= end || bytes[start + indent] == 0x0D
      // A later one is nearer.
      if !isBlank, indent < best.indent || indent == 0 { best = (indent, start) }
      start = end + 1
    }
    return best.place
  }

  private mutating func readLine(from start: Int) {
    let indent = bytes[start..<lineEnd].prefix { $0 == 0x20 }.count
    place = start + indent
    if let quote { return finish(quote, from: place) }
    if let parent = block {
      guard place < lineEnd else { return }
      if indent > parent { return add(place..<lineEnd, .text) }
      block = nil
    }
    column = indent
    readTokens(from: start)
  }

  private mutating func readTokens(from start: Int) {
    while place < lineEnd, quote == nil, block == nil {
      let byte = bytes[place]
      switch byte {
      case 0x20, 0x09: place += 1
      case UInt8(ascii: "#") where isAfterSpace: return add(place..<lineEnd, .comment)
      case UInt8(ascii: "-") where depth == 0 && isSpace(place + 1):
        column = place - start
        place += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        place += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): place += 1
      case UInt8(ascii: "|") where depth == 0, UInt8(ascii: ">") where depth == 0: readBar()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let first = place
        place += 1
        finish(byte, from: first)
        if quote == nil { noteKey(from: first, start, isQuoted: true) }
      default: readPlain(start)
      }
    }
  }

  /// Reads to the closing quote; the next lines go on if there is none.
  private mutating func finish(_ mark: UInt8, from first: Int) {
    while place < lineEnd {
      if bytes[place] == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") {
        place += 2
      } else if bytes[place] == mark {
        place += 1
        if mark == UInt8(ascii: "'"), place < lineEnd, bytes[place] == mark {
          place += 1
          continue
        }
        let isRest = quote != nil
        quote = nil
        add(first..<place, .text)
        if isRest { readTokens(from: place) }
        return
      } else {
        place += 1
      }
    }
    place = lineEnd
    quote = mark
    add(first..<lineEnd, .text)
  }

  private mutating func readBar() {
    let first = place
    while place < lineEnd, !isSpace(place) { place += 1 }
    let isMark = bytes[(first + 1)..<place].allSatisfy { "+-123456789".utf8.contains($0) }
    guard isMark else { return add(first..<lineEnd, .text) }
    block = column
    while place < lineEnd, isSpace(place) { place += 1 }
    if place < lineEnd, bytes[place] == UInt8(ascii: "#") { add(place..<lineEnd, .comment) }
  }

  private mutating func readPlain(_ start: Int) {
    let first = place
    var end = place
    scan: while place < lineEnd {
      switch bytes[place] {
      case UInt8(ascii: ":") where endsKey(place): break scan
      case UInt8(ascii: "#") where isAfterSpace: break scan
      case UInt8(ascii: ",") where depth > 0, UInt8(ascii: "[") where depth > 0,
        UInt8(ascii: "]") where depth > 0, UInt8(ascii: "{") where depth > 0,
        UInt8(ascii: "}") where depth > 0:
        break scan
      case 0x20, 0x09: place += 1
      default:
        place += 1
        end = place
      }
    }
    guard end > first else {
      place = max(place, first + 1)
      return
    }
    add(first..<end, TextColors.isNumber(bytes[first..<end]) ? .number : .text)
    noteKey(from: first, start)
  }

  /// Makes the last part a key if a colon follows.
  private mutating func noteKey(from first: Int, _ start: Int, isQuoted: Bool = false) {
    var colon = place
    while colon < lineEnd, bytes[colon] == 0x20 { colon += 1 }
    guard colon < lineEnd, bytes[colon] == UInt8(ascii: ":"),
      endsKey(colon) || (isQuoted && depth > 0)
    else { return }
    spans[spans.count - 1].kind = .key
    if depth == 0 { column = max(0, first - start) }
    place = colon + 1
  }

  /// Whether a colon is the end of a key.
  private func endsKey(_ place: Int) -> Bool {
    isSpace(place + 1) || (depth > 0 && ",]}\"'".utf8.contains(bytes[place + 1]))
  }

  /// Whether a space is there, or the end of the line.
  private func isSpace(_ place: Int) -> Bool {
    place >= lineEnd || bytes[place] == 0x20 || bytes[place] == 0x09
  }

  private var isAfterSpace: Bool {
    place == bytes.startIndex || bytes[place - 1] <= 0x20
  }

  private mutating func add(_ range: Range<Int>, _ kind: Kind) {
    place = max(place, range.upperBound)
    if !range.isEmpty { spans.append(Span(range: range, kind: kind)) }
  }

  private static let words = ["true", "false", "null", "~"].map { Array($0.utf8) }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let sign = bytes.first.map { "+-".utf8.contains($0) } == true ? 1 : 0
    guard let first = bytes.dropFirst(sign).first else { return false }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      return bytes.allSatisfy { "0123456789.+-eE_".utf8.contains($0) }
    }
    return words.contains { bytes.elementsEqual($0) }
  }
}
