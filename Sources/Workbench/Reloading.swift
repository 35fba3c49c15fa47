import DialogModel
import Session
import Texts

// How a run continues with a changed document.

extension Workbench {
  /// Continues with the present content of the file, if it has changed.
  ///
  /// A scenario that plays begins again; without one, dialogs that are up stay up.
  public func reload() {
    let shown = document.goodBytes
    guard document.hasChanged, let changed = read() else { return }
    guard let session else { return begin(changed, playing: nil) }
    // It was gone or had errors, and is again what the run shows.
    guard document.bytes != shown else { return }
    // What the scenarios before this one did, they did with another document.
    if isPlayingAll { return playAll() }
    let playing = isPlaying ? scenario : nil
    let next = playing.flatMap { changed.scenario(named: $0)?.name }
    begin(
      changed, playing: next,
      as: session.reloaded(
        prepared(changed, next ?? scenario), named: document.name ?? "", playing: next,
        lost: next == nil ? playing : nil, clock: makeClock()))
  }

  /// Continues the run at the same place in another language.
  ///
  /// - Parameters:
  ///   - language: its code; `nil` for the texts as they are written.
  ///   - name: its name for the person.
  public func change(to language: String?, named name: String) {
    guard let prototype, let session, self.language != language else { return }
    self.language = language
    results = [:]
    chosenLanguage = language
    begin(
      prototype, playing: nil,
      as: session.reloaded(
        prepared(prototype, scenario),
        named: tr("{file} ({language})", ["file": document.name ?? "", "language": name]),
        lost: isPlaying ? scenario : nil, clock: makeClock()))
  }
}
