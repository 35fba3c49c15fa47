import DialogModel
import EventLog
import Session
import Testing

@testable import Workbench

/// A run that shows an alert and answers it, for tests that look back.
@MainActor
extension Bench {
  /// A screen with a button that presents an alert.
  static let asking = """
    screens:
      start: {controls: [{button: Go, then: [{present: sure}]}]}
    dialogs:
      sure:
        alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}
    """

  /// A run in which the alert was presented and answered with "Yes".
  static func played() throws -> Bench {
    let bench = try Bench(asking)
    try bench.pass()
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
    bench.workbench.send(.tapButton(DialogID(0), index: 1))
    try bench.pass()
    _ = bench.takeTold()
    return bench
  }

  /// The 0-based place in the log of the last call of a method.
  func place(_ selector: Selector) throws -> Int {
    let log = try session.log
    return try #require(log.entries.indices.last { log.entries.selector(at: $0) == selector })
  }
}
