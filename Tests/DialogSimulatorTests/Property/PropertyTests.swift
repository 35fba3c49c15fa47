import DialogModel
import Glibc
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// Random documents under random inputs.
///
/// A failure names its seed; `SEED=… swift test --filter PropertyTests` runs that one alone and
/// prints its rows.
@Suite("Properties that hold for every document and every input")
struct PropertyTests {
  private static let inputsPerRun = 40
  /// Eight parts of 20,000 calls: so many hold the two cores of a small machine a few seconds.
  private static let callsPerPart = 20_000

  @Test("The rules hold; the same inputs, and time in slices, give the same rows", arguments: 0..<8)
  func random(part: Int) {
    guard getenv("SEED") == nil else { return }
    var calls = 0
    var seed = UInt64(part) * 1_000_000
    while calls < Self.callsPerPart {
      let result = play(seed)
      if let broken = result.broken {
        Issue.record("seed \(seed): \(broken)")
        return
      }
      calls += result.calls
      seed += 1
    }
  }

  @Test("The one seed that the environment names")
  func named() throws {
    guard let text = getenv("SEED") else { return }
    let seed = try #require(UInt64(String(cString: text)))
    let result = play(seed)
    for row in result.rows {
      print(row.input, "@\(row.time.milliseconds)", row.words, "[\(row.rule.name)]")
    }
    #expect(result.broken == nil)
  }

  private struct Result {
    var rows: [Row] = []
    var calls = 0
    var broken: String?
  }

  private func play(_ seed: UInt64) -> Result {
    var chance = Chance(seed: seed)
    let start = Simulator(chance.prototype())
    var simulator = start
    var invariants = Invariants(simulator)
    var result = Result()
    var inputs: [(input: Input, time: Int)] = []
    var time = 0
    func perform(_ input: Input) {
      inputs.append((input, time))
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      let rows = simulator.takeRows()
      invariants.read(rows, simulator)
      if simulator.state.hold == nil, simulator.state.stop == nil,
        !simulator.state.kernel.frames.isEmpty
      {
        result.broken = "frames are left"
      }
      result.rows += rows
    }
    perform(.launch)
    while inputs.count < Self.inputsPerRun {
      time += chance.gap()
      perform(chance.input(simulator))
    }
    result.calls = invariants.calls
    result.broken = result.broken ?? invariants.broken
    guard result.broken == nil else { return result }

    if chance.rows(of: inputs, inSlicesOn: start) != result.rows {
      result.broken = "time in slices gives other rows"
      return result
    }
    var again = start
    for (input, time) in inputs { again.perform(input, at: SimulatedTime(milliseconds: time)) }
    if again.takeRows() != result.rows { result.broken = "the same inputs give other rows" }
    return result
  }
}
