import DialogModel
import Testing

@testable import DialogSimulator

/// States are kept between any two steps, so that the state at a row is found with few calls.
@Suite("Checkpoints")
struct CheckpointTests {
  /// A field that begins to edit when it ends, and ends when it begins, until the run stops.
  ///
  /// It begins when its name is tapped, or when its task is done, which takes a second.
  private func endless(_ returns: [Selector: Answer] = [:], command: [String]? = nil) -> Prototype {
    var prototype = Prototype()
    let name = textField(
      returns: returns, does: [.didBegin: [resign("F0")], .didEnd: [focus("F0")]])
    prototype.screens = [Screen(id: "screen", controls: [control("name", name)])]
    prototype.start = .screen(ScreenID(0))
    prototype.tasks = [task(1_000, loader: .none, done: [focus("F0")], command: command)]
    return prototype
  }

  private func timeline(
    of prototype: Prototype, _ inputs: [(Int, Input)], calls: Int = 10_000,
    spacing: Timeline.Spacing = .usual
  ) -> Timeline {
    let configuration = Configuration(
      limits: Limits(callsWithoutTime: calls, calls: nil, milliseconds: nil),
      commandModes: [TaskID(0): .runs])
    let timed = inputs.map { (SimulatedTime(milliseconds: $0.0), $0.1) }
    return Timeline(
      of: Simulator(prototype, configuration: configuration), spacing,
      performing: [(.zero, .launch)] + timed, until: SimulatedTime(milliseconds: 2_000))
  }

  private let tap = Input.tapField(field("F0"))

  @Test("Inside one input of 10,000 calls, no state takes more calls than lie between checkpoints")
  func oneInput() throws {
    let timeline = timeline(of: endless(), [(0, tap)])
    #expect(timeline.rowCount > 10_000)
    var places: Set<Int> = []
    for row in stride(from: 0, to: timeline.rowCount, by: 97) {
      let checkpoint = timeline.checkpoint(before: row)
      places.insert(checkpoint.rows)
      let (run, _) = timeline.replay(from: checkpoint, through: row)
      let calls = run.state.kernel.budget.calls - checkpoint.state.kernel.budget.calls
      #expect(calls <= 1_025, "row \(row)")
      #expect(run.rows.count <= 1_030, "row \(row)")
    }
    #expect(places.count >= 10)
    // Each call is inside the one before, and a state of thousands of frames is large.
    #expect(timeline.lookout.checkpoints.size < 4 << 20)
    #expect(timeline.lookout.checkpoints.spacing.rows == 1_024)
    for row in [1_000, 5_000, timeline.rowCount - 1] {
      #expect(timeline.state(at: row) == timeline.stateFromStart(at: row), "row \(row)")
    }
  }

  /// Whether every state of a run is that of a run from the start; each row has a checkpoint.
  private func isRight(_ prototype: Prototype, _ inputs: [(Int, Input)], inside: Int) {
    let timeline = timeline(
      of: prototype, inputs, calls: 120, spacing: Timeline.Spacing(rows: 1, inputs: 1))
    var between = 0
    for row in 0..<timeline.rowCount {
      let kernel = timeline.checkpoint(before: row).state.kernel
      if kernel.isRunning, !kernel.frames.isEmpty { between += 1 }
      #expect(timeline.state(at: row) == timeline.stateFromStart(at: row), "row \(row)")
    }
    #expect(between >= inside)
  }

  @Test("In an input, at a due moment, after an answer and after reports")
  func everywhere() {
    isRight(endless(), [(0, tap)], inside: 100)
    isRight(endless(), [(0, .perform(run()))], inside: 100)
    let done = Input.report(JobReport(lines: ["x"], end: .done), job: 1)
    isRight(endless(command: ["x"]), [(0, .perform(run())), (100, done)], inside: 100)
    // The report waits for the answer.
    isRight(
      endless([.shouldEnd: .ask], command: ["x"]),
      [
        (0, .perform(run())), (0, tap), (100, done),
        (200, .answer(.shouldEnd, false, target: nil)), (300, .perform(resign("F0"))),
        (400, .answer(.shouldEnd, true, target: nil)),
      ], inside: 10)
  }

  @Test("In a long run the distances double, and the memory stays")
  func memory() {
    var prototype = Prototype()
    prototype.dialogs = [confirm("A")]
    let spacing = Timeline.Spacing(rows: 16, inputs: 4, memory: 32 << 10)
    var simulator = Simulator(prototype)
    var timeline = Timeline(of: simulator, spacing)
    timeline.perform(.launch, at: .zero, by: &simulator)
    for round in 0..<400 {
      let start = SimulatedTime(milliseconds: round * 1_000)
      timeline.perform(.perform(present("A")), at: start, by: &simulator)
      timeline.perform(
        .tapButton(id("A"), index: 1), at: start.after(milliseconds: 500), by: &simulator)
      _ = simulator.takeRows()
    }
    let kept = timeline.lookout.checkpoints
    #expect(kept.size <= spacing.memory)
    #expect(kept.count > 8)
    #expect(kept.spacing.rows > spacing.rows)
    for row in stride(from: 0, to: timeline.rowCount, by: 7) {
      let (run, _) = timeline.replay(from: timeline.checkpoint(before: row), through: row)
      #expect(run.rows.count <= kept.spacing.rows + 20, "row \(row)")
    }
    let last = timeline.rowCount - 1
    #expect(timeline.state(at: last) == timeline.stateFromStart(at: last))
  }
}
