import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 The device in the hand")
struct DeviceTests {
  @Test("S10: a text that was cut is a line on the console, and no input of its own")
  func s10() {
    var run = Run(confirm("A"), showing: "A")
    let inputs = run.simulator.state.inputCount
    run.perform(.truncated(id("A"), "Everything and more"))
    #expect(run.console == ["cut in A: Everything and more"])
    #expect(run.simulator.state.inputCount == inputs)
    #expect(run.rows.count == 1)
    #expect(run.rows.allSatisfy { $0.input == inputs && $0.rule == .s10 })
  }
}
