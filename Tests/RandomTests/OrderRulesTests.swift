import DialogModel
import DialogSimulator
import EventLog
import OrderRules
import PrototypeFile
import RandomPrototypes
import Scenario
import Session
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
      var order = RunOrder(prototype)
      var isSilent = false
      _ = chance.scenario("x", of: 80, in: prototype, limits: Trial.limits) { rows, simulator in
        lives[lives.count - 1] += rows.compactMap { lines.line($0) }
        for row in rows {
          // Nobody can know from a log that a delegate went in the middle.
          if case .action(.setDelegate, _) = row.content { isSilent = true }
          guard !isSilent, case .call(let selector, let argument, let returned) = row.content else {
            continue
          }
          let button: Int? = if case .buttonIndex(let index) = argument { index } else { nil }
          let call = LoggedCall(
            line: 0, object: "", selector: selector, button: button, answer: returned)
          guard let breach = order.take(call, of: row.target) else { continue }
          Issue.record("seed \(seed): \(breach.sentence) \(lines.line(row) ?? "")")
        }
        if simulator.state.application == .notRunning { order.forget() }
        if simulator.state.application == .notRunning { lives.append([]) }
      }
      for calls in lives where !isSilent {
        let check = OrderCheck(AppLog(calls.joined(separator: "\n")).calls)
        guard let breach = check.breaches.first else { continue }
        Issue.record(
          "seed \(seed), line \(breach.call.line): \(calls[..<breach.call.line].suffix(40))")
        return
      }
    }
  }

  @Test func noSampleBreaksTheOrder() throws {
    var calls = 0
    for run in try SampleRuns.all() {
      let lines = TextLine(run.session.prototype)
      let text = run.session.log.entries.compactMap { lines.line($0.row) }.joined(separator: "\n")
      let check = OrderCheck(AppLog(text).calls)
      calls += check.calls
      #expect(check.breaches.isEmpty, "\(text)")
    }
    #expect(calls > 200)
  }
}
