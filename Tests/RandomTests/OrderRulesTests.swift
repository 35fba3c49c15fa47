import DialogModel
import DialogSimulator
import EventLog
import OrderRules
import RandomPrototypes
import Testing

/// What Rehearsal logs itself is never out of order.
@MainActor
@Suite struct OwnOrderTests {
  @Test func noRunByChanceBreaksTheOrder() {
    for seed in UInt64(0)..<300 {
      var chance = Chance(seed: seed)
      let prototype = chance.prototype()
      let lines = TextLine(prototype)
      // An application that is ended takes all its objects along.
      var lives: [[String]] = [[]]
      _ = chance.scenario("x", of: 80, in: prototype, limits: Trial.limits) { rows, simulator in
        lives[lives.count - 1] += rows.compactMap { lines.line($0) }
        if simulator.state.application == .notRunning { lives.append([]) }
      }
      for calls in lives {
        let check = OrderCheck(AppLog(calls.joined(separator: "\n")).calls)
        guard let breach = check.breaches.first else { continue }
        Issue.record(
          "seed \(seed), line \(breach.call.line): \(calls[..<breach.call.line].suffix(40))")
        return
      }
    }
  }
}
