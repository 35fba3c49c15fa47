/// Reads JSON as RFC 8259 has it, and nothing else.
package struct JSONReader {
  /// Why a text is no JSON.
  package enum Failure: Error, Hashable {
    /// Something else is at this 0-based byte.
    case unexpected(at: Int)
    /// It has more levels than anybody needs.
    case tooDeep
  }

  /// How many lists and objects may be inside each other.
  static let mostLevels = 200

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text is.
  package static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(level: 0)
    reader.skipSpaces()
    guard reader.place == bytes.count else { throw .unexpected(at: reader.place) }
    return value
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    place += 1
    return true
  }

  private mutating func value(level: Int) throws(Failure) -> JSONValue {
    guard level <= JSONReader.mostLevels else { throw .tooDeep }
    skipSpaces()
    switch byte {
    case UInt8(ascii: "{"): return try object(level)
    case UInt8(ascii: "["): return try list(level)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw .unexpected(at: place) }
    place += word.utf8.count
    return value
  }

  private mutating func object(_ level: Int) throws(Failure) -> JSONValue {
    place += 1
    var entries: [(key: String, value: JSONValue)] = []
    skipSpaces()
    if take("}") { return .object(entries) }
    repeat {
      skipSpaces()
      guard byte == UInt8(ascii: "\"") else { throw .unexpected(at: place) }
      let key = try text()
      skipSpaces()
      guard take(":") else { throw .unexpected(at: place) }
      entries.append((key, try value(level: level + 1)))
      skipSpaces()
    } while take(",")
    guard take("}") else { throw .unexpected(at: place) }
    return .object(entries)
  }

  private mutating func list(_ level: Int) throws(Failure) -> JSONValue {
    place += 1
    var items: [JSONValue] = []
    skipSpaces()
    if take("]") { return .list(items) }
    repeat {
      items.append(try value(level: level + 1))
      skipSpaces()
    } while take(",")
    guard take("]") else { throw .unexpected(at: place) }
    return .list(items)
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = place
    func digits(_ reader: inout JSONReader) -> Bool {
      let first = reader.place
      while let byte = reader.byte, (0x30...0x39).contains(byte) { reader.place += 1 }
      return reader.place > first
    }
    _ = take("-")
    let isZero = byte == UInt8(ascii: "0")
    let whole = place
    guard digits(&self), !isZero || place == whole + 1 else { throw .unexpected(at: start) }
    var isWhole = true
    if take(".") {
      isWhole = false
      guard digits(&self) else { throw .unexpected(at: place) }
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      guard digits(&self) else { throw .unexpected(at: place) }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .real(Double(text) ?? 0)
  }

  // MARK: - Texts

  private mutating func text() throws(Failure) -> String {
    place += 1
    var text: [UInt8] = []
    var start = place
    // Parts without escapes are copied whole: one text can be a document.
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<place]
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .unexpected(at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        try escape(&text)
        start = place
      case 0..<0x20: throw .unexpected(at: place)
      default: place += 1
      }
    }
    throw .unexpected(at: place)
  }

  private mutating func escape(_ text: inout [UInt8]) throws(Failure) {
    guard let byte else { throw .unexpected(at: place) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try unit()
      if (0xD800..<0xDC00).contains(code), bytes[place...].starts(with: "\\u".utf8) {
        let before = place
        place += 2
        let low = try unit()
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          place = before
        }
      }
      // Half of a pair alone represents no character.
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      text += UTF8.encode(scalar)?.map { $0 } ?? []
    default: throw .unexpected(at: place - 1)
    }
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    guard place + 4 <= bytes.count else { throw .unexpected(at: place) }
    var code: UInt32 = 0
    for digit in bytes[place..<place + 4] {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x46: value = digit - 0x41 + 10
      case 0x61...0x66: value = digit - 0x61 + 10
      default: throw .unexpected(at: place)
      }
      code = code << 4 + UInt32(value)
    }
    place += 4
    return code
  }
}
