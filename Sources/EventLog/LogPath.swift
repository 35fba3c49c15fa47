import DialogSimulator

/// Which rows of a log led to the present: a person may have gone on from a row of the past, and
/// left the rows after it.
///
/// Rows are only ever added at the end. So a log consists of stretches, each of which goes on from a
/// row of an earlier one.
struct LogPath: Sendable {
  /// The rows from one place to the start of the next stretch.
  private struct Stretch: Sendable {
    let start: Int
    /// The place of the row that it goes on from; `nil` for the first one.
    let parent: Int?
  }

  private var stretches = [Stretch(start: 0, parent: nil)]
  /// The rows that were left, as ranges of 0-based places, oldest first.
  private(set) var left: [Range<Int>] = []

  /// Begins a stretch.
  ///
  /// - Parameters:
  ///   - end: the place after the last row.
  ///   - place: the place of the row that it goes on from.
  mutating func goOn(after place: Int, end: Int) {
    stretches.append(Stretch(start: end, parent: place))
    left = []
    var next = end
    var parent: Int? = place
    while let last = parent {
      if last + 1 < next { left.append(last + 1..<next) }
      let stretch = stretches.last { $0.start <= last } ?? stretches[0]
      (next, parent) = (stretch.start, stretch.parent)
    }
    left.reverse()
  }

  /// The 0-based place of a range of ``left`` that has a row; `nil` for a row of the path.
  func part(of place: Int) -> Int? {
    guard let last = left.last, place < last.upperBound else { return nil }
    var (low, high) = (0, left.count)
    while low < high {
      let middle = (low + high) / 2
      if left[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return left[low].contains(place) ? low : nil
  }

  /// The ranges of a range of places that are on the path, oldest first.
  func onPath(_ range: Range<Int>) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    var start = range.lowerBound
    for part in left where part.upperBound > range.lowerBound && part.lowerBound < range.upperBound
    {
      if start < part.lowerBound { kept.append(start..<part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if start < range.upperBound { kept.append(start..<range.upperBound) }
    return kept
  }
}

/// Rows of a log that were left: a person went on from the row before them.
public struct LeftRows: Hashable, Sendable {
  /// Their 0-based places.
  public let places: Range<Int>
  /// How many calls are among them.
  public let calls: Int
  /// The place of the first input among them, if there is one.
  public let firstInput: Int?
  /// How many inputs are among them.
  public let inputs: Int

  init(_ places: Range<Int>, of entries: LogEntries) {
    self.places = places
    var (calls, inputs) = (0, 0)
    var first: Int?
    entries.forEachLine(in: places) { line, _ in
      if line.selector != nil { calls += 1 }
      guard line.sort == .input else { return }
      inputs += 1
      first = first ?? line.place
    }
    (self.calls, self.inputs, firstInput) = (calls, inputs, first)
  }
}
