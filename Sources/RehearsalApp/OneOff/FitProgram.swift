import DialogModel
import EventLog
import Export
import Film
import Gtk
import PangoRuler
import PrototypeFile
import Stage
import StageGeometry
import TextFitting
import Texts
import WindowWords
import Workbench

/// The stages on which texts do not fit, as the command line asks for them.
struct FitRequest {
  /// The absolute path of the file; `-` is standard output.
  let output: String
  /// Whether it is a page; else it is one picture.
  let isPage: Bool
  private let font: String
  private let root: YAMLNode

  /// Reads a request from a map of texts; `nil` if it asks for no such file.
  init?(_ root: YAMLNode) {
    guard let output = root["fit-html"]?.text ?? root["fit-png"]?.text else { return nil }
    (self.output, self.root) = (output, root)
    isPage = root["fit-html"] != nil
    font = root["fitFont"]?.text ?? ""
  }

  /// The font of the stages with its size, as a desktop says it; `nil` for that of the desktop.
  var fontName: String? { font.isEmpty ? nil : "\(font) 11" }

  /// The settings of a document; what the request does not name is as it is usual.
  func axes(of document: Prototype) -> FitAxes {
    var axes = FitAxes(of: document)
    func words(_ key: String) -> [String]? {
      root[key]?.text.map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    }
    if let languages = words("fitLanguages") {
      axes.languages = languages.map { $0.isEmpty ? nil : $0 }
    }
    axes.sizes = words("fitSizes")?.compactMap { StageAxes.TextSize(rawValue: $0) } ?? axes.sizes
    axes.models = words("fitDevices")?.compactMap { DeviceModel(rawValue: $0) } ?? axes.models
    axes.themes = words("fitLooks")?.compactMap { Look.Theme(rawValue: $0) } ?? axes.themes
    // A part that shows by itself is on a device that is held upright.
    axes.orientations = [.portrait]
    return axes
  }
}

extension RehearsalApp {
  /// Draws the stages on which texts do not fit, whatever windows are open.
  ///
  /// - Returns: the exit status.
  static func fit(_ fit: FitRequest, _ request: DocumentRequest) -> Int32 {
    guard opensForPictures() else { return 69 }
    guard joinMainQueue() else { return 70 }
    if let fontName = fit.fontName { Settings.standard.fontName = fontName }
    guard let ruler = PangoRuler(font: Settings.standard.fontName) else {
      complain(tr("“rehearsal fit” needs libpangocairo, which is not installed."))
      return 69
    }
    let document: Prototype
    do {
      document = try FilmSource.document(of: request)
    } catch {
      complain(error.message)
      return error.status
    }
    let found = FitCells(document, fit.axes(of: document), ruler)
    let images = Pictures(of: document, document: request.file, in: request.documentFolder)
    var status: Int32?
    images.read { _ in
      for problem in images.problems {
        complain("\(FileName.text(problem.name)): \(problem.reason)")
      }
      Task { @MainActor in
        defer { MainLoop.quit() }
        let sheet = FitMiniatures(
          document, title: OneLine.text(document.title ?? request.name ?? ""),
          summary: found.summary, found.items, pictures: images.source)
        do {
          let bytes = fit.isPage ? try await sheet.html() : try await sheet.png()
          status = write(bytes, to: fit.output)
        } catch {
          complain("\(error)")
          status = 70
        }
      }
    }
    if status == nil { MainLoop.run() }
    return status ?? 70
  }
}

/// What was measured, the worst first, as far as it has room on a sheet.
@MainActor
private struct FitCells {
  private(set) var items: [FitMiniatures.Item] = []
  private(set) var summary: [String] = []

  /// The most sentences below a miniature.
  private static let mostSentences = 6

  init(_ document: Prototype, _ axes: FitAxes, _ ruler: PangoRuler) {
    var cells: [FitCell] = []
    let grid = FitGrid(document, axes, ruler)
    grid.measure { cells.append($0) }
    let worst = cells.enumerated().filter { FitCells.exhibit($0.element.subject.kind) != nil }
      .sorted { one, other in
        let (left, right) = (one.element.verdict, other.element.verdict)
        return left == right ? one.offset < other.offset : left > right
      }.map(\.element)
    let names = ClientName(document)
    for cell in worst.prefix(Comparison.most) {
      guard let exhibit = FitCells.exhibit(cell.subject.kind) else { continue }
      items.append(
        FitMiniatures.Item(
          exhibit, FitCells.variant(cell.setting),
          FitCells.words(cell, OneLine.text(names.name(of: exhibit.target)))))
    }
    summary = [FitWording.summary(cells.map(\.verdict))]
    let left = cells.count - items.count
    if left > 0 {
      summary.append(
        ntr(
          "{n} more stage is measured and not drawn here; “rehearsal fit” lists all.",
          "{n} more stages are measured and not drawn here; “rehearsal fit” lists all.", left))
    }
    summary.append(tr("The devices are held upright."))
    let fonts = grid.fonts().fonts.map(\.name)
    summary.append(tr("Fonts: {fonts}", ["fonts": fonts.listed()]))
  }

  private static func words(_ cell: FitCell, _ part: String) -> FitPage.Miniature {
    let sentences = cell.texts.prefix(mostSentences).map { text in
      tr(
        "“{text}”: {verdict}",
        ["text": FitWords.shown(text.text), "verdict": FitWording.chip(text.verdict)])
    }
    let rest = cell.texts.count - sentences.count
    let more = rest > 0 ? [ntr("and {n} more text", "and {n} more texts", rest)] : []
    return FitPage.Miniature(
      verdict: FitWording.chip(cell.verdict), kind: cell.verdict.kind.rawValue, part: part,
      setting: FitWords.place(cell.setting), sentences: sentences + more, picture: nil, reason: nil)
  }

  private static func variant(_ setting: FitSetting) -> Comparison.Variant {
    Comparison.Variant(
      look: Look(setting.theme), model: setting.model, axes: StageAxes(textSize: setting.size),
      language: setting.language)
  }

  /// What shows a part by itself; `nil` for notifications.
  private static func exhibit(_ kind: FitSubject.Kind) -> Exhibit? {
    switch kind {
    case .screen(let id): .screen(id)
    case .dialog(let id): .dialog(id)
    case .task(let id): .loader(id)
    case .notification: nil
    }
  }
}
