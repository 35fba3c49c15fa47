import DialogModel
import DialogSimulator
import Scenario
import Session
import Texts

// Scenarios: to play one or all, and to accept their calls.

extension Workbench {
  /// Reads the document again and plays its scenarios, one after the other, each in a run of its own.
  ///
  /// ``results`` has how each of them ended. Whatever begins another run ends this.
  public func playAll() {
    read { [weak self] changed in
      self?.results = [:]
      self?.staleResults = [:]
      self?.playNext(of: ArraySlice(changed.scenarios.map(\.name)), in: changed)
    }
  }

  /// Plays the first of some scenarios, and then the others.
  private func playNext(of names: ArraySlice<String>, in prototype: Prototype) {
    guard let name = names.first else { return }
    begin(prototype, playing: name, then: names.dropFirst())
  }

  func play(_ script: ScenarioScript, in session: Session, byStep: Bool) {
    // One after the other they are a check, and no person reads along.
    let isShown = !isPlayingAll
    var player = Player(
      session.prototype.scenario(named: script.name) ?? script, waitsForPerson: true,
      pace: isShown ? pace(of: script) : nil)
    if byStep { player.allowNoMoreSteps() }
    play(script, by: player, in: session, isShown: isShown)
  }

  /// Plays on from where a player is.
  func play(
    _ script: ScenarioScript, by player: Player, in session: Session, isShown: Bool = true
  ) {
    let driver = PlayerDriver(player, in: session) { [weak self] in self?.finish(script, $0) }
    driver.onPerform = { [weak self] in
      if let self, let line = self.driver?.step?.line {
        stepLines[session.state.inputCount + 1] = line
      }
      self?.tell(.performing($0))
    }
    driver.onWaitingChanged = { [weak self] in self?.tell(.progress) }
    if isShown {
      driver.onCaption = { [weak self] in
        self?.caption = $0
        self?.tell(.caption)
      }
    }
    self.driver = driver
    progress = ScenarioProgress(script.name, .playing)
    tell(.progress)
    // The driver observes the run after the workbench, so the observers of the workbench are called
    // for each change before the next step.
    driver.begin()
  }

  private func finish(_ script: ScenarioScript, _ end: Player.End) {
    (failedStep, failedPlayer) = (nil, nil)
    if case .failed = end {
      (failedStep, failedPlayer) = (driver?.player.nextStep, driver?.player)
      turning?.reached = failedStep
    } else {
      turning = nil
    }
    driver = nil
    let ended = ScenarioProgress(
      script.name, ScenarioProgress.Status(end, of: script, on: session))
    progress = ended
    results[script.name] = ended
    change = keptRuns.end(script.name, end, at: failedStep, on: session, in: document.revision)
    let others = queue ?? []
    if others.isEmpty { queue = nil }
    tell(.progress)
    guard !others.isEmpty else { return checkStaleScenariosSoon() }
    // Later, because the run that has just ended is telling its observers.
    Task { [weak self] in
      guard let self, progress == ended, let prototype else { return }
      playNext(of: others, in: prototype)
    }
  }

  /// Whether all scenarios are being played.
  public var isPlayingAll: Bool { queue != nil }

  /// Whether the calls of the scenario that was played last can be accepted: the document is a file,
  /// and ran as it says itself.
  public var canAccept: Bool {
    guard case .differs = progress?.status else { return false }
    let request = request
    return request.file != nil && isCurrent && request.device == nil && request.era == nil
      && request.start == nil
  }

  /// Makes the document expect the calls of the scenario that was played last, as
  /// `rehearsal test --accept` does, and reads it again.
  ///
  /// The scenario is played once more for that, on its own and without display, because a person may
  /// have taken part.
  public func accept() {
    document.finishWriting()
    guard canAccept, let name = progress?.name, let file = request.file,
      let bytes = document.bytes, let script = prototype?.scenario(named: name)
    else { return }
    guard let prototype else { return }
    let result = ScenarioRunner.run(
      script, in: prototype.applying(script, language: request.language),
      commands: CommandSetting(folder: "/", recordings: commands.recordings))
    guard case .differs = result.outcome else {
      let isGood = result.isGood
      return tell(
        .problem(
          isGood
            ? tr("Played on its own, “{name}” makes the calls that it expects.", ["name": name])
            : tr("Played on its own, “{name}” does not come to its end.", ["name": name]),
          hint: tr("Nothing was changed; play it again without taking part.")))
    }
    do {
      guard let changed = Acceptance(bytes, of: file, [result]).bytes else {
        return tell(
          .problem(
            tr("“expect” is written in a way that can’t be changed safely."),
            hint: tr("Nothing was changed; correct it by hand.")))
      }
      try FileReplacement.write(changed, to: file, insteadOf: bytes)
    } catch {
      return tell(.problem(error.message, hint: tr("Nothing was changed.")))
    }
    let others = results
    reload { [weak self] in
      guard let self else { return }
      results = others
      results[name] = ScenarioProgress(name, .passed)
      tell(.progress)
    }
  }
}
