import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// The state at a row is the one just after that row, and before the next.
@Suite("Timeline")
struct TimelineTests {
  private func timeline(
    of prototype: Prototype, _ inputs: (Int, Input)..., until end: Int = 5_000
  ) -> Timeline {
    Timeline(
      of: Simulator(prototype),
      performing: inputs.map { (SimulatedTime(milliseconds: $0.0), $0.1) },
      until: SimulatedTime(milliseconds: end))
  }

  @Test("By chance: each state has its row's moment, and no more calls than up to the next row")
  func exactly() {
    var (looks, inside) = (0, 0)
    for seed in 0..<40 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var simulator = Simulator(
        chance.prototype(), limits: Limits(callsWithoutTime: 50, calls: 500, milliseconds: nil))
      var timeline = Timeline(of: simulator, Timeline.Spacing(rows: 1 + Int(seed % 9), inputs: 4))
      var now = SimulatedTime.zero
      for number in 0..<25 {
        timeline.advance(&simulator, to: now)
        _ = simulator.takeRows()
        let input = number == 0 ? .launch : chance.input(simulator)
        timeline.perform(input, at: now, by: &simulator)
        _ = simulator.takeRows()
        now = now.after(milliseconds: chance.gap())
      }
      let rows = timeline.rows()
      #expect(rows.count == timeline.rowCount)
      var calls = 0
      for (place, row) in rows.enumerated() {
        looks += 1
        if rows.isCall(at: place) { calls += 1 }
        guard let state = timeline.state(at: place) else {
          Issue.record("seed \(seed): no state at row \(place)")
          continue
        }
        let kernel = timeline.checkpoint(before: place).state.kernel
        if kernel.isRunning, !kernel.frames.isEmpty { inside += 1 }
        #expect(state.now == row.time, "seed \(seed), row \(place)")
        // The next row's call may have been counted when the row is about to be made.
        #expect((calls...calls + 1).contains(state.kernel.budget.calls), "\(seed), row \(place)")
      }
      #expect(timeline.state(at: rows.count) == nil && timeline.state(at: -2) == nil)
    }
    #expect(looks > 1_000 && inside > 300)
  }

  @Test("An input counts from its moment on", arguments: [(-1, 0), (0, 1), (999, 1), (1_000, 3)])
  func inputsUntilAMoment(_ milliseconds: Int, _ count: Int) {
    let timeline = timeline(
      of: Prototype(), (0, .launch), (1_000, .home), (1_000, .launchApp), (2_000, .home))
    #expect(timeline.inputCount(until: milliseconds) == count)
    #expect(timeline.inputCount(until: .max) == 4)
  }

  @Test("Inside an input: a dialog that a callback presents is not there before")
  func inside() throws {
    var prototype = Prototype()
    prototype.dialogs = [
      confirm("A", does: [.alertViewClickedButtonAtIndex: [present("B")]]), confirm("B"),
    ]
    prototype.start = .dialog(id("A"))
    let timeline = timeline(of: prototype, (0, .launch), (400, .tapButton(id("A"), index: 0)))
    let rows = timeline.rows()
    let clicked = try #require(
      rows.indices.first { rows.selector(at: $0) == .alertViewClickedButtonAtIndex })
    func lives(_ row: Int) throws -> [DialogLife] {
      let state = try #require(timeline.state(at: row))
      return [state.life(of: id("A")), state.life(of: id("B"))]
    }
    #expect(try lives(clicked) == [.presented, .absent])
    #expect(try lives(rows.count - 1) == [.absent, .presented])
    let dismissed = try #require(
      rows.indices.first { rows.selector(at: $0) == .alertViewWillDismissWithButtonIndex })
    #expect(try lives(dismissed)[0] == .dismissing && lives(dismissed - 1)[0] != .dismissing)
  }

  @Test("After an answer, time goes on from where it stood")
  func question() {
    var prototype = Prototype()
    prototype.dialogs = [
      confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .ask])
    ]
    prototype.start = .dialog(id("A"))
    let answer = Input.answer(.alertViewShouldEnableFirstOtherButton, true, target: nil)
    let open = timeline(of: prototype, (0, .launch))
    #expect(open.rows().allSatisfy { $0.time == .zero } && open.end == .zero)
    // Time was to go on to 5 s before the answer, and did not.
    let answered = timeline(of: prototype, (0, .launch), (5_000, answer), (5_000, .home))
    let rows = answered.rows()
    let answers = rows.indices.filter { rows.input(at: $0) == 2 }
    #expect(!answers.isEmpty && answers.allSatisfy { rows.time(at: $0) == .zero })
    #expect(answered.state(at: rows.count - 1)?.hold == nil)
  }

  @Test("Many inputs of few kinds take little room")
  func columns() {
    var columns = InputColumns()
    for time in 0..<100 {
      columns.append(time % 2 == 0 ? .home : .launchApp, at: SimulatedTime(milliseconds: time))
    }
    #expect(columns.count == 100)
    #expect(columns[7].input == .launchApp && columns[7].time.milliseconds == 7)
    #expect(columns.kinds == 2)
    // Equal as texts, and not as long.
    columns.append(.edit(.type("\u{E9}")), at: .zero)
    columns.append(.edit(.type("e\u{301}")), at: .zero)
    guard case .edit(let edit) = columns[101].input else { return }
    #expect(edit.text.utf16.count == 2)
  }
}
