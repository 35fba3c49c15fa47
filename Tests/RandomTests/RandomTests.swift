import RandomPrototypes
import Testing

/// Generated documents, written and read again, under generated scenarios.
@MainActor
@Suite struct RandomTests {
  private static let callsInAll = 1_000_000
  private static let stepsPerScenario = 120

  @Test func theInvariantsHoldForAMillionCalls() {
    var calls = 0
    var seed: UInt64 = 0
    while calls < RandomTests.callsInAll {
      let trial = Trial(Chance(seed: seed), steps: RandomTests.stepsPerScenario)
      guard trial.broken == nil else {
        Issue.record("seed \(seed): \(trial.report())")
        return
      }
      calls += trial.calls
      seed += 1
    }
  }
}
