public import DialogModel
public import DialogSimulator

/// A row of the log with its numbers.
public struct LogEntry: Hashable, Sendable {
  /// What happened.
  public let row: Row
  /// Its 1-based number among the calls; `nil` for what is not a call.
  public let call: Int?
  /// Simulated milliseconds since the call before; `nil` for the first call and for other rows.
  public let delta: Int?
}

/// What happened so far, oldest first.
public struct EventLog: Sendable {
  /// The rows that are kept, oldest first.
  public private(set) var entries = LogEntries()
  /// How many rows are always kept.
  private let mostRows: Int
  private var counters = LogCounters()
  /// Inputs that were cleared away, by number; what they still cause needs its heading.
  private var cleared: [Int: Heading] = [:]

  /// A row that was cleared away and may come back.
  private struct Heading: Sendable {
    let row: Row
    let origin: LogOrigin
  }

  /// The runs that have ended, oldest first; the targets of their rows are of another prototype.
  public private(set) var earlierRuns: [EarlierRun] = []
  /// How many inputs the earlier runs had; each run counts its inputs from one.
  private var inputsBefore = 0
  /// How many inputs the runs of earlier versions of the document had, without those that were left.
  private var countedBefore = 0
  /// How many numbers of inputs are not counted.
  private var inputsNotCounted = 0
  private var path = LogPath()
  /// The rows that were left because a person went on from a row before them, oldest first.
  ///
  /// Those of the last eight runs that were left are kept.
  public private(set) var left: [LeftRows] = []
  /// The number of the first run of the document as it is now.
  private var firstRun = 0
  /// The 0-based place of the first row of the document as it is now.
  public private(set) var firstPlace = 0

  /// A run whose rows are in the log before those of the present one.
  public struct EarlierRun: Hashable, Sendable {
    /// What ran.
    public let prototype: Prototype
    /// The number of its last input in the log.
    public let lastInput: Int
  }

  /// The number of rows that a log keeps, unless it is told another one.
  ///
  /// A prototype that makes calls for ever would need all memory otherwise.
  public static let mostRows = 1_000_000

  /// How many calls there were; those that have been folded away are among them.
  public var callCount: Int { counters.calls }
  /// How many inputs there were, without those that were left.
  public var inputCount: Int { counters.lastInput - inputsNotCounted }
  /// The longest time between two calls, in milliseconds.
  public var longestDelta: Int { counters.longestDelta }

  /// An empty log.
  ///
  /// - Parameter mostRows: how many rows it always keeps; when it has an eighth more, the oldest are
  ///   folded away.
  public init(mostRows: Int = EventLog.mostRows) {
    self.mostRows = mostRows
    entries.beginRun(inputsBefore: 0, at: LogOrigin(run: 0, row: 0))
  }

  /// Ends a run: rows that are added from now on are of another run, whose time starts at zero.
  ///
  /// - Parameter prototype: what ran.
  public mutating func endRun(of prototype: Prototype) {
    firstRun = earlierRuns.count + 1
    countedBefore = inputCount
    firstPlace = entries.endIndex
    earlierRuns.append(EarlierRun(prototype: prototype, lastInput: counters.lastInput))
    inputsBefore = counters.lastInput
    counters.lastCallTime = -1
    cleared = [:]
    entries.beginRun(
      inputsBefore: inputsBefore, at: LogOrigin(run: earlierRuns.count, row: 0))
  }

  /// The 0-based place among ``earlierRuns`` of the run that a row belongs to; `nil` for the
  /// present one.
  public func earlierRun(of row: Row) -> Int? {
    guard row.input <= inputsBefore else { return nil }
    return earlierRuns.firstIndex { row.input <= $0.lastInput }
  }

  /// Adds rows of the present run at the end; their inputs are numbered after those of earlier
  /// runs.
  public mutating func append(_ rows: RowBuffer) {
    guard cleared.isEmpty else { return rows.forEach { append($0) } }
    entries.append(rows, &counters)
    fold()
  }

  /// Folds the oldest rows away where there are too many: seldom, because a list reads what is left.
  private mutating func fold() {
    guard entries.count - mostRows > mostRows / 8 else { return }
    entries.fold(keeping: mostRows)
  }

  /// Adds a row of the present run at the end.
  public mutating func append(_ row: Row) {
    restoreHeading(of: row)
    entries.append(RowBuffer(row), &counters)
    fold()
  }

  /// Adds a row at the end that is not of the present run, such as what its window cannot show: the
  /// moment that it stands for is that of the row before it.
  public mutating func append(beside row: Row) {
    restoreHeading(of: row)
    entries.append(beside: RowBuffer(row), &counters)
    fold()
  }

  /// Adds the heading of a row again, where it was cleared away.
  private mutating func restoreHeading(of row: Row) {
    if let heading = cleared.removeValue(forKey: row.input + inputsBefore) {
      entries.restore(RowBuffer(heading.row), from: heading.origin, &counters)
    }
  }

  /// How many rows of a kind there were.
  public func count(of kind: RowKind) -> Int { counters.count(of: kind) }

  /// How many calls the input of this 1-based number has caused so far.
  public func calls(ofInput number: Int) -> Int { counters.calls(ofInput: number) }

  /// Forgets every row; numbers start again at one.
  ///
  /// The last inputs are shown as headings again if they cause more rows.
  public mutating func removeAll() {
    let headings = headings(before: entries.endIndex)
    let next = entries.next
    firstPlace = 0
    entries = LogEntries()
    entries.beginRun(inputsBefore: inputsBefore, at: next)
    counters = LogCounters(lastInput: counters.lastInput)
    keep(headings)
    path = LogPath()
    left = []
  }

  /// The rows of the last inputs before a place that led to it, numbered as their run does.
  private func headings(before end: Int) -> [Heading] {
    let places = path.onPath(max(entries.startIndex, end - EventLog.searched)..<end)
    return places.joined().compactMap { place in
      var row = entries[place].row
      guard case .input = row.content, canGoOn(from: place) else { return nil }
      row.input = entries.inputInRun(at: place)
      return Heading(row: row, origin: entries.origin(of: place))
    }
  }

  /// Has the headings added again when their inputs cause more rows.
  private mutating func keep(_ headings: [Heading]) {
    cleared = Dictionary(
      headings.map { ($0.row.input + inputsBefore, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Going on from the past

  /// Whether a run can go on from the row at a 0-based place: it is of the document as it is now.
  public func canGoOn(from place: Int) -> Bool { entries.origin(of: place).run >= firstRun }

  /// The number of the run that a run and those that it continues from began with: the number of a
  /// document's first run.
  public func firstRun(of run: Int) -> Int { run >= firstRun ? firstRun : run }

  /// The numbers of the runs that were left and are not kept any more.
  public var forgottenRuns: Set<Int> { path.forgotten.runs }

  /// The same, of runs that share no row with the present one.
  public var wholeForgottenRuns: Set<Int> { path.forgotten.whole }

  /// The part of ``left`` that a row belongs to, by its 0-based place; `nil` for a row that led to
  /// the present, and for one that is not kept.
  public func leftPart(of place: Int) -> LeftRows? { path.part(of: place).map { left[$0] } }

  /// Whether the row at a 0-based place was left.
  public func isLeft(_ place: Int) -> Bool { path.isOff(place) }

  /// The places of the rows that are kept and led to the present, oldest first.
  public var places: [Range<Int>] { path.onPath(entries.startIndex..<entries.endIndex) }

  /// Goes on from a row: the rows after it are left, and those that are added now follow it.
  ///
  /// The new run has the same inputs up to that row, and all its rows: their places are counted on.
  ///
  /// - Parameters:
  ///   - place: the 0-based place of the row.
  ///   - inputs: how many inputs the new run has had.
  ///   - prototype: what runs.
  public mutating func resume(after place: Int, inputs: Int, of prototype: Prototype) {
    let origin = entries.origin(of: place)
    let headings = headings(before: place + 1)
    earlierRuns.append(EarlierRun(prototype: prototype, lastInput: counters.lastInput))
    path.resume(after: place, end: entries.endIndex, run: earlierRuns.count - 1)
    left = path.left.map { LeftRows($0, of: entries) }
    inputsBefore = counters.lastInput
    inputsNotCounted = inputsBefore - countedBefore
    counters.recount(entries, places, lastInput: inputsBefore + inputs)
    keep(headings)
    entries.beginRun(
      inputsBefore: inputsBefore,
      at: LogOrigin(run: earlierRuns.count, row: origin.row + 1), after: place)
  }

  /// How many rows before the end an input can still cause new rows.
  private static let searched = 1_000
}

extension RowBuffer {
  /// One row.
  fileprivate init(_ row: Row) {
    self.init()
    append(row)
  }
}
