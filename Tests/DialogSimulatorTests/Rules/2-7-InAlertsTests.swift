import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.1 to 2.5 with text fields")
struct FieldsInAlertsTests {
  @Test("P3: show, one field")
  func p3() {
    var run = Run(asking("A", textField()))
    run.present("A")
    #expect(
      run.timed == """
        @0 willPresent(A) [P3] → @0 shouldEnable(A)→true [P3] → @0 A0.shouldBegin→true [P3]
        @0 A0.didBegin [P3] → @250 didPresent(A) [P3]
        """)
  }

  @Test("P4: the field refuses")
  func p4() {
    var run = Run(asking("A", textField(returns: [.shouldBegin: .always(false)])))
    run.present("A")
    #expect(
      run.timed == """
        @0 willPresent(A) [P3] → @0 shouldEnable(A)→true [P3] → @0 A0.shouldBegin→false [P4]
        @250 didPresent(A) [P3]
        """)
  }

  @Test("P5: login style")
  func p5() {
    var run = Run(asking("A", textField(), textField(secure: true)))
    run.present("A")
    #expect(
      run.timed == """
        @0 willPresent(A) [P5] → @0 shouldEnable(A)→true [P5] → @0 A0.shouldBegin→true [P5]
        @0 A0.didBegin [P5] → @250 didPresent(A) [P5]
        """)
    run.settle()
    #expect(run.editing == "A0")
  }

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

  @Test("C8: system cancel while F edits")
  func c8() {
    var run = Run(asking("A", textField(returns: [.shouldEnd: .always(false)])), showing: "A")
    run.systemCancel("A")
    #expect(
      run.timed == """
        @0 cancel(A) [C8] → @0 willDismiss(A,0) [C8] → @0 A0.shouldEnd→false [C8]
        @0 A0.didEnd [C8] → @0 didDismiss(A,0) [C8]
        """)
  }

  @Test("K9: covering an alert whose field edits")
  func k9() {
    var run = Run(
      asking("A", textField(returns: [.shouldEnd: .always(false)])), confirm("B"), showing: "A")
    run.present("B")
    #expect(
      run.timed == """
        @0 willPresent(B) [K9] → @0 shouldEnable(B)→true [K9] → @0 A0.shouldEnd→false [K9]
        @0 A0.didEnd [K9] → @250 didPresent(B) [K9]
        """)
    run.settle()
    run.forget()
    run.tap("B", 1)
    #expect(
      run.calls == """
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1) → A0.shouldBegin→true → A0.didBegin
        """)
  }

  @Test("K9: so does a field of the screen")
  func k9Screen() {
    var run = Run(confirm("A"), screens: [[control("name")]])
    run.tap(field: "F0")
    run.forget()
    run.present("A")
    run.settle()
    run.tap("A", 1)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → F0.shouldEnd→true → F0.didEnd → didPresent(A)
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1) → F0.shouldBegin→true → F0.didBegin
        """)
  }

  @Test("K10: B with a field covers A whose field edits")
  func k10() {
    var run = Run(asking("A", textField()), asking("B", textField()), showing: "A")
    run.present("B")
    #expect(
      run.timed == """
        @0 willPresent(B) [K10] → @0 shouldEnable(B)→true [K10] → @0 A0.shouldEnd→true [K10]
        @0 A0.didEnd [K10] → @0 B0.shouldBegin→true [K10] → @0 B0.didBegin [K10]
        @250 didPresent(B) [K10]
        """)
  }

  @Test("K11: that B leaves by tap i")
  func k11() {
    var run = Run(asking("A", textField(), textField()), asking("B", textField()), showing: "A")
    run.tap(field: "A1")
    run.present("B")
    run.settle()
    run.forget()
    run.tap("B", 0)
    #expect(
      run.story == """
        > tap(B,0) → clicked(B,0) → willDismiss(B,0) → B0.shouldEnd→true → B0.didEnd
        [A shown again] → [B leaves 200] → didDismiss(B,0) → A1.shouldBegin→true → A1.didBegin
        """)
    run.settle()
    #expect(run.editing == "A1")
  }

  @Test("What waits behind the upper alert comes before the lower one's field edits again")
  func waiting() {
    var run = Run(
      asking("A", textField()), confirm("B", does: [.willDismiss: [present("C")]]), confirm("C"),
      showing: "AB")
    run.tap("B", 1)
    #expect(
      run.calls == """
        clicked(B,1) → willDismiss(B,1) → didDismiss(B,1) → willPresent(C) → shouldEnable(C)→true
        didPresent(C)
        """)
    run.settle()
    run.forget()
    run.tap("C", 1)
    #expect(
      run.calls == """
        clicked(C,1) → willDismiss(C,1) → didDismiss(C,1) → A0.shouldBegin→true → A0.didBegin
        """)
  }

  @Test("A covered alert that goes takes its field along")
  func coveredGoes() {
    var run = Run(asking("A", textField()), confirm("B"), showing: "AB")
    run.dismiss("A", 0)
    run.tap("B", 1)
    #expect(
      run.calls == """
        willDismiss(A,0) → didDismiss(A,0) → clicked(B,1) → willDismiss(B,1) → didDismiss(B,1)
        """)
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

  @Test("Home before multitasking ends what edits inside the dismissal, and nothing edits again")
  func ios3() {
    var run = Run(
      asking("A", textField()), asking("B", textField()), era: .ios3, showing: "AB")
    run.home()
    #expect(
      run.calls == """
        cancel(B) → willDismiss(B,0) → B0.shouldEnd→true → B0.didEnd → didDismiss(B,0)
        cancel(A) → willDismiss(A,0) → didDismiss(A,0)
        """)
  }
}
