import DialogModel
import DialogSimulator
import EventLog
import Testing

/// Where a dialog was, read from the rows.
@Suite struct LifeTests {
  private func call(_ selector: Selector, at time: Int = 0) -> Row {
    row(.call(selector, .none, returned: nil), at: time)
  }

  private func around(_ place: Int, _ log: EventLog) -> String {
    Life.around(place, in: log, era: .ios6).map { "\($0.before) \($0.after)" } ?? "nothing"
  }

  @Test func aDialogComesAndGoes() {
    let log = log(
      launch(input: 1), call(.willPresentAlertView),
      call(.alertViewShouldEnableFirstOtherButton), row(.animation(.entry(milliseconds: 250))),
      call(.didPresentAlertView, at: 250), call(.alertViewClickedButtonAtIndex, at: 400),
      call(.alertViewWillDismissWithButtonIndex, at: 400),
      row(.animation(.exit(milliseconds: 200)), at: 400),
      call(.alertViewDidDismissWithButtonIndex, at: 600))
    #expect(
      (1...8).map { around($0, log) } == [
        "absent presenting", "presenting presenting", "presenting presenting",
        "presenting presented", "presented presented", "presented dismissing",
        "dismissing dismissing", "dismissing absent",
      ])
  }

  @Test func movementsTellWhereNobodyIsCalled() {
    let log = log(
      launch(input: 1), row(.animation(.entry(milliseconds: 250))), row(.console("x"), at: 249),
      row(.console("x"), at: 250), row(.animation(.exit(milliseconds: 200)), at: 300),
      row(.console("x"), at: 499), row(.console("x"), at: 500))
    #expect(
      (1...6).map { Life.of(confirm, after: $0, in: log, era: .ios6) } == [
        .presenting, .presenting, .presented, .dismissing, .dismissing, .absent,
      ])
  }

  @Test func withoutAnimationADidStillEndsIt() {
    let log = log(
      call(.alertViewWillDismissWithButtonIndex), row(.animation(.exit(milliseconds: 0))),
      call(.alertViewDidDismissWithButtonIndex))
    #expect(around(2, log) == "dismissing absent")
  }

  @Test func coveredAndWaiting() {
    let log = log(
      launch(input: 1), call(.didPresentAlertView), row(.animation(.hidden)),
      row(.action(.present(done), waits: true)), row(.animation(.shownAgain)))
    #expect(around(2, log) == "presented covered")
    #expect(Life.of(done, after: 3, in: log, era: .ios6) == .waiting)
    #expect(around(4, log) == "covered presented")
  }

  @Test("After an edit an alert that is up is asked again, and stays up")
  func askedAgain() {
    let asks = Selector.alertViewShouldEnableFirstOtherButton
    let log = log(
      launch(input: 1), call(asks), row(.animation(.entry(milliseconds: 250))),
      call(asks, at: 100), call(asks, at: 300), row(.animation(.hidden), at: 310),
      call(asks, at: 320), row(.animation(.exit(milliseconds: 200)), at: 400),
      call(asks, at: 700))
    #expect(
      (1...8).map { Life.of(confirm, after: $0, in: log, era: .ios6) } == [
        .presenting, .presenting, .presenting, .presented, .covered, .covered, .dismissing,
        .presenting,
      ])
  }

  @Test func aLaunchBeginsAnew() {
    let log = log(
      call(.didPresentAlertView),
      row(.input(.launchApp, title: "", ignored: nil), input: 2, rule: .l1, target: .application),
      row(.console("x"), input: 2))
    #expect(Life.of(confirm, after: 0, in: log, era: .ios6) == .presented)
    #expect(Life.of(confirm, after: 2, in: log, era: .ios6) == .absent)
    #expect(around(1, log) == "nothing")
  }

  @Test func tooFarBackIsNotTold() {
    var log = log(call(.didPresentAlertView))
    for _ in 0..<30_000 { log.append(row(.console("x"))) }
    #expect(Life.of(confirm, after: 10_000, in: log, era: .ios6) == .presented)
    #expect(Life.of(confirm, after: 29_999, in: log, era: .ios6) == nil)
  }
}
