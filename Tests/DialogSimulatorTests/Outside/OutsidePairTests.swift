import DialogModel
import PrototypeFile
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// What a program does inside calls is what a document does that says the same.
@Suite("Calls that a program performs") struct OutsidePairTests {
  /// What a program's delegate cannot be like, with the reason.
  private static let others = [
    // Only by calling it would a method be found missing, which crashes.
    "S15: a method that it lacks is no call; the next one would crash",
    // The document says which control presents it.
    "Shown by code, a sheet comes out of the first control in sight that would show it",
  ]

  @Test(
    "Rows of the tables: what is expected is told",
    arguments: RuleFile.all.flatMap(\.cases).filter { !others.contains($0.name) })
  func tables(_ one: RuleCase) throws {
    for era in one.eras {
      let document = try one.prototype(era)
      guard !document.saysWhatNoProgramCan else { continue }
      let reader = InputReader(document)
      let plain = try one.faults(in: Run(document), reader, era)
      let mirrored = try one.faults(in: Run(performing: document), reader, era)
      for fault in mirrored.faults {
        Issue.record("\(fault)", sourceLocation: fault.location)
      }
      let (told, expected) = (mirrored.run.rowsSoFar.entries, plain.run.rowsSoFar.entries)
      let differing = zip(told, expected).first { $0 != $1 }
      #expect(
        told == expected, "\(one): \(differing.map { "\($0), not \($1)" } ?? "another count")")
    }
  }

  @Test("Random documents, without the rules of rows", arguments: 0..<4)
  func random(part: Int) {
    var calls = 0
    for seed in UInt64(part) * 1_000_000..<UInt64(part) * 1_000_000 + 300 {
      var chance = Chance(seed: seed)
      let document = chance.prototype()
      guard !document.saysWhatNoProgramCan else { continue }
      let limits = Limits(callsWithoutTime: 200, calls: 2_000, milliseconds: nil)
      let program = MirrorProgram(document, taps: false)
      var plain = Simulator(document, limits: limits)
      var mirrored = Simulator(program.prototype, limits: limits)
      mirrored.perform(.configure(.program(.attached)), at: .zero)
      var time = SimulatedTime.zero
      for number in 0..<30 {
        let input = number == 0 ? .launch : chance.input(plain)
        time = time.after(milliseconds: chance.gap())
        while let due = mirrored.wake, due <= time {
          mirrored.advance(to: due)
          program.perform(&mirrored)
        }
        plain.perform(input, at: time)
        mirrored.perform(input, at: time)
        program.perform(&mirrored)
        let (expected, told) = (plain.takeRows(), mirrored.takeRows())
        calls += expected.count { $0.isCall }
        guard told.map(\.withoutRules) == expected.map(\.withoutRules) else {
          Issue.record(
            "seed \(seed), input \(number): \(told.map(\.words)), not \(expected.map(\.words))")
          return
        }
        if plain.state.stop != nil { break }
      }
    }
    #expect(calls > 1_000)
  }
}

extension Row {
  /// The row as if it came from no rule.
  fileprivate var withoutRules: Row {
    var row = self
    row.rules = RuleSet.none
    return row
  }
}

extension Prototype {
  /// Whether it says that a person answers, or that a list goes on later.
  fileprivate var saysWhatNoProgramCan: Bool {
    let text = String(reflecting: self)
    return [
      "Answer.ask", "Action.wait(",
      // What is done inside a method comes before its answer is known.
      "Condition.answer(",
    ].contains { text.contains($0) }
  }
}
