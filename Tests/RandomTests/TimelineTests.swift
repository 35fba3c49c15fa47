import DialogModel
import DialogSimulator
import EventLog
import Glibc
import PrototypeFile
import RandomPrototypes
import Scenario
import Session
import TestTools
import Testing

/// The state at a row, found from a kept one, is that of a run from the start.
@MainActor
@Suite struct TimelineTests {
  /// Nightly there are many more documents; see `meson-helpers/test nightly`.
  private static let documents = getenv("REHEARSAL_NIGHTLY") == nil ? 300 : 10_000

  /// Kept so densely that short runs have several.
  private static let dense = Timeline.Spacing(rows: 7, inputs: 5)

  @Test func statesByChanceAreThoseOfARunFromTheStart() {
    var looks = 0
    for seed in 0..<UInt64(Self.documents) {
      var chance = Chance(seed: seed)
      let prototype = chance.withTasks(chance.prototype(), commands: true)
      let configuration = Configuration(
        limits: Trial.limits, commandModes: [TaskID(0): .runs, TaskID(1): .runs],
        liveBuiltIns: [.mail])
      var simulator = Simulator(prototype, configuration: configuration)
      // The densest has a state before each row.
      let spacing = Timeline.Spacing(rows: 1 + Int(seed % 9), inputs: 1 + Int(seed % 5))
      var timeline = Timeline(of: simulator, spacing)
      var rows = 0
      func perform(_ input: Input, at time: SimulatedTime) {
        timeline.perform(input, at: time, by: &simulator)
        simulator.drainRows { rows += $0.count }
      }
      func advance(to time: SimulatedTime) {
        timeline.advance(&simulator, to: time)
        simulator.drainRows { rows += $0.count }
      }
      perform(.launch, at: .zero)
      var now = SimulatedTime.zero
      for _ in 0..<30 {
        let next = now.after(milliseconds: chance.gap())
        for slice in chance.slices(from: now.milliseconds, to: next.milliseconds) {
          advance(to: SimulatedTime(milliseconds: slice))
        }
        now = next
        advance(to: now)
        perform(chance.inputWithTasks(simulator), at: now)
      }
      advance(to: now.after(milliseconds: 5_000))
      #expect(timeline.rowCount == rows, "seed \(seed)")
      guard rows > 0 else { continue }
      for _ in 0..<4 {
        let row = chance.random.number(0...(rows - 1))
        looks += 1
        #expect(timeline.state(at: row) == timeline.stateFromStart(at: row), "\(seed), row \(row)")
      }
    }
    #expect(looks > 1_000)
  }

  @Test func everyRowOfTheSamplesHasItsState() throws {
    var looks = 0
    for name in try Files.names(in: "data/samples") where name.hasSuffix(".rehearsal.yaml") {
      let bytes = try Files.bytes("data/samples/\(name)")
      let reader = DocumentReader(of: "\(Files.folder)/data/samples/\(name)")
      let prototype = try #require(reader.load(bytes).prototype, "\(name)")
      for script in prototype.scenarios {
        let run = HeadlessRun(prototype.applying(script))
        _ = run.play(script)
        let timeline = run.session.timelines[0]
        #expect(timeline.rowCount == run.session.log.entries.count)
        let inputs = (0..<timeline.inputCount).map { timeline.input(at: $0) }
        let end = run.session.state.now
        let dense = Timeline(
          of: Simulator(
            prototype.applying(script), limits: .scenario, matches: Pattern.matcher(),
            zones: TimeZones.offsets),
          Self.dense, performing: inputs, until: end)
        for row in 0..<timeline.rowCount {
          looks += 1
          let state = timeline.stateFromStart(at: row)
          #expect(timeline.state(at: row) == state, "\(name), row \(row)")
          #expect(dense.state(at: row) == state, "\(name), row \(row)")
        }
        #expect(timeline.state(at: timeline.rowCount) == nil)
        // A scenario may wait for a day; most of its moments are alike.
        let moments = stride(
          from: 0, through: end.milliseconds, by: max(97, end.milliseconds / 100))
        for milliseconds in moments {
          var plain = Simulator(
            prototype.applying(script), limits: .scenario, matches: Pattern.matcher(),
            zones: TimeZones.offsets)
          for (time, input) in inputs where time.milliseconds <= milliseconds {
            plain.advance(to: time)
            plain.perform(input, at: time)
          }
          plain.advance(to: SimulatedTime(milliseconds: milliseconds))
          let last = plain.rows.count - 1
          let seen = timeline.moment(after: last, milliseconds: milliseconds)?.state
          #expect(
            seen?.showings == plain.state.showings && seen?.now == plain.state.now
              && seen?.application == plain.state.application,
            "\(name), \(milliseconds) ms")
        }
      }
    }
    #expect(looks > 500)
  }
}
