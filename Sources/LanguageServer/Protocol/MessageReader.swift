/// Cuts what comes from a client into messages, by the lengths that their headers give.
public struct MessageReader {
  /// What came.
  public enum Piece: Hashable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// A message that is too long; its body is skipped.
    case tooLong(Int)
    /// Bytes that are no header; they are skipped.
    case garbage
  }

  /// The longest body that is read, in bytes: a document of 16 MiB, with every character escaped.
  public static let mostBytes = 128 * 1024 * 1024
  /// The longest headers.
  private static let mostHeader = 8192

  private var buffer: [UInt8] = []
  private var start = 0
  /// The length of the body that follows, once its headers are read.
  private var length: Int?
  /// How many bytes of a body are still to be skipped.
  private var skipped = 0

  /// A reader of a stream from its start.
  public init() {}

  /// Adds bytes of the stream.
  public mutating func add(_ bytes: some Collection<UInt8>) {
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    buffer += bytes.dropFirst(dropped)
  }

  /// The next message; `nil` if it is not complete yet.
  public mutating func next() -> Piece? {
    if length == nil {
      guard let header = header() else { return nil }
      guard case .some(let count) = header else { return .garbage }
      if count > MessageReader.mostBytes {
        let here = min(count, buffer.count - start)
        advance(by: here)
        skipped = count - here
        return .tooLong(count)
      }
      length = count
    }
    guard let count = length, buffer.count - start >= count else { return nil }
    let body = Array(buffer[start..<start + count])
    length = nil
    advance(by: count)
    return .body(body)
  }

  /// The length that the next headers give; an inner `nil` for headers without one, and the outer one
  /// where they are not complete.
  private mutating func header() -> Int?? {
    var place = start
    while place < buffer.count, place - start < MessageReader.mostHeader {
      guard buffer[place] == 0x0A else {
        place += 1
        continue
      }
      // An empty line ends the headers; the line before may end with or without a return.
      let next = place + 1
      let isReturn = next < buffer.count && buffer[next] == 0x0D
      let end = isReturn ? next + 1 : next
      if end < buffer.count, buffer[end] == 0x0A {
        let length = MessageReader.length(buffer[start..<place])
        advance(by: end + 1 - start)
        return .some(length)
      }
      place += 1
    }
    guard place - start >= MessageReader.mostHeader else { return nil }
    advance(by: MessageReader.mostHeader)
    return .some(nil)
  }

  /// The length in headers; `nil` if they have none that can be.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      // After what was no message, a name may have other bytes before it.
      guard name.hasSuffix("content-length") else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      guard !digits.isEmpty, digits.count < 16, digits.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  private mutating func advance(by count: Int) {
    start += count
    // Moving the rest for each message would take longer than reading it.
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity < 1 << 20)
      start = 0
    } else if start > 1 << 16, start * 2 > buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
  }
}

/// Writes messages as clients read them.
enum MessageWriter {
  static func bytes(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n".utf8) + body.utf8
  }
}
