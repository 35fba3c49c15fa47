import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.11 The task loader")
struct TaskTests {
  private func confirmed(_ task: PrototypeTask) -> Run {
    var run = Run(confirmRunning("A"), confirm("B"), tasks: [task], showing: "A")
    run.tap("A", 1, at: 0)
    return run
  }

  @Test("A whole run belongs to the tap; what a decision causes belongs to the decision")
  func inputs() {
    var run = confirmed(task(done: [present("B")]))
    run.settle()
    #expect(Set(run.rows.filter(\.isCall).map(\.input)).count == 1)
    var steered = confirmed(task(done: [present("B")]))
    steered.steer(.succeed, at: 2000)
    steered.settle()
    let inputs = steered.rows.filter(\.isCall).map { "\($0.words) \($0.input - 2)" }
    #expect(
      inputs == [
        "clicked(A,1) 1", "willPresent(B) 2", "shouldEnable(B)→true 2", "willDismiss(A,1) 1",
        "didDismiss(A,1) 1", "didPresent(B) 2",
      ])
  }
}
