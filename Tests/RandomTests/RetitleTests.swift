import DialogModel
import DialogSimulator
import PrototypeFile
import RandomPrototypes
import TestTools
import Testing

/// Whatever is retitled, no scenario breaks without a word.
@MainActor
@Suite struct RetitleTests {
  @Test(arguments: try Files.names(in: "data/samples").filter { $0.hasSuffix(".rehearsal.yaml") })
  func scenariosOfSamplesHold(_ name: String) throws {
    var trial = RetitleTrial()
    try trial.run(try Files.bytes("data/samples/" + name))
    #expect(trial.wrong == [])
  }

  @Test func stepsOfSamplesFollow() throws {
    var trial = RetitleTrial()
    for name in ["sign-out", "be-cool", "languages", "mail"] {
      try trial.run(try Files.bytes("data/samples/\(name).rehearsal.yaml"))
    }
    #expect(trial.followed > 20)
  }

  @Test func scenariosOfRandomDocumentsHold() throws {
    var trial = RetitleTrial()
    for seed in 0..<60 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var prototype = chance.prototype()
      var script = chance.scenario("x", of: 12, in: prototype, limits: Trial.limits).script
      let indices = Simulator(prototype).indices
      for place in script.steps.indices {
        guard case .tapOn(.button(let index), let dialog?) = script.steps[place].kind,
          indices[dialog.index].buttons.indices.contains(index),
          let title = indices[dialog.index].buttons[index].title.literal
        else { continue }
        script.steps[place].kind = .tapOn(.text(.whole(title)), dialog: dialog)
      }
      prototype.scenarios = [script]
      let trip = RoundTrip(prototype)
      if trip.broken == nil { try trial.run(Array(trip.text.utf8), most: 30) }
    }
    #expect(trial.wrong.prefix(1) == [])
    #expect(trial.followed > 5)
  }
}
