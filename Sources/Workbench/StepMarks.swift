import DialogModel
import DialogSimulator
import EventLog
import Scenario
import Session

// How a presenter goes back and forth between the steps of a scenario.

/// The run just before a step.
struct StepMark {
  /// The last row before, in the log and in its run.
  let row: Int
  let origin: LogOrigin
  /// When that was, in simulated time.
  let moment: SimulatedTime
  /// The player that waits before the step.
  let player: Player
}

extension Workbench {
  /// Remembers the run as it is, before a person asks for the next step.
  func markStep() {
    guard let session, let driver, driver.isWaiting, !isOffTrack else { return }
    let row = session.log.lastRow
    guard row >= 0 else { return }
    var player = driver.player
    player.takeCaptionAway()
    stepMarks[driver.player.nextStepForPeople] = StepMark(
      row: row, origin: session.log.entries.origin(of: row), moment: session.outlook.now,
      player: player)
  }

  /// Whether there is a step before the next one.
  public var canStepBack: Bool { (nextStep ?? 0) > firstStep }

  /// Goes back to the state just before the last step that was performed.
  ///
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func stepBack() -> Bool {
    if walk.hasSaid {
      driver?.takeCaptionAway()
      tell(.progress)
      return true
    }
    guard let nextStep, let script = shownScript,
      let place = script.steps.indices.last(where: { $0 < nextStep && script.steps[$0].isForPeople }
      )
    else { return false }
    return goTo(step: place, of: script.name)
  }

  /// Goes to the state just before a step, as if nothing but the steps before it had been done.
  ///
  /// Where the run was there, it continues from that moment; else the steps before are performed in
  /// a new run, at once.
  ///
  /// - Parameters:
  ///   - step: the 0-based number of the step; the number of steps for the end.
  ///   - name: the scenario; the one that goes step by step, if it is `nil`.
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func goTo(step: Int, of name: String?) -> Bool {
    endEditing()
    backToNow()
    guard let prototype,
      let script = (name ?? progress?.name ?? lost?.name).flatMap({ prototype.scenario(named: $0) })
    else { return false }
    let isSame = progress?.name == script.name
    if isSame, let mark = stepMarks[step], let session, let branch = branch(from: mark, in: session)
    {
      // What comes after may be performed otherwise this time.
      let marks = stepMarks.filter { $0.key <= step }
      begin(prototype, playing: nil, as: branch)
      resume(branch, at: mark.moment)
      (lost, stepMarks) = (nil, marks)
      play(runScript(script, in: branch), by: mark.player, in: branch)
      return true
    }
    return goToAtOnce(step, script, prototype)
  }

  private func branch(from mark: StepMark, in session: Session) -> Session? {
    // The log may have been cleared since.
    let entries = session.log.entries
    guard entries.indices.contains(mark.row), entries.origin(of: mark.row) == mark.origin else {
      return nil
    }
    return session.goneOn(from: mark.row, clock: makeClock())
  }

  /// Lets a run that continues from a row come to a moment before the next row.
  func resume(_ branch: Session, at moment: SimulatedTime) {
    guard branch.outlook.now < moment else { return }
    branch.clock.hold(at: moment)
    branch.advance(to: moment)
  }

  private func goToAtOnce(
    _ step: Int, _ script: ScenarioScript, _ prototype: Prototype
  ) -> Bool {
    language = request.language ?? script.language ?? chosenLanguage
    var player = Player(
      runScript(script, in: nil), waitsForPerson: true, pace: pace(of: script))
    player.allowSteps(before: step)
    let run = HeadlessRun(prepared(prototype, script.name))
    let end = run.play(player)
    guard let timeline = run.session.timelines.last,
      let session = Session(performing: timeline, clock: makeClock())
    else { return false }
    begin(prototype, playing: nil, as: session)
    (lost, scenario) = (nil, script.name)
    resume(session, at: run.session.state.now)
    play(runScript(script, in: session), by: end, in: session)
    return true
  }

  /// The steps of a scenario in the language of a run.
  private func runScript(_ script: ScenarioScript, in session: Session?) -> ScenarioScript {
    let prototype = session?.prototype ?? self.prototype.map { prepared($0, script.name) }
    return prototype?.scenario(named: script.name) ?? script
  }

  var shownScript: ScenarioScript? {
    (progress?.name ?? lost?.name).flatMap { prototype?.scenario(named: $0) }
  }

  private var firstStep: Int { shownScript?.steps.firstIndex(where: \.isForPeople) ?? 0 }
}
