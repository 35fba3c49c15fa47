import DialogModel
import Testing

@testable import DialogSimulator

/// Fields in the views of activities: section 2.7, and the rows of 2.8 and 2.15 that tell what
/// becomes of one that edits.
@Suite("2.7, 2.8 and 2.15: fields in activities' views")
struct FieldsInActivitiesTests {
  private let refusing = control("name", textField(returns: [.shouldEnd: .always(false)]))

  private func sharing(
    _ device: Prototype.Device, _ field: Control = control("name"), _ others: Dialog...
  ) -> Run {
    var prototype = Prototype()
    prototype.device = device
    prototype.dialogs =
      [
        picker(
          "A",
          own: [activity("x", controls: [field, button("Finish", then: .finish(true))])])
      ] + others
    var run = Run(prototype)
    run.perform(.launch)
    run.present("A")
    run.settle()
    run.forget()
    return run
  }

  @Test(
    "A field in an activity's view edits, once that is there",
    arguments: [
      Prototype.Device.phone, .tablet,
    ])
  func activityEdits(_ device: Prototype.Device) {
    var run = sharing(device)
    run.perform(focus("A0:0"))
    #expect(run.denied == "focus(A0:0) refused: notShowing [F1]")
    run.choose("A")
    run.settle()
    run.forget()
    run.tap(field: "A0:0")
    run.type("x")
    #expect(
      run.calls == "A0:0.shouldBegin→true → A0:0.didBegin → A0:0.shouldChange(0,0,\"x\")→true")
    #expect(run.text("A0:0") == "x")
    run.forget()
    run.tapOutside()
    #expect(run.denied == "> tapOutside ignored: modal [V13]")
    #expect(run.editing == "A0:0")
  }

  @Test("V15: the activity finishes while F edits")
  func v15() {
    var run = sharing(.phone, refusing)
    run.choose("A")
    run.settle()
    run.tap(field: "A0:0")
    run.forget()
    run.tapControl(1, of: 0, in: "A")
    #expect(
      run.timed == """
        @0 A0.activityDidFinish(true) [V4] → @0 A0:0.shouldEnd→false [V15]
        @0 A0:0.didEnd [V15] → @400 completion(A,x,true) [V15]
        """)
    run.settle()
    #expect(run.editing == nil)
    #expect(run.text("A0:0") == nil)
  }

  @Test(
    "V15: code dismisses the picker, or the system, while F edits in the view",
    arguments: [
      false, true,
    ])
  func v15ByCode(system: Bool) {
    var run = sharing(.tablet)
    run.choose("A")
    run.settle()
    run.tap(field: "A0:0")
    run.forget()
    if system { run.systemCancel("A") } else { run.dismiss("A") }
    run.settle()
    #expect(run.timed == "@0 A0:0.shouldEnd→true [V15] → @0 A0:0.didEnd [V15]")
    #expect(run.up == "")
  }

  @Test("M6: an alert above an activity's view")
  func m6Activity() {
    var run = sharing(.phone, control("name"), confirm("B"))
    run.choose("A")
    run.settle()
    run.tap(field: "A0:0")
    run.forget()
    run.present("B")
    run.settle()
    run.tap("B", 0)
    #expect(
      run.calls == """
        willPresent(B) → shouldEnable(B)→true → A0:0.shouldEnd→true → A0:0.didEnd
        didPresent(B) → clicked(B,0) → willDismiss(B,0) → didDismiss(B,0)
        A0:0.shouldBegin→true → A0:0.didBegin
        """)
  }

  @Test("V12: with iOS 6's bug the view stays, and so does what edits in it")
  func v12() {
    var prototype = Prototype()
    prototype.device = .tablet
    prototype.choices.activityViewOnTablet = .ios6Bug
    prototype.dialogs = [
      picker(
        "A",
        own: [
          activity("x", controls: [control("name"), button("Finish", then: .finish(true))])
        ])
    ]
    var run = Run(prototype)
    run.perform(.launch)
    run.present("A")
    run.settle()
    run.choose("A")
    run.settle()
    run.tap(field: "A0:0")
    run.forget()
    run.tapControl(1, of: 0, in: "A")
    #expect(run.calls == "A0.activityDidFinish(true) → completion(A,x,true)")
    #expect(run.editing == "A0:0")
  }
}
