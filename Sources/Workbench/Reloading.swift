import DialogModel
import PrototypeFile
import Scenario
import Session
import Texts

// How a run continues with a changed document.

extension Workbench {
  /// Continues with the present content of the file, if it has changed.
  ///
  /// A scenario that plays begins again; without one, dialogs that are up stay up.
  public func reload() { reload {} }

  /// - Parameter done: called after the document has been read again; not where it has not changed.
  func reload(then done: @escaping @MainActor () -> Void) {
    reader.readAgain({ [weak self] in
      let request = self?.document.request ?? DocumentRequest()
      // In a conflict the file has another text than the window.
      let bytes = self?.editing.theirs?.text ?? self?.document.source
      if let self { editing.savesAtReading = editing.file.saves }
      return { Document.content(of: request, ifNot: bytes) }
    }) { [weak self] content in
      guard let self else { return }
      // What was saved meanwhile is newer than what was read, and no change of another program.
      if editing.savesAtReading != editing.file.saves { return reload(then: done) }
      collectTyping()
      if let theirs = content.revision, takeOutside(theirs) { return }
      if keepsMine(without: content) { return }
      let shown = document.lastGood
      let changed = take(content)
      keepOutside()
      if editing.isOn {
        selectWhatIsLeft()
        if let changed {
          prototype = changed
          showEdited()
          tell(.edited(nil))
        }
      } else if let changed {
        goOn(with: changed, after: shown)
      }
      done()
    }
  }

  /// Continues with a document that has been read again.
  ///
  /// - Parameter shown: the version that the run shows, if it is known.
  func goOn(with changed: Prototype, after shown: Revision?) {
    guard let session else { return begin(changed, playing: nil) }
    // It was gone or had errors, and is again what the run shows.
    guard !document.revision.hasSameText(as: shown) else { return }
    // What the scenarios before this one did, they did with another document.
    if isPlayingAll { return playAll() }
    let playing = isPlaying ? scenario : nil
    let goesByStep = driver?.goesByStep == true
    if goesByStep, keepsStep(in: changed) { return }
    let next = playing.flatMap { changed.scenario(named: $0)?.name }
    begin(
      changed, playing: next,
      as: session.reloaded(
        prepared(changed, next ?? scenario), named: document.name ?? "", playing: next,
        lost: next == nil ? playing : nil, renamed: editing.names, clock: makeClock()),
      byStep: goesByStep)
  }

  /// Goes to the same step in a changed document, if the scenario still does the same: what it says
  /// may change, and the notes.
  ///
  /// - Returns: whether there is a new run now.
  private func keepsStep(in changed: Prototype) -> Bool {
    guard !isOffTrack, let (name, step) = leftStep,
      let before = prototype?.scenario(named: name), let now = changed.scenario(named: name),
      now.steps.map(\.kind) == before.steps.map(\.kind)
    else { return false }
    prototype = changed
    stepMarks = [:]
    return goTo(step: step, of: name)
  }

  /// Continues the run at the same place in another language.
  ///
  /// - Parameters:
  ///   - language: its code; `nil` for the texts as they are written.
  ///   - name: its name for the person.
  public func change(to language: String?, named name: String) {
    guard let prototype, let session, self.language != language else { return }
    self.language = language
    (results, staleResults) = ([:], [:])
    chosenLanguage = language
    begin(
      prototype, playing: nil,
      as: session.reloaded(
        prepared(prototype, scenario),
        named: tr("{file} ({language})", ["file": document.name ?? "", "language": name]),
        lost: isPlaying ? scenario : nil, clock: makeClock()))
  }
}
