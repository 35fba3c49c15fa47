import DialogModel
import Testing

@testable import DialogSimulator

/// What a person could do now.
@Suite("Choices")
struct ChoicesTests {
  private func taps(_ run: Run) -> [Input] {
    run.simulator.choices.filter {
      switch $0 {
      case .tapButton, .tapControl, .tapOutside, .tapField, .cancelLoader: true
      default: false
      }
    }
  }

  @Test("Of an alert its buttons, once it is up, and not what it covers")
  func alert() {
    var run = Run(
      confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .always(false)]),
      screens: [
        [Control(id: "go", kind: .button, text: "Go", then: [DialogSimulatorTests.present("A")])]
      ])
    let go = ControlID(screen: ScreenID(0), index: 0)
    #expect(taps(run) == [.tapControl(go)])
    run.tapControl(0)
    #expect(taps(run) == [])
    run.settle()
    // The other one is disabled.
    #expect(taps(run) == [.tapButton(id("A"), index: 0)])
    #expect(run.simulator.ignored(.tapButton(id("A"), index: 1)) == .disabled)
    #expect(run.simulator.ignored(.tapControl(go)) == .covered)
  }

  @Test("Of an open question the two answers, and nothing else")
  func question() {
    var run = Run(confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .ask]))
    run.present("A")
    #expect(
      run.simulator.choices
        == [true, false].map {
          .answer(.alertViewShouldEnableFirstOtherButton, $0, target: .dialog(id("A")))
        })
  }

  @Test("Keys while a field edits")
  func keys() {
    var run = Run(screens: [[control("F0"), control("F1")]])
    #expect(!run.simulator.choices.contains(.pressTab))
    run.tap(field: "F0")
    run.type("x")
    let choices = Set(run.simulator.choices)
    #expect(choices.isSuperset(of: [.pressTab, .pressReturn, .undo, .edit(.delete())]))
    #expect(!choices.contains(.redo))
  }

  @Test("In the background the application's icon, and to end it")
  func background() {
    var run = Run(confirm("A"), showing: "A")
    run.home()
    #expect(Set(run.simulator.choices).isSuperset(of: [.launchApp, .killApp]))
    #expect(taps(run) == [] && !run.simulator.choices.contains(.home))
  }

  @Test("A control without actions and the field that edits are among them, a label is not")
  func controls() {
    var run = Run(screens: [
      [
        Control(id: "go", kind: .button, text: "Go"),
        Control(id: "words", kind: .label, text: "Words"), control("F2"),
      ]
    ])
    run.tap(field: "F2")
    let screen = ScreenID(0)
    #expect(
      taps(run) == [
        .tapControl(ControlID(screen: screen, index: 0)),
        .tapField(.control(ControlID(screen: screen, index: 2))),
      ])
  }

  @Test("A disabled field has no live clear button")
  func disabledField() throws {
    var run = Run(screens: [
      [control("F0", textField("text", clear: .always))]
    ])
    let (field, place) = (field("F0"), ControlID(screen: ScreenID(0), index: 0))
    #expect(run.simulator.choices.contains(.pressClear(field)))
    run.perform(
      .perform(.setEnabled(ControlReference(name: "F0", candidates: [place]), false)))
    #expect(run.simulator.ignored(.pressClear(field)) == .disabled)
    #expect(run.simulator.disabledInputs == [.tapField(field), .pressClear(field)])
  }

  @Test("Of a locked device the power button and not the icon; Home only turns the screen on")
  func locked() {
    var run = Run(confirm("A"))
    run.perform(.power)
    #expect(run.simulator.disabledInputs == [.launchApp])
    #expect(run.simulator.choices.contains(.power))
    run.home()
    #expect(run.simulator.disabledInputs == [.home, .launchApp])
  }

  @Test("A disabled bar is disabled in a popover too")
  func barInPopover() {
    let dialog = popover("A", controls: [item("In", then: DialogSimulatorTests.present("A"))])
    var run = Run(dialog, screens: [[item("Go")]], device: .tablet, showing: "A")
    let inside = Input.tapControl(ControlID(.dialog(id("A")), index: 0))
    #expect(run.simulator.choices.contains(inside))
    run.perform(.perform(.setBarEnabled(.toolbar, false)))
    #expect(run.simulator.ignored(inside) == .disabled)
    #expect(run.simulator.disabledInputs.contains(inside))
  }

  @Test("To let a job hang is no choice while it hangs")
  func hanging() {
    var run = Run(confirmRunning("A"), tasks: [task()], showing: "A")
    run.tap("A", 1)
    #expect(run.simulator.choices.contains(.steer(TaskID(0), .hang)))
    run.perform(.steer(TaskID(0), .hang))
    #expect(!run.simulator.choices.contains(.steer(TaskID(0), .hang)))
    #expect(!run.simulator.allows(.steer(TaskID(0), .hang)))
    #expect(run.simulator.choices.contains(.steer(TaskID(0), .fail)))
  }
}
