import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// Which sort a row is, and how many of each there are.
@Suite struct RowKindTests {
  @Test(
    arguments: [
      (.input(.tapOutside, title: "", ignored: nil), nil),
      (.call(.willPresentAlertView, .none, returned: nil), .will),
      (.call(.didPresentAlertView, .none, returned: nil), .did),
      (.call(.alertViewShouldEnableFirstOtherButton, .none, returned: true), .asks),
      (.call(.alertViewClickedButtonAtIndex, .buttonIndex(1), returned: nil), .clicks),
      (.console("x"), .steps),
      (.refused(.present(done), .alreadyShowing), .steps),
      (.action(.present(done), waits: true), .steps),
      (.action(.present(done), waits: false), nil),
      (.animation(.hidden), .steps),
      (.animation(.entry(milliseconds: 250)), nil),
    ] as [(Row.Content, RowKind?)])
  func kinds(_ content: Row.Content, _ kind: RowKind?) {
    #expect(RowKind(content) == kind)
  }

  @Test func eachIsCounted() {
    var log = log(launch(input: 1), clicked(input: 1), clicked(input: 1), row(.console("x")))
    #expect(RowKind.allCases.map { log.count(of: $0) } == [0, 0, 0, 2, 1])
    log.removeAll()
    #expect(RowKind.allCases.map { log.count(of: $0) } == [0, 0, 0, 0, 0])
  }

  /// What is counted is what the list has lines for.
  @Test func countsAreThoseOfTheList() {
    let log = log(
      launch(input: 1), clicked(input: 1), row(.animation(.hidden)),
      row(.animation(.exit(milliseconds: 200))), row(.action(.present(done), waits: true)))
    var outline = Outline()
    outline.read(log) { _, _ in true }
    let lines = outline.items.count { $0.kind == .call || $0.kind == .step }
    #expect(RowKind.allCases.map { log.count(of: $0) }.reduce(0, +) == lines)
  }
}
