import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.1 to 2.5 with text fields")
struct FieldsInAlertsTests {
  @Test("The four styles have their fields", arguments: Alert.Style.allCases)
  func styles(style: Alert.Style) {
    var alert = Alert()
    alert.style = style
    var run = Run(Dialog(id: "A", alert: alert), showing: "A")
    #expect(run.simulator.state.showings[0].fields.count == style.textFields.count)
    run.type("x")
    let isSecure = style.textFields.first?.isSecure ?? true
    #expect(run.denied == (style == .default ? "> type(•) ignored: notEditing [F1]" : ""))
    if style != .default {
      let shown = isSecure ? "•" : "x"
      #expect(run.callsSoFar.entries.first == "A0.shouldChange(0,0,\"\(shown)\")→true")
    }
  }

  @Test("A field under another alert cannot be tapped, and is not focused by code")
  func covered() {
    var run = Run(asking("A", textField()), confirm("B"), showing: "AB")
    run.tap(field: "A0")
    run.perform(focus("A0"))
    run.perform(focus("B0"))
    #expect(
      run.denied == """
        > tap(A0) ignored: covered [D5] → focus(A0) refused: covered [F1]
        focus(B0) refused: notShowing [F1]
        """)
  }
}
