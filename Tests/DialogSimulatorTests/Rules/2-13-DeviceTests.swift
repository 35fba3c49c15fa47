import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 The device in the hand")
struct DeviceTests {
  @Test("S16: a text that is cut is a line on the console under the last input")
  func s16() {
    let run = Run(confirm("A"), showing: "A")
    let row = run.simulator.row(about: CutText(id("A"), "Everything and more"))
    #expect(
      row.content == .console(.textIsCut(dialog: "A", text: "Everything and more"))
        && row.target == .dialog(id("A")))
    #expect(row.input == run.simulator.state.inputCount && row.rule == .s16)
    #expect(row.time == run.simulator.state.now)
  }
}
