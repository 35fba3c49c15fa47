import DialogModel
import SampleRows
import Testing

@testable import DialogSimulator
@testable import EventLog

/// Rows as comma-separated values, and calls as an expectation lists them.
@Suite struct TableTests {
  private static func call(
    _ selector: Selector, _ argument: Row.CallArgument = .none, _ returned: Bool? = nil,
    at time: Int = 0
  ) -> Row {
    row(.call(selector, argument, returned: returned), at: time)
  }

  @Test(
    arguments: [
      (
        call(.willPresentAlertView), "0.000,confirm,willPresentAlertView:,,",
        "confirm willPresentAlertView:"
      ),
      (
        call(.alertViewClickedButtonAtIndex, .buttonIndex(-1), at: 61_005),
        "61.005,confirm,alertView:clickedButtonAtIndex:,-1,",
        "confirm alertView:clickedButtonAtIndex: -1"
      ),
      (
        call(.alertViewShouldEnableFirstOtherButton, .none, true, at: 250),
        "0.250,confirm,alertViewShouldEnableFirstOtherButton:,,true",
        "confirm alertViewShouldEnableFirstOtherButton: -> true"
      ),
      (
        call(.applicationDidFinishLaunchingWithOptions, .null, false),
        "0.000,confirm,application:didFinishLaunchingWithOptions:,nil,false",
        "confirm application:didFinishLaunchingWithOptions: nil -> false"
      ),
    ])
  func callsAreLines(_ row: Row, _ csv: String, _ expect: String) {
    #expect(CSVLine(prototype).line(row) == csv)
    #expect(CSVLine(prototype).line(row, all: true) == csv + ",D1")
    #expect(ExpectLine(prototype).line(row) == expect)
  }

  @Test(
    arguments: [
      (.input(.tapOutside, title: "", ignored: nil), "input,tapOn outside"),
      (
        .input(.tapButton(confirm, index: 1), title: "Yes", ignored: nil),
        "input,\"tapOn \"\"Yes\"\"\""
      ),
      (.console("a, \"b\"\nc"), "console,\"a, \"\"b\"\"\nc\""),
      (.console("d\r\ne"), "console,\"d\r\ne\""),
      (.console("f\rg"), "console,\"f\rg\""),
      (.console("h\ni"), "console,\"h\ni\""),
      (.animation(.hidden), "animation,hidden"),
    ] as [(Row.Content, String)])
  func otherRowsHaveTheirKind(_ content: Row.Content, _ fields: String) {
    let row = row(content, at: 250, rule: .k4)
    #expect(CSVLine(prototype).line(row, all: true) == "0.250,confirm,\(fields),,K4")
    #expect(CSVLine(prototype).line(row) == nil)
    #expect(ExpectLine(prototype).line(row) == nil)
  }

  @Test func columnsAreNamed() {
    #expect(CSVLine.header() == "time,target,call,arguments,returned")
    #expect(CSVLine.header(all: true) == "time,target,call,arguments,returned,rule")
  }

  /// No kind of row is called like a method.
  @Test func kindsAreNoMethods() {
    let kinds = LineTests.others.map(\.kind) + LineTests.inputs.map(\.kind)
    #expect(Set(kinds).isDisjoint(with: Selector.allCases.map(\.name)))
  }
}
