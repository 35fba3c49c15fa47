import PrototypeFile
import Texts

/// A document that a client has open, with its lines as the protocol counts them.
struct TextDocument: Sendable {
  let uri: String
  /// The version that the client has given last.
  var version: Int
  private(set) var bytes: [UInt8]
  /// The first byte of each line.
  private var starts: [Int] = []
  /// Changes with each change of the text.
  private(set) var revision = 0

  init(uri: String, version: Int, text: String) {
    (self.uri, self.version) = (uri, version)
    bytes = Array(text.utf8)
    findLines()
  }

  /// The path of the document's file; `nil` if it is not in the file system.
  var path: String? { FileURI.path(of: uri) }

  /// Replaces the whole text.
  mutating func replace(by text: String) { change(0..<bytes.count, to: text) }

  /// Replaces a part of the text.
  ///
  /// - Precondition: the range is in the text.
  mutating func change(_ range: Range<Int>, to text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    revision += 1
    findLines()
  }

  private mutating func findLines() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices {
        switch bytes[place] {
        case 0x0A: starts.append(place + 1)
        case 0x0D where place + 1 == bytes.count || bytes[place + 1] != 0x0A:
          starts.append(place + 1)
        default: break
        }
      }
    }
  }

  // MARK: - Positions

  /// A position as the protocol has it: 0-based, and the character in units of UTF-16.
  struct Position: Hashable, Sendable {
    var line: Int
    var character: Int

    var json: JSONValue { .map(("line", .integer(line)), ("character", .integer(character))) }
  }

  /// The byte at a position; the nearest one if there is no such position.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = endOfLine(position.line)
    var (place, left) = (starts[position.line], position.character)
    while place < end, left > 0 {
      let (length, units) = TextDocument.character(bytes[place])
      // In the middle of a pair is before it.
      guard left >= units else { break }
      left -= units
      place = min(place + length, end)
    }
    return place
  }

  /// The position of a byte.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    var (place, character) = (starts[low], 0)
    while place < offset {
      let (length, units) = TextDocument.character(bytes[place])
      place += length
      character += units
    }
    return Position(line: low, character: character)
  }

  /// The positions of the first byte of a range, and of the one after its last.
  func json(of range: Range<Int>) -> JSONValue {
    .map(
      ("start", position(of: range.lowerBound).json), ("end", position(of: range.upperBound).json))
  }

  /// The byte after the last character of a line.
  private func endOfLine(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let next = starts[line + 1]
    let isPair = next >= starts[line] + 2 && bytes[next - 1] == 0x0A && bytes[next - 2] == 0x0D
    return next - (isPair ? 2 : 1)
  }

  /// The bytes of a character by its first one, and its units of UTF-16.
  private static func character(_ first: UInt8) -> (length: Int, units: Int) {
    switch first {
    case 0xC0...0xDF: (2, 1)
    case 0xE0...0xEF: (3, 1)
    case 0xF0...0xFF: (4, 2)
    default: (1, 1)
    }
  }
}

/// The addresses of files.
enum FileURI {
  /// The path of a `file:` address; `nil` for any other.
  static func path(of uri: String) -> String? {
    let head = "file://"
    guard uri.lowercased().hasPrefix(head) else { return nil }
    let rest = Array(uri.utf8.dropFirst(head.utf8.count).prefix { $0 != 0x23 && $0 != 0x3F })
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var path: [UInt8] = []
    var place = slash
    while place < rest.count {
      if rest[place] == UInt8(ascii: "%"), place + 2 < rest.count,
        let byte = UInt8(
          String(decoding: rest[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        place += 3
      } else {
        path.append(rest[place])
        place += 1
      }
    }
    return path.contains(0) ? nil : String(fileBytes: path)
  }
}
