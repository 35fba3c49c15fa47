import DialogModel
import DialogSimulator
import Testing

/// Which of several covered fields edits again, and which never does, because what held it has
/// gone.
@Suite("2.5, 2.10 and 2.15: covered fields that edit again, and that are forgotten")
struct ForgottenFieldsTests {
  /// A tablet with two screens that have a field each, and dialogs over them.
  private func run(_ dialogs: Dialog..., era: Prototype.Era = .ios6) -> Run {
    var prototype = Prototype()
    prototype.device = .tablet
    prototype.era = era
    prototype.dialogs = dialogs
    prototype.screens = ["one", "two"].map { Screen(id: $0, controls: [control("name")]) }
    prototype.start = .screen(ScreenID(0))
    var run = Run(prototype)
    run.perform(.launch)
    return run
  }

  private func show(_ dialog: String, _ run: inout Run) {
    run.present(dialog)
    run.settle()
  }

  private func answer(_ alert: String, _ run: inout Run) {
    run.tap(alert, 0)
    run.settle()
  }

  @Test("K9, M6: what was covered last edits again first, the other when it is free itself")
  func oneAfterTheOther() {
    var run = run(popover("A", controls: [control("name")]), confirm("B"))
    run.tap(field: "F0")
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    #expect(run.editing == nil)
    answer("B", &run)
    #expect(run.editing == "A:0")
    run.tapOutside()
    run.settle()
    #expect(run.editing == "F0")
  }

  @Test("K9, M6: of two that are free at once, the one that was covered last")
  func bothAtOnce() {
    var run = run(popover("A", controls: [control("name")]), confirm("B"), confirm("C"))
    run.tap(field: "F0")
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    run.perform(.setPassthrough(id("A"), [control(0)]))
    answer("B", &run)
    #expect(run.editing == "A:0")
    // The other one is forgotten.
    run.perform(resign("A:0"))
    show("C", &run)
    answer("C", &run)
    #expect(run.editing == nil)
  }

  @Test("K9, M6: so the other one is where the last one will not begin")
  func bothAtOnceRefused() {
    let asks = control("name", textField(returns: [.shouldBegin: .ask]))
    var run = run(popover("A", controls: [asks]), confirm("B"))
    run.answer(.shouldBegin, true)
    run.answer(.shouldBegin, false)
    run.tap(field: "F0")
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    run.perform(.setPassthrough(id("A"), [control(0)]))
    for _ in 0..<2 {
      answer("B", &run)
      #expect(run.editing == nil)
      show("B", &run)
    }
  }

  @Test("K9, M6: what the alert's own didDismiss overtakes is forgotten")
  func overtakenInDidDismiss() {
    var run = run(
      popover("A", passthrough: [control(0)], controls: [control("name")]),
      confirm("B", does: [.didDismiss: [focus("F0")]]), confirm("C"))
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    answer("B", &run)
    #expect(run.editing == "F0")
    run.perform(resign("F0"))
    show("C", &run)
    answer("C", &run)
    #expect(run.editing == nil)
  }

  @Test("M6: a field whose popover has gone does not edit when the popover comes anew")
  func popoverGone() {
    var run = run(popover("A", controls: [control("name")]), confirm("B"))
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    run.dismiss("A")
    run.settle()
    show("A", &run)
    #expect(run.up == "AB")
    #expect(run.editing == nil)
  }

  @Test("M6: nor does one in the view of an activity whose picker has gone")
  func pickerGone() {
    var run = run(
      picker("A", own: [activity("x", controls: [control("name")])]), confirm("B"))
    show("A", &run)
    run.choose("A")
    run.settle()
    run.tap(field: "A0:0")
    show("B", &run)
    run.dismiss("A")
    run.settle()
    show("A", &run)
    run.choose("A")
    run.settle()
    #expect(run.up == "AB")
    #expect(run.editing == nil)
  }

  @Test("K9: a field whose alert has gone is asked as a new one, and not a second time")
  func alertGone() {
    var run = run(asking("A", textField(returns: [.shouldBegin: .ask])), confirm("B"))
    run.answer(.shouldBegin, true)
    run.answer(.shouldBegin, false)
    show("A", &run)
    #expect(run.editing == "A0")
    show("B", &run)
    run.dismiss("A")
    run.settle()
    run.forget()
    show("A", &run)
    #expect(
      run.calls == """
        willPresent(A) → shouldEnable(A)→true → A0.shouldBegin→false → didPresent(A)
        """)
  }

  @Test("K9: a field of a screen that went under an alert does not edit when the screen is back")
  func screenGone() {
    var run = run(confirm("A"))
    run.tap(field: "F0")
    show("A", &run)
    run.perform(goTo(1))
    run.perform(goTo(0))
    answer("A", &run)
    #expect(run.editing == nil)
  }

  @Test("S4: the same screen once more is no other screen")
  func sameScreen() {
    var run = run(confirm("A"))
    run.tap(field: "F0")
    show("A", &run)
    run.perform(goTo(0))
    answer("A", &run)
    #expect(run.editing == "F0")
  }

  @Test("S4: another screen forgets no field of a popover")
  func screenUnderAPopover() {
    var run = run(popover("A", controls: [control("name")]), confirm("B"))
    show("A", &run)
    run.tap(field: "A:0")
    show("B", &run)
    run.perform(goTo(1))
    answer("B", &run)
    #expect(run.editing == "A:0")
  }

  @Test("L5, L6: a new launch knows of no field that edited", arguments: Prototype.Era.allCases)
  func ended(era: Prototype.Era) {
    for home in [false, true] {
      var run = run(confirm("A"), era: era)
      run.tap(field: "F0")
      show("A", &run)
      if home { run.home() }
      run.killApp()
      run.launchApp()
      #expect(run.editing == nil)
      show("A", &run)
      answer("A", &run)
      #expect(run.editing == nil)
    }
  }

  @Test("F22: Home and the way back forget nothing")
  func home() {
    var run = run(confirm("A"))
    run.tap(field: "F0")
    show("A", &run)
    run.home()
    run.launchApp()
    answer("A", &run)
    #expect(run.editing == "F0")
  }
}
