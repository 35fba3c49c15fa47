import DialogModel
import DialogSimulator
import Gtk
import Scenario
import Session
import Stage
import Texts
import WindowWords
import Workbench

// The actions of a window for people who present a prototype to others.

extension MainWindow {
  /// Adds the actions for presenting.
  ///
  /// - Parameter parts: the widgets of the window beside its panes.
  func connectPresentation(around parts: [Widget]) {
    presentation = Presentation(application, window, stage) { [weak self] shown in
      self?.panes?.setAlone(!shown)
      // An audience sees nothing of the tool.
      if !shown { self?.workbench.backToNow() }
      for part in parts { part.isVisible = shown }
    }
    presentation?.presenterWindow = { [weak self] in
      self?.runSheet.flatMap { $0.isShown ? $0.window : nil }
    }
    presentation?.onFullscreen = { [weak self] in
      // The presenter keeps the keyboard where the audience has another screen.
      if let self, presentation?.presenterMonitor != nil { runSheet?.takeKeys() }
    }
    presentation?.onChanged = { [weak self] in
      guard let self else { return }
      edge.clear()
      showHold()
      setBlack(false)
      followRunSheet()
      if presentation?.isOn != true, runSheet?.isShown != true, !calls.hidden.isEmpty {
        // It was hidden for the talk only.
        calls.hidden = []
        followChosenCaptions()
      }
      // The zoom of the presentation is not for the next window.
      controls.remember()
    }
    stage.marksTaps = Preferences.shared.marksTaps
    let marks = StatefulAction(switch: "mark-taps", initial: stage.marksTaps) { [weak self] in
      if let self { markTaps(!stage.marksTaps) }
    }
    window.add(marks)
    marksAction = marks
    let captions = StatefulAction(switch: "captions", initial: Preferences.shared.showsCaptions) {
      [weak self] in if let self { showCaptions(!showsCaptions) }
    }
    window.add(captions)
    captionsAction = captions
    window.addAction("play-or-stand") { [weak self] in self?.perform(.play) }
    window.addAction("next-step") { [weak self] in self?.performNextStep() }
    window.addAction("answer-yes") { [weak self] in self?.workbench.answer(true) }
    window.addAction("answer-no") { [weak self] in self?.workbench.answer(false) }
    window.addAction("shortcuts") { [weak self] in
      guard let self else { return }
      let list = keyList ?? Keys.makeList(over: window)
      keyList = list
      list.present()
    }
  }

  func markTaps(_ marks: Bool) {
    Preferences.shared.remember { $0.marksTaps = marks }
    showTapMarks(marks)
    tellPresenter(marks ? tr("Each tap is marked.") : tr("Taps are not marked."))
  }

  /// Marks taps from now on, or does not.
  func showTapMarks(_ marks: Bool) {
    stage.marksTaps = marks
    marksAction?.show(isOn: marks)
    followRunSheet()
  }

  /// Shows what scenarios say to the audience, or keeps it from the stage.
  func showCaptions(_ shows: Bool) {
    Preferences.shared.showsCaptions = shows
    calls.hidden.remove(.captions)
    tellPresenter(shows ? tr("Captions are shown.") : tr("Captions are not shown."))
    followChosenCaptions()
  }

  /// Whether the audience reads captions now.
  var showsCaptions: Bool {
    Preferences.shared.showsCaptions && !calls.hidden.contains(.captions)
  }

  /// Shows or hides the captions as they were chosen.
  func followChosenCaptions() {
    captionsAction?.show(isOn: showsCaptions)
    followRunSheet()
    if showsCaptions {
      followCaptions()
      showCaption()
    } else {
      captions.hide()
    }
  }

  /// Shows a sentence in the run sheet; without one, at the edge of a stage that is alone.
  func tellPresenter(_ text: String) {
    if let runSheet, runSheet.isShown { return runSheet.tell(text) }
    if presentation?.isOn == true { edge.tell(text) }
  }

  /// Shows what the scenario that plays says now, and keeps room for what it will say.
  func showCaption() {
    guard showsCaptions else { return }
    if workbench.isPlaying, !workbench.isPlayingAll, hasCaptions { captions.begin() }
    captions.show(captionsAreOfLog ? captionOfLog : workbench.caption)
  }

  /// Shows what has just happened, where the scenario says nothing to the audience.
  func followCaptionOfLog() {
    guard showsCaptions, captionsAreOfLog, let text = captionOfLog else { return }
    captions.begin()
    captions.show(text)
  }

  /// What has just happened in the run; `nil` before the first step.
  private var captionOfLog: String? {
    guard let session, !workbench.isPlayingAll, workbench.hasPerformedStep else { return nil }
    return AudienceCaption.now(in: session.log, session.prototype, session.simulator.indices)
  }

  /// Whether the audience reads what happens: who presents a scenario without a word to it.
  private var captionsAreOfLog: Bool {
    guard presentation?.isOn == true || runSheet?.isShown == true, workbench.isPlaying else {
      return false
    }
    return playedScript?.steps.contains { $0.say != nil } == false
  }

  /// Follows a scenario that begins or ends.
  func followCaptions() {
    guard showsCaptions, captions.widget.isVisible || hasCaptions else { return }
    if workbench.isPlaying, !workbench.isPlayingAll { captions.begin() } else { captions.end() }
  }

  private var hasCaptions: Bool {
    captionsAreOfLog || playedScript?.steps.contains { $0.say != nil } ?? false
  }

  private var playedScript: ScenarioScript? {
    workbench.progress.flatMap { workbench.prototype?.scenario(named: $0.name) }
  }

  /// Marks a question that waits for its answer, where the log does not show it.
  func showHold() {
    guard presentation?.isOn == true, runSheet?.isShown != true, let session,
      let question = RowText(session.prototype).question(in: session.simulator)
    else { return edge.ask(nil) }
    edge.ask(
      tr("{question} Alt+Y: YES, Alt+N: NO", ["question": question]))
  }
}
