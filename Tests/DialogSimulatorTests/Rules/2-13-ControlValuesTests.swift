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

  @Test("What cannot be tapped is not offered")
  func choices() {
    let kinds: [Control.Kind] = [
      .image(PictureFrame()), .section(footer: nil, count: 0), .space, .label,
    ]
    let run = Run(screens: [kinds.map { control("x", $0) }])
    #expect(run.simulator.taps == [])
  }
}
