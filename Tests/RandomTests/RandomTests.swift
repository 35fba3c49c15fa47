import RandomPrototypes
import Testing

/// Generated documents, written and read again, under generated scenarios.
@MainActor
@Suite struct RandomTests {
  private static let callsInAll = 1_000_000
  private static let stepsPerScenario = 120
  /// How many scenarios of a document are played in addition to the one that is written and read
  /// with it.
  private static let moreScenarios = 8

  @Test func theInvariantsHoldForAMillionCalls() {
    var calls = 0
    var seed: UInt64 = 0
    while calls < RandomTests.callsInAll {
      let trial = Trial(
        Chance(seed: seed), steps: RandomTests.stepsPerScenario, more: RandomTests.moreScenarios)
      guard trial.broken == nil else {
        Issue.record("seed \(seed): \(trial.report())")
        return
      }
      calls += trial.calls
      seed += 1
    }
  }
}
