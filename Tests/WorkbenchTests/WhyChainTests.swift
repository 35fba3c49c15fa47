import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing

@testable import Workbench

/// What led to a row: who called what.
@MainActor
@Suite struct WhyChainTests {
  @Test func theChainGoesFromTheLineOverTheActionToTheRow() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    let chain = try #require(bench.workbench.why(shown))
    let log = try bench.session.log
    let actions = log.entries.indices.filter {
      if case .action = log.entries[$0].row.content { true } else { false }
    }
    let presented = try #require(actions.first)
    // Each comes from the one before it: the tap, the action of its line, the call.
    #expect(
      chain.links == [.line(3), .row(presented - 1), .line(3), .row(presented), .row(shown)])
    #expect(bench.workbench.why(0) == nil)
  }

  @Test func theChainHasTheCallInsideWhichSomethingWasPresented() throws {
    let bench = try Bench(
      """
      screens:
        start: {controls: [{button: Go, then: [{present: first}]}]}
      dialogs:
        first:
          alert:
            title: First
            cancelButton: "No"
            otherButtons:
              - {title: "Yes", then: [{present: second}]}
        second:
          alert: {title: Second, cancelButton: OK}
      """)
    try bench.pass()
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
    bench.workbench.send(.tapButton(DialogID(0), index: 1))
    try bench.pass()
    let clicked = try bench.place(.alertViewClickedButtonAtIndex)
    let shown = try bench.place(.didPresentAlertView)
    let links = try #require(bench.workbench.why(shown)).links
    // The tap on the button, "clicked" inside which the action was performed, the action, the call.
    #expect(links.count == 6 && links.contains(.row(clicked)))
    #expect(links.first == .line(10) && links.last == .row(shown))
    #expect(links[3] == .line(10))
  }

  @Test func theChainOfAPlayedScenarioBeginsAtTheStep() throws {
    let bench = try Bench(
      """
      screens:
        start: {controls: [{button: Go, then: [{present: sure}]}]}
      dialogs:
        sure:
          alert: {title: Sure?, cancelButton: "No"}
      scenarios:
        yes:
          steps:
            - tapOn: Go
      """)
    bench.workbench.startAgain(playing: "yes")
    try bench.pass()
    let shown = try bench.place(.didPresentAlertView)
    #expect(bench.workbench.why(shown)?.links.first == .line(10))
  }
}
