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
      followScenario()
      show()
    } else {
      band.hide()
    }
  }

  /// Shows what the scenario that plays says now, and keeps room for what it will say.
  func show() {
    guard isChosen else { return }
    if workbench.isPlaying, !workbench.isPlayingAll, hasCaptions { band.begin() }
    band.show(captionsAreOfLog ? captionOfLog : workbench.caption)
  }

  /// Shows the latest event, where the scenario says nothing to the audience.
  func followLog() {
    guard isChosen, captionsAreOfLog, let text = captionOfLog else { return }
    band.begin()
    band.show(text)
  }

  /// What has just happened in the run; `nil` before the first step.
  private var captionOfLog: String? {
    guard let session = host.session, !workbench.isPlayingAll, workbench.hasPerformedStep else {
      return nil
    }
    return AudienceCaption.now(in: session.log, session.prototype, session.simulator.indices)
  }

  /// Whether the audience reads what happens: who presents a scenario without a word to it.
  private var captionsAreOfLog: Bool {
    guard presenting.isOn || presenting.runSheet.isShown, workbench.isPlaying else {
      return false
    }
    return playedScript?.steps.contains { $0.say != nil } == false
  }

  /// Follows a scenario that begins or ends.
  func followScenario() {
    guard isChosen, band.widget.isVisible || hasCaptions else { return }
    if workbench.isPlaying, !workbench.isPlayingAll { band.begin() } else { band.end() }
  }

  private var hasCaptions: Bool {
    captionsAreOfLog || playedScript?.steps.contains { $0.say != nil } ?? false
  }

  private var playedScript: ScenarioScript? {
    workbench.progress.flatMap { workbench.prototype?.scenario(named: $0.name) }
  }
}
