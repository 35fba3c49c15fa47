import Texts

/// A text to look for in others, whatever their case.
struct Needle: Sendable {
  /// In lower case.
  private let text: String
  /// The same in UTF-8, if it is ASCII.
  private let bytes: [UInt8]?

  init(_ text: some StringProtocol) {
    self.text = text.lowercased()
    bytes = self.text.utf8.allSatisfy { $0 < 0x80 } ? Array(self.text.utf8) : nil
  }

  /// Whether the text occurs in another.
  ///
  /// ASCII is compared byte by byte; to compare what a person sees as characters takes many times
  /// as long, and only other letters need it.
  func isFound(in other: String) -> Bool {
    let hay = Array(other.utf8)
    guard let bytes, hay.allSatisfy({ $0 < 0x80 }) else { return other.lowercased().has(text) }
    return Needle.find(bytes, in: hay)
  }

  private static func find(_ bytes: [UInt8], in hay: [UInt8]) -> Bool {
    guard bytes.count <= hay.count else { return false }
    return (0...hay.count - bytes.count).contains { start in
      bytes.indices.allSatisfy { lowercased(hay[start + $0]) == bytes[$0] }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
