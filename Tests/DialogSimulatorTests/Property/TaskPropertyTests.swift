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
    let start = Simulator(withTasks(chance.prototype(), &chance))
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
      perform(input(simulator.state, &chance))
      if simulator.state.hold == nil, simulator.state.stop == nil {
        if !simulator.state.kernel.frames.isEmpty { return "frames are left" }
        if let broken = broken(simulator.state) { return broken }
      }
    }
    if let broken = invariants.broken { return broken }
    var again = start
    var now = 0
    for (input, time) in inputs {
      for slice in chance.slices(from: now, to: time) {
        again.advance(to: SimulatedTime(milliseconds: slice))
      }
      now = time
      again.perform(input, at: SimulatedTime(milliseconds: time))
    }
    return again.takeRows() == rows ? nil : "time in slices gives other rows"
  }

  /// Two tasks, which buttons run and some callbacks cancel.
  private func withTasks(_ prototype: Prototype, _ chance: inout Chance) -> Prototype {
    var prototype = prototype
    prototype.tasks = (0..<2).map { _ in
      task(
        chance.random.one(of: [0, 0, 1, 199, 200, 250, 600, 3000]),
        progress: chance.random.happens(30),
        outcome: chance.random.happens(70) ? .success : .failure,
        title: chance.random.happens(50) ? "Working" : nil,
        loader: chance.random.one(of: PrototypeTask.Loader.allCases),
        cancellable: chance.random.happens(60), done: chance.actions(0...2),
        failed: chance.actions(0...2), cancelled: chance.actions(0...2))
    }
    for place in prototype.dialogs.indices {
      guard var alert = prototype.dialogs[place].alert else { continue }
      for button in alert.otherButtons.indices where chance.random.happens(70) {
        alert.otherButtons[button].then.append(run(chance.random.number(0...1)))
      }
      prototype.dialogs[place].kind = .alert(alert)
      if chance.random.happens(20) {
        prototype.dialogs[place].delegate.does[.willDismiss, default: []].append(
          chance.random.happens(50) ? run(0) : cancelTask(0))
      }
    }
    return prototype
  }

  private func input(_ state: State, _ chance: inout Chance) -> Input {
    if state.hold == nil, let job = state.jobs.first, chance.random.happens(25) {
      return .steer(job.task, chance.random.one(of: JobSteering.allCases))
    }
    if let shown = state.showings.last, shown.loader != nil, chance.random.happens(30) {
      return .cancelLoader(shown.dialog)
    }
    if chance.random.happens(5) { return .perform(cancelTask(chance.random.number(0...1))) }
    return chance.input(state)
  }

  /// What must hold of jobs and the alerts that show them, whenever nothing is being performed.
  private func broken(_ state: State) -> String? {
    for alert in state.showings {
      if case .parked = alert.phase, state.job(keepingUp: alert.dialog) == nil {
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
