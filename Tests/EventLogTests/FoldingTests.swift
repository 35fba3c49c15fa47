import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// The oldest rows of a long log are folded away, and nothing else changes.
@Suite struct FoldingTests {
  private static let most = 4096

  /// A log of so many inputs, each with three calls.
  private func log(inputs: Int) -> EventLog {
    var log = EventLog(mostRows: Self.most)
    append(1...inputs, to: &log)
    return log
  }

  private func append(_ inputs: ClosedRange<Int>, to log: inout EventLog) {
    for input in inputs {
      log.append(launch(input: input))
      for index in 0..<3 { log.append(clicked(index, at: input, input: input)) }
    }
  }

  private func whole() -> FilteredOutline {
    FilteredOutline(RowFilter(Filter("") { _ in nil }, hiding: []) { _ in ("", "") })
  }

  private func lines(_ items: some Sequence<Outline.Item>) -> [String] {
    items.map { "\($0.kind) \($0.input)@\($0.entry)" }
  }

  @Test func theLastRowsAreKeptAtTheirPlaces() {
    let log = log(inputs: 5000)
    let entries = log.entries
    #expect(entries.endIndex == 20_000)
    #expect(entries.count >= Self.most && entries.count <= Self.most + Self.most / 8 + 1024)
    #expect(entries.startIndex % 1024 == 0)
    // Numbers and deltas go on as if all rows were there.
    let first = entries[entries.startIndex + 1]
    #expect(first.call == (entries.startIndex / 4) * 3 + 1 && first.delta == 1)
    #expect(entries.origin(of: entries.startIndex).row == entries.startIndex)
    #expect(log.callCount == 15_000 && log.count(of: .clicks) == 15_000)
    #expect(entries.last?.row.input == 5000)
    var read = 0
    entries.forEachLine(in: 0..<entries.endIndex) { line, _ in
      #expect(line.place == entries.startIndex + read)
      read += 1
    }
    #expect(read == entries.count)
  }

  @Test func theListBeginsWithWhatIsFolded() {
    var log = log(inputs: 1000)
    var outline = whole()
    outline.read(log)
    #expect(outline.outline.items.count == 4000)
    append(1001...2000, to: &log)
    outline.read(log)
    let start = log.entries.startIndex
    #expect(start > 0)
    let items = outline.outline.items
    let input = start / 4 + 1
    #expect(
      lines(items.prefix(3)) == [
        "folded 0@\(start)", "heading \(input)@\(start)", "call \(input)@\(start + 1)",
      ])
    #expect(items.count == log.entries.count + 1)
    // Where a list has been read makes no difference.
    var other = whole()
    other.read(log)
    #expect(lines(other.outline.items) == lines(items))
    for outline in [outline.outline, other.outline] {
      #expect(outline.heading(ofInput: 1) == nil && outline.entry(ofInput: 1) == nil)
      #expect(outline.heading(ofInput: input) == 1)
      #expect(outline.heading(ofInput: 2000) == items.count - 4)
      #expect(outline.entry(ofInput: 2000) == 7996)
    }
  }

  @Test func longInputContinuesWithoutItsRow() {
    var log = EventLog(mostRows: Self.most)
    log.append(launch(input: 1))
    var outline = whole()
    for count in 0..<20_000 {
      log.append(clicked(0, at: count, input: 1))
      if count % 100 == 0 { outline.read(log) }
    }
    outline.read(log)
    let start = log.entries.startIndex
    #expect(
      lines(outline.outline.items.prefix(3)) == [
        "folded 0@\(start)", "continued 1@0", "call 1@\(start)",
      ])
    #expect(outline.outline.items.count == log.entries.count + 2)
    #expect(outline.outline.heading(ofInput: 1) == nil)
    // What comes later has its own heading.
    append(2...2, to: &log)
    outline.read(log)
    #expect(lines(outline.outline.items.suffix(4)).first == "heading 2@20001")
  }

  /// The heading of an input is repeated where all its lines are gone.
  @Test func aListOfWhichAllIsFoldedBeginsWithItsInput() {
    var log = EventLog(mostRows: Self.most)
    log.append(launch(input: 1))
    log.append(clicked(0, at: 0, input: 1))
    var outline = whole()
    outline.read(log)
    for count in 1..<20_000 { log.append(clicked(0, at: count, input: 1)) }
    outline.read(log)
    let start = log.entries.startIndex
    #expect(
      lines(outline.outline.items.prefix(3)) == [
        "folded 0@\(start)", "continued 1@0", "call 1@\(start)",
      ])
  }

  @Test func hiddenRowsAreCountedAsLongAsTheyAreKept() {
    var log = log(inputs: 1000)
    let filter = Filter("2") { _ in nil }
    let words: RowFilter.Words = { row in
      if case .call(_, .buttonIndex(let index), _) = row.content { return ("", "call \(index)") }
      return ("", "input")
    }
    var outline = FilteredOutline(RowFilter(filter, hiding: [], words: words))
    outline.read(log)
    #expect(outline.hiddenCount == 2000)
    for first in stride(from: 1001, to: 5000, by: 200) {
      append(first...first + 199, to: &log)
      outline.read(log)
      var other = FilteredOutline(RowFilter(filter, hiding: [], words: words))
      other.read(log)
      #expect(outline.hiddenCount == other.hiddenCount)
      #expect(outline.hiddenCount == log.entries.count / 2)
    }
  }

  @Test func theTailIsOfWhatIsKept() {
    let log = log(inputs: 5000)
    let tail = whole().tail(of: log, lines: .max, until: { false })
    #expect(tail.outline.items.first?.entry == log.entries.startIndex)
    #expect(tail.outline.items.last?.entry == 19_999)
  }

  @Test func aClearedLogBeginsAnew() {
    var log = log(inputs: 5000)
    log.removeAll()
    #expect(log.entries.startIndex == 0 && log.entries.isEmpty)
    append(5001...5010, to: &log)
    #expect(log.entries.count == 40 && log.callCount == 30)
  }
}
