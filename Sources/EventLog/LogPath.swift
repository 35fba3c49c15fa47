import DialogSimulator

/// Which rows of a log led to the present: a person may have gone on from a row of the past, and
/// left the rows after it.
///
/// Rows are only ever added at the end. So a log consists of stretches, each of which continues
/// from a row of an earlier one.
struct LogPath: Sendable {
  /// The rows from one place to the start of the next stretch.
  private struct Stretch: Sendable {
    let start: Int
    /// The place of the row that it continues from; `nil` for the first one.
    let parent: Int?
    /// The number of the run that the stretch before it ended with.
    let runBefore: Int
  }

  /// How many stretches are kept of those that were left.
  static let most = 8

  private var stretches = [Stretch(start: 0, parent: nil, runBefore: 0)]
  /// The rows that are not on the path, as ranges of 0-based places, oldest first.
  private var off: [Range<Int>] = []
  /// The rows of these that are kept, in the same form.
  private(set) var left: [Range<Int>] = []
  /// The numbers of the runs of which rows were left and are not kept any more, and of these the ones
  /// without any row on the path.
  private(set) var forgotten: (runs: Set<Int>, whole: Set<Int>) = ([], [])

  /// Begins a stretch.
  ///
  /// - Parameters:
  ///   - end: the place after the last row.
  ///   - place: the place of the row that it continues from.
  ///   - run: the number of the run that ends there.
  mutating func resume(after place: Int, end: Int, run: Int = 0) {
    stretches.append(Stretch(start: end, parent: place, runBefore: run))
    off = []
    var next = end
    var parent: Int? = place
    while let last = parent {
      if last + 1 < next { off.append(last + 1..<next) }
      let stretch = stretches.last { $0.start <= last } ?? stretches[0]
      (next, parent) = (stretch.start, stretch.parent)
    }
    off.reverse()
    forget()
  }

  /// Keeps the newest of the stretches that were left.
  private mutating func forget() {
    (left, forgotten) = (off, ([], []))
    var kept = 0
    for (stretch, next) in zip(stretches, stretches.dropFirst()).reversed() {
      let range = stretch.start..<next.start
      guard let first = off.first(where: { $0.overlaps(range) }) else { continue }
      kept += 1
      if kept == LogPath.most {
        let start = max(first.lowerBound, range.lowerBound)
        left = off.filter { $0.upperBound > start }.map {
          max($0.lowerBound, start)..<$0.upperBound
        }
      } else if kept > LogPath.most {
        forgotten.runs.insert(next.runBefore)
        let isWhole = first.lowerBound <= range.lowerBound && first.upperBound >= range.upperBound
        if isWhole, stretch.parent != nil { forgotten.whole.insert(next.runBefore) }
      }
    }
  }

  /// Whether the row at a 0-based place is not on the path.
  func isOff(_ place: Int) -> Bool { LogPath.part(of: place, in: off) != nil }

  /// The 0-based place of a range of ``left`` that has a row; `nil` for a row of the path.
  func part(of place: Int) -> Int? { LogPath.part(of: place, in: left) }

  private static func part(of place: Int, in ranges: [Range<Int>]) -> Int? {
    guard let last = ranges.last, place < last.upperBound else { return nil }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return ranges[low].contains(place) ? low : nil
  }

  /// The ranges of a range of places that are on the path, oldest first.
  func onPath(_ range: Range<Int>) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    var start = range.lowerBound
    for part in off where part.upperBound > range.lowerBound && part.lowerBound < range.upperBound {
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
