import DialogModel
import DialogSimulator
import Testing

@testable import Scenario

let asks = "alertViewShouldEnableFirstOtherButton:"

/// Questions that a document leaves to whoever previews.
@MainActor @Suite struct QuestionTests {
  private func answer(_ answer: Bool, target: String? = nil) -> String {
    "{answer: {\"\(asks)\": \(answer)}\(target.map { ", target: \($0)" } ?? "")}"
  }

  private func comesIn(_ answer: Bool, at second: Int = 0) -> [String] {
    [
      "\(second).000  question  willPresentAlertView:",
      "\(second).000  question  \(asks) -> \(answer)",
      "\(second).250  question  didPresentAlertView:",
    ]
  }

  private func failure(at line: Int) -> ScenarioFailure {
    ScenarioFailure(
      line: line,
      message: "“question” asks \(asks) and nobody answers; add a step "
        + "“answer: {\"\(asks)\": true}”",
      showing: [
        "alert question: “Sure?”; buttons “No”, “OK”",
        "screen start: “Hello Robin”, “Go”, “Both”",
      ])
  }

  @Test func anAnswerGivenWhileHeld() throws {
    for given in [true, false] {
      let played = try play("present: question", answer(given), "wait: 1")
      #expect(played.end == .finished)
      #expect(played.calls == comesIn(given))
      #expect(
        played.inputs.last == "0.000  question  input: \"answer \(asks) \(given)\"  [H2]")
    }
  }

  @Test func anAnswerGivenBefore() throws {
    for given in [true, false] {
      let played = try play(answer(given), "wait: 1", "present: question")
      #expect(played.end == .finished)
      #expect(played.calls == comesIn(given, at: 1))
      #expect(
        played.inputs.first == "0.000  application  input: \"answer \(asks) \(given)\"  [H2]")
    }
  }

  @Test func answersAreTakenInOrder() throws {
    let played = try play(
      answer(false), answer(true), "present: question", "tapOn: No", "waitForAnimationToEnd: true",
      "present: question")
    #expect(played.end == .finished)
    #expect(
      played.calls == comesIn(false) + [
        "0.250  question  alertView:clickedButtonAtIndex: 0",
        "0.250  question  alertView:willDismissWithButtonIndex: 0",
        "0.450  question  alertView:didDismissWithButtonIndex: 0",
        "0.450  question  willPresentAlertView:",
        "0.450  question  \(asks) -> true",
        "0.700  question  didPresentAlertView:",
      ])
  }

  @Test func anAnswerMayBeMeantForOne() throws {
    let played = try play(
      answer(false, target: "a"), answer(true, target: "question"), "present: question")
    #expect(played.end == .finished)
    #expect(played.calls == comesIn(true))
  }

  @Test func anAnswerForAnotherLeavesTheQuestionOpen() throws {
    let played = try play("present: question", answer(true, target: "a"), "wait: 1")
    #expect(played.failure == failure(at: 7))
    #expect(played.calls == ["0.000  question  willPresentAlertView:"])
  }

  @Test func aQuestionWithoutAnswerFails() throws {
    #expect(try play("present: question").failure == failure(at: 5))
    #expect(try play("present: question", "wait: 1").failure == failure(at: 6))
    #expect(try play("present: question", "tapOn: OK").failure == failure(at: 6))
    #expect(try play("present: question", "assertVisible: OK").failure == failure(at: 6))
    // Without steps the scenario's own line represents them.
    #expect(try play(also: "start: question").failure == failure(at: 3))
    #expect(try play("present: question", "wait: 1").time == 0)
  }

  /// In a window somebody is there, so the player waits and fails nothing.
  @Test func aPersonMayAnswer() throws {
    let prototype = try prototype(["present: question", "tapOn: OK"])
    let script = try #require(prototype.scenario(named: "x"))
    var simulator = Simulator(prototype)
    var player = Player(script, waitsForPerson: true)
    simulator.perform(.launch, at: .zero)
    let question = try #require(prototype.dialog(named: "question"))
    #expect(player.decide(simulator, now: .zero) == .perform(.perform(.present(question))))
    simulator.perform(.perform(.present(question)), at: .zero)
    for milliseconds in [0, 100, 70_000] {
      let now = SimulatedTime(milliseconds: milliseconds)
      #expect(player.decide(simulator, now: now) == .wait(until: now.after(milliseconds: 1)))
    }
    simulator.perform(
      .answer(.alertViewShouldEnableFirstOtherButton, true, target: nil), at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 250))
    #expect(
      player.decide(simulator, now: simulator.state.now)
        == .perform(.tapButton(question, index: 1)))
  }
}
