import DialogModel
import DialogSimulator
import Gtk
import PrototypeFile
import Scenario
import Session
import Stage
import Texts
import WindowWords
import Workbench

// How a window shows the changes of its workbench.

extension MainWindow {
  /// Shows a change.
  func take(_ change: WorkbenchChange) {
    windows.keepSoon()
    switch change {
    case .document(let reading):
      show(reading)
      editing.take(reading)
      comparison.fillTranslations()
      flow.follow()
    case .run:
      if let session { begin(session) } else { clear() }
      showCrash()
    case .state:
      refresh()
      flow.followRun()
      presenting.follow()
      showCrash()
    case .program: program.show()
    case .grown:
      if let session { begin(session) }
    case .past:
      past.show()
      futures.follow()
    case .breakpoints: breaks.show()
    case .inThePast(let input): past.askToGoOn(input)
    case .progress:
      // A scenario plays on the one stage.
      if workbench.isPlaying { comparison.end() }
      showProgress()
      presenting.captions.followScenario()
      presenting.runSheet.follow()
    case .caption: presenting.captions.show()
    case .performing(let input): presenting.markPress(input)
    case .permissions:
      permissions.show()
      // The recordings of a slow disk are read later than the pictures are shown.
      if let pictures, workbench.commands.problems != recordingProblems {
        showProblems(of: pictures)
      }
    case .warnings:
      stageBar.warnings.show(workbench.document)
      sidebar.heardFindings.show(workbench.document)
      editing.text?.showProblems()
      editing.properties?.showWarnings()
    case .activity(let activity):
      permissions.perform(activity)
    case .editing:
      editing.showEditing()
      futures.follow()
    case .edited(let change):
      editing.showEdited(change)
      comparison.fillTranslations()
      flow.follow()
    case .selection: editing.showSelection()
    case .saving: editing.saving.showSaving()
    case .checked:
      contents.mark(ScenarioMarks(workbench))
      editing.properties?.showScenarios()
    case .moved: editing.saving.showMoved()
    case .recovered(let count): editing.saving.showRecovered(count)
    case .forgotten: editing.saving.showForgotten()
    case .problem(let text, let hint): errors.show(text, hint: hint)
    }
  }

  /// Shows the errors of the document, if there are any.
  private func show(_ reading: DocumentReading) {
    hasFileProblems = false
    firstErrorPlace = nil
    stale.document = nil
    let document = workbench.document
    switch reading {
    case .loaded:
      errors.hide()
      showTitle()
    case .failed(let problems):
      firstErrorPlace = problems.first.map { EditorPlace(line: $0.line, column: $0.column) }
      errors.show(problems, in: document, keepsLast: session != nil)
      showTitle()
    case .unreadable(let reason):
      if session == nil {
        errors.show(
          tr("{file} can’t be read: {reason}", ["file": document.name ?? "", "reason": reason]),
          hint: tr("Choose another file with Open."))
      } else {
        errors.hide()
        stale.document = StaleFiles.File(document.name ?? "", reason)
      }
      showTitle()
    }
  }

  /// Shows which files are not as they are shown, or that all are.
  func showStale() {
    if let text = stale.text { staleNotice.show(text, stays: true) } else { staleNotice.hide() }
  }

  /// Shows a run from the start.
  private func begin(_ session: Session) {
    guard let prototype = workbench.prototype else { return }
    contents.show(prototype)
    languages.show(prototype, current: workbench.language)
    header.show(prototype.scenarios.map(\.name), current: workbench.scenario)
    permissions.show()
    readPictures()
    if past.wasShown { past.show() }
    controls.begin(session.prototype)
    device.begin(session)
    center.visibleChildName = flow.isOn ? "flow" : "stage"
    sidebar.begin(session)
    if !workbench.breaks.isEmpty || !workbench.logged.isEmpty { breaks.show() }
    presenting.captions.begin()
    contents.mark(ScenarioMarks(workbench))
    comparison.fill()
    flow.follow()
    showTitle()
    sessions.performRecording()
    presenting.runSheet.follow()
  }

  /// Removes what is shown of the previous document.
  private func clear() {
    comparison.compareStages(false)
    flow.end()
    flow.forget()
    pictureWatch = nil
    pictures = nil
    stale = StaleFiles()
    permissions.hide()
    contents.clear()
    header.show([], current: nil)
    languages.show(nil, current: nil)
    sidebar.end()
    presenting.captions.band.hide()
    controls.readingOrder.update(nil)
    presenting.runSheet.follow()
    presenting.edge.clear()
    futures.follow()
    center.visibleChildName = "nothing"
  }

  /// Shows the current state of the run.
  private func refresh() {
    guard let session else { return }
    if past.isPresent { past.showStage() }
    permissions.showActivities()
    presenting.showHold()
    past.showCount()
    sidebar.update()
    contents.update(session.state)
    stageBar.update(session.simulator)
    controls.update(session.simulator)
    controls.readingOrder.update(past.isPresent && !workbench.isEditing ? session : nil)
    device.update(session)
    futures.follow()
  }

  /// Shows the run on a stage with the current pictures of the document.
  private func readPictures() {
    guard let session else { return }
    // Watched before it is read, so that no change comes between.
    let folder = workbench.request.documentFolder
    watchPictures(of: session.prototype, in: folder)
    let pictures = Pictures(
      of: session.prototype, document: file, in: folder, before: pictures)
    self.pictures = pictures
    stage.picture = pictures.source
    // Another document may have been opened meanwhile.
    let isCurrent: @MainActor () -> Bool = { [weak self] in self?.pictures === pictures }
    pictures.read { [weak self] in
      if isCurrent() { self?.showNew() }
    } then: { [weak self] isLater in
      guard let self, isCurrent() else { return }
      stale.pictures = pictures.stale.map {
        StaleFiles.File(FileName.beginning($0.name), $0.reason)
      }
      if isLater { showNew() }
      showProblems(of: pictures)
      keepStill()
    }
    beginStage(session)
  }

  /// Lists a file among the recent ones.
  func recent(add file: String) { recent.add(file) }

  /// Keeps a picture of the start for the list of recent documents.
  private func keepStill() {
    guard let file, let session else { return }
    recent.keepStill(of: file, session.prototype.title ?? "") { [weak self, weak session] in
      // What is on the stage already: another stage beside it would take the pointer from this one.
      guard let self, let session, session === self.session, session.state.inputCount <= 1,
        comparison.isOn == false
      else { return nil }
      return stage.pictureOfScreen
    }
  }

  /// Shows the stage again, with pictures that have come.
  private func showNew() {
    guard let session else { return }
    beginStage(session)
    refresh()
    comparison.fill()
  }

  private func beginStage(_ session: Session) {
    past.stageShows(present: true)
    stage.begin(session.prototype)
  }

  private func watchPictures(of prototype: Prototype, in folder: DocumentFolder) {
    let paths = Pictures.paths(of: prototype, document: file, in: folder)
    guard pictureWatch?.paths ?? [] != paths else { return }
    pictureWatch =
      paths.isEmpty
      ? nil
      : FileWatch(paths) { [weak self] in
        self?.readPictures()
        self?.refresh()
      }
  }

  /// Shows the files next to the document that cannot be used, if there are any.
  private func showProblems(of pictures: Pictures) {
    let recordings = workbench.commands.problems
    recordingProblems = recordings
    let hadProblems = hasFileProblems
    hasFileProblems = !pictures.problems.isEmpty || !recordings.isEmpty
    guard hasFileProblems else {
      if hadProblems { errors.hide() }
      return
    }
    let heading =
      if recordings.isEmpty {
        ntr("One picture can’t be read", "{n} pictures can’t be read", pictures.problems.count)
      } else if pictures.problems.isEmpty {
        ntr("One recording can’t be played", "{n} recordings can’t be played", recordings.count)
      } else {
        tr(
          "{n} files beside the document can’t be used",
          ["n": String(pictures.problems.count + recordings.count)])
      }
    errors.show(
      heading,
      hint: recordings.isEmpty
        ? tr("Pictures are looked for beside the document.")
        : tr("The command is simulated: {advice}.", ["advice": RecordingProblem.hint]),
      details: pictures.problems.map { "\(FileName.beginning($0.name)): \($0.reason)" }
        + recordings.map(\.words))
  }
}
