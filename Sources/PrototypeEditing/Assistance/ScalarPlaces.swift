internal import PrototypeFile

/// The places of a text's Unicode scalars, for views that count them instead of bytes.
///
/// A byte-order mark is not shown, and does not count.
package struct ScalarPlaces: Sendable {
  /// The length of a byte-order mark at the start.
  package let skipped: Int
  /// How many scalars there are.
  package let count: Int

  private let bytes: [UInt8]
  /// How many scalars begin before each block of bytes; empty where each byte is a scalar.
  private var before: [Int] = []

  private static let block = 4096

  /// The places of a text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipped = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var sum = 0
    var before: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        before.append(sum)
        let end = min(start + ScalarPlaces.block, bytes.count)
        var continuations = 0
        for place in start..<end { continuations &+= bytes[place] & 0xC0 == 0x80 ? 1 : 0 }
        sum += end - start - continuations
        start = end
      }
    }
    count = sum - (skipped > 0 ? 1 : 0)
    if sum < bytes.count { self.before = before }
  }

  /// The scalar that a 0-based byte is part of; the number of scalars for a byte after the end.
  package func scalar(at byte: Int) -> Int {
    guard byte > skipped else { return 0 }
    guard !before.isEmpty else { return min(byte, bytes.count) }
    guard byte < bytes.count else { return count }
    let block = byte / ScalarPlaces.block
    var sum = before[block]
    // Every byte but a continuation begins a scalar.
    for place in block * ScalarPlaces.block..<byte where bytes[place] & 0xC0 != 0x80 { sum += 1 }
    if bytes[byte] & 0xC0 == 0x80 { sum -= 1 }
    return sum - (skipped > 0 ? 1 : 0)
  }

  /// The first byte of a 0-based scalar; the end of the text for one after the last.
  package func byte(at scalar: Int) -> Int {
    guard scalar > 0 else { return skipped }
    guard !before.isEmpty else { return min(scalar, bytes.count) }
    guard scalar < count else { return bytes.count }
    let wanted = scalar + (skipped > 0 ? 1 : 0)
    var (low, high) = (0, before.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if before[middle] <= wanted { low = middle } else { high = middle - 1 }
    }
    var (place, left) = (low * ScalarPlaces.block, wanted - before[low])
    while place < bytes.count {
      if bytes[place] & 0xC0 != 0x80 {
        if left == 0 { return place }
        left -= 1
      }
      place += 1
    }
    return bytes.count
  }

  /// The scalars that some bytes are.
  package func scalars(_ range: Range<Int>) -> Range<Int> {
    let start = scalar(at: range.lowerBound)
    return start..<max(start, scalar(at: range.upperBound))
  }
}
