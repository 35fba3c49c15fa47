public import Film
import Giflib

// How large files become, before they are made.

extension ExportWriter {
  /// About how many bytes the files of formats have, without those that can't be made, for which the run
  /// is too long, or of which that is not known before.
  ///
  /// A page is made for that; of a film a few pictures are measured, which is mostly right to a quarter, and
  /// drawn once for all formats.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func estimates(_ formats: [ExportFormat]) async throws -> [ExportFormat: Int] {
    var sizes: [ExportFormat: Int] = [:]
    var films: [ExportFormat] = []
    for format in formats
    where ExportWriter.obstacle(to: format) == nil && refusal(of: format) == nil {
      switch product(format).kind {
      // What another program makes of the pictures is known only when it has made it.
      case .film where format == .mp4: sizes[format] = try await filmed([format])[format]?.count
      case .film: films.append(format)
      case nil: break
      default: sizes[format] = try await still(format).count
      }
    }
    if films.isEmpty { return sizes }
    return try await sizes.merging(measured(films)) { $1 }
  }

  private func measured(_ formats: [ExportFormat]) async throws -> [ExportFormat: Int] {
    let studio = FilmStudio(source.run, setting, pictures: pictures)
    let first = try await bitmap(0, studio)
    var totals = formats.map { bytes($0, ofFirst: first) }
    let sample = FilmSample(of: source.run.script, (0..<studio.count).map(setting.moment(of:)))
    // What is drawn coarsely is drawn again when it rests.
    var rests = formats.map { _ in 0 }
    for change in sample.changes {
      let before = try await bitmap(change.picture - 1, studio)
      let after = try await bitmap(change.picture, studio)
      for (place, format) in formats.enumerated() {
        let bytes = bytes(format, from: before, to: after)
        totals[place] += bytes.moving * change.weight
        if bytes.moving == 0 {
          totals[place] += rests[place]
          rests[place] = 0
        } else {
          rests[place] = max(rests[place], bytes.resting)
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(formats, zip(totals, rests).map { $0 + $1 }))
  }

  private func bytes(
    _ format: ExportFormat, from old: Bitmap, to new: Bitmap
  ) -> (moving: Int, resting: Int) {
    format == .gif
      ? GIFFilm.bytes(from: old, to: new, encode: GIFPicture.bytes)
      : WebPFilm.bytes(
        from: old, to: new, exact: ExportWriter.encode, lossy: ExportWriter.encodeMovement)
  }

  /// How many bytes a film of one picture has.
  private func bytes(_ format: ExportFormat, ofFirst new: Bitmap) -> Int {
    if format == .gif {
      var film = GIFFilm(width: new.width, height: new.height, encode: GIFPicture.bytes)
      film.add(new, hundredths: 3)
      return film.data.count
    }
    var film = WebPFilm(width: new.width, height: new.height, exact: ExportWriter.encode)
    _ = film.add(new, milliseconds: 30)
    return film.data?.count ?? 0
  }
}
