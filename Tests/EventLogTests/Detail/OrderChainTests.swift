import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// The steps around a row.
@Suite struct OrderChainTests {
  private func call(
    _ selector: Selector, at time: Int = 0, input: Int = 1, _ dialog: DialogID = confirm
  ) -> Row {
    row(.call(selector, .none, returned: nil), at: time, input: input, target: .dialog(dialog))
  }

  /// The steps in short, the current one in brackets.
  private func words(_ chain: OrderChain) -> String {
    chain.steps.enumerated().map { index, step in
      let word =
        switch step.kind {
        case .call(let selector): selector.shortName
        case .movement: "movement"
        case .wait: "wait"
        }
      return index == chain.current ? "[\(word)]" : word
    }.joined(separator: " ")
  }

  @Test func itIsTheRuleAsItHappened() {
    let log = log(
      launch(input: 1), call(.willPresentAlertView), call(.alertViewShouldEnableFirstOtherButton),
      row(.animation(.entry(milliseconds: 250))), call(.didPresentAlertView, at: 250))
    #expect(
      words(OrderChain(around: 4, in: log)) == "willPresent shouldEnable movement [didPresent]")
    #expect(
      words(OrderChain(around: 1, in: log)) == "[willPresent] shouldEnable movement didPresent")
    // An input has a chain, but is no step of it.
    #expect(
      words(OrderChain(around: 0, in: log)) == "willPresent shouldEnable movement didPresent")
  }

  @Test func otherInputsAreLeftOut() {
    let log = log(
      launch(input: 1), call(.willPresentAlertView), launch(input: 2),
      call(.alertViewClickedButtonAtIndex, input: 2), call(.didPresentAlertView, at: 250))
    #expect(words(OrderChain(around: 1, in: log)) == "[willPresent] didPresent")
    #expect(words(OrderChain(around: 3, in: log)) == "[clicked]")
  }

  @Test func whatTakesNoTimeIsNoMovement() {
    let log = log(
      call(.alertViewWillDismissWithButtonIndex), row(.animation(.exit(milliseconds: 0))),
      row(.action(.present(done), waits: false)), row(.action(.present(done), waits: true)),
      call(.alertViewDidDismissWithButtonIndex))
    #expect(words(OrderChain(around: 0, in: log)) == "[willDismiss] wait didDismiss")
  }

  @Test func aLongOneIsCut() {
    var log = log(launch(input: 1))
    for _ in 0..<40 { log.append(call(.alertViewClickedButtonAtIndex)) }
    let chain = OrderChain(around: 20, in: log)
    #expect(chain.steps.count == 17)
    #expect(chain.current == 8)
    #expect(chain.isCutBefore && chain.isCutAfter)
    #expect(chain.steps[8].entry == 20)
  }

  @Test(
    arguments: [
      (3, 160, 0..<4), (3, 40, 3..<4), (3, 80, 2..<4), (0, 80, 0..<2),
      (2, 120, 1..<4), (1, 120, 0..<3), (2, 100, 1..<3),
    ])
  func whatFitsIsAroundTheCurrent(_ current: Int, _ room: Int, _ seen: Range<Int>) {
    let widths = [40, 40, 40, 40]
    #expect(OrderChain.fitting(widths, around: current, in: room) == seen)
  }

  @Test func thereIsAlwaysOne() {
    #expect(OrderChain.fitting([400], around: 0, in: 10) == 0..<1)
    #expect(OrderChain.fitting([], around: nil, in: 10) == 0..<0)
    #expect(OrderChain.fitting([10, 10], around: nil, in: 10) == 0..<1)
  }
}
