import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.15 Dialogs of several kinds") struct KindsTests {
  @Test("A sheet that waits for its popover stands in that once both have come")
  func hostThatComes() {
    var run = Run(
      popover("A", controls: [button("Go", then: present("B"))]), sheet("B", from: .view),
      device: .tablet, choices: { $0.coveredAlert = .presentedAgain })
    run.perform(steps: [.act(present("A")), .act(present("B"))])
    run.settle()
    #expect(run.simulator.state.showings.map(\.placement.host) == [nil, id("A")])
  }
}
