import DialogModel
import DialogSimulator
import RandomPrototypes
import Testing

/// A run that continues from the past shares the past, and with the same inputs it has the same
/// future.
@MainActor
@Suite struct BranchTests {
  @Test func randomBranchesEqualTheirParentRun() throws {
    var branches = 0
    for seed in 0..<200 as Range<UInt64> {
      var chance = Chance(seed: seed)
      let prototype = chance.withTasks(chance.prototype(), commands: true)
      let configuration = Configuration(
        limits: Trial.limits, commandModes: [TaskID(0): .runs, TaskID(1): .runs],
        liveBuiltIns: [.mail])
      var simulator = Simulator(prototype, configuration: configuration)
      var timeline = Timeline(
        of: simulator, Timeline.Spacing(rows: 1 + Int(seed % 9), inputs: 1 + Int(seed % 5)))
      timeline.perform(.launch, at: .zero, by: &simulator)
      _ = simulator.takeRows()
      var now = SimulatedTime.zero
      for _ in 0..<20 {
        now = now.after(milliseconds: chance.gap())
        timeline.perform(chance.inputWithTasks(simulator), at: now, by: &simulator)
        _ = simulator.takeRows()
      }
      let end = now.after(milliseconds: 5_000)
      timeline.advance(&simulator, to: end)
      guard timeline.rowCount > 0 else { continue }
      let rows = Array(timeline.rows())
      for _ in 0..<4 {
        let row = chance.random.number(0...(rows.count - 1))
        let branch = try #require(timeline.branch(after: row))
        branches += 1
        // What was made at the moment of the row is made again, and nothing later.
        let later = rows[(row + 1)...]
        #expect(Array(later.prefix(branch.rows.count)) == branch.rows, "\(seed), \(row)")
        #expect(branch.timeline.rowCount == row + 1 + branch.rows.count)
        #expect(branch.simulator.state.now == rows[row].time)
        #expect(branch.timeline.state(at: row / 2) == timeline.state(at: row / 2))
        // The same inputs lead on to the same rows.
        var (again, run) = (branch.timeline, branch.simulator)
        var made = branch.rows
        for place in again.inputCount..<max(again.inputCount, timeline.inputCount) {
          let (time, input) = timeline.input(at: place)
          again.perform(input, at: time, by: &run)
          made += run.takeRows()
        }
        again.advance(&run, to: end)
        made += run.takeRows()
        #expect(made == Array(later), "\(seed), \(row)")
      }
    }
    #expect(branches > 400)
  }
}
