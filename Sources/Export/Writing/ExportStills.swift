import DialogModel
import DialogSimulator
import EventLog
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
    case .sheet where format == .pdf:
      return try await sheetPages().file { [tell] in tell($0, $1) }
    case .sheet: return try await sheet().file(format) { [tell] in tell($0, $1) }
    case .picture: return try await moment(format)
    case .beats: return try await beats().picture { [tell] in tell($0, $1) }.png()
    case .board:
      return try await board(format).file(format == .pdf ? .pdf : .svg) { [tell] in tell($0, $1) }
    case .page:
      let studio = FilmStudio(source.run, plain, pictures: pictures)
      return try await ReplayPages.file(
        source, studio, heading: heading, notes: setting.notes, calls: setting.calls
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
      heading: heading, scenes: source.run.storyboard().scenes)
  }

  /// What is on a sheet of everything that the document shows.
  func plan() throws -> SheetPlan {
    let plan = SheetPlan(
      source.document ?? source.prototype, setting, language: source.prototype.language)
    guard plan.count > 0 else {
      throw ExportFailure(message: tr("There is no dialog to show."), status: 65)
    }
    guard plan.count <= ContactSheet.most else {
      throw ExportFailure(
        message: tr(
          "The sheet would have {n} pictures; let it compare less with “--vary”.",
          ["n": String(plan.count)]), status: 65)
    }
    if setting.isGrid, !plan.isGrid {
      throw ExportFailure(
        message: tr(
          "A grid needs two things of which the document has several; name them with “--vary”."),
        status: 65)
    }
    return plan
  }

  /// A sheet as one picture.
  func sheet() throws -> ContactSheet {
    let plan = try plan()
    return ContactSheet(plan: plan, heading: heading(of: plan), pictures: pictures)
  }

  /// A sheet as pages.
  func sheetPages() throws -> SheetPages {
    let plan = try plan()
    return SheetPages(plan: plan, heading: heading(of: plan), pictures: pictures)
  }

  private func heading(of plan: SheetPlan) -> Heading {
    heading(plan.document.localized(plan.language), plan.particulars)
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

  /// What is said above what is shown.
  var heading: Heading {
    let prototype = source.prototype
    let calls = source.run.rows.indices.count { source.run.rows.isListed(at: $0) }
    let inputs = ntr("one input", "{n} inputs", source.run.script.acts.count)
    let parts = [
      names.scenario.map { ClientName.words(ofID: $0) },
      setting.hasBothLooks
        ? tr("Flat and Classic")
        : setting.shot.look.theme == .flat ? tr("Flat") : tr("Classic"),
      prototype.device == .phone ? tr("phone") : tr("tablet"),
      prototype.language.map { LanguageNames.name(of: $0) },
      setting.calls
        ? tr(
          "{calls} in {inputs}", ["calls": ntr("one call", "{n} calls", calls), "inputs": inputs])
        : inputs,
      tr("{seconds} s", ["seconds": Storyboard.seconds(source.run.script.length)]),
    ]
    return heading(prototype, parts.compactMap { $0 })
  }

  private func heading(_ prototype: Prototype, _ particulars: [String]) -> Heading {
    let file = names.document.split(separator: ".", maxSplits: 1).first.map { String($0) }
    let title =
      [setting.words.title, prototype.title, file.map { ClientName.words(ofID: $0) }]
      .compactMap { $0 }.first { !$0.isEmpty } ?? tr("Prototype")
    let words = setting.words
    return Heading(
      title: OneLine.text(title), author: words.author.map { OneLine.text($0) },
      date: words.date,
      particulars: particulars.filter { !$0.isEmpty }.map { OneLine.text($0) })
  }
}

/// What is said above what is shown: its title, who made it and when, and its particulars.
struct Heading {
  let title: String
  let author: String?
  let date: String?
  let particulars: [String]

  /// All but the title.
  var parts: [String] { [author, date].compactMap { $0 } + particulars }

  /// All but the title, in one line.
  var subtitle: String { parts.joined(separator: " · ") }
}
