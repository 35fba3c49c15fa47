import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// The log as a list with headings.
@Suite struct OutlineTests {
  /// The lines as `KIND INPUT@ENTRY`.
  private func lines(_ outline: Outline) -> [String] {
    outline.items.map { "\($0.kind) \($0.input)@\($0.entry)" }
  }

  private func outline(_ log: EventLog, keeps: (LogEntry) -> Bool = { _ in true }) -> Outline {
    var outline = Outline()
    outline.read(log) { line, _ in keeps(log.entries[line.place]) }
    return outline
  }

  @Test func callsStandUnderTheirInput() {
    let outline = outline(
      log(
        launch(input: 1), clicked(input: 1), clicked(input: 1), launch(input: 2),
        clicked(input: 2)))
    #expect(lines(outline) == ["heading 1@0", "call 1@1", "call 1@2", "heading 2@3", "call 2@4"])
    #expect(outline.heading(ofInput: 1) == 0)
    #expect(outline.heading(ofInput: 2) == 3)
    #expect(outline.heading(ofInput: 3) == nil)
  }

  @Test func anInputWithoutCallsHasAHeading() {
    #expect(
      lines(outline(log(launch(input: 1), launch(input: 2)))) == ["heading 1@0", "heading 2@1"])
  }

  @Test func lateCallIsListedUnderItsInputAgain() {
    let outline = outline(
      log(
        launch(input: 1), clicked(input: 1), launch(input: 2), clicked(input: 1),
        clicked(input: 1), clicked(input: 2)))
    #expect(
      lines(outline) == [
        "heading 1@0", "call 1@1", "heading 2@2", "continued 1@0", "call 1@3", "call 1@4",
        "continued 2@2", "call 2@5",
      ])
    #expect(outline.heading(ofInput: 1) == 0)
  }

  @Test func thePercentagesOfATaskShareALine() {
    func progress(_ percent: Int, _ task: Int = 0) -> Row {
      row(.task(.progress(percent)), target: .task(TaskID(task)))
    }
    var outline = outline(
      log(
        launch(input: 1), progress(10), progress(20), progress(10, 1), progress(30),
        row(.console("x")), progress(40), progress(50)))
    #expect(
      lines(outline) == [
        "heading 1@0", "step 1@1", "step 1@3", "step 1@5", "step 1@6",
      ])
    #expect(outline.percentages(ofEntry: 1)?.last == 4)
    #expect(outline.percentages(ofEntry: 3) == nil)
    #expect(outline.percentages(ofEntry: 6)?.last == 7)
    #expect(outline.takeGrownLines() == [1, 4])
    #expect(outline.takeGrownLines() == [])
  }

  @Test func otherRowsHaveLinesWhereTheySaySomethingNew() {
    let outline = outline(
      log(
        launch(input: 1), row(.action(.present(done), waits: false)),
        row(.action(.present(done), waits: true)), row(.animation(.entry(milliseconds: 250))),
        row(.animation(.exit(milliseconds: 200))), row(.animation(.hidden)),
        row(.animation(.shownAgain)), row(.console("x")),
        row(.refused(.present(done), .alreadyShowing))))
    #expect(
      lines(outline) == [
        "heading 1@0", "step 1@2", "step 1@5", "step 1@6", "step 1@7", "step 1@8",
      ])
  }

  @Test func foldedLinesAreAway() {
    let log = log(
      launch(input: 1), clicked(input: 1), launch(input: 2), clicked(input: 2))
    var outline = outline(log)
    outline.toggle(input: 1)
    #expect(outline.folded == [1])
    outline.restart()
    outline.read(log) { _, _ in true }
    #expect(lines(outline) == ["heading 1@0", "heading 2@2", "call 2@3"])
    outline.toggle(input: 1)
    #expect(outline.folded == [])
    outline.restart()
    outline.read(log) { _, _ in true }
    #expect(lines(outline) == ["heading 1@0", "call 1@1", "heading 2@2", "call 2@3"])
  }

  @Test func aHeadingIsShownForWhatItHolds() {
    let log = log(
      launch(input: 1), clicked(1, input: 1), launch(input: 2), clicked(2, input: 2),
      clicked(3, input: 1))
    func isClick(_ entry: LogEntry, _ index: Int) -> Bool {
      entry.row.content
        == .call(.alertViewClickedButtonAtIndex, .buttonIndex(index), returned: nil)
    }
    #expect(lines(outline(log) { isClick($0, 2) }) == ["heading 2@2", "call 2@3"])
    #expect(lines(outline(log) { isClick($0, 3) }) == ["heading 1@0", "call 1@4"])
    #expect(
      lines(outline(log) { isClick($0, 1) || isClick($0, 3) })
        == ["heading 1@0", "call 1@1", "call 1@4"])
    #expect(lines(outline(log) { $0.call == nil }) == ["heading 1@0", "heading 2@2"])
    #expect(lines(outline(log) { _ in false }) == [])
  }

  @Test func onlyWhatIsNewIsRead() {
    var log = log(launch(input: 1))
    var outline = Outline()
    #expect(outline.read(log) { _, _ in true } == .appended)
    #expect(outline.read(log) { _, _ in true } == .nothing)
    log.append(row(.animation(.entry(milliseconds: 250))))
    #expect(outline.read(log) { _, _ in true } == .nothing)
    log.append(clicked(input: 1))
    #expect(outline.read(log) { _, _ in false } == .nothing)
    #expect(outline.read == 3)
    log.append(clicked(input: 1))
    #expect(outline.read(log) { _, _ in true } == .appended)
    #expect(lines(outline) == ["heading 1@0", "call 1@3"])
  }

  @Test func restartKeepsWhatIsFolded() {
    var outline = outline(log(launch(input: 1), clicked(input: 1)))
    outline.toggle(input: 1)
    outline.restart()
    #expect(outline.items.isEmpty)
    #expect(outline.read == 0)
    #expect(outline.heading(ofInput: 1) == nil)
    #expect(outline.folded == [1])
  }

  @Test func removeAllForgetsEverything() {
    var outline = outline(log(launch(input: 1), clicked(input: 1)))
    outline.toggle(input: 1)
    outline.removeAll()
    #expect(outline.items.isEmpty)
    #expect(outline.read == 0)
    #expect(outline.folded == [])
  }

  /// However many there are, each row is looked at once: appending costs what is appended.
  @Test func aMillionRowsAreLookedAtOnce() {
    var log = EventLog()
    var outline = Outline()
    var looks = 0
    for round in 1...1000 {
      log.append(launch(input: round))
      for index in 0..<999 { log.append(clicked(index, at: round, input: round)) }
      outline.read(log) { _, _ in
        looks += 1
        return true
      }
    }
    #expect(looks == 1_000_000)
    #expect(outline.items.count == 1_000_000)
    #expect(log.callCount == 999_000)
    #expect(log.calls(ofInput: 1000) == 999)
    #expect(outline.heading(ofInput: 1000) == 999_000)
  }
}
