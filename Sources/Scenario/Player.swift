public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// Why a scenario failed.
public struct ScenarioFailure: Error, Hashable, Sendable {
  /// The 1-based line of the step in the document.
  public let line: Int
  /// The steps with a name that the step belongs to; `nil` for one that the scenario has itself.
  public let shared: ScenarioStep.Shared?
  /// What was wrong, in the user's language; of steps with a name it begins with which one it was.
  public let message: String
  /// What was on the screen, one line each.
  public let showing: [String]

  /// A failure at a line of the document.
  init(line: Int, shared: ScenarioStep.Shared? = nil, message: String, showing: [String]) {
    (self.line, self.shared, self.message, self.showing) = (line, shared, message, showing)
  }

  /// A failure of a step.
  init(_ place: ScenarioStep.Place, _ message: String, _ scene: Scene) {
    let whole = place.shared.map { shared in
      tr(
        "{place}, performed on line {line}: {message}",
        ["place": place.words, "line": String(shared.line), "message": message])
    }
    self.init(
      line: place.line, shared: place.shared, message: whole ?? message, showing: scene.summary)
  }
}

/// Plays the steps of a scenario: computes the next input and its time.
///
/// It holds no clock and no run: a ``PlayerDriver`` asks it again after every change of its run,
/// and at every moment for which it waits.
public struct Player: Sendable {
  /// What to do now.
  public enum Decision: Hashable, Sendable {
    /// Give the run this input now, then ask again.
    case perform(Input)
    /// Ask again at this moment, or when something has changed before.
    case wait(until: SimulatedTime)
    /// Let time stand for so many milliseconds, say so by ``Player/endPause()``, and ask again.
    case pause(milliseconds: Int)
    /// Ask again after ``Player/allowNextStep()`` or ``Player/allowAllSteps()``.
    case waitForPerson
    /// The last step is done and nothing moves any more.
    case finished
    case failed(ScenarioFailure)
  }

  /// How a scenario ended.
  public enum End: Hashable, Sendable {
    case finished
    case failed(ScenarioFailure)
    /// A limit was reached.
    case stopped(Stop)
    /// The application would crash.
    case crashed(Stop)
  }

  var steps: [ScenarioStep]
  private let line: Int
  private let waitsForPerson: Bool
  var pace: ScenarioPace?
  /// The 0-based number of the step that is performed next.
  var next = 0
  /// How many steps may be performed; `nil` for all.
  var allowed: Int?
  /// Whether the pause before what comes next is over.
  var hasPaused = false
  /// The 1-based number of the step that gave the last input, and its line in the document.
  public private(set) var step: ScenarioStep.Place?
  /// What the audience reads now.
  public internal(set) var caption: String?
  /// The 0-based number of the step whose caption a person has asked for.
  var said: Int?
  private var since: SimulatedTime?
  /// The keys of the present step that are not pressed yet.
  private var keys: KeySequence?
  /// What VoiceOver has said since the last step that was no assertion began; `nil` where nobody tells
  /// it, and then what is spoken is not asserted.
  private(set) var heard: [Utterance]?

  /// A player at the first step.
  ///
  /// - Parameters:
  ///   - waitsForPerson: whether a person can answer an open question; without one, a question that
  ///     the scenario does not answer makes it fail.
  ///   - pace: the pauses that it makes; `nil` for none.
  public init(
    _ script: ScenarioScript, waitsForPerson: Bool = false, pace: ScenarioPace? = nil
  ) {
    self.init(steps: script.steps, line: script.line, waitsForPerson: waitsForPerson, pace: pace)
  }

  /// A player without steps: it waits until nothing moves.
  public init(waitsForPerson: Bool = false) {
    self.init(steps: [], line: 1, waitsForPerson: waitsForPerson, pace: nil)
  }

  private init(steps: [ScenarioStep], line: Int, waitsForPerson: Bool, pace: ScenarioPace?) {
    self.pace = pace
    self.steps = steps
    self.line = line
    self.waitsForPerson = waitsForPerson
  }

  /// Whether a step waits, as a person would, before it gives an input: something moves, or is above
  /// what is tapped.
  public static func waits(before input: Input, in simulator: Simulator) -> Bool {
    simulator.state.isMoving || !Scene(simulator).reaches(input)
  }

  /// Whether a step asserts what VoiceOver says.
  var listens: Bool {
    steps.contains { if case .assertSpoken = $0.kind { true } else { false } }
  }

  /// Whether a step answers a question.
  var answers: Bool {
    steps.contains { if case .answer = $0.kind { true } else { false } }
  }

  /// Takes what VoiceOver has said since the last time.
  mutating func hear(_ said: [Utterance]) { heard = (heard ?? []) + said }

  /// What to do now, with the run as it is.
  public mutating func decide(_ simulator: Simulator, now: SimulatedTime) -> Decision {
    guard next < steps.count else { return decideEnd(Scene(simulator), now) }
    let step = steps[next]
    if waits(before: step) { return .waitForPerson }
    let place = ScenarioStep.Place(step, number: next + 1)
    self.step = place
    if step.isQuiet, let text = step.say { caption = text }
    if since == nil, heard != nil, !step.kind.asserts { heard = [] }
    let began = since ?? now
    since = began
    if case .wait(let milliseconds) = step.kind, simulator.state.hold == nil {
      // A long wait is checked at each change of the run, and looks at nothing.
      let end = began.after(milliseconds: milliseconds)
      if now < end { return .wait(until: end) }
    }
    let scene = Scene(simulator, heard: heard)
    let deadline = began.after(milliseconds: step.timeout)
    if let hold = simulator.state.hold {
      guard case .answer = step.kind else { return question(hold, scene, place, now) }
    }
    switch step.kind {
    case .wait: return done(nil, scene, now: now, simulator)
    case .waitForAnimationToEnd:
      guard scene.state.isMoving else { return done(nil, scene, now: now, simulator) }
      return later(deadline, now, step, scene)
    default: break
    }
    if keys != nil {
      if let pause = pause(before: .character) { return pause }
      dropCaption()
      // After the first key the others go to the field that is edited, whichever it is.
      guard let input = keys?.next(scene.state) else {
        return done(nil, scene, now: now, simulator)
      }
      // The last key may cause a question, which the next step answers.
      if keys?.isEmpty == true { return done(input, scene, now: now, simulator) }
      hasPaused = false
      return .perform(input)
    }
    switch scene.outcome(of: step) {
    case .input(let input):
      if let pause = pause(before: step) { return pause }
      dropCaption()
      return done(input, scene, now: now, simulator)
    case .holds: return pause(before: step) ?? done(nil, scene, now: now, simulator)
    case .keys(let sequence):
      if let pause = pause(before: step) { return pause }
      keys = sequence
      hasPaused = false
      return decide(simulator, now: now)
    case .notYet: return later(deadline, now, step, scene)
    case .fails(let message):
      return .failed(ScenarioFailure(place, scene.sentence(message, nearestTo: step.kind), scene))
    }
  }

  /// Whether the present step is performed in a moment: keys are being pressed, or it waits for at most
  /// two seconds.
  public var isSoonPerformed: Bool {
    if keys != nil { return true }
    guard steps.indices.contains(next), case .wait(let milliseconds) = steps[next].kind else {
      return false
    }
    return milliseconds <= 2_000
  }

  /// Goes on before a step, by its 0-based number, whatever of those before it was performed; a
  /// person asks for it.
  public mutating func skip(to number: Int) {
    (next, allowed, since, keys) = (number, number, nil, nil)
    hasPaused = true
  }

  private mutating func done(
    _ input: Input?, _ scene: Scene, now: SimulatedTime, _ simulator: Simulator
  ) -> Decision {
    next += 1
    since = nil
    keys = nil
    hasPaused = false
    return input.map { .perform($0) } ?? decide(simulator, now: now)
  }

  private func later(
    _ deadline: SimulatedTime, _ now: SimulatedTime, _ step: ScenarioStep, _ scene: Scene
  ) -> Decision {
    guard now < deadline else {
      let seconds = SimulatedTime(milliseconds: step.timeout).seconds
      let message = tr(
        "waited {seconds} s without success for {what}",
        ["seconds": seconds, "what": step.kind.description(in: scene.simulator.prototype)])
      let place = ScenarioStep.Place(step, number: next + 1)
      return .failed(ScenarioFailure(place, scene.sentence(message, nearestTo: step.kind), scene))
    }
    return .wait(until: deadline)
  }

  private func decideEnd(_ scene: Scene, _ now: SimulatedTime) -> Decision {
    if let hold = scene.state.hold {
      let place = steps.last.map { ScenarioStep.Place($0, number: steps.count) }
      return question(hold, scene, place, now)
    }
    guard scene.state.isMoving else { return .finished }
    return .wait(until: scene.simulator.wake ?? now)
  }

  private func question(
    _ hold: Hold, _ scene: Scene, _ place: ScenarioStep.Place?, _ now: SimulatedTime
  ) -> Decision {
    if waitsForPerson { return .wait(until: now.after(milliseconds: 1)) }
    let message = tr(
      "“{target}” asks {selector} and nobody answers; add a step “answer: {\"{selector}\": true}”",
      [
        "target": scene.simulator.prototype.name(of: hold.target), "selector": hold.selector.name,
      ])
    return .failed(
      place.map { ScenarioFailure($0, message, scene) }
        ?? ScenarioFailure(line: line, message: message, showing: scene.summary))
  }
}
