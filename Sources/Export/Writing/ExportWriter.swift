import DialogModel
import DialogSimulator
import EventLog
public import Film
import Giflib
import Gtk
import Session
public import Stage
import Texts
import WindowWords

/// Makes the files that show a run.
///
/// Everything that can be asked before a file is made is here too: the formats are those of
/// ``ExportFormat``, what can be chosen is ``FilmSetting``, and ``estimates(_:)`` says how large a file
/// becomes.
@MainActor
public final class ExportWriter {
  /// Called with how many of how many pictures are drawn.
  public var tell: (Int, Int) -> Void = { _, _ in }

  let source: FilmSource.Source
  let setting: FilmSetting
  let names: (scenario: String?, document: String)
  let pictures: PictureSource

  /// A writer of the files of a run.
  ///
  /// - Parameters:
  ///   - scenario: the name of the scenario that was played; `nil` for none.
  ///   - document: the name of the document, for one without a title.
  ///   - pictures: the pictures that the document names.
  public init(
    _ source: FilmSource.Source, _ setting: FilmSetting, scenario: String?, document: String,
    pictures: PictureSource
  ) {
    (self.source, self.setting, self.pictures) = (source, setting, pictures)
    names = (scenario, document)
  }

  /// Why files of a format can't be made on this computer; `nil` where they can.
  public static func obstacle(to format: ExportFormat) -> String? {
    switch format {
    case .webp where !Picture.hasWebP:
      tr("“libwebp.so.7” is not installed, which writes WebP")
    case .mp4 where Encoder.installed == nil:
      tr(
        "MP4 needs “ffmpeg”, which is not installed; on Debian: sudo apt install ffmpeg. GIF and WebP need no other program."
      )
    default: nil
    }
  }

  /// The file of a format.
  ///
  /// Other work of the main actor continues between two pictures.
  ///
  /// - Throws: ``ExportFailure``, or `CancellationError` as soon as the task is cancelled.
  public func file(_ format: ExportFormat) async throws -> [UInt8] {
    try await files([format])[0]
  }

  /// The files of several formats, whose pictures are drawn once where they are the same.
  ///
  /// - Throws: as ``file(_:)``.
  public func files(_ formats: [ExportFormat]) async throws -> [[UInt8]] {
    for format in formats {
      if let obstacle = ExportWriter.obstacle(to: format) {
        throw ExportFailure(message: obstacle, status: 69)
      }
    }
    try check(formats)
    var files: [ExportFormat: [UInt8]] = [:]
    let films = Set(formats.filter { product($0).kind == .film })
    if !films.isEmpty { files = try await filmed(films) }
    for format in formats where files[format] == nil {
      files[format] = try await still(format)
    }
    return formats.map { files[$0] ?? [] }
  }

  static func encode(_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    Picture.webP(pixels, width: width, height: height)
  }

  /// What moves may lose a little, since each of its pictures shows for a moment.
  static func encodeMovement(
    _ pixels: [UInt8], _ width: Int, _ height: Int
  ) -> [UInt8]? {
    // A screen that becomes dark is many pixels, a ring is few.
    let isLarge = width * height > 60_000
    return Picture.webP(pixels, width: width, height: height, quality: isLarge ? 30 : 50)
  }

  private static var noWebP: ExportFailure {
    ExportFailure(message: tr("libwebp can’t write this picture"), status: 70)
  }

  func bitmap(_ place: Int, _ studio: FilmStudio) async throws -> Bitmap {
    await Task.yield()
    try Task.checkCancellation()
    let scale = setting.shot.scale
    return Bitmap(
      width: studio.size.width * scale, height: studio.size.height * scale,
      pixels: await studio.picture(place).colours)
  }

  /// A format with what is shown.
  func product(_ format: ExportFormat) -> ExportProduct {
    ExportProduct(format, source.shows.subject)
  }

  func filmed(_ formats: Set<ExportFormat>) async throws -> [ExportFormat: [UInt8]] {
    let studio = FilmStudio(source.run, setting, pictures: pictures)
    let count = studio.count
    let scale = setting.shot.scale
    let (width, height) = (studio.size.width * scale, studio.size.height * scale)
    var gif = GIFFilm(width: width, height: height, encode: GIFPicture.bytes)
    var webP = WebPFilm(
      width: width, height: height, exact: ExportWriter.encode,
      lossy: ExportWriter.encodeMovement)
    let encoder = try encoder(formats, width: width, height: height)
    for place in 0..<count {
      tell(place, count)
      let bitmap = try await bitmap(place, studio)
      let hundredths = studio.hundredths(of: place)
      if formats.contains(.gif) { gif.add(bitmap, hundredths: hundredths) }
      try encoder?.add(bitmap)
      if formats.contains(.webp), !webP.add(bitmap, milliseconds: hundredths * 10) {
        throw ExportWriter.noWebP
      }
    }
    var files: [ExportFormat: [UInt8]] = [:]
    if formats.contains(.gif) { files[.gif] = gif.data }
    files[.mp4] = try encoder?.finish()
    if formats.contains(.webp) {
      guard let data = webP.data else { throw ExportWriter.noWebP }
      files[.webp] = data
    }
    return files
  }

  /// What makes an MP4, where one is wanted.
  private func encoder(
    _ formats: Set<ExportFormat>, width: Int, height: Int
  ) throws -> Encoder? {
    guard formats.contains(.mp4), let path = Encoder.installed else { return nil }
    return try Encoder(path, width: width, height: height, rate: setting.rate)
  }
}
