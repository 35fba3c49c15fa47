import DialogModel
import DialogSimulator
import Gtk
import Scenario
import Session
import Texts
import WindowWords
import Workbench

/// The captions under the stage: what scenarios say to the audience, or what happens.
@MainActor
final class CaptionsController {
  let band = CaptionBand()

  private unowned let host: any PresentingHost
  private unowned let presenting: PresentingController
  private var workbench: Workbench { host.workbench }
  private var action: StatefulAction?

  init(_ host: any PresentingHost, _ presenting: PresentingController) {
    (self.host, self.presenting) = (host, presenting)
  }

  /// Adds the action.
  func connect() {
    let action = StatefulAction(switch: "captions", initial: Preferences.shared.showsCaptions) {
      [weak self] in if let self { choose(!isChosen) }
    }
    host.window.add(action)
    self.action = action
  }

  /// Shows what scenarios say to the audience, or keeps it from the stage.
  func choose(_ shows: Bool) {
    Preferences.shared.showsCaptions = shows
    presenting.calls.hidden.remove(.captions)
    presenting.tell(shows ? tr("Captions are shown.") : tr("Captions are not shown."))
    followChoice()
  }

  /// Whether the audience reads captions now.
  var isChosen: Bool {
    Preferences.shared.showsCaptions && !presenting.calls.hidden.contains(.captions)
  }

  /// Shows or hides the captions as they were chosen.
  func followChoice() {
    action?.show(isOn: isChosen)
    presenting.runSheet.follow()
    if isChosen {
      show()
    } else {
      band.hide()
    }
  }

  /// Shows what the scenario that plays says now, and keeps room for what it will say.
  func show() {
    guard isChosen else { return }
    followScenario()
    band.show(
      captionsAreOfLog ? captionOfLog : workbench.caption,
      wasRead: workbench.captionWasRead || workbench.walk.isOffTrack)
  }

  /// Shows the latest event, where the scenario says nothing to the audience.
  func followLog() {
    guard isChosen, captionsAreOfLog else { return }
    if let text = captionOfLog {
      band.keepsRoom = true
      band.show(text)
    } else if workbench.walk.isOffTrack {
      band.show(nil, wasRead: true)
    }
  }

  /// Takes away what an earlier run said; a run begins.
  func begin() {
    band.show(nil, wasRead: true)
    followScenario()
  }

  /// What has just happened in the run; `nil` before the first step, and after a wrong tap.
  private var captionOfLog: String? {
    guard let session = host.session, !workbench.isPlayingAll, workbench.hasPerformedStep,
      !workbench.walk.isOffTrack
    else { return nil }
    return AudienceCaption.now(in: session.log, session.prototype, session.simulator.indices)
  }

  /// Whether the audience reads what happens: who presents a scenario without a word to it.
  private var captionsAreOfLog: Bool {
    presenting.isShown && workbench.isPlaying && playedScript?.hasCaptions == false
  }

  /// Follows a scenario that begins or ends, and who begins or ends to present.
  func followScenario() {
    guard isChosen else { return }
    band.keepsRoom = needsRoom
  }

  /// Whether something will be said.
  ///
  /// Where the scenario is presented, its room is there from the start, and the device does not move.
  private var needsRoom: Bool {
    if workbench.isPlayingAll { return false }
    if workbench.isPlaying, captionsAreOfLog || playedScript?.hasCaptions == true { return true }
    guard presenting.isShown, let name = presenting.runSheet.scenario,
      let script = workbench.prototype?.scenario(named: name)
    else { return false }
    return script.hasCaptions || presenting.runSheet.isShown
  }

  private var playedScript: ScenarioScript? {
    workbench.progress.flatMap { workbench.prototype?.scenario(named: $0.name) }
  }
}

extension ScenarioScript {
  /// Whether it says something to the audience.
  fileprivate var hasCaptions: Bool { steps.contains { $0.say != nil } }
}
