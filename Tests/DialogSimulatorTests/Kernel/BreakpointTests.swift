import DialogModel
import Testing

@testable import DialogSimulator

@Suite("Breakpoints: a run stops inside a callback, just before the call is made")
struct BreakpointTests {
  private func run(_ breakpoints: Breakpoint..., does: [Selector: [Action]] = [:]) -> Run {
    var run = Run(alert("A", cancel: "No", others: ["Yes"], does: does), confirm("B"), showing: "A")
    run.perform(.configure(.breakpoints(breakpoints)))
    run.forget()
    return run
  }

  @Test("The call is not made, and time stops, until the run goes on")
  func stops() {
    var run = run(.call(.willDismiss, target: nil))
    run.tap("A", 1)
    #expect(run.callsSoFar == "clicked(A,1)")
    #expect(run.simulator.state.hold?.selector == .willDismiss)
    #expect(run.simulator.state.hold?.isBreakpoint == true)
    #expect(run.simulator.wake == nil)
    run.tap("A", 0)
    #expect(run.denied == "> tap(A,0) ignored: held [H1]")
    run.perform(.goOn, at: 500)
    run.settle()
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
    #expect(run.simulator.state.hold == nil)
  }

  @Test("With a target it stops whose call it names alone")
  func target() {
    var run = run(.call(.willPresent, target: .dialog(id("A"))))
    run.present("B")
    run.settle()
    #expect(run.simulator.state.hold == nil)
  }

  @Test("The next call is stopped once")
  func next() {
    var run = run(.next)
    run.tap("A", 1)
    #expect(run.callsSoFar == "")
    #expect(run.simulator.state.hold?.selector == .clicked)
    run.perform(.goOn)
    run.settle()
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
  }

  @Test("A question that is stopped is asked once the run goes on")
  func question() {
    var run = Run(
      alert("A", others: ["Yes"], returns: [.shouldEnable: .ask]), showing: "")
    run.perform(.configure(.breakpoints([.call(.shouldEnable, target: nil)])))
    run.present("A")
    #expect(run.simulator.state.hold?.isBreakpoint == true)
    run.perform(.answer(.shouldEnable, true, target: nil))
    #expect(run.simulator.state.hold?.isBreakpoint == true)
    run.perform(.goOn)
    run.settle()
    #expect(run.calls.entries.contains("shouldEnable(A)→true"))
  }

  @Test("An answer that is given at a breakpoint stands for the delegate's")
  func answerInPlace() {
    var run = Run(alert("A", others: ["Yes"], returns: [.shouldEnable: .always(true)]), showing: "")
    run.perform(.configure(.breakpoints([.call(.shouldEnable, target: nil)])))
    run.present("A")
    run.perform(.answer(.shouldEnable, false, target: nil))
    run.perform(.goOn)
    run.settle()
    #expect(run.calls.entries.contains("shouldEnable(A)→false"))
    #expect(run.simulator.state.showings.last?.firstOtherEnabled == false)
  }

  @Test("Changes of what is settled outside are neither counted nor shown")
  func configuration() {
    var run = Run(confirm("A"), showing: "A")
    let count = run.simulator.state.inputCount
    run.perform(.configure(.breakpoints([.next])))
    run.perform(.configure(.liveBuiltIns([.mail])))
    run.perform(.configure(.breakpoints([])))
    #expect(run.simulator.state.inputCount == count)
    #expect(run.rows.isEmpty)
    #expect(run.simulator.state.liveBuiltIns == [.mail])
  }

  @Test("Going on where nothing waits is ignored")
  func nothingWaits() {
    var run = run()
    run.perform(.goOn)
    #expect(run.denied == "> goOn ignored: nothingWaits [H2]")
  }
}
