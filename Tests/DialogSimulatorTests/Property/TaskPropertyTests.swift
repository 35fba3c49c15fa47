import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// Random documents whose buttons run tasks, under random inputs.
@Suite("Properties that hold for every document with tasks")
struct TaskPropertyTests {
  @Test("The rules hold, also in slices of time", arguments: 0..<4)
  func random(part: Int) {
    for seed in UInt64(part) * 1_000_000..<UInt64(part) * 1_000_000 + 150 {
      if let broken = play(seed) {
        Issue.record("seed \(seed): \(broken)")
        return
      }
    }
  }

  private func play(_ seed: UInt64) -> String? {
    var chance = Chance(seed: seed)
    let start = Simulator(chance.withTasks(chance.prototype()))
    var simulator = start
    var invariants = Invariants(simulator)
    var inputs: [(input: Input, time: Int)] = []
    var rows: [Row] = []
    var time = 0
    func perform(_ input: Input) {
      inputs.append((input, time))
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      let new = simulator.takeRows()
      invariants.read(new, simulator)
      rows += new
    }
    perform(.launch)
    while inputs.count < 40, invariants.broken == nil {
      time += chance.gap()
      perform(chance.inputWithTasks(simulator))
      if simulator.state.hold == nil, simulator.state.stop == nil {
        if !simulator.state.kernel.frames.isEmpty { return "frames are left" }
        if let broken = broken(simulator.state) { return broken }
      }
    }
    if let broken = invariants.broken { return broken }
    return chance.rows(of: inputs, inSlicesOn: start) == rows
      ? nil : "time in slices gives other rows"
  }

  /// What must hold of jobs and the alerts that show them, whenever nothing is being performed.
  private func broken(_ state: State) -> String? {
    for alert in state.showings {
      if case .parked = alert.phase, state.tasks.job(keepingUp: alert.dialog) == nil {
        return "an alert waits for a job that has ended"
      }
    }
    for job in state.jobs {
      if case .inPlace(let dialog) = job.loader, let place = state.position(of: dialog) {
        guard case .parked = state.showings[place].phase else { return "the loader does not wait" }
        if state.showings[place].loader?.isRunning != true { return "the loader shows no job" }
      } else if case .inPlace = job.loader {
        return "the loader has gone, and its job does not know"
      }
    }
    if state.application == .notRunning, !state.jobs.isEmpty { return "a job without application" }
    return nil
  }
}
