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
  /// Every row, oldest first.
  public private(set) var entries: ContiguousArray<LogEntry> = []
  /// How many of them are calls.
  public private(set) var callCount = 0
  /// The longest time between two calls, in milliseconds.
  public private(set) var longestDelta = 0
  /// The calls that each input caused, by the input's number less one.
  private var callsOfInput: ContiguousArray<Int> = []
  /// How many rows there are of each kind, by its raw value.
  private var counts = [Int](repeating: 0, count: RowKind.allCases.count)
  private var lastCallTime: Int?
  /// Inputs that were cleared away, by number; what they still cause needs its heading.
  private var cleared: [Int: Row] = [:]

  /// The runs that have ended, oldest first; what they were about is another prototype's.
  public private(set) var earlierRuns: [EarlierRun] = []
  /// How many inputs the earlier runs had; a run counts its own from one.
  private var inputsBefore = 0
  private var lastInput = 0

  /// A run whose rows are in the log before those of the present one.
  public struct EarlierRun: Hashable, Sendable {
    /// What ran.
    public let prototype: Prototype
    /// The number of its last input in the log.
    public let lastInput: Int
  }

  /// An empty log.
  public init() {}

  /// Ends a run: what is added from now on is another one's, whose time begins anew.
  ///
  /// - Parameter prototype: what ran.
  public mutating func endRun(of prototype: Prototype) {
    earlierRuns.append(EarlierRun(prototype: prototype, lastInput: lastInput))
    inputsBefore = lastInput
    lastCallTime = nil
    cleared = [:]
  }

  /// The 0-based place among ``earlierRuns`` of the run that a row belongs to; `nil` for the
  /// present one.
  public func earlierRun(of row: Row) -> Int? {
    guard row.input <= inputsBefore else { return nil }
    return earlierRuns.firstIndex { row.input <= $0.lastInput }
  }

  /// Adds a row at the end; its input gets a number behind those of earlier runs.
  public mutating func append(_ row: Row) {
    var row = row
    row.input += inputsBefore
    lastInput = max(lastInput, row.input)
    if let heading = cleared.removeValue(forKey: row.input) {
      entries.append(LogEntry(row: heading, call: nil, delta: nil))
    }
    if let kind = RowKind(row.content) { counts[Int(kind.rawValue)] += 1 }
    guard case .call = row.content else {
      entries.append(LogEntry(row: row, call: nil, delta: nil))
      return
    }
    callCount += 1
    let time = row.time.milliseconds
    let delta = lastCallTime.map { time - $0 }
    longestDelta = max(longestDelta, delta ?? 0)
    entries.append(LogEntry(row: row, call: callCount, delta: delta))
    lastCallTime = time
    while callsOfInput.count < row.input { callsOfInput.append(0) }
    if row.input > 0 { callsOfInput[row.input - 1] += 1 }
  }

  /// How many rows of a kind there are.
  public func count(of kind: RowKind) -> Int { counts[Int(kind.rawValue)] }

  /// How many calls the input of this 1-based number has caused so far.
  public func calls(ofInput number: Int) -> Int {
    callsOfInput.indices.contains(number - 1) ? callsOfInput[number - 1] : 0
  }

  /// Forgets every row; numbers start again at one.
  ///
  /// The last inputs come back as headings if they cause something more.
  public mutating func removeAll() {
    let inputs = entries.suffix(EventLog.searched).compactMap { entry -> (Int, Row)? in
      if case .input = entry.row.content { (entry.row.input, entry.row) } else { nil }
    }
    let (runs, before, last) = (earlierRuns, inputsBefore, lastInput)
    self = EventLog()
    (earlierRuns, inputsBefore, lastInput) = (runs, before, last)
    cleared = Dictionary(inputs, uniquingKeysWith: { first, _ in first })
  }

  /// How far back an input can still be at work, in rows.
  private static let searched = 1_000
}
