import DialogModel
import Testing

@testable import DialogSimulator

/// Which field edits again where a popover lets another one through, so that two may have been
/// covered in turn.
@Suite("2.5, 2.10 and 2.15: fields beside popovers")
struct CoveredFieldsTests {
  /// A tablet with a field and a button on its screen, and popovers and alerts over them.
  private func run(_ dialogs: Dialog...) -> Run {
    var prototype = Prototype()
    prototype.device = .tablet
    prototype.dialogs = dialogs
    prototype.screens = [Screen(id: "screen-0", controls: [control("below"), button("First")])]
    prototype.start = .screen(ScreenID(0))
    var run = Run(prototype)
    run.perform(.launch)
    return run
  }

  /// An alert comes up over everything, and goes by its first button.
  private func showAndAnswer(_ alert: String, _ run: inout Run) {
    run.present(alert)
    run.settle()
    run.tap(alert, 0)
    run.settle()
  }

  /// The first control of the first dialog.
  private let inside = ControlReference(
    name: "name", candidates: [ControlID(.dialog(DialogID(0)), index: 0)])

  @Test("K9, M6: what another field has overtaken never edits again")
  func overtaken() {
    var run = run(
      popover("A", passthrough: [control(0)], controls: [control("name")]), confirm("B"),
      confirm("C"))
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    showAndAnswer("B", &run)
    #expect(run.editing == "A:0")
    run.tap(field: "F0")
    showAndAnswer("C", &run)
    #expect(run.editing == "F0")
    run.perform(resign("F0"))
    showAndAnswer("C", &run)
    #expect(run.editing == nil)
  }

  @Test("K9: a field that is focused as the alert goes overtakes the one that the alert covered")
  func focusedInDidDismiss() {
    var run = run(
      popover("A", passthrough: [control(0)], controls: [control("name")]),
      confirm("B", does: [.didDismiss: [focus("F0")]]), confirm("C"))
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    for alert in ["B", "C"] {
      showAndAnswer(alert, &run)
      #expect(run.editing == "F0")
    }
  }

  @Test("M6: a field that a second popover lets through edits again")
  func throughASecondPopover() {
    var run = run(
      popover("A", controls: [control("name")]), popover("B", passthrough: [inside]), confirm("C"))
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    run.present("B")
    run.settle()
    #expect(run.editing == "A:0")
    run.present("C")
    run.settle()
    #expect(run.editing == nil)
    run.tap("C", 0)
    run.settle()
    #expect(run.editing == "A:0")
  }

  @Test("O4: a field that is let through no longer stops, and goes on when it is again")
  func o4() {
    var run = run(popover("A", passthrough: [control(0)]))
    run.present("A")
    run.settle()
    run.tap(field: "F0")
    run.forget()
    run.perform(.setPassthrough(id("A"), []))
    #expect(run.timed == "@0 F0.shouldEnd→true [O4] → @0 F0.didEnd [O4]")
    run.type("x")
    #expect(run.calls == "F0.shouldEnd→true → F0.didEnd")
    run.forget()
    run.perform(.setPassthrough(id("A"), [control(0)]))
    #expect(run.calls == "F0.shouldBegin→true → F0.didBegin")
  }

  @Test("M6: a field that was disabled meanwhile does not edit again")
  func disabled() {
    var run = run(popover("A", controls: [control("name")]), confirm("B"))
    run.present("A")
    run.settle()
    run.tap(field: "A:0")
    run.present("B")
    run.settle()
    run.perform(.setEnabled(inside, false))
    run.tap("B", 0)
    run.settle()
    #expect(run.editing == nil)
    showAndAnswer("B", &run)
    #expect(run.editing == nil)
  }
}
