internal import PrototypeFile

/// Where in brackets somebody types.
struct TypedFlow {
  /// A bracket that is open, and in a map the key whose value is written.
  private struct Frame {
    var isMap: Bool
    var key: String?
    var names: [String] = []
  }

  /// The steps from what the first bracket opens.
  let path: [TypedPlace.TypedStep]
  let position: TypedPlace.Position
  /// The bytes of the word that is being typed.
  let word: Range<Int>
  /// The keys before the place in the same map.
  let others: [String]

  /// Reads from an opening bracket to the place; `nil` if all brackets are closed before it.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var frames: [Frame] = []
    var start = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        frames.append(Frame(isMap: bytes[place] == UInt8(ascii: "{")))
        start = place + 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = frames.popLast()
        if frames.isEmpty { return nil }
        start = place + 1
      case UInt8(ascii: ","):
        frames[frames.count - 1].key = nil
        start = place + 1
      case UInt8(ascii: ":"):
        let next = place + 1 < range.upperBound ? bytes[place + 1] : 0x20
        let isQuoted = place > start && "\"'".utf8.contains(bytes[place - 1])
        guard let last = frames.last, last.isMap, last.key == nil,
          isQuoted || next == 0x20 || next == 0x0A || next == 0x0D
        else { break }
        let name = TypedFlow.name(bytes[start..<place])
        frames[frames.count - 1].key = name
        frames[frames.count - 1].names.append(name)
        start = place + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[place]
        guard TypedFlow.isBlank(bytes[start..<place]) else { break }
        var end = place + 1
        while end < range.upperBound, bytes[end] != quote {
          end += quote == UInt8(ascii: "\"") && bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(end, range.upperBound)
      default: break
      }
      place += 1
    }
    guard let last = frames.last else { return nil }
    while start < range.upperBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    word = min(start, range.upperBound)..<range.upperBound
    path = frames.compactMap { frame in
      frame.isMap ? frame.key.map { .key($0) } : .item
    }
    others = last.isMap && last.key == nil ? last.names : []
    position = last.isMap ? (last.key == nil ? .key : .value) : .item
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The text of a key, without spaces around it and without quotes.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    if let first = text.first, first == text.last, text.count > 1, "\"'".utf8.contains(first) {
      text = text.dropFirst().dropLast()
    }
    return String(decoding: text, as: UTF8.self)
  }
}
