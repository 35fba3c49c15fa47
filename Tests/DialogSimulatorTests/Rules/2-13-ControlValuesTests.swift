import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 Switches, segments and tabs")
struct ControlValuesTests {
  private func control(_ text: String, _ kind: Control.Kind, then: Action...) -> Control {
    Control(id: text, kind: kind, text: text, then: then)
  }

  private func id(_ index: Int, screen: Int = 0) -> ControlID {
    ControlID(screen: ScreenID(screen), index: index)
  }

  @Test("S1: a switch changes before its actions run, and back")
  func aSwitch() {
    var run = Run(screens: [[control("Back up", .switch(isOn: false), then: log("tapped"))]])
    #expect(run.simulator.value(of: id(0)) == 0)
    run.tapControl(0)
    #expect(
      run.storySoFar == """
        > tap(0)
        [0 is 1]
        console: tapped
        """)
    #expect(run.simulator.value(of: id(0)) == 1)
    run.tapControl(0)
    #expect(run.simulator.value(of: id(0)) == 0)
    #expect(run.simulator.state.controlValues == [:])
    #expect(run.rows.allSatisfy { $0.rule == .s1 || $0.rule == .s6 })
  }

  @Test("S1: a tap selects a segment; on the selected one it does nothing")
  func segments() {
    let kind = Control.Kind.segmented(titles: ["Day", "Week", "Month"], selected: 1)
    var run = Run(screens: [[control("Period", kind, then: log("changed"))]])
    run.perform(.tapSegment(id(0), index: 1))
    #expect(run.denied == "> tap(0/1) ignored: selectedAlready [S1]")
    run.perform(.tapSegment(id(0), index: 2))
    #expect(run.simulator.value(of: id(0)) == 2 && run.console == ["changed"])
    for index in [3, -1] { run.perform(.tapSegment(id(0), index: index)) }
    run.tapControl(0)
    #expect(run.simulator.value(of: id(0)) == 2 && run.console == ["changed"])
    #expect(run.simulator.title(of: .tapSegment(id(0), index: 0)) == "Day")
  }

  @Test("S2: a disabled switch or segmented control keeps its value")
  func disabled() {
    let kind = Control.Kind.segmented(titles: ["A", "B"], selected: 0)
    var run = Run(screens: [[control("S", .switch(isOn: true)), control("P", kind)]])
    for index in 0...1 {
      run.perform(.setEnabled(ControlReference(name: "x", candidates: [id(index)]), false))
    }
    run.tapControl(0)
    run.perform(.tapSegment(id(1), index: 1))
    #expect(run.simulator.value(of: id(0)) == 1 && run.simulator.value(of: id(1)) == 0)
    #expect(
      run.simulator.disabledInputs.isSuperset(of: [
        .tapControl(id(0)), .tapSegment(id(1), index: 0), .tapSegment(id(1), index: 1),
      ]))
  }

  @Test("S3: nothing changes under a dialog")
  func covered() {
    var run = Run(confirm("A"), screens: [[control("S", .switch(isOn: false))]])
    run.present("A")
    run.tapControl(0)
    #expect(run.denied == "> tap(0) ignored: covered [S3]")
    #expect(run.simulator.value(of: id(0)) == 0)
  }

  @Test("S4: a tab shows its screen before its actions run, and is selected then")
  func tabs() {
    func tab(_ text: String, _ screen: Int) -> Control {
      var tab = control(text, .tab, then: log(text))
      tab.details.screen = ScreenID(screen)
      return tab
    }
    let tabs = [tab("One", 0), tab("Two", 1), control("Three", .tab)]
    var run = Run(screens: [tabs, tabs])
    #expect(run.simulator.isSelected(tab: id(0)) && !run.simulator.isSelected(tab: id(1)))
    run.tapControl(1)
    #expect(run.simulator.state.screen == ScreenID(1) && run.console == ["Two"])
    #expect(run.simulator.isSelected(tab: id(1, screen: 1)))
    #expect(!run.simulator.isSelected(tab: id(0, screen: 1)))
    #expect(!run.simulator.isSelected(tab: id(2, screen: 1)))
  }

  @Test("The values of a screen stay while another screen shows, and end with the application")
  func values() {
    var run = Run(screens: [[control("S", .switch(isOn: false))], []])
    run.tapControl(0)
    run.perform(goTo(1))
    run.perform(goTo(0))
    #expect(run.simulator.value(of: id(0)) == 1)
    run.killApp()
    run.settle()
    run.launchApp()
    run.settle()
    #expect(run.simulator.value(of: id(0)) == 0)
  }

  @Test("A popover that shows again has its first values")
  func popover() {
    let view = PresentedView(controls: [control("S", .switch(isOn: false))])
    let dialog = Dialog(id: "A", kind: .popover(Popover(view: view)))
    var run = Run(dialog, device: .tablet)
    run.present("A")
    run.settle()
    let inside = ControlID(.dialog(DialogID(0)), index: 0)
    run.tapControl(0, in: "A")
    #expect(run.simulator.value(of: inside) == 1)
    run.dismiss("A")
    run.settle()
    run.present("A")
    run.settle()
    #expect(run.simulator.value(of: inside) == 0)
  }

  @Test("What cannot be tapped is not offered")
  func choices() {
    let kinds: [Control.Kind] = [
      .image(PictureFrame()), .section(footer: nil, count: 0), .space, .label,
    ]
    let run = Run(screens: [kinds.map { control("x", $0) }])
    #expect(run.simulator.taps == [])
  }
}
