import DialogModel
import DialogSimulator
import EventLog
import RandomPrototypes
import Scenario
import Session
import Testing

/// What the log tells of a dialog's life is what the simulator has in its state.
@MainActor
@Suite struct LifeTests {
  @Test func theLogTellsTheState() {
    var looks = 0
    for seed in 0..<100 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var prototype = chance.prototype()
      let (script, _) = chance.scenario("lives", of: 60, in: prototype, limits: Trial.limits)
      prototype.scenarios = [script]
      let era = prototype.era
      let run = HeadlessRun(prototype.applying(script), limits: Trial.limits)
      // Others may go without a word.
      let dialogs = prototype.dialogs.indices.filter {
        let dialog = prototype.dialogs[$0]
        let gone = dialog.kind.selector(for: .didDismiss)
        return gone.map { dialog.delegate.responds(to: $0) } ?? false
      }.map { DialogID($0) }
      let observation = run.session.observe { [unowned session = run.session] in
        guard session.state.application != .notRunning, session.state.hold == nil,
          session.state.stop == nil, session.log.entries.last?.row.time == session.state.now
        else { return }
        for dialog in dialogs {
          looks += 1
          let told = Life.of(
            dialog, after: session.log.entries.count - 1, in: session.log, era: era)
          let state = Self.life(of: dialog, in: session.state)
          #expect(told == state || told == .waiting, "seed \(seed), dialog \(dialog.index)")
        }
      }
      _ = run.play(script)
      observation.end()
    }
    #expect(looks > 1_000)
  }

  /// Where the state has a dialog, at the moment of the last row.
  private static func life(of dialog: DialogID, in state: State) -> Life {
    guard let place = state.showings.lastIndex(where: { $0.dialog == dialog }) else {
      return .absent
    }
    if state.showings[place].isLeaving { return .dismissing }
    if state.showings[place].isEntering { return .presenting }
    let isCovered = state.showings[(place + 1)...].contains { !$0.isLeaving }
    return isCovered ? .covered : .presented
  }
}
