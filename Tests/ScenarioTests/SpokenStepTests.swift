import DialogModel
import Scenario
import Testing

/// Steps that listen: `assertSpoken`.
@MainActor @Suite struct SpokenStepTests {
  /// Steps, what is to be heard after them, and what it says where it is not.
  @Test(
    arguments: [
      ("tapOn: Go", "alert · First · Message", nil),
      // A part of a line is enough, and a pattern finds what is inside.
      ("tapOn: Go", "Message", nil),
      ("tapOn: Go", "/OK, but/", nil),
      ("tapOn: Go", "Go, button", nil),
      ("tapOn: Go", "Mesage", "VoiceOver does not say “Mesage”; did you mean “Message”?"),
      (
        "do: {disable: go}", "Nothing of this",
        "VoiceOver does not say “Nothing of this”; since the step before it says nothing"
      ),
      (
        "{tapOn: Go, now: true}", "/Bye/",
        "VoiceOver does not say “/Bye/”; since the step before it says “Go, button”, "
          + "“alert · First · Message”, “Cancel, button”, “OK, button”"
      ),
    ] as [(String, String, String?)])
  func assertion(_ step: String, _ text: String, _ message: String?) throws {
    let played = try play("wait: 0", step, "assertSpoken: \(text)")
    #expect(played.failure?.message == message)
  }

  /// What was heard before the step before does not count, and assertions are no steps.
  @Test func onlyTheStepBeforeCounts() throws {
    #expect(
      try play(
        "tapOn: Go", "assertSpoken: alert", "assertVisible: OK", "assertSpoken: First",
        "tapOn: OK", "assertSpoken: OK, button"
      ).end == .finished)
    // Before the first step that is what the launch says.
    #expect(try play("assertSpoken: Hello Robin", "wait: 0").end == .finished)
    let late = try play("tapOn: Go", "tapOn: OK", "assertSpoken: Go, button", "wait: 1")
    #expect(late.end == .finished)
    let old = try play("tapOn: Go", "tapOn: OK", "wait: 1", "assertSpoken: First")
    #expect(old.failure != nil)
  }

  /// The step waits for what comes, but not longer than for a tap.
  @Test func itWaitsForWhatMoves() throws {
    #expect(try play("tapOn: Go", "assertSpoken: First").time == 250)
  }

  @Test func aTranslatedScenarioHearsTheTranslation() throws {
    let strings = document + "\nstrings: {de: {First: Erster}}"
    let prototype = try prototype(["present: a", "assertSpoken: First"], in: strings)
    let script = try #require(prototype.scenarios.first)
    let german = prototype.translating(script, to: "de")
    #expect(HeadlessRun(prototype.localized("de")).play(german) == .finished)
    #expect(HeadlessRun(prototype.localized("de")).play(script) != .finished)
  }
}
