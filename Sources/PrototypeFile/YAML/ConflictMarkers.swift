internal import Texts

/// The lines by which a program that merges versions marks what a person has to choose from.
enum ConflictMarkers {
  /// The markers, in their order; the second one is that of the common version, and may be left out.
  private static let signs: [UInt8] = [
    UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"),
  ]
  /// How often a marker has its sign.
  private static let count = 7

  /// The one problem of a text that has markers; `nil` for a text without.
  ///
  /// In a document without other errors only a whole conflict counts: a flow map can have a marker
  /// as its key.
  ///
  /// - Parameter isBroken: whether the text could not be read as a map.
  static func problem(in bytes: [UInt8], isBroken: Bool) -> Finding? {
    var first: (line: Int, sign: UInt8)?
    var found: Set<UInt8> = []
    var (line, start) = (1, bytes.startIndex)
    while start < bytes.endIndex {
      if let sign = sign(at: start, of: bytes) {
        if first == nil { first = (line, sign) }
        found.insert(sign)
      }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      (line, start) = (line + 1, end + 1)
    }
    let isWhole = found.isSuperset(of: [signs[0], signs[2], signs[3]])
    guard let first, isBroken || isWhole else { return nil }
    let marker = String(repeating: String(UnicodeScalar(first.sign)), count: count)
    return Finding(
      .syntax, at: Mark(line: first.line, column: 1),
      tr("“{marker}” marks a conflict between two versions of the file", ["marker": marker]),
      hint: tr("choose the lines of one version, or join both, and remove the markers"))
  }

  /// The sign of the marker that a line begins with, whose first byte is at an index.
  private static func sign(at start: Int, of bytes: [UInt8]) -> UInt8? {
    let sign = bytes[start]
    guard signs.contains(sign), bytes.count - start >= count,
      bytes[start..<start + count].allSatisfy({ $0 == sign })
    else { return nil }
    let end = start + count
    // A name follows, or the end of the line.
    guard end < bytes.endIndex, ![0x20, 0x0A, 0x0D].contains(bytes[end]) else { return sign }
    return nil
  }
}
