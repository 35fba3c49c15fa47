public import DialogModel
public import DialogSimulator
public import Scenario
import Session

// What would happen next: a copy of the run shows it, and the run does nothing.

extension Workbench {
  /// The run as it would be after the next step of a scenario, when nothing moves any more, with the
  /// rows that it would make until then; `nil` where there is no such step, or it cannot be performed now.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  public func foreseenNextStep(of name: String?) -> Foresight? {
    guard isInPresent else { return nil }
    // Nothing comes before the answer of a person.
    if session?.state.hold != nil { return nil }
    if let session, let driver {
      guard driver.player.nextStepForPeople < driver.player.stepCount else { return nil }
      var foresight = Foresight(session.simulator, at: session.clock.now)
      return foresight.performNextStep(of: driver.player) ? foresight : nil
    }
    guard progress == nil, let prototype,
      let script = name.flatMap({ prototype.scenario(named: $0) })
    else { return nil }
    let prepared = prepared(prototype, script.name)
    var player = Player(prepared.scenario(named: script.name) ?? script, waitsForPerson: true)
    player.allowNoMoreSteps()
    var foresight = Foresight(HeadlessRun(prepared).session.simulator, at: .zero)
    foresight.perform(.launch)
    return foresight.performNextStep(of: player) ? foresight : nil
  }

  /// The calls that an input would cause until nothing moves any more; the run does nothing.
  public func foreseenRows(of input: Input) -> [Row] {
    guard let session, isInPresent else { return [] }
    var foresight = Foresight(session.simulator, at: session.clock.now)
    foresight.perform(input)
    return foresight.rows
  }
}
