import DialogModel
import DialogSimulator
import Scenario
import Session
import Testing

/// The pauses and captions of a scenario that people watch.
///
/// Each decision is requested here as a driver asks; the run continues between two of them.
@Suite struct PaceTests {
  private static let form = """
    screens:
      start:
        controls:
          - textField: Name
          - button: Go
            then: [{present: a}]
    dialogs:
      a: {alert: {title: First, cancelButton: Cancel}}
    """

  /// What a scenario decides until it is finished, each as a word.
  private func decisions(
    _ steps: [String], also: String = "", byStep: Bool = false
  ) throws -> [String] {
    let prototype = try prototype(steps, also: also, in: Self.form)
    let script = try #require(prototype.scenario(named: "x"))
    var player = Player(script, pace: script.pace)
    if byStep { player.allowNoMoreSteps() }
    var simulator = Simulator(prototype, limits: .scenario, matches: Pattern.matcher())
    simulator.perform(.launch, at: .zero)
    var told: [String] = []
    var caption: String?
    while told.count < 40 {
      let decision = player.decide(simulator, now: simulator.state.now)
      if player.caption != caption {
        caption = player.caption
        told.append("“\(caption ?? "")”")
      }
      switch decision {
      case .perform(let input):
        simulator.perform(input, at: simulator.state.now)
        told.append(Self.word(input))
      case .wait(let moment):
        simulator.advance(to: min(moment, simulator.wake ?? moment))
      case .pause(let milliseconds):
        told.append(String(milliseconds))
        player.endPause()
      case .waitForPerson:
        told.append("stands at \(simulator.state.now.milliseconds)")
        player.allowNextStep()
      case .finished: return told
      case .failed(let failure): return told + [failure.message]
      }
    }
    return told
  }

  private static func word(_ input: Input) -> String {
    switch input {
    case .edit(let edit): edit.kind == .deleted ? "deletes" : "types \(edit.text)"
    case .tapControl, .tapButton: "taps"
    default: "\(input)"
    }
  }

  private let steps = [
    "tapOn: Name", "inputText: ab", "pasteText: cd", "eraseText: 1", "wait: 1",
    "assertVisible: Go", "tapOn: Go", "tapOn: Cancel",
  ]

  @Test func aPersonTapsAndTypes() throws {
    let told = try decisions(steps, also: "pace: human")
    #expect(
      told == [
        "800", "taps", "800", "120", "types a", "120", "types b", "400", "types cd", "800", "120",
        "deletes", "800", "taps", "800", "taps",
      ])
  }

  @Test func aPauseBeforeEachStep() throws {
    #expect(
      try decisions(steps, also: "pace: 0.25") == [
        "250", "taps", "250", "types a", "types b", "250", "types cd", "250", "deletes", "250",
        "taps", "250", "taps",
      ])
  }

  @Test(arguments: ["", "pace: 0"])
  func withoutAPaceNothingPauses(_ also: String) throws {
    #expect(
      try decisions(steps, also: also) == [
        "taps", "types a", "types b", "types cd", "deletes", "taps", "taps",
      ])
  }

  /// A caption comes with the pause before its step, which is long enough to read it, and is not over
  /// the picture that the step leads to.
  @Test func captionsComeWithTheirSteps() throws {
    let told = try decisions(
      [
        "{tapOn: Go, say: An alert asks first}", "waitForAnimationToEnd: true",
        "{wait: 1, say: Let it be read}", "{assertVisible: First, say: There it is}",
        "tapOn: Cancel",
      ], also: "pace: human")
    #expect(
      told == [
        "“An alert asks first”", "1140", "“”", "taps", "“Let it be read”", "“There it is”", "800",
        "“”", "800",
        "taps",
      ])
  }

  /// What only waits is not asked for; what says something is.
  @Test func stepByStepWaitsBeforeEachStep() throws {
    let told = try decisions(
      [
        "tapOn: Go", "waitForAnimationToEnd: true", "{assertVisible: First, say: There}", "wait: 1",
        "tapOn: Cancel",
      ], also: "pace: human", byStep: true)
    #expect(
      told == [
        "stands at 0", "taps", "stands at 250", "“There”", "stands at 1250", "“”", "taps",
      ])
  }

  /// The first request shows the caption, and the second one taps.
  @Test func aCaptionIsReadBeforeItsStep() throws {
    let prototype = try prototype(
      ["{tapOn: Go, say: One}", "tapOn: Cancel", "{wait: 1, say: Two}"], in: Self.form)
    var player = Player(try #require(prototype.scenario(named: "x")))
    player.allowNoMoreSteps()
    var simulator = Simulator(prototype, limits: .scenario, matches: Pattern.matcher())
    simulator.perform(.launch, at: .zero)
    #expect(player.saysFirst && !player.hasSaid)
    player.sayNextStep()
    #expect(player.decide(simulator, now: .zero) == .waitForPerson)
    #expect(player.caption == "One" && player.hasSaid && !player.saysFirst)
    player.allowNextStep()
    #expect(player.isAsked)
    guard case .perform = player.decide(simulator, now: .zero) else {
      Issue.record("the step is not performed")
      return
    }
    #expect(player.caption == nil)
    // One without words is performed at once, and one that waits is read meanwhile.
    #expect(!player.saysFirst)
    player.skip(to: 2)
    #expect(!player.saysFirst)
  }

  @Test func twoRequestsAreTwoSteps() throws {
    let prototype = try prototype(["tapOn: Go", "tapOn: Cancel", "wait: 1"], in: Self.form)
    var player = Player(try #require(prototype.scenario(named: "x")))
    player.allowNoMoreSteps()
    var simulator = Simulator(prototype, limits: .scenario, matches: Pattern.matcher())
    simulator.perform(.launch, at: .zero)
    #expect(player.decide(simulator, now: .zero) == .waitForPerson)
    player.allowNextStep()
    player.allowNextStep()
    guard case .perform(let input) = player.decide(simulator, now: .zero) else {
      Issue.record("the first step is not performed")
      return
    }
    simulator.perform(input, at: .zero)
    // It waits for the alert; the request is kept.
    #expect(
      player.decide(simulator, now: .zero) == .wait(until: SimulatedTime(milliseconds: 60_000)))
  }

  /// Simulated time is stopped in a pause, so calls and times do not depend on the pace.
  @Test func withoutAWindowNothingChanges() async throws {
    let plain = try await play("tapOn: Go", "tapOn: Cancel", in: Self.form)
    let paced = try await play(
      "{tapOn: Go, say: One, notes: Two}", "tapOn: Cancel", also: "pace: human", in: Self.form)
    #expect(plain.calls == paced.calls)
    #expect(plain.time == paced.time)
    #expect(!plain.calls.isEmpty)
  }
}
