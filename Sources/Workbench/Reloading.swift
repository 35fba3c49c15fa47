import DialogModel
import PrototypeFile
import Scenario
import Session
import Texts

// How a run continues with a changed document.

extension Workbench {
  /// Continues with the present content of the file, if it has changed.
  ///
  /// A scenario that plays begins again; without one, dialogs that are up stay up. Where people
  /// watch, nothing begins again.
  public func reload() { reload {} }

  /// - Parameter done: called after the document has been read again; not where it has not changed.
  func reload(then done: @escaping @MainActor () -> Void) {
    var saves = document.saves
    reader.readAgain({ [weak self] in
      guard let self else { return { nil } }
      saves = document.saves
      // In a conflict the file has another text than the window.
      let (request, bytes) = (request, document.conflict?.text ?? document.content.source)
      return { DocumentContent(of: request, ifNot: bytes) }
    }) { [weak self] content in
      guard let self else { return }
      // What was saved meanwhile is newer than what was read, and no change of another program.
      if document.isWriting || saves != document.saves {
        return document.afterWriting { [weak self] in self?.reload(then: done) }
      }
      document.handOnTyping()
      guard let change = document.take(content, by: self) else {
        // Another window may have read it before.
        if content.revision.hasSameText(as: document.revision) { done() }
        return
      }
      show(change)
      done()
    }
  }

  /// Continues with a document that has been read again.
  ///
  /// - Parameters:
  ///   - shown: the version that the run shows, if it is known.
  ///   - names: new names since the run stopped, by the old ones.
  func resume(
    with changed: Prototype, after shown: Revision?, renamed names: NewNames = [:]
  ) {
    guard let session else { return begin(changed, playing: nil) }
    // It was gone or had errors, and is again what the run shows.
    guard !document.revision.hasSameText(as: shown) else { return }
    // What the scenarios before this one did, they did with another document.
    if isPlayingAll { return playAll() }
    let playing = isPlaying ? scenario : nil
    if isPresented || driver?.goesByStep == true || isOffTrack, names.isEmpty {
      if isPresented, session.state.runsWhatIsOutside {
        awaited = changed
        return
      }
      if walk.goOn(in: changed) { return }
    }
    let next = playing.flatMap { changed.scenario(named: $0)?.name }
    begin(
      changed, playing: next,
      as: session.reloaded(
        prepared(changed, next ?? scenario), named: document.name ?? "", playing: next,
        lost: next == nil ? playing : nil, renamed: names, clock: makeClock()))
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
