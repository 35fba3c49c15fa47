import DialogModel
import DialogSimulator
import DocumentWriter
import PrototypeFile
import RandomPrototypes
import Testing

/// The shrinker, with a fault planted that no rule knows: nothing is ever dismissed with 3.
@MainActor
@Suite struct ShrinkerTests {
  nonisolated private static let fault: Examination.Fault = { row in
    guard case .call(.alertViewWillDismissWithButtonIndex, .buttonIndex(3), _) = row.content else {
      return nil
    }
    return "dismissed with 3"
  }

  /// Trials in which the fault shows, by their seeds.
  private func failures(_ count: Int) -> [(seed: UInt64, trial: Trial)] {
    var result: [(UInt64, Trial)] = []
    var seed: UInt64 = 0
    while result.count < count, seed < 1_000 {
      let trial = Trial(
        Chance(seed: seed, oddTexts: true), steps: 60, fault: ShrinkerTests.fault)
      if trial.broken != nil { result.append((seed, trial)) }
      seed += 1
    }
    return result
  }

  @Test func whatIsLeftIsWhatItTakes() throws {
    let failures = failures(5)
    #expect(failures.count == 5)
    for (seed, trial) in failures {
      #expect(trial.broken == "dismissed with 3", "seed \(seed)")
      let text = try PrototypeDocument.text(of: trial.shrunk(fault: ShrinkerTests.fault))
      let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
      let script = try #require(prototype.scenario(named: Trial.scenario))
      #expect(Examination(prototype, script, fault: ShrinkerTests.fault).broken != nil, "\(text)")
      // One dialog, shown and dismissed by steps, actions or its start, or one that another's
      // actions dismiss; at most through a third one's.
      #expect(prototype.dialogs.count <= 3, "\(text)")
      #expect(prototype.choices == Choices(), "\(text)")
      #expect(text.split(separator: "\n").count <= 48, "\(text)")
    }
  }

  /// The same for fields: Return is never pressed.
  @Test func ofFieldsOneIsLeft() throws {
    let fault: Examination.Fault = { row in
      if case .call(.textFieldShouldReturn, _, _) = row.content {
        "Return was pressed"
      } else {
        nil
      }
    }
    var found = 0
    for seed in 0..<200 as Range<UInt64> where found < 3 {
      let trial = Trial(Chance(seed: seed, oddTexts: true), steps: 60, fault: fault)
      guard trial.broken == "Return was pressed" else { continue }
      found += 1
      let prototype = trial.shrunk(fault: fault)
      let text = try PrototypeDocument.text(of: prototype)
      let screens = prototype.screens.flatMap(\.controls).compactMap(\.textField)
      let alerts = prototype.dialogs.compactMap(\.alert).flatMap(\.textFields)
      #expect(screens.count + alerts.count == 1, "\(text)")
      for field in screens + alerts {
        // A clear button shows beside a text only.
        #expect(field.text.isEmpty || text.contains("tapOn: {clear:"), "\(text)")
        #expect(field.events.isEmpty, "\(text)")
        #expect(field.delegate == Delegate(), "\(text)")
      }
      // A dialog that starts over the field may have to leave first.
      #expect(prototype.scenarios.first?.steps.count ?? 0 <= 6, "\(text)")
    }
    #expect(found == 3)
  }

  @Test func theReportIsADocumentThatShowsIt() throws {
    let (_, trial) = try #require(failures(1).first)
    let report = trial.report(fault: ShrinkerTests.fault)
    #expect(report.hasPrefix("dismissed with 3\n"))
    #expect(report.contains("\nrehearsal: 1\n"))
    #expect(report.contains("\nscenarios:\n  fail:\n"))
  }
}
