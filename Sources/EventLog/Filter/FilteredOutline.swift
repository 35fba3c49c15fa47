import DialogSimulator

/// The lines of a log that a filter keeps, read in pieces so that no piece takes long.
public struct FilteredOutline {
  /// The lines that have been read.
  public private(set) var outline = Outline()
  private var hidden = HiddenRows()
  /// How many rows of these are hidden, without headings.
  public var hiddenCount: Int { hidden.count }
  private var filter: RowFilter

  /// What calls lack and have too much; a change forgets what was read.
  public var marks: CallMarks? {
    get { outline.marks }
    set {
      outline.marks = newValue
      restart()
    }
  }

  /// How many rows are read before the time is looked at.
  private static let stride = 256

  /// An empty list.
  public init(_ filter: RowFilter) { self.filter = filter }

  /// Reads rows that have been added to the log, until all are read or it is late.
  ///
  /// - Parameters:
  ///   - end: the place in the log up to which it is read; all, if `nil`.
  ///   - isLate: whether to stop; it is called after some rows, so that each call reads some.
  /// - Returns: whether all were read.
  @discardableResult
  public mutating func read(
    _ log: EventLog, upTo end: Int? = nil, until isLate: () -> Bool = { false }
  ) -> Bool {
    fold(log)
    let end = min(end ?? log.entries.endIndex, log.entries.endIndex)
    // Of the filter only what does not change meanwhile.
    let isKept = filter.missingFilter
    while outline.read < end {
      let next = min(end, outline.read + FilteredOutline.stride)
      outline.read(log, upTo: next, keepsMissing: isKept) { line, run in
        if filter.keeps(line, run: run, of: log) { return true }
        if line.sort != .input { hidden.add(at: line.place) }
        return false
      }
      if outline.read < end, isLate() { return false }
    }
    return true
  }

  /// Removes the lines of what the log has folded away.
  public mutating func fold(_ log: EventLog) {
    outline.fold(log)
    hidden.fold(upTo: log.entries.startIndex)
  }

  /// The 0-based places of the lines that stand for more rows than they did the last time.
  public mutating func takeGrownLines() -> [Int] { outline.takeGrownLines() }

  /// Folds or unfolds the lines of an input, and forgets what was read.
  public mutating func toggle(input: Int) {
    outline.toggle(input: input)
    restart()
  }

  /// Shows rows that were left, or hides them, and forgets what was read.
  public mutating func toggle(left place: Int) {
    outline.toggle(left: place)
    restart()
  }

  /// Forgets what was read.
  public mutating func restart() {
    outline.restart()
    hidden = HiddenRows()
  }

  /// Forgets what was read, and keeps what is folded and what is known of the filter.
  public mutating func restart(with filter: RowFilter) {
    self.filter = filter
    restart()
  }

  /// Forgets what was read and what is folded.
  public mutating func removeAll() {
    outline.removeAll()
    hidden = HiddenRows()
  }

  /// A list of the last lines only, to be shown until the whole log is read.
  ///
  /// - Parameters:
  ///   - count: how many lines to look for.
  ///   - isLate: whether to stop looking; at least some rows are looked at.
  public func tail(
    of log: EventLog, upTo end: Int? = nil, lines count: Int, until isLate: () -> Bool
  ) -> FilteredOutline {
    var tail = FilteredOutline(filter)
    let first = log.entries.startIndex
    var start = max(first, min(end ?? log.entries.endIndex, log.entries.endIndex))
    var found = 0
    while start > first, found < count {
      let next = max(first, start - FilteredOutline.stride)
      log.entries.forEachLine(in: next..<start) { line, run in
        if Outline.isShown(line.sort), tail.filter.keeps(line, run: run, of: log) { found += 1 }
      }
      start = next
      if isLate() { break }
    }
    tail.outline = Outline(
      from: start, folded: outline.folded, unfoldedLeft: outline.unfoldedLeft,
      marks: outline.marks)
    tail.read(log, upTo: end)
    return tail
  }
}

/// Counts hidden rows by the blocks that a log folds away.
private struct HiddenRows {
  private(set) var count = 0
  private var blocks: ContiguousArray<Int32> = []
  /// The number of the first of the blocks.
  private var first = 0

  mutating func add(at place: Int) {
    let block = place / LogEntries.blockLength
    if blocks.isEmpty { first = block }
    while blocks.count <= block - first { blocks.append(0) }
    blocks[block - first] += 1
    count += 1
  }

  mutating func fold(upTo place: Int) {
    let folded = min(blocks.count, max(0, place / LogEntries.blockLength - first))
    guard folded > 0 else { return }
    count -= blocks.prefix(folded).reduce(0) { $0 + Int($1) }
    blocks.removeFirst(folded)
    first += folded
  }
}
