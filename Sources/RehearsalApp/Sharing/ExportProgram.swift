import DialogModel
import DialogSimulator
import Film
import Glibc
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

extension RehearsalApp {
  /// Draws a film or a storyboard in a separate process, whatever windows are open.
  ///
  /// - Returns: the exit status.
  static func export(_ export: ExportRequest, _ request: DocumentRequest) -> Int32 {
    guard opensForPictures() else { return 69 }
    guard joinMainQueue() else { return 70 }
    for (format, path) in export.outputs where !export.replaces {
      guard Replacing.allows(path, format) else {
        complain(
          tr(
            "{file} is there already and is no {format} file; choose another name, or replace it with “--force”",
            ["file": FileName.text(path), "format": format.rawValue.uppercased()]))
        return 73
      }
    }
    let source: FilmSource.Source
    do {
      source = try FilmSource.source(of: export, request)
    } catch {
      complain(error.message)
      return error.status
    }
    let images = Pictures(
      of: source.prototype, document: request.file, in: request.documentFolder)
    var status: Int32?
    images.read { _ in
      for problem in images.problems {
        complain("\(FileName.text(problem.name)): \(problem.reason)")
      }
      Task { @MainActor in
        status = await ExportJob(export, source, request.name ?? "").write { images[$0] }
        MainLoop.quit()
      }
    }
    if status == nil { MainLoop.run() }
    return status ?? 70
  }
}

/// Which files an export may replace: those that an earlier export can have written.
private enum Replacing {
  static func allows(_ path: String, _ format: ExportRequest.Format) -> Bool {
    guard path != "-", access(path, F_OK) == 0 else { return true }
    // What is neither a file nor readable is refused where it is written.
    guard let bytes = try? FileReader.read(path, limit: 1 << 30) else { return true }
    if bytes.isEmpty { return true }
    return switch format {
    case .html: bytes.starts(with: "<!DOCTYPE html>".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8)
    case .gif: bytes.starts(with: "GIF8".utf8)
    }
  }
}

/// Draws a run once and writes it in each format that is wanted.
@MainActor
private final class ExportJob {
  private let export: ExportRequest
  private let source: FilmSource.Source
  private let name: String
  private let progress: ExportProgress

  /// The longest film, in pictures.
  private static let mostPictures = 20_000

  init(_ export: ExportRequest, _ source: FilmSource.Source, _ name: String) {
    (self.export, self.source, self.name) = (export, source, name)
    progress = ExportProgress(export.tellsProgress)
  }

  /// - Returns: the exit status.
  func write(_ pictures: @escaping @MainActor (String) -> Picture?) async -> Int32 {
    let studio = FilmStudio(source.run, export.setting, pictures: pictures)
    let films = export.outputs.filter { $0.format == .gif || $0.format == .webp }
    if !films.isEmpty {
      let status = await writeFilms(films, studio)
      if status != 0 { return status }
    }
    for (format, path) in export.outputs where format == .html {
      let status = await writePage(path, pictures)
      if status != 0 { return status }
    }
    progress.end()
    return 0
  }

  private func writePage(
    _ path: String, _ pictures: @escaping @MainActor (String) -> Picture?
  ) async -> Int32 {
    var setting = export.setting
    // The page says it in text.
    setting.captions = false
    setting.hasGround = false
    let studio = FilmStudio(source.run, setting, pictures: pictures)
    do {
      let bytes = try await ReplayPages.file(source, studio, heading: heading) {
        progress.tell($0, of: $1)
      }
      progress.end()
      return RehearsalApp.write(bytes, to: path)
    } catch {
      RehearsalApp.complain("\(error)")
      return 70
    }
  }

  /// The title of what is shown, and its particulars.
  private var heading: (title: String, subtitle: String) {
    let prototype = source.prototype
    let calls = source.run.rows.indices.count { source.run.rows.isCall(at: $0) }
    let tenths = source.run.script.length / 100
    let parts = [
      prototype.title ?? name,
      export.setting.shot.look.theme == .flat ? tr("Flat") : tr("Classic"),
      prototype.device == .phone ? tr("phone") : tr("tablet"),
      prototype.language.map { LanguageNames.name(of: $0) },
      tr(
        "{calls} calls in {inputs} inputs",
        ["calls": String(calls), "inputs": String(source.run.script.acts.count)]),
      tr("{seconds} s", ["seconds": "\(tenths / 10).\(tenths % 10)"]),
    ]
    return (
      OneLine.text(export.scenario ?? prototype.title ?? name),
      parts.compactMap { $0 }.filter { !$0.isEmpty }.map { OneLine.text($0) }
        .joined(separator: " · ")
    )
  }

  private func writeFilms(
    _ films: [(format: ExportRequest.Format, path: String)], _ studio: FilmStudio
  ) async -> Int32 {
    let count = studio.count
    guard count <= ExportJob.mostPictures else {
      progress.end()
      RehearsalApp.complain(
        tr(
          "The film would have {n} pictures; let it show fewer calls, or shorten its waits with “--longest-wait”.",
          ["n": String(count)]))
      return 65
    }
    let scale = export.setting.shot.scale
    let (width, height) = (studio.size.width * scale, studio.size.height * scale)
    var gif = GIFFilm(width: width, height: height)
    var webP = WebPFilm(width: width, height: height) { Picture.webP($0, width: $1, height: $2) }
    let (makesGIF, makesWebP) = (
      films.contains { $0.format == .gif }, films.contains { $0.format == .webp }
    )
    if makesWebP, !Picture.hasWebP {
      RehearsalApp.complain(tr("“libwebp.so.7” is not installed, which writes WebP"))
      return 69
    }
    for place in 0..<count {
      progress.tell(place, of: count)
      let colours = await studio.picture(place).colours
      let bitmap = Bitmap(width: width, height: height, pixels: colours)
      let hundredths = studio.hundredths(of: place)
      if makesGIF { gif.add(bitmap, hundredths: hundredths) }
      if makesWebP, !webP.add(bitmap, milliseconds: hundredths * 10) {
        RehearsalApp.complain(tr("libwebp can’t write this picture"))
        return 70
      }
    }
    progress.end()
    for (format, path) in films {
      let status = RehearsalApp.write(format == .gif ? gif.data : webP.data, to: path)
      if status != 0 { return status }
    }
    return 0
  }
}

/// Tells a person at a terminal, or the program that asks, how far an export is.
@MainActor
final class ExportProgress {
  private let isForProgram: Bool
  private let isForPerson: Bool
  private var told = -1

  init(_ isForProgram: Bool) {
    self.isForProgram = isForProgram
    isForPerson = !isForProgram && isatty(STDERR_FILENO) != 0
  }

  /// Tells it in percent, where that has changed.
  func tell(_ done: Int, of all: Int) {
    let percent = done * 100 / max(1, all)
    guard percent != told, isForProgram || isForPerson else { return }
    told = percent
    if isForProgram {
      try? DescriptorWriter.write(Array("\(percent)\n".utf8), to: STDOUT_FILENO)
    } else {
      let text = tr("drawing: {n} %", ["n": String(percent)])
      try? DescriptorWriter.write(Array("\r\(text)".utf8), to: STDERR_FILENO)
    }
  }

  /// Takes the line away.
  func end() {
    guard isForPerson, told >= 0 else { return }
    told = -1
    try? DescriptorWriter.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
