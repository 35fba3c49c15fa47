import DialogModel
import DialogSimulator
import EventLog
import RandomPrototypes
import Session
import Testing

/// What VoiceOver says of runs by chance.
@MainActor
@Suite struct ListenerTests {
  /// What is heard while a run goes on is heard when it is performed again; time does not go back, and
  /// nothing that is said is empty.
  @Test func aRunSoundsTheSameAgain() {
    var count = 0
    for seed in 0..<UInt64(200) {
      var chance = Chance(seed: seed)
      let prototype = chance.withTasks(chance.prototype(), commands: false)
      let session = Session(prototype, clock: VirtualClock(), limits: Trial.limits)
      var said: [Utterance] = []
      let listening = session.listen { said += $0 }
      session.send(.launch, at: .zero)
      var now = SimulatedTime.zero
      for _ in 0..<30 {
        now = now.after(milliseconds: chance.gap())
        session.send(chance.inputWithTasks(session.simulator), at: now)
      }
      listening.end()
      count += said.count
      #expect(session.timelines.last.map { Hearing($0).said } == said, "seed \(seed)")
      #expect(said.map(\.time) == said.map(\.time).sorted(), "seed \(seed)")
      #expect(!said.contains { $0.text.isEmpty || $0.text.contains("\n") }, "seed \(seed)")
    }
    #expect(count > 2_000)
  }
}
