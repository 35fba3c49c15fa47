import DialogModel
import DialogSimulator
import EventLog
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

  /// The call is made, the action is inside it, and the run stops before the next call.
  @Test func anActionIsPerformedInsideTheCall() throws {
    let bench = try stopped(Self.two, at: "target:sure didPresent")
    let workbench = bench.workbench
    #expect(workbench.performAtBreakpoint("show: other")?.isEmpty == false)
    #expect(workbench.performAtBreakpoint("present: nobody")?.contains("nobody") == true)
    #expect(workbench.performAtBreakpoint("present: a}, home: {") != nil)
    #expect(try held(bench) == .didPresentAlertView)
    #expect(workbench.performAtBreakpoint("present: other") == nil)
    try bench.pass()
    #expect(try held(bench) == .willPresentAlertView)
    #expect(workbench.performAtBreakpoint(" {set: {flag: seen, to: true}}") == nil)
    #expect(try bench.session.state.flags.contains(FlagID(0)))
    try bench.pass()
    #expect(try held(bench) == .didPresentAlertView)
    try resume(.settled, bench)
    #expect(try bench.up == ["sure", "other"])
    #expect(try held(bench) == nil)
    #expect(workbench.performAtBreakpoint("present: other") != nil)
    let calls = try bench.session.log.entries.compactMap { entry -> String? in
      guard case .call(let selector, _, _) = entry.row.content else { return nil }
      return selector.name
    }
    #expect(
      calls.filter { $0.contains("Present") } == [
        "willPresentAlertView:", "didPresentAlertView:", "willPresentAlertView:",
        "didPresentAlertView:",
      ])
    // The same again from the inputs.
    let timeline = try #require(try bench.session.timelines.last)
    #expect(timeline.rows().count == (try bench.session.log.entries.count))
  }

  private static let two = """
    flags: {seen: false}
    screens:
      start: {controls: [{button: Go, then: [{present: sure}]}]}
    dialogs:
      sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
      other: {alert: {title: Other, cancelButton: OK}}
    """

  /// Neither that a person went on has a line, nor the tap again.
  @Test func aStepHasOneLine() throws {
    let bench = try stopped(Self.alert, at: "target:sure willPresent")
    var outline = Outline()
    func lines() throws -> Int {
      outline.read(try bench.session.log) { _, _ in true }
      return outline.items.count
    }
    _ = try lines()
    for step in [BreakStep.call, .call] {
      let before = try lines()
      try resume(step, bench)
      #expect(try lines() == before + 1)
    }
  }

  @Test func aHeldCallHasItsArgument() throws {
    let bench = try stopped(Self.alert, at: "target:sure clickedButton")
    try tap(0, 1, bench)
    #expect(try bench.session.state.hold?.argument == .buttonIndex(1))
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
