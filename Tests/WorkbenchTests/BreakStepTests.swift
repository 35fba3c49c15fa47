import DialogModel
import DialogSimulator
import Session
import Testing
import Workbench

/// How far a run goes that was stopped at a breakpoint.
@MainActor @Suite struct BreakStepTests {
  private static let alert = """
    screens:
      start: {controls: [{button: Go, then: [{present: sure}]}]}
    dialogs:
      sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
    """

  /// A run of a document with these breakpoints, after a tap on its button.
  private func stopped(_ document: String, at filters: String...) throws -> Bench {
    let bench = try Bench(document)
    try bench.pass()
    for words in filters { #expect(bench.workbench.breakAt(words) == 1) }
    try tapGo(bench)
    return bench
  }

  private func tapGo(_ bench: Bench) throws {
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
  }

  private func tap(_ dialog: Int, _ index: Int, _ bench: Bench) throws {
    bench.workbench.send(.tapButton(DialogID(dialog), index: index))
    try bench.pass()
  }

  private func resume(_ step: BreakStep, _ bench: Bench) throws {
    bench.workbench.resume(step)
    try bench.pass()
  }

  private func held(_ bench: Bench) throws -> Selector? { try bench.session.state.hold?.selector }

  @Test func eachNextCallIsStoppedOnceAndOtherBreakpointsStayAsTheyAre() throws {
    let bench = try stopped(
      Self.alert, at: "target:sure willPresent", "target:sure willDismiss",
      "target:sure didDismiss")
    bench.workbench.arm(bench.workbench.breaks[1], false)
    #expect(try held(bench) == .willPresentAlertView)
    try resume(.call, bench)
    #expect(try held(bench) == .alertViewShouldEnableFirstOtherButton)
    try resume(.call, bench)
    #expect(try held(bench) == .didPresentAlertView)
    try resume(.on, bench)
    #expect(try held(bench) == nil)
    try tap(0, 1, bench)
    #expect(try held(bench) == .alertViewDidDismissWithButtonIndex)
  }

  @Test func theNextCallMayBeOfTheNextInput() throws {
    let bench = try stopped(Self.alert, at: "target:sure didPresent")
    try resume(.call, bench)
    #expect(try held(bench) == nil)
    try tap(0, 1, bench)
    #expect(try held(bench) == .alertViewClickedButtonAtIndex)
    try resume(.on, bench)
    #expect(try held(bench) == nil)
  }

  @Test func theNextInputIsOneOfAPerson() throws {
    let bench = try stopped(
      Self.alert, at: "target:sure willPresent", "target:sure didPresent",
      "target:sure didDismiss")
    bench.workbench.resume(.input)
    try bench.pass()
    #expect(try held(bench) == nil)
    try tap(0, 1, bench)
    #expect(try held(bench) == .alertViewClickedButtonAtIndex)
    try resume(.on, bench)
    #expect(try held(bench) == .alertViewDidDismissWithButtonIndex)
  }

  /// Between the two alerts nothing moves, and the task still runs.
  @Test func untilNothingMovesIncludesTasks() throws {
    let bench = try stopped(
      """
      screens:
        start: {controls: [{button: Go, then: [{run: work}, {present: sure}]}]}
      tasks: {work: {loader: none, simulate: {seconds: 4}, whenDone: [{present: done}]}}
      dialogs:
        sure: {alert: {title: Sure?, cancelButton: "No"}}
        done: {alert: {title: Done, cancelButton: OK}}
      """, at: "target:sure willPresent", "target:done willPresent", "target:done didDismiss")
    #expect(try held(bench) == .willPresentAlertView)
    try resume(.settled, bench)
    #expect(try held(bench) == nil)
    #expect(try bench.up == ["sure", "done"])
    try tap(1, 0, bench)
    #expect(try held(bench) == .alertViewDidDismissWithButtonIndex)
  }

  @Test func untilNothingMovesIncludesWhatFollowsAnAnswer() throws {
    let bench = try stopped(
      Self.alert.replacing(
        "{alert:",
        with: "{delegate: {returns: {\"alertViewShouldEnableFirstOtherButton:\": ask}}, alert:"),
      at: "target:sure willPresent", "target:sure didPresent", "target:sure didDismiss")
    try resume(.settled, bench)
    let question = try #require(try bench.session.state.hold)
    #expect(question.selector == .alertViewShouldEnableFirstOtherButton && !question.isBreakpoint)
    bench.workbench.answer(true)
    try bench.pass()
    #expect(try held(bench) == nil)
    try tap(0, 1, bench)
    #expect(try held(bench) == .alertViewDidDismissWithButtonIndex)
  }
}
