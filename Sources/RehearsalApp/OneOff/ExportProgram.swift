import Export
import Film
import Glibc
import Gtk
import Session
import Stage
import Texts
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
            ["file": FileName.text(path), "format": format.name]))
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
        status = await ExportJob(export, source, request.name ?? "", images.source).write()
        MainLoop.quit()
      }
    }
    if status == nil { MainLoop.run() }
    return status ?? 70
  }
}

/// Which files an export may replace: those that an earlier export can have written.
private enum Replacing {
  static func allows(_ path: String, _ format: ExportFormat) -> Bool {
    guard path != "-", access(path.fileBytes, F_OK) == 0 else { return true }
    // What is neither a file nor readable is refused where it is written.
    guard let bytes = try? FileReader.read(path, limit: 1 << 30) else { return true }
    return bytes.isEmpty || format.isLikely(bytes)
  }
}

/// Draws a run once and writes it in each format that is wanted.
@MainActor
private final class ExportJob {
  private let export: ExportRequest
  private let writer: ExportWriter
  private let progress: ExportProgress

  init(
    _ export: ExportRequest, _ source: FilmSource.Source, _ name: String,
    _ pictures: PictureSource
  ) {
    self.export = export
    let progress = ExportProgress(export.tellsProgress)
    self.progress = progress
    writer = ExportWriter(
      source, export.setting, scenario: export.scenario, document: name, pictures: pictures)
    writer.tell = { progress.tell($0, of: $1) }
  }

  /// - Returns: the exit status.
  func write() async -> Int32 {
    defer { progress.end() }
    do {
      if export.estimates { return try await estimate() }
      let files = try await writer.files(export.outputs.map(\.format))
      progress.end()
      for (output, bytes) in zip(export.outputs, files) {
        let status = RehearsalApp.write(bytes, to: output.path)
        if status != 0 { return status }
      }
      return 0
    } catch let failure as ExportFailure {
      progress.end()
      RehearsalApp.complain(failure.message)
      return failure.status
    } catch {
      progress.end()
      RehearsalApp.complain("\(error)")
      return 70
    }
  }

  /// Prints about how many bytes a file of each format would have.
  private func estimate() async throws -> Int32 {
    try writer.check(ExportFormat.allCases)
    var text = ""
    let sizes = try await writer.estimates(ExportFormat.allCases)
    for format in ExportFormat.allCases {
      if let bytes = sizes[format] { text += "\(format.rawValue)\t\(bytes)\n" }
    }
    return RehearsalApp.write(Array(text.utf8), to: "-")
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
