import DialogModel
import DialogSimulator
import SampleRows
import Testing

@testable import EventLog

/// The lines that a filter keeps, read in pieces.
@Suite struct FilteredOutlineTests {
  /// A log of so many inputs, each with three calls.
  private func log(inputs: Int) -> EventLog {
    var log = EventLog()
    for input in 1...inputs {
      log.append(launch(input: input))
      for index in 0..<3 { log.append(clicked(index, at: input, input: input)) }
    }
    return log
  }

  /// A filter whose words are the index of a call; `asked` counts how often it reads a row.
  private func filter(
    _ text: String, hiding kinds: Set<RowKind> = [], asked: Counter = Counter()
  ) -> RowFilter {
    RowFilter(Filter(text) { _ in nil }, hiding: kinds) { row in
      asked.count += 1
      if case .call(_, .buttonIndex(let index), _) = row.content { return ("", "call \(index)") }
      return ("", "input")
    }
  }

  private final class Counter { var count = 0 }

  private func lines(_ lines: FilteredOutline) -> [String] {
    lines.outline.items.map { "\($0.kind) \($0.input)@\($0.entry)" }
  }

  @Test func piecesGiveWhatOneReadingGives() {
    let log = log(inputs: 1000)
    var whole = FilteredOutline(filter("2"))
    let isWhole = whole.read(log)
    #expect(isWhole)
    var pieces = FilteredOutline(filter("2"))
    var count = 1
    while !pieces.read(log, until: { true }) { count += 1 }
    #expect(count > 10)
    #expect(lines(pieces) == lines(whole) && pieces.hiddenCount == whole.hiddenCount)
    // A heading for each call, as its input is hidden; the other two calls of each are counted.
    #expect(whole.outline.items.count == 2000 && whole.hiddenCount == 2000)
  }

  @Test func rowsThatSayTheSameAreReadOnce() {
    let asked = Counter()
    var outline = FilteredOutline(filter("call", asked: asked))
    outline.read(log(inputs: 1000))
    #expect(outline.outline.items.count == 4000)
    // Three calls, and the input.
    #expect(asked.count == 4)
  }

  @Test func theTailIsTheEndOfTheWhole() {
    let log = log(inputs: 1000)
    var whole = FilteredOutline(filter("1"))
    whole.read(log)
    let tail = whole.tail(of: log, lines: 50, until: { false })
    #expect(tail.outline.items.count >= 50 && tail.outline.items.count < 500)
    #expect(Array(tail.outline.items.suffix(50)) == Array(whole.outline.items.suffix(50)))
    // Where it is late it has what is there.
    #expect(whole.tail(of: log, lines: 50, until: { true }).outline.items.count > 50)
    #expect(
      FilteredOutline(filter("x")).tail(of: log, lines: 5, until: { false }).outline.items == [])
  }

  @Test func hiddenKindsAreCounted() {
    let asked = Counter()
    var outline = FilteredOutline(filter("", hiding: [.clicks], asked: asked))
    outline.read(log(inputs: 10))
    #expect(outline.outline.items.count == 10 && outline.hiddenCount == 30 && asked.count == 0)
  }

  @Test func anotherRunIsReadAgain() {
    var log = log(inputs: 1)
    log.endRun(of: Prototype())
    log.append(launch(input: 1))
    log.append(clicked(0, at: 1, input: 1))
    let asked = Counter()
    var outline = FilteredOutline(filter("call", asked: asked))
    outline.read(log)
    // The same bits mean something else in another document.
    #expect(asked.count == 6)
  }

  @Test func whatIsFoldedStaysFolded() {
    let log = log(inputs: 3)
    var outline = FilteredOutline(filter(""))
    outline.read(log)
    outline.toggle(input: 2)
    #expect(outline.outline.items.isEmpty && outline.hiddenCount == 0)
    outline.read(log)
    #expect(lines(outline).filter { $0.contains(" 2@") } == ["heading 2@4"])
    outline.restart(with: filter("0"))
    outline.read(log)
    #expect(
      lines(outline) == [
        "heading 1@0", "call 1@1", "heading 2@4", "heading 3@8", "call 3@9",
      ])
  }

  /// Letters beyond ASCII are compared as a person sees them.
  @Test(arguments: [
    ("clicked", "alertView:CLICKEDbutton", true), ("é", "Cafe\u{301}", true), ("É", "café", true),
    ("e", "abc", false), ("ß", "STRASSE", false), ("", "", true), ("abc", "ab", false),
    ("café", "cafe", false), ("ab", "aab", true),
  ])
  func aTextIsFoundWhateverItsCase(_ word: String, _ text: String, _ isFound: Bool) {
    guard !word.isEmpty else { return }
    let filter = Filter(word) { _ in nil }
    #expect(filter.keeps(nil, target: "", text: text) == isFound)
  }
}
