import DialogModel
import Gtk
import Session
import Stage
import Texts
import WindowWords

// What a window does when something that it shows has changed outside.

extension MainWindow {
  /// Goes on with what the file holds now, if that is something else than before.
  func reload() {
    guard document.hasChanged else { return }
    read { changed in
      guard let session else { return begin(changed, playing: nil) }
      let playing = player == nil ? nil : scenario
      let next = playing.flatMap { changed.scenario(named: $0)?.name }
      begin(
        changed, playing: next,
        as: session.reloaded(
          prepared(changed, next ?? scenario), named: document.name ?? "", playing: next,
          lost: next == nil ? playing : nil, clock: RealClock()))
    }
  }

  /// Goes on in another language, where the run is.
  func change(to language: String?) {
    guard let loaded, let session, self.language != language else { return }
    self.language = language
    chosenLanguage = language
    let name = language.map { LanguageNames.name(of: $0) } ?? tr("as written")
    begin(
      loaded, playing: nil,
      as: session.reloaded(
        prepared(loaded, scenario),
        named: tr(
          "{file} ({language})", ["file": document.name ?? "", "language": name]),
        lost: player == nil ? nil : scenario, clock: RealClock()))
  }

  /// Shows the run on a stage with the document's pictures as they are now.
  func readPictures() {
    guard let session else { return }
    let pictures = Pictures(of: session.prototype, document: file)
    stage.picture = { pictures[$0] }
    stage.begin(session.prototype)
    pictureWatch =
      pictures.paths.isEmpty
      ? nil
      : FileWatch(pictures.paths) { [weak self] in
        self?.readPictures()
        self?.refresh()
      }
    if lacksPictures { errors.hide() }
    lacksPictures = !pictures.problems.isEmpty
    guard !pictures.problems.isEmpty else { return }
    errors.show(
      ntr("One picture can’t be read", "{n} pictures can’t be read", pictures.problems.count),
      hint: tr("Pictures are looked for beside the document."),
      details: pictures.problems.map { "\($0.name): \($0.reason)" })
  }
}
