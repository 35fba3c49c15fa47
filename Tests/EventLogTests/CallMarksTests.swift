import DialogModel
import EventLog
import SampleRows
import Testing

/// Calls that were expected and not made, in the list of the log.
@Suite struct CallMarksTests {
  private let rows = log(
    launch(input: 1), clicked(1, input: 1), launch(input: 2), clicked(2, input: 2))

  private func marks(_ places: CallMarks.Place..., run: Int = 0) -> CallMarks {
    var marks = CallMarks(run: run)
    for (number, place) in places.enumerated() {
      marks.add(CallMarks.Missing(target: "done", selector: "x\(number):", rest: ""), at: place)
    }
    return marks
  }

  private func lines(
    _ marks: CallMarks, _ filter: String = "", prepare: (inout FilteredOutline) -> Void = { _ in }
  ) -> [String] {
    var outline = FilteredOutline(
      RowFilter(Filter(filter) { _ in nil }, hiding: []) { _ in ("confirm", "clicked") })
    outline.read(rows)
    prepare(&outline)
    outline.marks = marks
    outline.read(rows)
    return outline.outline.items.map { "\($0.kind) \($0.input)@\($0.entry)" }
  }

  @Test func marksAreNextToTheirRows() {
    #expect(
      lines(marks(.before(3), .after(1), .after(0), .after(1))) == [
        "heading 1@0", "missing 1@2", "call 1@1", "missing 1@1", "missing 1@3", "heading 2@2",
        "missing 2@0", "call 2@3",
      ])
  }

  @Test func theyFoldAwayWithTheirInput() {
    #expect(
      lines(marks(.after(1), .after(3))) { $0.toggle(input: 1) }
        == ["heading 1@0", "heading 2@2", "call 2@3", "missing 2@1"])
  }

  @Test func aFilterHidesThemByWhatTheySay() {
    #expect(lines(marks(.before(1), .after(3)), "x1") == ["heading 2@2", "missing 2@1"])
  }

  @Test func theyAreOfOneRun() {
    #expect(!lines(marks(.after(1), run: 1)).contains { $0.hasPrefix("missing") })
  }

  @Test func aClearedLogHasNone() {
    var outline = FilteredOutline(RowFilter(Filter("") { _ in nil }, hiding: []) { _ in ("", "") })
    outline.marks = marks(.after(0))
    outline.removeAll()
    #expect(outline.marks == nil)
  }

  @Test func marksAreFoundByTheRowOfTheRun() {
    var marks = CallMarks(run: 1)
    marks.mark(row: 4, .unexpected)
    #expect(marks.mark(of: LogOrigin(run: 1, row: 4)) == .unexpected)
    #expect(marks.mark(of: LogOrigin(run: 0, row: 4)) == nil)
    #expect(marks.mark(of: LogOrigin(run: 1, row: 3)) == nil)
  }
}
