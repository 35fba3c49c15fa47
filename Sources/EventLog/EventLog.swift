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

/// Every row of a log with its numbers, oldest first.
///
/// Rows are kept small and are made into values one at a time, when somebody asks for them.
public struct LogEntries: RandomAccessCollection, Sendable {
  /// The rows of one run.
  private struct Segment: Sendable {
    var rows: RowBuffer
    /// How many inputs there were before this run's first.
    let inputsBefore: Int
    /// The place of its first row.
    let start: Int
  }

  /// What the log adds to a row: numbers of 32 bits, for a log holds millions.
  private struct Numbers: Sendable {
    /// How many calls there are up to this row.
    let calls: UInt32
    /// Milliseconds since the call before; -1 for none.
    let delta: Int32
  }

  private var segments: [Segment] = []
  private var numbers: ContiguousArray<Numbers> = []

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { numbers.count }

  /// The row at a 0-based place with its numbers.
  public subscript(place: Int) -> LogEntry {
    let segment = segment(of: place)
    var row = segments[segment].rows[place - segments[segment].start]
    row.input += segments[segment].inputsBefore
    guard isCall(at: place) else { return LogEntry(row: row, call: nil, delta: nil) }
    let delta = Int(numbers[place].delta)
    return LogEntry(row: row, call: Int(numbers[place].calls), delta: delta < 0 ? nil : delta)
  }

  /// The 1-based number of the input that caused the row at a 0-based place.
  public func input(at place: Int) -> Int {
    let segment = segment(of: place)
    return segments[segment].rows.input(at: place - segments[segment].start)
      + segments[segment].inputsBefore
  }

  /// Whether the row at a 0-based place is a call.
  public func isCall(at place: Int) -> Bool { selector(at: place) != nil }

  /// The selector of the row at a 0-based place; `nil` for what is not a call.
  public func selector(at place: Int) -> Selector? {
    let segment = segment(of: place)
    return segments[segment].rows.selector(at: place - segments[segment].start)
  }

  /// The moment of the row at a 0-based place.
  public func time(at place: Int) -> SimulatedTime {
    let segment = segment(of: place)
    return segments[segment].rows.time(at: place - segments[segment].start)
  }

  /// There are as many as there were runs, and nearly always the last one is asked for.
  private func segment(of place: Int) -> Int {
    var segment = segments.count - 1
    while segments[segment].start > place { segment -= 1 }
    return segment
  }

  /// Begins another run.
  fileprivate mutating func beginRun(inputsBefore: Int) {
    segments.append(
      Segment(rows: RowBuffer(), inputsBefore: inputsBefore, start: endIndex))
  }

  /// Adds rows of the present run; the places that they take.
  fileprivate mutating func append(_ rows: RowBuffer) -> Range<Int> {
    let first = endIndex
    segments[segments.count - 1].rows.append(rows)
    return first..<first + rows.count
  }

  /// Adds one row of the present run; its place.
  fileprivate mutating func append(_ row: Row) -> Int {
    segments[segments.count - 1].rows.append(row)
    return endIndex
  }

  /// Adds the numbers of the row behind the last one that has them.
  fileprivate mutating func number(calls: Int, delta: Int?) {
    numbers.append(
      Numbers(
        calls: UInt32(truncatingIfNeeded: calls),
        delta: Int32(truncatingIfNeeded: Swift.min(delta ?? -1, Int(Int32.max)))))
  }
}

/// What happened so far, oldest first.
public struct EventLog: Sendable {
  /// Every row, oldest first.
  public private(set) var entries = LogEntries()
  /// How many of them are calls.
  public private(set) var callCount = 0
  /// The longest time between two calls, in milliseconds.
  public private(set) var longestDelta = 0
  /// The calls that each input caused, by the input's number less one.
  private var callsOfInput: ContiguousArray<Int32> = []
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
  public init() { entries.beginRun(inputsBefore: 0) }

  /// Ends a run: what is added from now on is another one's, whose time begins anew.
  ///
  /// - Parameter prototype: what ran.
  public mutating func endRun(of prototype: Prototype) {
    earlierRuns.append(EarlierRun(prototype: prototype, lastInput: lastInput))
    inputsBefore = lastInput
    lastCallTime = nil
    cleared = [:]
    entries.beginRun(inputsBefore: inputsBefore)
  }

  /// The 0-based place among ``earlierRuns`` of the run that a row belongs to; `nil` for the
  /// present one.
  public func earlierRun(of row: Row) -> Int? {
    guard row.input <= inputsBefore else { return nil }
    return earlierRuns.firstIndex { row.input <= $0.lastInput }
  }

  /// Adds rows of the present run at the end; their inputs get numbers behind those of earlier
  /// runs.
  public mutating func append(_ rows: RowBuffer) {
    guard cleared.isEmpty else { return rows.forEach { append($0) } }
    for place in entries.append(rows) { count(place) }
  }

  /// Adds a row of the present run at the end.
  public mutating func append(_ row: Row) {
    if let heading = cleared.removeValue(forKey: row.input + inputsBefore) {
      var heading = heading
      heading.input -= inputsBefore
      count(entries.append(heading))
    }
    count(entries.append(row))
  }

  /// Counts the row at a place, the first that has not been counted.
  private mutating func count(_ place: Int) {
    let input = entries.input(at: place)
    lastInput = max(lastInput, input)
    guard let selector = entries.selector(at: place) else {
      entries.number(calls: callCount, delta: nil)
      if let kind = RowKind(entries[place].row.content) { counts[Int(kind.rawValue)] += 1 }
      return
    }
    counts[Int(RowKind(selector).rawValue)] += 1
    callCount += 1
    let time = entries.time(at: place).milliseconds
    let delta = lastCallTime.map { time - $0 }
    if let delta, delta > longestDelta { longestDelta = delta }
    entries.number(calls: callCount, delta: delta)
    lastCallTime = time
    while callsOfInput.count < input { callsOfInput.append(0) }
    if input > 0 { callsOfInput[input - 1] += 1 }
  }

  /// How many rows of a kind there are.
  public func count(of kind: RowKind) -> Int { counts[Int(kind.rawValue)] }

  /// How many calls the input of this 1-based number has caused so far.
  public func calls(ofInput number: Int) -> Int {
    callsOfInput.indices.contains(number - 1) ? Int(callsOfInput[number - 1]) : 0
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
    entries = LogEntries()
    entries.beginRun(inputsBefore: before)
    (earlierRuns, inputsBefore, lastInput) = (runs, before, last)
    cleared = Dictionary(inputs, uniquingKeysWith: { first, _ in first })
  }

  /// How far back an input can still be at work, in rows.
  private static let searched = 1_000
}
