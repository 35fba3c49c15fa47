internal import PrototypeFile

/// Joins two changes of a text, by its lines.
public enum ThreeWayMerge {
  /// The text with both changes; `nil` if they concern the same lines and are not the same.
  ///
  /// Changes of neighbouring lines concern each other.
  public static func merge(_ base: [UInt8], _ mine: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    let first = LineDifference(from: base, to: mine)
    let second = LineDifference(from: base, to: theirs)
    var result: [UInt8] = []
    var (line, left, right) = (0, 0, 0)
    while left < first.hunks.count || right < second.hunks.count {
      let own = left < first.hunks.count ? first.hunks[left] : nil
      let other = right < second.hunks.count ? second.hunks[right] : nil
      if let own, let other, touch(own.old, other.old) {
        guard own.old == other.old,
          first.new[own.new].elementsEqual(second.new[other.new])
        else { return nil }
        right += 1
      }
      let isOwn =
        other.map { other in own.map { $0.old.lowerBound <= other.old.lowerBound } ?? false }
        ?? true
      guard let hunk = isOwn ? own : other else { return nil }
      for kept in first.old[line..<hunk.old.lowerBound] { result += kept }
      for new in (isOwn ? first : second).new[hunk.new] { result += new }
      line = hunk.old.upperBound
      if isOwn { left += 1 } else { right += 1 }
    }
    for kept in first.old[line...] { result += kept }
    return result
  }

  private static func touch(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.lowerBound <= second.upperBound && second.lowerBound <= first.upperBound
  }
}
