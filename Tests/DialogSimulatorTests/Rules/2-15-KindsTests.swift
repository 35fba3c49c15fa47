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

  @Test("Requests of both windows come back in their order; the second is not there before")
  func bothWindowsAfterHome() {
    var run = Run(alert("A"), sheet("B", from: .view))
    run.home(at: 0)
    run.present("A")
    run.present("B")
    run.forget()
    run.launchApp(at: 10)
    #expect(run.simulator.state.showings.map(\.dialog) == [id("B"), id("A")])
    #expect(
      run.calls == """
        willPresent(A)
        willPresent(B)
        didPresent(A)
        didPresent(B)
        """)
  }
}
