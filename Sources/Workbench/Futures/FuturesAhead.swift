import DialogModel
import DialogSimulator
import Scenario
import Session

extension Workbench {
  /// What may come in the run, and what it leads to.
  public var futures: Futures { Futures(workbench: self) }
}

/// What futures are of: the run of a workbench, and what a person does next in it.
@MainActor
public struct Futures {
  let workbench: Workbench

  /// How many inputs of a run are held against those of scenarios.
  private static let mostInputs = 50
  /// How long scenarios are looked for that go on from here: nobody waits for a list.
  private static let patience = Duration.milliseconds(80)

  /// What may come while a task runs; nothing where none runs, or something moves.
  public var events: [FutureEvent] {
    // A scenario that plays by itself leaves nothing to decide.
    guard let session = workbench.session, workbench.isInPresent, !session.state.jobs.isEmpty,
      !session.state.isMoving, workbench.driver?.goesByStep ?? true
    else { return [] }
    return FutureEvent.all(in: session.simulator)
  }

  /// The scenarios that go on from where the run is: the one that is gone through step by step, or
  /// those that begin with what the run has done.
  public var scenarios: [String] {
    if workbench.driver != nil { return [workbench.progress?.name].compactMap { $0 } }
    guard let prototype = workbench.prototype else { return [] }
    let end = ContinuousClock.now + Futures.patience
    var names: [String] = []
    for script in prototype.scenarios where ContinuousClock.now < end {
      if playerAhead(of: script.name) != nil { names.append(script.name) }
    }
    return names
  }

  /// What an event leads to, by when it comes; `nil` where it cannot come.
  ///
  /// - Parameter ahead: the scenario that says what a person does next; `nil` for what can be tapped.
  public func all(of event: FutureEvent, ahead: String?) -> TaskFutures? {
    guard let session = workbench.session, events.contains(event) else { return nil }
    return TaskFutures(
      session.simulator, at: session.clock.now, event, ahead.flatMap { playerAhead(of: $0) })
  }

  /// The rest of a scenario from where the run is; `nil` where it does not go on from there.
  private func playerAhead(of name: String) -> Player? {
    if let driver = workbench.driver {
      return workbench.progress?.name == name ? driver.player : nil
    }
    guard let prototype = workbench.prototype, let script = prototype.scenario(named: name),
      let session = workbench.session, let timeline = session.timelines.last,
      timeline.inputCount <= Futures.mostInputs
    else { return nil }
    var done = (0..<timeline.inputCount).map { timeline.input(at: $0).input }.filter(\.isOfPerson)
    guard !done.isEmpty else { return nil }
    let prepared = workbench.prepared(prototype, script.name)
    var player = Player(prepared.scenario(named: script.name) ?? script, waitsForPerson: true)
    var run = Foresight(HeadlessRun(prepared).session.simulator, at: .zero)
    run.perform(.launch)
    for _ in 0..<2_000 {
      let now = run.simulator.state.now
      switch player.decide(run.simulator, now: now) {
      case .perform(let input):
        guard input == done.first else { return nil }
        run.begin(input)
        done.removeFirst()
        if done.isEmpty { break }
        continue
      case .pause:
        player.endPause()
        continue
      case .wait(let moment):
        guard run.simulator.state.hold == nil, moment.milliseconds < 600_000 else { return nil }
        let next = min(moment, run.simulator.wake ?? moment)
        run.advance(milliseconds: max(next.milliseconds, now.milliseconds))
        continue
      case .waitForPerson, .finished, .failed: return nil
      }
      // All that the run has done is what the scenario begins with.
      let rest = TaskFutures.acts(of: player, Foresight(session.simulator, at: session.clock.now))
      return rest.isEmpty ? nil : player
    }
    return nil
  }
}

extension Input {
  /// Whether somebody gave it to the run, and not the program.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .launch, .configure, .report, .reload, .outside, .define, .redefine: false
    default: true
    }
  }
}
