import Gtk
import Stage
import StageGeometry
import Texts
import WindowWords
import Workbench

// The keys of who presents a prototype, while everything but the stage is hidden.

extension PresentingController {
  /// Performs the function of a key while the stage is alone.
  ///
  /// - Returns: whether the key has one now.
  func handle(_ press: KeyPress) -> Bool {
    guard isOn else { return false }
    // A clicker begins a presentation with F5, which plays the whole scenario otherwise.
    if press.name == "F5", runSheet.isShown { return true }
    if blackout.isOn, press.name == "Escape" {
      setBlack(false)
      return true
    }
    let wasListed = edge.showsKeys
    edge.setShowsKeys(false)
    if press.name == "Escape", wasListed { return true }
    let isPlain = press.modifiers.isEmpty || (press.name == "question" && press.modifiers == .shift)
    guard isPlain, let key = PresenterKey(name: press.name) else { return false }
    if !PresenterKey.isSafeWhileTyping(press.name) {
      guard !stage.isEditing, !window.focusesField else { return false }
      // A button that was given the focus by a key has Space, unless a scenario continues with it.
      let isOnButton = stage.ringsFocus && !window.focusesNothing
      if press.name == "space", isOnButton, !workbench.isPlaying { return false }
    }
    if key != .keys {
      perform(key)
    } else if runSheet.isShown {
      // The audience need not see them.
      runSheet.toggleKeys()
    } else {
      edge.setShowsKeys(!wasListed)
    }
    return true
  }

  /// Performs the function of a key.
  func perform(_ key: PresenterKey) {
    // Nothing is performed while the stage is hidden: the first key shows the stage again.
    let wasBlack = blackout.isOn
    if wasBlack, key != .keys { setBlack(false) }
    switch key {
    case .nextStep: if !wasBlack { performNextStep() }
    case .stepBack:
      if !wasBlack, !workbench.stepBack() { tell(tr("This is the first step.")) }
      giveKeysToPresenter()
    case .backOnTrack:
      if !workbench.backOnTrack() { tell(tr("The scenario is on its track.")) }
      giveKeysToPresenter()
    case .black: setBlack(!wasBlack)
    case .lastCalls: calls.showLast(!calls.showsLast)
    case .foreseen: calls.showForeseen(!calls.showsForeseen)
    case .hideAll: hideAll()
    case .play:
      if !workbench.playOrStand(host.header.current) {
        tell(tr("There is no scenario to play."))
      }
    case .startAgain: host.startAgain()
    case .look: host.controls.choose(following(stage.look, in: Look.all))
    case .device: host.controls.choose(following(stage.model, in: DeviceModel.allCases))
    case .turn: host.controls.turnDevice().map { tell($0) }
    case .speed:
      let all = Speed.all
      let now = all.first { $0.slowness == host.controls.slowness } ?? all[0]
      let next = following(now, in: all)
      host.controls.bar.setSlowness(next.slowness)
      tell(next.name)
    case .captions: captions.choose(!captions.isChosen)
    case .marks: markTaps(!stage.marksTaps)
    case .frame:
      stage.fills = following(stage.fills, in: StageFrame.allCases)
      switch stage.fills {
      case .device: tell(tr("The device is shown."))
      case .screen: tell(tr("The screen of the device is shown alone."))
      case .dialog: tell(tr("The dialog is shown alone; without one, the screen."))
      }
    case .keys: edge.setShowsKeys(!edge.showsKeys)
    }
  }

  /// Gives the keyboard to the sheet where the audience has a screen of its own.
  func giveKeysToPresenter() {
    if presenterMonitor != nil { runSheet.takeKeys() }
  }

  /// Performs the function of a clicker's key while the sheet is shown and the window is not presented.
  ///
  /// - Returns: whether the key has one now.
  func handleOutsideSheet(_ press: KeyPress) -> Bool {
    guard runSheet.isShown, !isOn, press.modifiers.isEmpty,
      let key = PresenterKey(name: press.name),
      [.nextStep, .stepBack, .backOnTrack].contains(key), press.name != "space",
      window.focusesNothing || window.hasFocus(inside: stage.widget)
    else { return false }
    if !PresenterKey.isSafeWhileTyping(press.name), stage.isEditing || window.focusesField {
      return false
    }
    perform(key)
    return true
  }

  func performNextStep() {
    var manner: StepWalk.Manner = captions.isChosen ? .says : []
    // Who steps through without an audience may try something in between.
    if isShown { manner.insert(.presents) }
    switch workbench.walk.next(of: runSheet.scenario, manner) {
    case .performed, .said: break
    case .returned: tell(tr("Back on track: the next key is for the next step."))
    case .waits: tell(tr("The step waits for what comes before it."))
    case .hindered: tell(runSheet.hindrance)
    case .ended:
      tell(
        runSheet.isShown
          ? tr("The scenario has ended. Home goes to its first step.")
          : tr("The scenario has ended. P plays it again, R starts again."))
    case .impossible: tell(tr("There is no scenario to play."))
    }
  }

  /// Hides everything that lies over the stage; where nothing does, what was hidden comes back.
  private func hideAll() {
    edge.clear()
    let shown = isOnStage.subtracting([.black, .marks])
    let hidden = calls.hidden
    calls.hidden = shown.isEmpty ? [] : shown.union(hidden)
    for key in shown.isEmpty ? hidden : shown {
      switch key {
      case .lastCalls: calls.showLast(shown.isEmpty)
      case .foreseen: calls.showForeseen(shown.isEmpty)
      default: captions.followChoice()
      }
    }
  }

  private func following<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
    let place = all.firstIndex(of: value).map { $0 + 1 } ?? 0
    return all[place % all.count]
  }
}
