import DialogModel
import DialogSimulator
import Scenario
import Session

// What becomes of a talk when its document is saved.

extension StepWalk {
  /// Goes on with a changed document as if the run had been of it from the start: what was done is
  /// done again at the same moments, so that nothing that runs begins again, and the stage changes
  /// only where the document did.
  ///
  /// Commands and activities outside the prototype can't be done again.
  ///
  /// - Returns: whether there is a new run now.
  func goOn(in changed: Prototype) -> Bool {
    guard let session = workbench.session, !workbench.isPlayingAll,
      !session.state.runsWhatIsOutside, let timeline = session.timelines.last
    else { return false }
    session.advance()
    let now = max(session.outlook.now, session.clock.now)
    let (run, _) = Timeline.replaying(
      timeline.namedInputs, on: workbench.prepared(changed, workbench.scenario),
      configuration: Configuration(
        limits: .preview, orientation: timeline.origin.state.orientation), until: now)
    guard
      let session = Session(
        performing: run, clock: workbench.makeClock(), notingCutsBy: workbench.cutTexts)
    else { return false }
    let (left, progress) = (workbench.leftStep, workbench.progress)
    let (isOff, failed) = (workbench.isOffTrack, workbench.failedStep)
    let player = workbench.driver?.player ?? workbench.failedPlayer
    workbench.begin(changed, playing: nil, as: session)
    workbench.resume(session, at: now)
    if isOff {
      workbench.lost = left
    } else {
      workbench.lost = nil
      go(on: progress, player, failed: failed != nil, in: session)
    }
    workbench.tell(.progress)
    return true
  }

  /// Goes on with what was saved meanwhile, once nothing runs any more that cannot be done again.
  func goOnInAwaited() {
    let workbench = workbench
    guard workbench.awaited != nil, workbench.session?.state.runsWhatIsOutside == false else {
      return
    }
    // The run is still telling of its change.
    Task { @MainActor [weak workbench] in
      guard let workbench, let changed = workbench.awaited,
        workbench.session?.state.runsWhatIsOutside == false
      else { return }
      workbench.awaited = nil
      workbench.resume(with: changed, after: nil)
    }
  }

  /// Lets the scenario go on in a run of the changed document.
  private func go(
    on progress: ScenarioProgress?, _ player: Player?, failed: Bool, in session: Session
  ) {
    guard let progress, let script = session.prototype.scenario(named: progress.name) else {
      return
    }
    guard let player = player?.goingOn(in: script) else {
      workbench.progress = progress
      return
    }
    if failed {
      workbench.progress = progress
      (workbench.failedStep, workbench.failedPlayer) = (player.nextStep, player)
    } else {
      workbench.play(script, by: player, in: session)
    }
  }
}

extension State {
  /// Whether a command or an activity outside the prototype runs, which cannot be done again.
  var runsWhatIsOutside: Bool { runsCommand || !liveBuiltIns.isEmpty }
}
