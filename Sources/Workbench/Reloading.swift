import DialogModel
import Session
import Texts

// What a changed document does to its run.

extension Workbench {
  /// Goes on with what the file holds now, if that is something else than before.
  ///
  /// A scenario that plays begins again; else what is up stays up.
  public func reload() {
    guard document.hasChanged, let changed = read() else { return }
    guard let session else { return begin(changed, playing: nil) }
    let playing = isPlaying ? scenario : nil
    let next = playing.flatMap { changed.scenario(named: $0)?.name }
    begin(
      changed, playing: next,
      as: session.reloaded(
        prepared(changed, next ?? scenario), named: document.name ?? "", playing: next,
        lost: next == nil ? playing : nil, clock: makeClock()))
  }

  /// Goes on in another language, where the run is.
  ///
  /// - Parameters:
  ///   - language: its code; `nil` for the texts as they are written.
  ///   - name: how a person calls it.
  public func change(to language: String?, named name: String) {
    guard let prototype, let session, self.language != language else { return }
    self.language = language
    chosenLanguage = language
    begin(
      prototype, playing: nil,
      as: session.reloaded(
        prepared(prototype, scenario),
        named: tr("{file} ({language})", ["file": document.name ?? "", "language": name]),
        lost: isPlaying ? scenario : nil, clock: makeClock()))
  }
}
