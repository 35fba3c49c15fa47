import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// What can be done, in random states of random documents.
@Suite("Properties of the choices of every state")
struct ChoicesPropertyTests {
  @Test("Each is performed, and of what shows the others are disabled, covered, or move")
  func random() {
    var (performed, refused) = (0, 0)
    for seed in 0..<150 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var simulator = Simulator(chance.withTasks(chance.prototype()))
      simulator.perform(.launch, at: .zero)
      for _ in 0..<20 {
        simulator.advance(to: simulator.state.now)
        _ = simulator.takeRows()
        let choices = simulator.choices
        for choice in choices {
          performed += 1
          #expect(simulator.allows(choice), "seed \(seed): \(choice)")
          #expect(isPerformed(choice, by: simulator), "seed \(seed): \(choice)")
          if case .tapControl(let control) = choice {
            #expect(simulator.tap(at: control) == choice, "seed \(seed)")
          }
        }
        for tap in Set(simulator.taps).subtracting(choices) {
          refused += 1
          #expect(isExcused(tap, in: simulator), "seed \(seed): \(tap)")
        }
        #expect(simulator.disabledInputs.isDisjoint(with: choices), "seed \(seed)")
        let input = chance.inputWithTasks(simulator)
        #expect(simulator.allows(input) || !choices.contains(input), "seed \(seed): \(input)")
        simulator.perform(
          input, at: simulator.state.now.after(milliseconds: chance.gap()))
      }
    }
    #expect(performed > 10_000 && refused > 5_000)
  }

  @Test("The random generator gives both what is performed and what is ignored")
  func generator() {
    var (performed, ignored) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var simulator = Simulator(chance.withTasks(chance.prototype()))
      simulator.perform(.launch, at: .zero)
      for _ in 0..<40 {
        let input = chance.inputWithTasks(simulator)
        if simulator.ignored(input) == nil { performed += 1 } else { ignored += 1 }
        simulator.perform(input, at: simulator.state.now.after(milliseconds: chance.gap()))
        _ = simulator.takeRows()
      }
    }
    #expect(performed > 1_200 && ignored > 240)
  }

  private func isPerformed(_ input: Input, by simulator: Simulator) -> Bool {
    var copy = simulator
    copy.perform(input, at: copy.state.now)
    let inputs = copy.rows.filter { if case .input = $0.content { true } else { false } }
    return inputs.count == 1
      && inputs.allSatisfy { if case .input(_, _, nil) = $0.content { true } else { false } }
  }

  /// Whether there is a reason why a tap on what shows is no choice: the stage either draws that as
  /// disabled, or something is over it, or a movement, a question or a stop keeps it back.
  private func isExcused(_ tap: Input, in simulator: Simulator) -> Bool {
    let state = simulator.state
    if simulator.disabledInputs.contains(tap) || state.hold != nil || state.stop != nil {
      return true
    }
    switch simulator.ignored(tap) {
    case .covered, .modal, .selectedAlready: return true
    case .entering, .leaving: return state.isMoving
    case nil:
      if case .tapSegment(let control, _) = tap {
        return simulator.tap(at: control) == .tapOutside
      }
      guard case .tapControl(let control) = tap else { return tap.isOnField }
      // A popover takes the tap.
      return simulator.tap(at: control) == .tapOutside
    default: return false
    }
  }
}

extension Input {
  fileprivate var isOnField: Bool {
    if case .tapField(.control) = self { true } else { false }
  }
}
