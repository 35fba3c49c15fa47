import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

@Suite("Rows are kept small, and come back as they were")
struct PackedRowTests {
  @Test("Every row of runs by chance comes back")
  func byChance() {
    var count = 0
    for seed in 0..<40 as Range<UInt64> {
      var chance = Chance(seed: seed, oddTexts: seed % 2 == 0)
      var simulator = Simulator(chance.withTasks(chance.prototype()), limits: limits)
      var rows: [Row] = []
      simulator.perform(.launch, at: .zero)
      for _ in 0..<60 {
        let time = simulator.state.now.after(milliseconds: chance.gap())
        simulator.perform(chance.inputWithTasks(simulator), at: time)
        rows += simulator.takeRows()
      }
      var again = RowBuffer()
      for row in rows { again.append(row) }
      #expect(Array(again) == rows, "seed \(seed)")
      expectColumns(of: rows, "seed \(seed)")
      count += rows.count
    }
    #expect(count > 5_000)
  }

  /// Expects that rows come back from columns to which they were added in parts.
  private func expectColumns(of rows: [Row], _ comment: Comment? = nil) {
    var columns = RowColumns()
    for start in stride(from: 0, to: rows.count, by: 7) {
      var part = RowBuffer()
      for row in rows[start..<min(start + 7, rows.count)] { part.append(row) }
      columns.append(part)
    }
    columns.finish()
    #expect((0..<columns.count).map { columns[$0] } == rows, comment)
    #expect((0..<columns.count).map(columns.time(at:)) == rows.map(\.time), comment)
    #expect((0..<columns.count).map(columns.input(at:)) == rows.map(\.input), comment)
  }

  @Test(
    "Rows come back from columns that are far apart, or differ a lot",
    arguments: [1, 66_000, 3_155_760_000_000 / 600], [[1], [40, 1, 300], [9_000, 2]])
  func columns(gap: Int, inputs: [Int]) {
    for kinds in [3, 256, 257] {
      expectColumns(
        of: (0..<600).map { place in
          Row(
            time: SimulatedTime(milliseconds: place * gap), input: inputs[place % inputs.count],
            rule: .g1, target: .dialog(DialogID(place % kinds)),
            content: place % 50 == 9
              ? .console(.text("\(place)")) : .call(.willDismiss, .buttonIndex(1), returned: nil))
        })
    }
  }

  private let limits = Limits(callsWithoutTime: 100, calls: 2_000, milliseconds: nil)

  @Test("A row takes at most 40 bytes")
  func size() { #expect(MemoryLayout<PackedRow>.stride <= 40) }

  @Test("Targets come back, at the ends of what a document can have")
  func targets() {
    let last = 499_999
    var targets: [Target] = [.application, .screen(ScreenID(last)), .task(TaskID(last))]
    for dialog in [DialogID(0), DialogID(last)] {
      // Only alerts and sheets have several instances.
      for number in [DialogID.first, 1, 2, SizeLimit.instances] {
        let instance = DialogID(dialog.index, instance: number)
        targets += [.dialog(instance), .field(.alert(instance, index: 1))]
      }
      let activity = ActivityID(dialog, index: last)
      targets += [
        .activity(activity), .field(.control(ControlID(.dialog(dialog), index: last))),
        .field(.control(ControlID(.activity(activity), index: last))),
      ]
    }
    targets.append(.field(.control(ControlID(screen: ScreenID(last), index: last))))
    for target in targets { #expect(PackedTarget(target).target == target) }
  }

  @Test(
    "An index that is no number of 32 bits comes back", arguments: [Int.max, .min, 1 << 40, -3])
  func indices(index: Int) {
    let row = Row(
      time: SimulatedTime(milliseconds: 3_155_760_000_000), input: 7, rule: .g1,
      target: .dialog(DialogID(0)),
      content: .call(.willDismiss, .buttonIndex(index), returned: nil))
    var rows = RowBuffer()
    rows.append(row)
    #expect(rows[0] == row)
  }
}
