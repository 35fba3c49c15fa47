import DialogModel
import DialogSimulator
import Testing

/// Ends of tasks that are not visible: in the background, and where their alert has gone before.
@Suite("2.11 Ends of tasks out of sight")
struct TaskEndsTests {
  /// A's Confirm runs the task; L is the alert of its own that a separate loader is.
  private func started(_ task: PrototypeTask) -> Run {
    var run = Run(
      confirmRunning("A"), confirm("B"), application: hearing(only: []), tasks: [task],
      showing: "A")
    run.tap("A", 1, at: 0)
    return run
  }

  private let loader = "C"

  @Test("T4: code dismisses the alert of a separate loader; the job goes on unseen")
  func separateDismissed() {
    var run = started(task(loader: .separate, cancellable: true, done: [present("B")]))
    run.dismiss(loader, 7, at: 1000)
    #expect(run.simulator.state.jobs.map(\.loader) == [.none])
    run.cancelLoader(loader, at: 1100)
    #expect(run.denied == "> cancelLoader(C) ignored: notShowing [T3]")
    run.wait(until: 9999)
    #expect(run.up == "")
    #expect(
      run.timed.entries.suffix(5) == [
        "@1000 willDismiss(C,7) [G1]", "@1200 didDismiss(C,7) [G1]",
        "@10000 willPresent(B) [T1]", "@10000 shouldEnable(B)→true [T1]",
        "@10250 didPresent(B) [T1]",
      ])
  }

  @Test("T4: so where the alert is dismissed while it comes in")
  func separateDismissedEntering() {
    var run = started(task(1000, loader: .separate, done: [log("done")]))
    run.dismiss(loader, 7, at: 300)
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(C) → didPresent(C) → willDismiss(C,7) → didDismiss(C,7)
        """)
    run.settle()
    #expect(run.console == ["done"])
  }

  @Test("T4: run again after its unseen end, the task shows an alert of its own as before")
  func separateAgain() {
    var run = started(task(1000, loader: .separate))
    run.dismiss(loader, 7, at: 600)
    run.settle()
    run.forget()
    run.perform(DialogSimulatorTests.run(), at: 0)
    #expect(
      run.calls == """
        willPresent(C) → didPresent(C) → willDismiss(C,-1) → didDismiss(C,-1)
        """)
  }
}
