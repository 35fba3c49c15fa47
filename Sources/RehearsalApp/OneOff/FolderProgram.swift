import DialogModel
import Export
import Film
import Glibc
import Gtk
import PangoRuler
import PrototypeFile
import Scenario
import Session
import Stage
import Texts
import Workbench

/// A folder with a picture of everything that a document shows, as the command line asks for it.
struct FolderRequest {
  /// The absolute path of the folder.
  let folder: String
  let format: ExportFormat
  let setting: FilmSetting
  let names: PictureFolder.Names

  /// Reads a request from a map of texts; `nil` if it asks for no folder.
  init?(_ root: YAMLNode) {
    guard let folder = root["pictures"]?.text else { return nil }
    self.folder = folder
    format = root["pictureFormat"]?.text.flatMap { ExportFormat(rawValue: $0) } ?? .png
    names = root["pictureNames"]?.text.flatMap { PictureFolder.Names(rawValue: $0) } ?? .title
    var setting = ExportRequest.setting(root)
    // A part that a film does not have.
    if root["show"]?.text == StageShot.Part.dialog.rawValue { setting.shot.part = .dialog }
    self.setting = setting
  }
}

extension RehearsalApp {
  /// Draws a folder of pictures in a separate process, whatever windows are open.
  ///
  /// - Returns: the exit status.
  static func draw(_ folder: FolderRequest, _ request: DocumentRequest) -> Int32 {
    guard opensForPictures() else { return 69 }
    guard joinMainQueue() else { return 70 }
    let document: Prototype
    do {
      document = request.applied(to: try FilmSource.document(of: request))
    } catch {
      complain(error.message)
      return error.status
    }
    let images = Pictures(of: document, document: request.file, in: request.documentFolder)
    var status: Int32?
    images.read { _ in
      for problem in images.problems {
        complain("\(FileName.text(problem.name)): \(problem.reason)")
      }
      Task { @MainActor in
        status = await write(
          PictureFolder(
            document, folder.setting, folder.format, language: request.language,
            names: folder.names, pictures: images.source), to: folder.folder,
          fonts: folder.names == .id ? fonts(of: document) : [])
        MainLoop.quit()
      }
    }
    if status == nil { MainLoop.run() }
    return status ?? 70
  }

  /// The fonts of every text that the pictures can have, in each language: first that of Latin
  /// letters.
  private static func fonts(of document: Prototype) -> [String] {
    guard let ruler = PangoRuler(font: Settings.standard.fontName) else { return [] }
    var used = UsedFonts()
    ruler.addFonts(of: "A", bold: false, to: &used)
    for language in [nil] + document.strings.keys.sorted() {
      for text in document.localized(language).visibleTexts {
        ruler.addFonts(of: LetterMarks.limited(text.sourceText), bold: false, to: &used)
      }
    }
    return used.fonts.map(\.name)
  }

  /// Writes each picture that can be drawn, and says which can’t be.
  ///
  /// - Returns: the exit status.
  private static func write(
    _ folder: PictureFolder, to path: String, fonts: [String]
  ) async -> Int32 {
    guard !folder.items.isEmpty else {
      complain(tr("There is no dialog to show."))
      return 65
    }
    guard folder.items.count <= PictureFolder.most else {
      complain(
        tr(
          "There would be {n} pictures; compare less with “--vary”.",
          ["n": String(folder.items.count)]))
      return 65
    }
    if mkdir(path.fileBytes, 0o777) != 0, errno != EEXIST {
      complain("\(FileName.text(path)): \(WriteFailure.last.reason)")
      return 73
    }
    // Pictures from another machine may have other letters, which is seen here.
    if !fonts.isEmpty {
      let names = fonts.map { $0 + "\n" }.joined()
      let noted = write(Array(names.utf8), to: "\(path)/\(PictureFolders.fontFile)")
      guard noted == 0 else { return noted }
    }
    var status: Int32 = 0
    let progress = ExportProgress(false)
    for (place, item) in folder.items.enumerated() {
      progress.tell(place, of: folder.items.count)
      do {
        let bytes = try await folder.file(item)
        let written = write(bytes, to: "\(path)/\(item.name)")
        guard written == 0 else { return written }
      } catch {
        progress.end()
        complain("\(item.title): \((error as? ExportFailure)?.message ?? "\(error)")")
        status = (error as? ExportFailure)?.status ?? 70
      }
    }
    progress.end()
    return status
  }
}
