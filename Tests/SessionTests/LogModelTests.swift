import DialogModel
import DialogSimulator
import EventLog
import Session
import TestTools
import Testing

/// The log's list against a simple one, which is worked out anew from all rows after every change.
@MainActor @Suite struct LogModelTests {
  @Test(arguments: 0..<40)
  func theListIsWhatASimpleOneWouldBe(_ seed: Int) {
    var trial = LogTrial(seed: UInt64(seed))
    for step in 0..<120 {
      trial.change()
      guard trial.isRight else {
        Issue.record("seed \(seed), step \(step): \(trial.difference)")
        return
      }
    }
  }
}

/// A log with its list, its pins and their simple copies.
@MainActor private struct LogTrial {
  private var numbers: SeededNumbers
  private var log = EventLog()
  private var rows: [Row] = []
  private var lines = FilteredOutline(RowFilter(Filter(typed: ""), hiding: [], words: said))
  private var words = ""
  private var hidden: Set<RowKind> = []
  private var folded: Set<Int> = []
  private let pins = PinnedRows()
  private var pinned: [Int: String] = [:]
  private var time = 0

  /// Each with the rows that it keeps, in other words.
  private static let filters: [(String, @Sendable (Row) -> Bool)] = [
    ("", { _ in true }), ("present", { said($0).1.lowercased().contains("present") }),
    ("-kind:will", { RowKind($0.content) != .will }),
    (
      "kind:did,input",
      {
        if case .input = $0.content { true } else { RowKind($0.content) == .did }
      }
    ),
    (
      "call:click",
      {
        if case .call(.alertViewClickedButtonAtIndex, _, _) = $0.content { true } else { false }
      }
    ),
    ("time:>100ms", { $0.time.milliseconds > 100 }),
    (
      "time:..50ms kind:call",
      {
        if case .call = $0.content { $0.time.milliseconds <= 50 } else { false }
      }
    ),
    ("typ:wrong", { _ in true }), ("target:app", { $0.target == .application }),
  ]

  nonisolated private static func said(_ row: Row) -> (String, String) {
    let target = row.target == .application ? "application" : "confirm"
    return switch row.content {
    case .call(let selector, let argument, let returned):
      (target, TextLine.call(selector, argument, returned))
    case .input(_, let title, _): (target, title)
    case .console(.text(let text)): (target, text)
    default: (target, "")
    }
  }

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func number(_ count: Int) -> Int { numbers.next(below: count) }

  mutating func change() {
    switch number(10) {
    case 0...4: for _ in 0...number(4) { append() }
    case 5:
      words = LogTrial.filters[number(LogTrial.filters.count)].0
      reread()
    case 6:
      let kind = RowKind.allCases[number(RowKind.allCases.count)]
      if hidden.remove(kind) == nil { hidden.insert(kind) }
      reread()
    case 7:
      guard let last = rows.last else { return }
      let input = 1 + number(last.input + 1)
      if folded.remove(input) == nil { folded.insert(input) }
      lines.toggle(input: input)
    default: pin()
    }
    // Sometimes in pieces, as between frames.
    if number(2) == 0 { lines.read(log) } else { while !lines.read(log, until: { true }) {} }
  }

  private mutating func reread() {
    lines.restart(with: RowFilter(Filter(typed: words), hiding: hidden, words: LogTrial.said))
  }

  private mutating func append() {
    time += number(3) * 10
    let last = rows.map(\.input).max() ?? 0
    let calls: [Selector] = [
      .willPresentAlertView, .didPresentAlertView, .alertViewClickedButtonAtIndex,
      .alertViewShouldEnableFirstOtherButton,
    ]
    // What an earlier input still causes comes between.
    let input = max(1, last - number(2))
    let content: Row.Content
    var number = input
    switch self.number(6) {
    case 0,
      1 where last > 0:
      content = .input(.home, title: "presents \(last)", ignored: nil)
      number = last + 1
    case 2 where last > 0: content = .console(.text("present"))
    default:
      if last == 0 {
        content = .input(.launch, title: "", ignored: nil)
        number = 1
      } else {
        let selector = calls[self.number(calls.count)]
        content = .call(selector, .none, returned: selector == calls[3] ? true : nil)
      }
    }
    let row = Row(
      time: SimulatedTime(milliseconds: time), input: number, rule: .p1,
      target: self.number(3) == 0 ? .application : .dialog(DialogID(0)), content: content)
    rows.append(row)
    // A line on the console may not be of the run.
    if case .console = content, self.number(2) == 0 {
      log.append(beside: row)
    } else {
      log.append(row)
    }
  }

  private mutating func pin() {
    guard !rows.isEmpty else { return }
    let place = number(rows.count)
    let origin = log.entries.origin(of: place)
    if number(3) == 0 {
      pins.unpin(origin)
      pinned[place] = nil
    } else {
      let note = number(2) == 0 ? "" : "note \(place)"
      pins.pin(origin, note: note)
      pinned[place] = note
    }
  }

  // MARK: The simple copy

  private func keeps(_ row: Row) -> Bool {
    if let kind = RowKind(row.content), hidden.contains(kind) { return false }
    return LogTrial.filters.first { $0.0 == words }?.1(row) ?? true
  }

  private var expected: [String] {
    var (found, shown, open): ([String], Set<Int>, Int?) = ([], [], nil)
    func heading(_ input: Int) {
      let place = rows.firstIndex {
        if case .input = $0.content { $0.input == input } else { false }
      }
      found.append("\(shown.insert(input).inserted ? "heading" : "continued") \(place ?? -1)")
      open = input
    }
    for (place, row) in rows.enumerated() where keeps(row) {
      if case .input = row.content {
        heading(row.input)
        continue
      }
      let isFolded = folded.contains(row.input)
      if open != row.input, !(isFolded && shown.contains(row.input)) { heading(row.input) }
      guard !isFolded else { continue }
      let isCall = if case .call = row.content { true } else { false }
      found.append("\(isCall ? "call" : "step") \(place)")
    }
    return found
  }

  private var seen: [String] { lines.outline.items.map { "\($0.kind) \($0.entry)" } }

  private var expectedHidden: Int {
    rows.count { row in
      if case .input = row.content { return false }
      return !keeps(row)
    }
  }

  var isRight: Bool {
    seen == expected && lines.hiddenCount == expectedHidden
      && pins.rows.map { log.entries.place(of: $0.row) } == pinned.keys.sorted()
      && pins.rows.map(\.note) == pinned.keys.sorted().map { pinned[$0] }
  }

  var difference: String {
    "“\(words)” without \(hidden), folded \(folded): \(seen), not \(expected); "
      + "\(lines.hiddenCount) hidden, not \(expectedHidden)"
  }
}
