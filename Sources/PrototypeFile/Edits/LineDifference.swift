/// The lines in which two texts differ.
public struct LineDifference: Sendable {
  /// Lines that others take the place of; one of both ranges may be empty.
  public struct Hunk: Hashable, Sendable {
    /// The lines of the old text, 0-based.
    public var old: Range<Int>
    /// The lines of the new text, 0-based.
    public var new: Range<Int>
  }

  /// The lines of the old text, each with its end.
  public let old: [ArraySlice<UInt8>]
  /// The lines of the new text, each with its end.
  public let new: [ArraySlice<UInt8>]
  /// The differences, in order; between two of them is at least one line that both texts have.
  public let hunks: [Hunk]

  /// With more steps than this the search for common lines takes too long, and all lines between the
  /// first and the last difference count as different.
  private static let mostWork = 4_000_000

  /// Compares two texts.
  public init(from before: [UInt8], to after: [UInt8]) {
    old = LineDifference.lines(of: before)
    new = LineDifference.lines(of: after)
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var last = 0
    while last < min(old.count, new.count) - first,
      old[old.count - 1 - last] == new[new.count - 1 - last]
    { last += 1 }
    let middle = Hunk(old: first..<old.count - last, new: first..<new.count - last)
    if middle.old.isEmpty && middle.new.isEmpty {
      hunks = []
    } else if middle.old.count * middle.new.count > LineDifference.mostWork {
      hunks = [middle]
    } else {
      hunks = LineDifference.hunks(in: middle, old, new)
    }
  }

  private static func hunks(
    in middle: Hunk, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Hunk] {
    // Numbers are compared faster than lines.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    let (before, after) = (old[middle.old].map(number), new[middle.new].map(number))
    var (isRemoved, isAdded) = (Set<Int>(), Set<Int>())
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, _, _): isRemoved.insert(place)
      case .insert(let place, _, _): isAdded.insert(place)
      }
    }
    var hunks: [Hunk] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      let (from, to) = (left, right)
      while isRemoved.contains(left) { left += 1 }
      while isAdded.contains(right) { right += 1 }
      if left > from || right > to {
        let start = (middle.old.lowerBound, middle.new.lowerBound)
        hunks.append(
          Hunk(old: start.0 + from..<start.0 + left, new: start.1 + to..<start.1 + right))
      } else {
        left += 1
        right += 1
      }
    }
    return hunks
  }

  /// The lines of a text, each with its end; what follows the last end is a line unless it is empty.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = text[start...].firstIndex(of: 0x0A) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// The differences as changes of the old text.
  public var edits: [SourceEdit] {
    hunks.map { hunk in
      let end = old.last?.endIndex ?? 0
      let start = hunk.old.lowerBound < old.count ? old[hunk.old.lowerBound].startIndex : end
      let upper = hunk.old.isEmpty ? start : old[hunk.old.upperBound - 1].endIndex
      return SourceEdit(start..<upper, Array(new[hunk.new].joined()))
    }
  }
}
