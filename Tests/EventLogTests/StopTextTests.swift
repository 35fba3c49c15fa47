import DialogModel
import EventLog
import SampleRows
import Testing

@testable import DialogSimulator

/// Why a run stopped, as a person reads it.
@Suite struct StopTextTests {
  private let calls = [
    Stop.RepeatedCall(target: .dialog(confirm), selector: .willPresentAlertView),
    Stop.RepeatedCall(target: .dialog(done), selector: .alertViewDidDismissWithButtonIndex),
  ]

  private func text(_ limit: Stop.Limit, _ calls: [Stop.RepeatedCall] = []) -> String {
    StopText.text(Stop(limit: limit, repeating: calls), Names(prototype))
  }

  @Test func namesTheLimit() {
    #expect(
      text(.callsWithoutTime(10_000)) == "stopped after 10\u{202F}000 calls without time passing")
    #expect(text(.calls(1_000_000)) == "stopped after 1\u{202F}000\u{202F}000 calls")
    #expect(text(.milliseconds(3_155_760_000_000)) == "stopped after 100 simulated years")
  }

  @Test func namesTheLimitOfTexts() {
    let field = Stop.RepeatedCall(target: .field(.alert(confirm, index: 0)), selector: nil)
    #expect(text(.text(1_048_576)) == "stopped because a text would be longer than 1 MiB")
    #expect(
      text(.field(65_000), [field])
        == "stopped because the text of a field would be longer than 65\u{202F}000 bytes; "
        + "in confirm/field-0 on")
    #expect(
      text(.logTexts(67_108_864), [calls[1]])
        == "stopped because the texts of the log would be longer than 64 MiB; "
        + "in done alertView:didDismissWithButtonIndex:")
  }

  @Test func namesTheCallThatWouldCrash() {
    #expect(
      text(.crash, [calls[0]])
        == "would crash: the delegate is gone; in confirm willPresentAlertView:")
  }

  @Test func namesTheCallsThatRepeat() {
    #expect(
      text(.calls(5), calls) == "stopped after 5 calls; these repeat: "
        + "confirm willPresentAlertView:, done alertView:didDismissWithButtonIndex:")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1\u{202F}000"), (12_345, "12\u{202F}345"),
      (1_000_000, "1\u{202F}000\u{202F}000"),
    ])
  func thousandsStandApart(_ count: Int, _ text: String) {
    #expect(StopText.grouped(count) == text)
  }
}
