public import DialogSimulator

/// The log as a list with headings: each input, and below it the rows that it caused.
///
/// For a call that comes after another input has begun, the heading of the call's input is repeated
/// and marked as continued.
public struct Outline: Sendable {
  /// One line of the list, in eight bytes: a log has millions.
  public struct Item: Hashable, Sendable {
    /// What a line is.
    public enum Kind: UInt64, Hashable, Sendable {
      /// The input of the entry.
      case heading
      /// The input of the entry, repeated.
      case continued
      /// A call.
      case call
      /// Another row that has a line.
      case step
      /// A call that was expected and not made.
      case missing
      /// The first line, where earlier rows have been folded away.
      case folded
      /// Rows that were left when a person went on from the row before them.
      case left
    }

    /// The kind in the lowest three bits, the number of the input in the next 25, and the place of
    /// the entry in the others.
    private let bits: UInt64

    /// What the line is.
    public var kind: Kind { Kind(rawValue: bits & 7) ?? .step }
    /// The 0-based place of its entry in the log; for a heading, of the input's entry, which may have
    /// been folded away; for a call that was not made, its place in ``CallMarks/missing``; for rows
    /// that have been folded away, how many; for rows that were left, the place of the first.
    public var entry: Int { Int(bits >> 28) }
    /// The 1-based number of the input it belongs to.
    public var input: Int { Int(bits >> 3 & 0x1FF_FFFF) }

    init(kind: Kind, entry: Int, input: Int) {
      bits =
        UInt64(truncatingIfNeeded: entry) << 28
        | (UInt64(truncatingIfNeeded: input) & 0x1FF_FFFF) << 3 | kind.rawValue
    }
  }

  /// How the list changed.
  public enum Change: Hashable, Sendable {
    case nothing
    /// Lines were added at the end; a heading before them may have a new count.
    case appended
  }

  /// The lines, oldest first.
  public private(set) var items: ContiguousArray<Item> = []
  /// The inputs whose lines are folded away.
  public private(set) var folded: Set<Int> = []
  /// The rows that were left and are shown all the same, by the place of the first.
  public private(set) var unfoldedLeft: Set<Int> = []
  /// The place in the log up to which it has been read.
  public private(set) var read = 0
  /// The place of the log's first entry when it was read last.
  private var start = 0
  /// How many lines before the first one have been folded away.
  private var foldedLines = 0
  /// What calls lack and have too much; after a change the caller must read the log again.
  public var marks: CallMarks?

  /// The log's entry of each input, by its number.
  private var headings = Places()
  /// The first line of each input that is shown, by its number.
  private var places = Places()
  private var openInput: Int?
  /// The lines of tasks' percentages, each of which represents several rows.
  private var percentages = Percentages()

  /// An empty list.
  public init() {}

  /// A list of what is in the log from a 0-based place on; an input before it has no heading.
  init(from place: Int, folded: Set<Int>, unfoldedLeft: Set<Int>, marks: CallMarks?) {
    (read, start) = (place, place)
    self.folded = folded
    self.unfoldedLeft = unfoldedLeft
    self.marks = marks
  }

  /// Reads the rows that were added to the log since the last time.
  ///
  /// - Parameters:
  ///   - end: the place in the log up to which it is read; all, if `nil`.
  ///   - keepsMissing: whether a call that was not made is shown.
  ///   - keeps: whether a row of a run is shown; headings are shown for what they hold.
  @discardableResult
  public mutating func read(
    _ log: EventLog, upTo end: Int? = nil,
    keepsMissing: (CallMarks.Missing) -> Bool = { _ in true },
    keeps: (RowBuffer.Line, _ run: Int) -> Bool
  ) -> Change {
    fold(log)
    let before = items.count
    let end = max(read, min(end ?? log.entries.endIndex, log.entries.endIndex))
    log.entries.forEachLine(in: read..<end) { line, run in
      if !log.left.isEmpty, log.isLeft(line.place) {
        guard let part = log.leftPart(of: line.place) else { return }
        if line.place == max(part.places.lowerBound, start) { addLeft(part) }
        guard unfoldedLeft.contains(part.places.lowerBound) else { return }
      }
      guard let marks, marks.run == run else { return add(line, run, keeps) }
      let origin = log.entries.origin(of: line.place)
      guard origin.beside == 0 else { return add(line, run, keeps) }
      let row = origin.row
      add(missing: .before(row), of: marks, line.input, keepsMissing)
      add(line, run, keeps)
      add(missing: .after(row), of: marks, line.input, keepsMissing)
    }
    read = end
    return items.count > before ? .appended : .nothing
  }

  /// Removes the lines of what the log has folded away; one line at the start represents them.
  mutating func fold(_ log: EventLog) {
    guard log.entries.startIndex > start else { return }
    start = log.entries.startIndex
    read = max(read, start)
    let first = items.firstIndex { item in
      switch item.kind {
      case .heading, .call, .step, .left: item.entry >= start
      case .continued, .missing, .folded: false
      }
    }
    var head = [Item(kind: .folded, entry: start, input: 0)]
    if let first, items[first].kind != .heading {
      let input = items[first].input
      head.append(Item(kind: .continued, entry: headings[input] ?? 0, input: input))
    }
    let end = first ?? items.count
    items.replaceSubrange(0..<end, with: head)
    foldedLines += end - head.count
    percentages.fold(upTo: start)
    if first == nil { openInput = nil }
  }

  /// Removes the lines and keeps what is folded, so that the log can be read again.
  public mutating func restart() {
    (start, foldedLines) = (0, 0)
    items.removeAll(keepingCapacity: true)
    headings = Places()
    places = Places()
    openInput = nil
    percentages = Percentages()
    read = 0
  }

  /// Removes everything.
  public mutating func removeAll() {
    self = Outline()
  }

  /// Folds or unfolds the lines of an input; the caller must read the log again.
  public mutating func toggle(input: Int) {
    if folded.remove(input) == nil { folded.insert(input) }
  }

  /// Shows rows that were left, or hides them, by the place of the first; the caller must read the
  /// log again.
  public mutating func toggle(left place: Int) {
    if unfoldedLeft.remove(place) == nil { unfoldedLeft.insert(place) }
  }

  /// The 0-based place of an input's heading, which shows its count; `nil` where it is not shown.
  public func heading(ofInput number: Int) -> Int? {
    places[number].flatMap { $0 < foldedLines ? nil : $0 - foldedLines }
  }

  /// The 0-based place in the log of an input's entry, if it has been read and is kept.
  public func entry(ofInput number: Int) -> Int? {
    headings[number].flatMap { $0 < start ? nil : $0 }
  }

  /// The rows of a task that the line of an entry represents, of which the entry is the first;
  /// `nil` for a line that is for its own row.
  public func percentages(ofEntry entry: Int) -> Percentages.Group? { percentages.groups[entry] }

  /// The 0-based places of the lines that stand for more rows than they did the last time.
  public mutating func takeGrownLines() -> [Int] {
    percentages.takeGrown().filter { $0 >= foldedLines }.map { $0 - foldedLines }
  }

  /// Adds the line that represents rows that were left.
  private mutating func addLeft(_ part: LeftRows) {
    percentages.close()
    // What follows it needs its heading again.
    openInput = nil
    items.append(Item(kind: .left, entry: part.places.lowerBound, input: 0))
  }

  private mutating func add(
    _ line: RowBuffer.Line, _ run: Int, _ keeps: (RowBuffer.Line, Int) -> Bool
  ) {
    let input = line.input
    if line.sort == .input {
      headings[input] = line.place
      guard keeps(line, run) else { return }
      open(input, entry: line.place)
      return
    }
    guard Outline.isShown(line.sort), keeps(line, run) else { return }
    add(line.selector == nil ? .step : .call, entry: line.place, input: input, row: line)
  }

  /// Adds the calls of a place that were not made, under an input.
  private mutating func add(
    missing place: CallMarks.Place, of marks: CallMarks, _ input: Int,
    _ keeps: (CallMarks.Missing) -> Bool
  ) {
    for number in marks.missing(at: place) where keeps(marks.missing[number]) {
      add(.missing, entry: number, input: input)
    }
  }

  /// Adds a line, unless a line before it represents its row.
  private mutating func add(
    _ kind: Item.Kind, entry: Int, input: Int, row: RowBuffer.Line? = nil
  ) {
    let isFolded = !folded.isEmpty && folded.contains(input)
    let isHidden = isFolded && heading(ofInput: input) != nil
    if openInput != input, !isHidden {
      // After the log was cleared there may be no entry left to make a heading of.
      if let heading = headings[input] { open(input, entry: heading) } else { openInput = input }
    }
    guard !isFolded else { return }
    if let row, percentages.take(row, asLine: items.count + foldedLines) { return }
    if row == nil { percentages.close() }
    items.append(Item(kind: kind, entry: entry, input: input))
  }

  private mutating func open(_ input: Int, entry: Int) {
    let kind: Item.Kind = places[input] == nil ? .heading : .continued
    if kind == .heading { places[input] = items.count + foldedLines }
    percentages.close()
    items.append(Item(kind: kind, entry: entry, input: input))
    openInput = input
  }

  /// Whether a row has a line.
  ///
  /// Movements, and actions that led to a call at once, have none: their calls show them.
  public static func isShown(_ sort: RowBuffer.Sort) -> Bool {
    switch sort {
    case .input, .call, .console, .refused, .stopped, .task, .progress, .depth,
      .waitingAction, .value, .notification, .crash:
      true
    // The panel next to the picker says why each activity is there or is not.
    // A step from a breakpoint to the next is seen by its call.
    case .movement, .action, .offer, .goingOn: false
    }
  }
}

/// Places by the numbers of inputs, which are dense.
private struct Places: Sendable {
  private var places: ContiguousArray<Int> = []

  /// The place of an input's number; `nil` where there is none.
  subscript(number: Int) -> Int? {
    get { places.indices.contains(number) && places[number] >= 0 ? places[number] : nil }
    set {
      while places.count <= number { places.append(-1) }
      places[number] = newValue ?? -1
    }
  }
}
