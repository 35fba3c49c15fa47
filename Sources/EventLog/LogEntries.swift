public import DialogModel
public import DialogSimulator

/// The rows of a log with their numbers, oldest first.
///
/// The place of a row never changes; that of the first one grows when earlier rows are folded away.
/// Rows are stored in columns, and the subscript makes a value of one row. They are stored in pieces
/// of about a thousand, so that a log that grows is never copied and the columns stay narrow.
public struct LogEntries: RandomAccessCollection, Sendable {
  /// Some rows of one run.
  private struct Piece: Sendable {
    var rows = RowColumns()
    /// How many calls there are in the log before each 64th row.
    var marks: ContiguousArray<UInt32> = []
    /// How many inputs there were before this run's first.
    let inputsBefore: Int
    /// The place of the first row.
    let start: Int
    /// The number of the run, and the place of the first row among that run's.
    let origin: LogOrigin
    /// The place of the row that the first one continues from; `nil` for the row before it.
    var parent: Int?
  }

  /// How many rows have one count of calls, from which those of the others are counted.
  private static let markLength = 64

  /// How many rows a piece has before another one begins.
  private static let pieceLength = 1024

  private var pieces: [Piece] = []
  private var inputsBefore = 0
  /// Where the next row comes from.
  private(set) var next = LogOrigin(run: 0, row: 0)
  /// How many rows that are not of the run there are since its last one.
  private var besides = 0
  /// The place after the last row.
  public private(set) var endIndex = 0
  /// The place of the first row that is still kept: how many earlier ones have been folded away.
  public private(set) var startIndex = 0
  /// How many rows are kept.
  ///
  /// In a build that is not optimised, the standard library's own `count` visits each of them.
  public var count: Int { endIndex - startIndex }

  /// How many rows a block has; only whole blocks are folded away.
  static let blockLength = 1024

  /// The row at a 0-based place with its numbers.
  public subscript(place: Int) -> LogEntry {
    let piece = piece(of: place)
    let inside = place - pieces[piece].start
    var row = pieces[piece].rows[inside]
    row.input += pieces[piece].inputsBefore
    guard case .call = row.content else { return LogEntry(row: row, call: nil, delta: nil) }
    let before = previousCall(before: inside, in: piece)
    return LogEntry(
      row: row, call: number(ofCallAt: inside, in: pieces[piece]),
      delta: before.map { row.time.milliseconds - $0.milliseconds })
  }

  /// The 1-based number of the call at a place in a piece.
  private func number(ofCallAt place: Int, in piece: Piece) -> Int {
    let mark = place / LogEntries.markLength
    let calls = (mark * LogEntries.markLength...place).count { piece.rows.selector(at: $0) != nil }
    return Int(piece.marks[mark]) + calls
  }

  /// The time of the call before a place in a piece, in the same run; `nil` if there is none.
  private func previousCall(before place: Int, in piece: Int) -> SimulatedTime? {
    var (piece, place) = (piece, place)
    var run = pieces[piece].origin.run
    while true {
      let rows = pieces[piece].rows
      if let found = (0..<place).last(where: { rows.selector(at: $0) != nil }) {
        return rows.time(at: found)
      }
      if let parent = pieces[piece].parent {
        guard let first = pieces.first, parent >= first.start else { return nil }
        piece = self.piece(of: parent)
        (run, place) = (pieces[piece].origin.run, parent + 1 - pieces[piece].start)
        continue
      }
      guard piece > 0, pieces[piece - 1].origin.run == run else { return nil }
      piece -= 1
      place = pieces[piece].rows.count
    }
  }

  /// The 1-based number of the input that caused the row at a 0-based place.
  public func input(at place: Int) -> Int {
    let piece = piece(of: place)
    return pieces[piece].rows.input(at: place - pieces[piece].start) + pieces[piece].inputsBefore
  }

  /// The same, counted from one in the row's run.
  public func inputInRun(at place: Int) -> Int {
    let piece = piece(of: place)
    return pieces[piece].rows.input(at: place - pieces[piece].start)
  }

  /// The simulated time of the row at a 0-based place, in milliseconds.
  public func milliseconds(at place: Int) -> Int {
    let piece = piece(of: place)
    return pieces[piece].rows.time(at: place - pieces[piece].start).milliseconds
  }

  /// The selector of the row at a 0-based place; `nil` for what is not a call.
  public func selector(at place: Int) -> Selector? {
    let piece = piece(of: place)
    return pieces[piece].rows.selector(at: place - pieces[piece].start)
  }

  /// The sort of the row at a 0-based place.
  func sort(at place: Int) -> RowBuffer.Sort {
    let piece = piece(of: place)
    var sort = RowBuffer.Sort.call
    let inside = place - pieces[piece].start
    pieces[piece].rows.forEachLine(in: inside..<inside + 1) { sort = $0.sort }
    return sort
  }

  /// How many calls led to the row at a 0-based place, its own among them.
  public func calls(through place: Int) -> Int {
    let piece = pieces[piece(of: place)]
    return number(ofCallAt: place - piece.start, in: piece)
  }

  /// Calls a function with each row of a range of 0-based places and the number of its run, oldest
  /// first; no row is unpacked.
  public func forEachLine(in range: Range<Int>, _ body: (RowBuffer.Line, _ run: Int) -> Void) {
    var place = Swift.max(startIndex, range.lowerBound)
    while place < range.upperBound {
      let piece = pieces[piece(of: place)]
      let end = Swift.min(range.upperBound, piece.start + piece.rows.count)
      piece.rows.forEachLine(in: place - piece.start..<end - piece.start) { line in
        var line = line
        line.place += piece.start
        line.input += piece.inputsBefore
        body(line, piece.origin.run)
      }
      place = end
    }
  }

  /// The places of the calls of an input.
  public func places(ofCallsOf input: Int) -> [Int] {
    var places: [Int] = []
    forEachLine(in: startIndex..<endIndex) { line, _ in
      if line.input == input, line.selector != nil { places.append(line.place) }
    }
    return places
  }

  /// Where the row at a 0-based place comes from.
  public func origin(of place: Int) -> LogOrigin {
    let piece = pieces[piece(of: place)]
    let origin = piece.origin
    return LogOrigin(
      run: origin.run, row: origin.row + place - piece.start, beside: origin.beside)
  }

  /// The 0-based place of the row that comes from there; `nil` where it is not kept.
  public func place(of origin: LogOrigin) -> Int? {
    for piece in pieces.reversed()
    where piece.origin.run == origin.run && piece.origin.beside == origin.beside {
      let inside = origin.row - piece.origin.row
      guard inside >= 0, inside < piece.rows.count else { continue }
      return piece.start + inside >= startIndex ? piece.start + inside : nil
    }
    return nil
  }

  /// The piece that has the row at a place; nearly always the last one is requested.
  private func piece(of place: Int) -> Int {
    var (low, high) = (0, pieces.count - 1)
    if pieces[high].start <= place { return high }
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Begins another run, or continues with one of which rows have been cleared away.
  ///
  /// - Parameters:
  ///   - inputsBefore: how many inputs there were before the run's first.
  ///   - next: where the next row comes from.
  ///   - parent: the place of the row that it continues from, if that is not the last one.
  mutating func beginRun(inputsBefore: Int, at next: LogOrigin, after parent: Int? = nil) {
    self.inputsBefore = inputsBefore
    self.next = next
    besides = 0
    beginPiece(isLong: endIndex > 0)
    pieces[pieces.count - 1].parent = parent
  }

  private mutating func beginPiece(isLong: Bool) {
    var parent: Int?
    if let last = pieces.last, last.rows.count == 0 {
      parent = last.parent
      pieces.removeLast()
    }
    if !pieces.isEmpty { pieces[pieces.count - 1].rows.finish() }
    var piece = Piece(
      inputsBefore: inputsBefore, start: endIndex, origin: next, parent: parent)
    if isLong {
      piece.rows.reserveCapacity(LogEntries.pieceLength + LogEntries.pieceLength / 8)
    }
    pieces.append(piece)
  }

  /// Adds rows of the present run, and counts them.
  mutating func append(_ rows: RowBuffer, _ counters: inout LogCounters) {
    LogEntries.add(rows, to: &pieces[pieces.count - 1], &counters)
    besides = 0
    endIndex += rows.count
    next.row += rows.count
    if pieces[pieces.count - 1].rows.count >= LogEntries.pieceLength { beginPiece(isLong: true) }
  }

  /// Forgets the oldest rows, as many as leave this number and make whole blocks; the places of the
  /// others stay.
  mutating func fold(keeping count: Int) {
    let start = (endIndex - count) / LogEntries.blockLength * LogEntries.blockLength
    guard start > startIndex else { return }
    startIndex = start
    // One more piece than is needed stays: it has the call before the first one.
    let dropped = pieces.dropLast().prefix { $0.start + $0.rows.count <= start }.count
    pieces.removeFirst(Swift.max(0, dropped - 1))
  }

  /// Adds a row after the last one that is not of the present run: the run counts on without it.
  mutating func append(beside row: RowBuffer, _ counters: inout LogCounters) {
    let number = besides + 1
    restore(row, from: LogOrigin(run: next.run, row: next.row - 1, beside: number), &counters)
    besides = number
  }

  /// Adds a row of the present run that was there before and was cleared away.
  mutating func restore(_ rows: RowBuffer, from origin: LogOrigin, _ counters: inout LogCounters) {
    let next = next
    self.next = origin
    beginPiece(isLong: false)
    append(rows, &counters)
    self.next = next
    beginPiece(isLong: false)
  }

  private static func add(
    _ rows: RowBuffer, to piece: inout Piece, _ counters: inout LogCounters
  ) {
    let inputsBefore = piece.inputsBefore
    var place = piece.rows.count
    rows.forEachSummary { row in
      if place % LogEntries.markLength == 0 {
        piece.marks.append(UInt32(truncatingIfNeeded: counters.calls))
      }
      place += 1
      counters.count(row, inputsBefore: inputsBefore)
      if row.selector == nil { counters.count(row.sort) }
    }
    piece.rows.append(rows)
  }
}

/// What a log counts.
struct LogCounters: Sendable {
  /// How many calls there are.
  private(set) var calls = 0
  /// The longest time between two calls, in milliseconds.
  private(set) var longestDelta = 0
  /// The number of the last input.
  private(set) var lastInput = 0
  /// When the last call of the present run was, in milliseconds; -1 for never.
  var lastCallTime = -1
  /// The calls that each input caused, by the input's number less one.
  private var callsOfInput: ContiguousArray<Int32> = []
  /// How many rows there are of each kind.
  private var will = 0, did = 0, asks = 0, clicks = 0, steps = 0

  /// Counts from zero; the numbers of inputs continue.
  init(lastInput: Int = 0) { self.lastInput = lastInput }

  /// Counts a row.
  @inline(__always)
  mutating func count(_ row: RowBuffer.Summary, inputsBefore: Int) {
    let input = row.input + inputsBefore
    if input > lastInput { lastInput = input }
    guard let selector = row.selector else { return }
    count(selector)
    while callsOfInput.count < input { callsOfInput.append(0) }
    if input > 0 { callsOfInput[input - 1] += 1 }
    defer { lastCallTime = row.time }
    guard lastCallTime >= 0 else { return }
    longestDelta = max(longestDelta, row.time - lastCallTime)
  }

  /// Counts the calls of some rows from zero, as if there were no others.
  ///
  /// What each input caused stays: rows that were left have headings too.
  mutating func recount(_ entries: LogEntries, _ places: [Range<Int>], lastInput: Int) {
    let callsOfInput = callsOfInput
    self = LogCounters(lastInput: lastInput)
    self.callsOfInput = callsOfInput
    for range in places {
      entries.forEachLine(in: range) { line, _ in
        guard let selector = line.selector else { return count(line.sort) }
        count(selector)
        let time = entries.milliseconds(at: line.place)
        if lastCallTime >= 0 { longestDelta = max(longestDelta, time - lastCallTime) }
        lastCallTime = time
      }
    }
  }

  private mutating func count(_ selector: Selector) {
    calls += 1
    switch selector.nature {
    case .will: will += 1
    case .did: did += 1
    case .asks: asks += 1
    case .clicked: clicks += 1
    }
  }

  /// Counts a row that is no call.
  mutating func count(_ sort: RowBuffer.Sort) { if RowKind(sort) == .steps { steps += 1 } }

  /// How many rows of a kind there are.
  func count(of kind: RowKind) -> Int {
    switch kind {
    case .will: will
    case .did: did
    case .asks: asks
    case .clicks: clicks
    case .steps: steps
    }
  }

  /// How many calls the input of this 1-based number has caused so far.
  func calls(ofInput number: Int) -> Int {
    callsOfInput.indices.contains(number - 1) ? Int(callsOfInput[number - 1]) : 0
  }
}
