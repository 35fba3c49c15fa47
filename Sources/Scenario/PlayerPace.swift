public import DialogModel

// The pauses of a scenario that people watch, and how a person goes through it step by step.

extension Player {
  /// The pause before what comes next is over.
  public mutating func endPause() { hasPaused = true }

  /// Whether a person says when each step is performed.
  public var goesByStep: Bool { allowed != nil }

  /// Performs the next step, and then waits; where it is allowed already, also the one after it.
  ///
  /// What only waits or looks is not for a person to ask for: it follows the step before it.
  public mutating func allowNextStep() {
    var place = max(allowed ?? 0, next)
    while place < steps.count, !steps[place].isForPeople { place += 1 }
    allowed = place + 1
    // The person has waited.
    hasPaused = true
  }

  /// Stands before the next step.
  public mutating func allowNoMoreSteps() { allowed = allowed ?? next }

  /// Performs all steps, at the scenario's pace.
  public mutating func allowAllSteps() {
    hasPaused = !saysFirst
    allowed = nil
  }

  /// Whether a step was asked for that is not performed yet.
  public var isAsked: Bool {
    allowed.map { $0 > nextStepForPeople && nextStepForPeople < steps.count } ?? false
  }

  /// Whether the next step has a caption that the audience reads before it, and has not read yet.
  ///
  /// A step that only waits or looks is performed while its caption is read.
  public var saysFirst: Bool {
    let number = nextStepForPeople
    guard goesByStep, steps.indices.contains(number), said != number, !isAsked else { return false }
    return steps[number].say != nil && !steps[number].isQuiet
  }

  /// Shows the caption of the next step, which is performed when a person asks again.
  public mutating func sayNextStep() {
    guard saysFirst else { return }
    said = nextStepForPeople
    caption = steps[nextStepForPeople].say
  }

  /// Whether the caption of the next step is shown, as a person has asked.
  public var hasSaid: Bool { said == nextStepForPeople }

  /// Takes away what the audience reads, as if nobody had asked for it.
  public mutating func takeCaptionAway() { (said, caption) = (nil, nil) }

  /// A caption that was read before a step is not over the picture after it.
  mutating func dropCaption() {
    if goesByStep || pace == .human { caption = nil }
  }

  /// The 0-based number of the step that is performed next; the number of steps after the last.
  public var nextStep: Int { next }

  /// How many steps the scenario has.
  public var stepCount: Int { steps.count }

  /// The 0-based number of the next step that a person asks for; the number of steps after the last.
  public var nextStepForPeople: Int {
    steps.indices.first { $0 >= next && steps[$0].isForPeople } ?? steps.count
  }

  /// Performs the steps before one, by its 0-based number, and waits before it.
  public mutating func allowSteps(before number: Int) {
    allowed = max(number, next)
    hasPaused = true
  }

  func waits(before step: ScenarioStep) -> Bool {
    guard let allowed, step.isForPeople else { return false }
    return next >= allowed
  }

  /// The pause before a step that could be performed now; `nil` if there is none, or if it is over.
  mutating func pause(before step: ScenarioStep) -> Decision? {
    guard step.isForPeople else { return nil }
    if allowed != nil {
      caption = step.isQuiet ? step.say : nil
      return nil
    }
    caption = step.say
    if !hasPaused, pace == .human, let say = step.say {
      let reading = ScenarioPace.timeToRead(letters: say.count)
      return .pause(milliseconds: max(reading, ScenarioPace.human.pause(before: .step)))
    }
    if case .pasteText = step.kind { return pause(before: .paste) }
    return pause(before: .step)
  }

  /// The pause before a part of a step that could be performed now.
  mutating func pause(before moment: ScenarioPace.Moment) -> Decision? {
    guard !hasPaused, let length = pace?.pause(before: moment), length > 0 else { return nil }
    return .pause(milliseconds: length)
  }

  /// The player of a changed scenario, before the same step.
  ///
  /// Where other steps come before it now, it is found from the end; where others come after it too,
  /// it is the one with the same number.
  public func goingOn(in script: ScenarioScript) -> Player {
    let new = script.steps
    func isSame(_ old: ArraySlice<ScenarioStep>, _ new: ArraySlice<ScenarioStep>) -> Bool {
      old.map(\.kind) == new.map(\.kind)
    }
    let rest = steps.count - next
    var place = min(next, new.count)
    if !isSame(steps.prefix(next), new.prefix(next)), rest > 0, rest <= new.count,
      isSame(steps.suffix(rest), new.suffix(rest))
    {
      place = new.count - rest
    }
    var player = self
    player.steps = new
    player.next = place
    player.allowed = allowed.map { max(place, $0 + place - next) }
    player.said = said.map { $0 + place - next }
    // What is read now is read as it is written now.
    let shown = [next, next - 1].first { steps.indices.contains($0) && steps[$0].say == caption }
    if caption != nil, let shown = shown.map({ $0 + place - next }), new.indices.contains(shown) {
      player.caption = new[shown].say
    }
    return player
  }
}
