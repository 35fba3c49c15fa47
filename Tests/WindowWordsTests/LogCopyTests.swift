import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing
import WindowWords

/// Rows of the log as text, with the notes on them.
@Suite struct LogCopyTests {
  private let eventLog = log(
    launch(input: 1), clicked(1, at: 250),
    row(.call(.alertViewShouldEnableFirstOtherButton, .none, returned: true), at: 300))

  private func copy(
    _ format: LogExport.Format, _ places: [Int], notes: [Int: String] = [:]
  ) -> [Substring] {
    let notes = notes.map { (LogOrigin(run: 0, row: $0.key), $0.value) }
    let export = LogExport(
      eventLog, prototype, notes: Dictionary(notes, uniquingKeysWith: { $1 }))
    let text = export.contents(format, of: places)
    #expect(text.isEmpty || text.last?.isNewline == true)
    return text.split(whereSeparator: \.isNewline)
  }

  @Test func copyHasOnlySelectedRows() {
    #expect(copy(.text, [2]).count == 1 && copy(.text, [1, 2]).count == 2)
    #expect(copy(.text, [1]) == ["0.250  confirm  alertView:clickedButtonAtIndex: 1"])
    #expect(copy(.csv, [1, 2]).count == 3 && copy(.markdown, [1, 2]).count == 4)
    #expect(
      copy(.expect, [1, 2]) == [
        "expect: |", "  confirm alertView:clickedButtonAtIndex: 1",
        "  confirm alertViewShouldEnableFirstOtherButton: -> true",
      ])
    #expect(copy(.expect, [0]) == ["expect: []"])
  }

  /// An input is not a call: alone it is written with its rule, next to calls it is left out.
  @Test(arguments: LogExport.Format.allCases.filter { !$0.isDiagram })
  func anInputIsWrittenAlone(_ format: LogExport.Format) {
    #expect(copy(format, [0, 1]) == copy(format, [1]))
    if format != .expect { #expect(copy(format, [0]).last?.contains("launch") == true) }
  }

  /// A diagram of calls has the input that led to them.
  @Test func aSelectionIsADiagram() {
    let shown = log(launch(input: 1), input(.home, number: 2), clicked(1, at: 250, input: 2))
    let export = LogExport(shown, prototype)
    let mermaid = export.contents(.mermaid, of: [2])
    #expect(mermaid.hasPrefix("sequenceDiagram\n"))
    #expect(mermaid.contains("clickedButtonAtIndex: 1") && mermaid.contains("p0->>"))
    #expect(!mermaid.contains("launch"))
    #expect(export.contents(.plantuml, of: [2]).hasSuffix("@enduml\n"))
    #expect(
      export.contents(.svg).hasPrefix("<svg ") && export.contents(.mermaid).contains("launch"))
    #expect(LogExport(EventLog(), prototype).contents(.svg) == "")
  }

  @Test func causesAreThoseOfTheWholeLog() {
    #expect(copy(.jsonl, [1, 2])[1] == copy(.jsonl, [2])[0])
  }

  @Test func notesGoWithTheirRows() {
    let notes = [1: "a, \"b\" | c*"]
    #expect(
      copy(.text, [1, 2], notes: notes).map { $0.hasSuffix("# a, \"b\" | c*") } == [true, false])
    let csv = copy(.csv, [1, 2], notes: notes)
    #expect(csv[0].hasSuffix(",note") && csv[1].hasSuffix(",\"a, \"\"b\"\" | c*\""))
    #expect(csv[2].hasSuffix(","))
    let lines = copy(.jsonl, [1, 2], notes: notes)
    #expect(lines[0].hasSuffix(",\"note\":\"a, \\\"b\\\" | c*\"}") && !lines[1].contains("note"))
    let table = copy(.markdown, [1, 2], notes: notes)
    #expect(table[0].hasSuffix("| Call | Note |") && table[1].hasSuffix("| --- | --- |"))
    #expect(table[2].hasSuffix(" a, \"b\" \\| c\\* |"))
    #expect(copy(.expect, [1], notes: notes) == copy(.expect, [1]))
    // Without a note on one of the rows there is no column.
    #expect(copy(.markdown, [2], notes: notes) == copy(.markdown, [2]))
  }

  /// Every cell of the table is in its column.
  @Test func aTableHasOneNumberOfColumns() {
    for notes in [[:], [2: "x|y"]] {
      let columns = copy(.markdown, [1, 2], notes: notes).map { line in
        var (count, before) = (0, Character(" "))
        for character in line {
          if character == "|", before != "\\" { count += 1 }
          before = character
        }
        return count
      }
      #expect(Set(columns).count == 1)
    }
  }

  @Test func aPlaceIsFoundByItsOrigin() {
    for place in eventLog.entries.indices {
      #expect(eventLog.entries.place(of: eventLog.entries.origin(of: place)) == place)
    }
    #expect(eventLog.entries.place(of: LogOrigin(run: 1, row: 0)) == nil)
    #expect(eventLog.entries.place(of: LogOrigin(run: 0, row: 3)) == nil)
  }
}
