import DialogModel
import DialogSimulator
import OrderRules
import Scenario
import Testing

/// An application's log next to a run.
@Suite struct LoggedRunTests {
  private func call(
    _ selector: Selector, of target: String, button: Int? = nil, answer: Bool? = nil
  ) -> ComparedCall {
    var call = ComparedCall(time: 0, target: target, text: selector.name)
    call.logged = .init(selector, button.map { .buttonIndex($0) } ?? .none, answer)
    return call
  }

  private let log = AppLog(
    """
    -[Orders didPresentAlertView:] <UIAlertView: 0x7fd0a2c1>
    -[Orders alertView:clickedButtonAtIndex:] <UIAlertView: 0x7fd0a2c1> 1
    -[Orders alertView:didDismissWithButtonIndex:] <UIAlertView: 0x7fd0a2c1>
    -[Orders didPresentAlertView:] <UIAlertView: 0x7fd0b000>
    """)

  /// The log next to a run whose first alert is tapped, and which then presents another one.
  private func run(button: Int = 1, then second: String) -> LoggedRun {
    LoggedRun(
      log.calls,
      [
        call(.didPresentAlertView, of: "ask"),
        call(.alertViewClickedButtonAtIndex, of: "ask", button: button),
        call(.alertViewDidDismissWithButtonIndex, of: "ask", button: button),
        call(.didPresentAlertView, of: second),
      ])
  }

  @Test func objectsAreNamedByKindAndOrder() {
    let run = run(then: "done")
    #expect(run.log.map(\.target) == ["ask", "ask", "ask", "done"])
    #expect(CallComparison(run).firstDifference == nil)
  }

  @Test func aDialogThatComesAgainIsAnotherObject() {
    let run = run(then: "ask")
    #expect(run.log.map(\.target) == ["ask", "ask", "ask", "ask"])
  }

  @Test func anotherButtonDiffersAndOneThatIsNotToldDoesNot() {
    let run = run(button: 0, then: "done")
    let comparison = CallComparison(run)
    #expect(comparison.rows.map(\.isEqual) == [true, false, true, true])
  }

  @Test func methodsThatTheLogNeverNamesAreLeftOutAndSaid() {
    let run = LoggedRun(
      log.calls,
      [call(.willPresentAlertView, of: "ask"), call(.didPresentAlertView, of: "ask")])
    #expect(run.run.count == 1)
    #expect(
      run.sentence == "Left out, because the log never names it: willPresentAlertView:.")
  }
}
