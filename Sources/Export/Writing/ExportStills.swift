import DialogModel
import DialogSimulator
import Film
import Gtk
import Stage
import Texts
import WindowWords

// Files whose pictures do not move.

extension ExportWriter {
  /// The scale at which a storyboard is laid out.
  private static let boardScale = 2

  /// A file whose pictures do not move.
  func still(_ format: ExportFormat) async throws -> [UInt8] {
    switch product(format).kind {
    case .sheet: return try await sheet().file(format) { [tell] in tell($0, $1) }
    case .picture: return try await moment(format)
    case .beats: return try await beats().picture { [tell] in tell($0, $1) }.png()
    case .board:
      return try await board(format).file(format == .pdf ? .pdf : .svg) { [tell] in tell($0, $1) }
    case .page:
      let studio = FilmStudio(source.run, plain, pictures: pictures)
      return try await ReplayPages.file(
        source, studio, heading: headingParts, notes: setting.notes, calls: setting.calls
      ) { [tell] in
        tell($0, $1)
      }
    case .tappable: return try await tappable()
    case .book: return try await book()
    case .film, nil:
      throw ExportFailure(
        message: tr("{format} can’t show this", ["format": format.name]), status: 64)
    }
  }

  /// The setting of pictures that stand on paper or on a page, which says in text what is said.
  private var plain: FilmSetting {
    var setting = setting
    (setting.captions, setting.hasGround) = (false, false)
    return setting
  }

  /// A picture with each beat.
  func beats() -> BeatSheet {
    BeatSheet(
      source: source, studio: FilmStudio(source.run, plain, pictures: pictures),
      captions: setting.captions, heading: heading)
  }

  /// A storyboard.
  func board(_ format: ExportFormat) -> StoryboardPages {
    var setting = plain
    // Smaller letters would stand unevenly, since they are placed on whole pixels.
    setting.shot.scale = ExportWriter.boardScale
    setting.drawsShapes = true
    return StoryboardPages(
      source: source, studio: FilmStudio(source.run, setting, pictures: pictures),
      heading: heading)
  }

  /// A sheet of every dialog.
  func sheet() throws -> ContactSheet {
    let document = source.document ?? source.prototype
    let sheet = ContactSheet(
      document: document, setting: setting, language: source.prototype.language,
      title: OneLine.text(document.title ?? names.document), pictures: pictures)
    guard sheet.count > 0 else {
      throw ExportFailure(
        message: tr("There is no dialog to show, or nothing to compare."), status: 65)
    }
    guard sheet.count <= ContactSheet.most else {
      throw ExportFailure(
        message: tr(
          "The sheet would have {n} pictures; let it compare less with “--vary”.",
          ["n": String(sheet.count)]), status: 65)
    }
    return sheet
  }

  /// One moment of a run.
  private func moment(_ format: ExportFormat) async throws -> [UInt8] {
    guard case .moment(let simulator) = source.shows else { return [] }
    guard let vector = VectorFile.Format(format) else {
      return try await shownMoment().png()
    }
    let title = heading.title
    let file: Result<[UInt8], any Error> = await withCheckedContinuation { continuation in
      Stage.drawShapes(
        setting.shot, of: simulator, pictures: pictures
      ) { shapes in
        continuation.resume(
          returning: Result {
            guard let shapes else { throw ExportFailure(message: tr("Nothing shows."), status: 65) }
            return try VectorFile.file(
              vector, (shapes.width, shapes.height), title: title, shapes.draw)
          })
      }
    }
    return try file.get()
  }

  /// The moment of a run that is shown, with pixels.
  func shownMoment() async throws -> Picture {
    guard case .moment(let simulator) = source.shows else {
      throw ExportFailure(message: tr("Nothing shows."), status: 65)
    }
    let picture = await withCheckedContinuation { continuation in
      Stage.draw(setting.shot, of: simulator, pictures: pictures) {
        continuation.resume(returning: $0)
      }
    }
    guard let picture else { throw ExportFailure(message: tr("Nothing shows."), status: 65) }
    return picture
  }

  /// The title of what is shown, and its particulars in one line.
  var heading: (title: String, subtitle: String) {
    let (title, parts) = headingParts
    return (title, parts.joined(separator: " · "))
  }

  /// The title of what is shown, and its particulars.
  var headingParts: (title: String, particulars: [String]) {
    let prototype = source.prototype
    let calls = source.run.rows.indices.count { source.run.rows.isListed(at: $0) }
    let tenths = source.run.script.length / 100
    let parts = [
      // Where no scenario is shown it is the title already.
      names.scenario == nil ? nil : prototype.title ?? names.document,
      setting.hasBothLooks
        ? tr("Flat and Classic")
        : setting.shot.look.theme == .flat ? tr("Flat") : tr("Classic"),
      prototype.device == .phone ? tr("phone") : tr("tablet"),
      prototype.language.map { LanguageNames.name(of: $0) },
      tr(
        "{calls} in {inputs}",
        [
          "calls": ntr("one call", "{n} calls", calls),
          "inputs": ntr("one input", "{n} inputs", source.run.script.acts.count),
        ]),
      tr("{seconds} s", ["seconds": "\(tenths / 10).\(tenths % 10)"]),
    ]
    return (
      OneLine.text(names.scenario ?? prototype.title ?? names.document),
      parts.compactMap { $0 }.filter { !$0.isEmpty }.map { OneLine.text($0) }
    )
  }
}
