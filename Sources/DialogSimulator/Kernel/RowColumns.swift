public import DialogModel

/// Rows of one run, oldest first, in little memory.
///
/// Rows say little that is new: what a row says is stored once, and its moment and its input are
/// small numbers from those of the first row. So nearly all rows take 4 bytes.
public struct RowColumns: Sendable {
  /// A row near the first one in time and input.
  private struct Near: Sendable {
    /// In milliseconds from the first row.
    let time: UInt16
    /// The place in ``said``.
    let place: UInt8
    /// From ``leastInput``: a row may be of an earlier input than the first one is.
    let input: UInt8
  }

  /// Any row.
  private struct Far: Sendable {
    let time: Int
    let place: UInt32
    let input: Int32
  }

  private var isNear = true
  /// The rows, while all are near.
  private var near: ContiguousArray<Near> = []
  /// The rows, once one is not near.
  private var far: ContiguousArray<Far> = []
  /// The time of the first row, in milliseconds.
  private var firstTime = 0
  private var leastInput: Int32 = 0
  /// What rows say; where content is separate, with ``noPlace``.
  private var said = DistinctRows()
  /// The separate content, in the order of its rows.
  private var beside: ContiguousArray<Row.Content> = []
  /// The places of these rows.
  private var besidePlaces: ContiguousArray<UInt32> = []
  private var titles = ButtonTitles()

  /// No place of separate content, so that rows with different content say the same.
  private static let noPlace: Int32 = -1

  /// No rows.
  public init() {}

  /// How many rows there are.
  public var count: Int { isNear ? near.count : far.count }

  /// The row at a 0-based place.
  public subscript(place: Int) -> Row {
    var row = packed(at: place)
    if row.said.isBeside { row.said.argument = placeBeside(of: place) }
    return Row(row, beside: beside, titles)
  }

  /// The row at a place, with ``noPlace``.
  func packed(at place: Int) -> PackedRow {
    if isNear {
      let row = near[place]
      return PackedRow(
        said[Int(row.place)], time: firstTime + Int(row.time), input: leastInput + Int32(row.input))
    }
    let row = far[place]
    return PackedRow(said[Int(row.place)], time: row.time, input: row.input)
  }

  /// The place of the separate content of the row at a place.
  private func placeBeside(of place: Int) -> Int32 {
    var (low, high) = (0, besidePlaces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if besidePlaces[middle] < place { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }

  /// The 1-based number of the input that caused the row at a 0-based place.
  public func input(at place: Int) -> Int { Int(packed(at: place).input) }

  /// The moment of the row at a 0-based place.
  public func time(at place: Int) -> SimulatedTime {
    SimulatedTime(milliseconds: packed(at: place).time)
  }

  /// The selector of the row at a 0-based place; `nil` for what is not a call.
  public func selector(at place: Int) -> Selector? { packed(at: place).said.selector }

  // MARK: Adding

  /// Reserves storage for a number of rows.
  public mutating func reserveCapacity(_ count: Int) { near.reserveCapacity(count) }

  /// Adds rows of the same run.
  public mutating func append(_ rows: RowBuffer) {
    if count == 0, let first = rows.packed.first {
      titles = rows.titles
      firstTime = first.time
      leastInput = first.input - 32
    } else if titles !== rows.titles {
      titles = titles.grown(to: rows.titles)
    }
    if !rows.beside.isEmpty { beside.append(contentsOf: rows.beside) }
    for row in rows.packed {
      let place = said.next(row.said) ?? placeOfOther(row.said)
      let (time, input) = (row.time &- firstTime, row.input &- leastInput)
      if isNear, UInt(bitPattern: time) <= UInt16.max, UInt32(bitPattern: input) <= UInt8.max,
        place <= UInt8.max
      {
        near.append(
          Near(
            time: UInt16(truncatingIfNeeded: time), place: UInt8(truncatingIfNeeded: place),
            input: UInt8(truncatingIfNeeded: input)))
      } else {
        if isNear { leave() }
        far.append(Far(time: row.time, place: UInt32(truncatingIfNeeded: place), input: row.input))
      }
    }
  }

  /// The place of what a row says that is not what was expected.
  private mutating func placeOfOther(_ said: PackedRow.Said) -> Int {
    guard said.isBeside else { return self.said.place(of: said) }
    besidePlaces.append(UInt32(truncatingIfNeeded: count))
    var said = said
    said.argument = RowColumns.noPlace
    return self.said.next(said) ?? self.said.place(of: said)
  }

  /// Goes on with rows that are not near.
  private mutating func leave() {
    isNear = false
    far = ContiguousArray(
      near.lazy.map { [firstTime, leastInput] row in
        Far(
          time: firstTime + Int(row.time), place: UInt32(row.place),
          input: leastInput + Int32(row.input))
      })
    near = []
  }

  /// Frees the memory that only adding needs; no row can be added afterwards.
  public mutating func finish() { said.finish() }
}

/// What different rows say, each with a place.
private struct DistinctRows: Sendable {
  private struct Entry: Sendable {
    let said: PackedRow.Said
    /// The place of what was said after it the last time.
    var follower = 0
  }

  private var entries: ContiguousArray<Entry> = []
  private var places: [PackedRow.Said: Int] = [:]
  private var last = 0
  /// The place of what is likely to be said next, for runs repeat themselves.
  private var expected = 0

  subscript(place: Int) -> PackedRow.Said { entries[place].said }

  /// The place of what a row says, if it was expected: that is much faster than to look it up.
  @inline(__always)
  mutating func next(_ said: PackedRow.Said) -> Int? {
    guard expected < entries.count, entries[expected].said == said else { return nil }
    last = expected
    expected = entries[last].follower
    return last
  }

  /// The place of what a row says; a new one, if it is new.
  mutating func place(of said: PackedRow.Said) -> Int {
    let place = places[said] ?? entries.count
    if place == entries.count {
      places[said] = place
      entries.append(Entry(said: said))
    }
    entries[last].follower = place
    last = place
    expected = entries[last].follower
    return place
  }

  /// Frees the memory that only adding needs; no row can be added afterwards.
  mutating func finish() { places = [:] }
}
