import DialogModel
import PrototypeFile
import Scenario

/// Measures how many scenarios are played and compared per second.
@MainActor
enum ScenarioBench {
  private static let count = 1_000
  private static let goal = 1_000.0

  static func run() {
    let document = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [Yes]}}}
      scenarios:
        once:
          steps: [{tapOn: Go}, {tapOn: Yes}]
          expect: |
            a willPresentAlertView:
            a alertViewShouldEnableFirstOtherButton: -> true
            a didPresentAlertView:
            a alertView:clickedButtonAtIndex: 1
            a alertView:willDismissWithButtonIndex: 1
            a alertView:didDismissWithButtonIndex: 1
      """
    guard let prototype = PrototypeDocument.load(Array(document.utf8), in: .bare).prototype,
      let script = prototype.scenarios.first
    else { return }
    let seconds = Bench.best {
      for _ in 0..<count { _ = ScenarioRunner.run(script, in: prototype.applying(script)) }
    }
    let rate = Double(count) / seconds
    print(
      "scenarios played and compared: \(Int(rate)) a second;",
      "goal \(Int(goal)): \(rate >= goal ? "held" : "MISSED")")
  }
}
