import DialogModel
import DialogSimulator
import StageGeometry
import Testing

/// Whether the next frame can look different: nothing asks for frames at rest.
@Suite struct MovementsTests {
  /// A run that has presented an alert with a question, and with a task to run.
  private func run(answering answer: Answer = .always(true)) -> Simulator {
    var prototype = Prototype()
    var alert = Alert()
    alert.cancelButton = Button(title: Template("Cancel"))
    alert.otherButtons = [Button(title: Template("Go"))]
    prototype.dialogs = [Dialog(id: "a", alert: alert)]
    prototype.dialogs[0].delegate.returns[.alertViewShouldEnableFirstOtherButton] = answer
    var task = PrototypeTask(
      id: "job", work: .simulated(milliseconds: 5_000, showsProgress: true, outcome: .success))
    task.loader = .separate
    prototype.tasks = [task]
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    simulator.perform(.perform(.present(DialogID(0))), at: .zero)
    return simulator
  }

  private func moves(_ simulator: Simulator, at milliseconds: Int, still: Bool = false) -> Bool {
    Motion(theme: .flat, now: Double(milliseconds), isAnimated: !still).moves(simulator.state)
  }

  @Test func anAlertMovesUntilItIsIn() {
    var simulator = run()
    #expect(moves(simulator, at: 0) && moves(simulator, at: 249) && !moves(simulator, at: 250))
    #expect(!moves(simulator, at: 0, still: true))
    simulator.advance(to: SimulatedTime(milliseconds: 1_000))
    #expect(!moves(simulator, at: 1_000))
    simulator.perform(.tapButton(DialogID(0), index: 0), at: simulator.state.now)
    #expect(moves(simulator, at: 1_000) && !moves(simulator, at: 2_000))
  }

  @Test func nothingMovesWhileACallIsHeld() {
    var simulator = run(answering: .ask)
    #expect(simulator.state.hold != nil && simulator.state.isMoving)
    #expect(!moves(simulator, at: 0))
    simulator.perform(
      .answer(.alertViewShouldEnableFirstOtherButton, true, target: nil), at: .zero)
    #expect(moves(simulator, at: 0))
  }

  @Test func aSpinnerTurnsUntilItsJobHasEnded() {
    var simulator = run()
    simulator.advance(to: SimulatedTime(milliseconds: 1_000))
    simulator.perform(.perform(.run(TaskID(0))), at: simulator.state.now)
    simulator.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(moves(simulator, at: 2_000) && moves(simulator, at: 5_500))
    simulator.advance(to: SimulatedTime(milliseconds: 20_000))
    #expect(!moves(simulator, at: 20_000))
  }

  @Test func aTurnMovesTheDevice() throws {
    var simulator = run()
    simulator.advance(to: SimulatedTime(milliseconds: 1_000))
    simulator.perform(.rotate(.landscape), at: simulator.state.now)
    let end = try #require(simulator.state.rotation).until.milliseconds
    #expect(moves(simulator, at: end - 1) && !moves(simulator, at: end))
  }
}
