import DialogModel
import DialogSimulator
import EventLog
import OrderRules
import Session
import Testing

@testable import Workbench

/// The order rules against runs in which the application ends.
@MainActor @Suite struct OwnOrderTests {
  /// An application that ends takes its dialogs along, and there is no call about them.
  @Test(arguments: [false, true], [false, true])
  func theOrderOfADialogIsThatOfOneLife(goesOn: Bool, isLaunchedByAnswer: Bool) throws {
    let bench = try Bench(
      """
      screens:
        start: {controls: [{button: Go, then: [{present: sure}]}]}
      dialogs:
        sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
      notifications: {n: {body: Come back, after: 1}}
      """)
    let note = NotificationID(0)
    let launch = isLaunchedByAnswer ? Input.openNotification(note, delivery: nil) : .launchApp
    try bench.pass()
    for _ in 0..<2 {
      bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
      try bench.pass()
      #expect(try bench.up == ["sure"])
      let breaches = try #require(bench.workbench.order?.breaches)
      #expect(breaches.isEmpty, "\(breaches.values.map { "\($0.call.selector)" })")
      bench.workbench.send(.perform(.schedule(note)))
      bench.workbench.send(.killApp)
      try bench.pass()
      bench.workbench.send(launch)
      try bench.pass()
      #expect(try bench.up.isEmpty)
      guard goesOn else { continue }
      let last = try #require(try bench.session.log.entries.indices.last)
      bench.workbench.send(.memoryWarning)
      bench.workbench.look(at: last)
      #expect(bench.workbench.resume())
    }
  }
}
