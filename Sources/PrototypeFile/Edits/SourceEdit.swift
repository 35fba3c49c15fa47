/// A change of a text: bytes that take the place of others.
public struct SourceEdit: Hashable, Sendable {
  /// What is replaced, as 0-based bytes of the text before the change.
  public var range: Range<Int>
  /// What is there afterwards, in UTF-8.
  public var bytes: [UInt8]

  /// A change of a text.
  public init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// The same change without the bytes at both ends that stay as they are.
  ///
  /// No character is divided, so that an editor can carry out the change.
  package func trimmed(in text: [UInt8]) -> SourceEdit {
    let most = min(range.count, bytes.count)
    var first = 0
    while first < most, text[range.lowerBound + first] == bytes[first] { first += 1 }
    while first > 0,
      SourceEdit.isInside(text, range.lowerBound + first, range.upperBound)
        || SourceEdit.isInside(bytes, first, bytes.count)
    { first -= 1 }
    var last = 0
    while last < most - first, text[range.upperBound - 1 - last] == bytes[bytes.count - 1 - last] {
      last += 1
    }
    while last > 0, SourceEdit.isInside(text, range.upperBound - last, range.upperBound) {
      last -= 1
    }
    return SourceEdit(
      range.lowerBound + first..<range.upperBound - last,
      Array(bytes[first..<bytes.count - last]))
  }

  /// Whether a byte, if it is before the end, continues a character.
  private static func isInside(_ bytes: [UInt8], _ place: Int, _ end: Int) -> Bool {
    place < end && bytes[place] & 0xC0 == 0x80
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { range.isEmpty && bytes.isEmpty }
}

extension [SourceEdit] {
  /// Applies changes to a part of a text.
  ///
  /// - Precondition: they are in order, do not overlap, and are inside the part.
  package func applied(to text: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    var place = part.lowerBound
    for edit in self {
      result += text[place..<edit.range.lowerBound]
      result += edit.bytes
      place = edit.range.upperBound
    }
    return result + text[place..<part.upperBound]
  }

  /// Applies changes to a text.
  ///
  /// - Precondition: they are in order, do not overlap, and are inside the text.
  public func applied(to text: [UInt8]) -> [UInt8] { applied(to: text, in: 0..<text.count) }

  /// The changes that undo these; they apply to the text after them.
  public func inverse(in text: [UInt8]) -> [SourceEdit] {
    var shift = 0
    return map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.bytes.count - edit.range.count
      return SourceEdit(start..<start + edit.bytes.count, Array<UInt8>(text[edit.range]))
    }
  }
}
