import DialogModel
import EventLog
import Export
import Film
import Gtk
import PangoRuler
import Stage
import StageGeometry
import TextFitting
import Texts
import WindowWords
import Workbench

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

  init(_ document: Prototype, _ axes: FitAxes, _ ruler: PangoRuler) {
    var cells: [FitCell] = []
    let grid = FitGrid(document, axes, ruler)
    grid.measure { cells.append($0) }
    let worst = cells.enumerated().sorted { one, other in
      let (left, right) = (one.element.verdict, other.element.verdict)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
    let names = ClientName(document)
    for cell in worst where items.count < Comparison.most {
      if let item = FitMiniatures.Item(cell, names) { items.append(item) }
    }
    summary = [FitWording.summary(cells.map(\.verdict))]
    let left = cells.count - items.count
    if left > 0 {
      summary.append(
        ntr(
          "{n} more stage is measured and not drawn here; “rehearsal fit” lists all.",
          "{n} more stages are measured and not drawn here; “rehearsal fit” lists all.", left))
    }
    if !axes.orientations.contains(.landscape) {
      summary.append(tr("The devices are held upright."))
    }
    let fonts = grid.fonts().fonts.map(\.name)
    summary.append(tr("Fonts: {fonts}", ["fonts": fonts.listed()]))
  }
}
