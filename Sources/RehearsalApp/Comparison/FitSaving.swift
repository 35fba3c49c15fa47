import DialogModel
import EventLog
import Export
import Film
import Gtk
import Session
import StageGeometry
import TextFitting
import Texts
import WindowWords
import Workbench

// The sheet of stages as a file.

extension ComparisonController {
  /// The kinds of files.
  private enum Format: String, CaseIterable {
    case html, png, txt

    var name: String {
      switch self {
      case .html: tr("Page with miniatures")
      case .png: tr("PNG picture")
      case .txt: tr("Text")
      }
    }
  }

  /// Asks for a file and writes the sheet to it; the name's ending says which kind.
  func save(_ found: FitSheet.Found) {
    let name = host.workbench.document.name.map { $0.split(separator: ".")[0] } ?? "texts"
    let chooser = FileChooser(
      .save(name: "\(name)-fit.html"), title: tr("Save the Sheet"), parent: host.window,
      filters: Format.allCases.map {
        FileChooser.Filter(name: $0.name, patterns: ["*.\($0.rawValue)"])
      })
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard let format = Format(rawValue: ending) else {
        return host.errors.show(
          tr("The sheet can’t be saved as “.{ending}”.", ["ending": ending]),
          hint: tr("Choose a name that ends in .html, .png or .txt."))
      }
      let sheet = sheet(of: found)
      Task { @MainActor in
        do {
          let bytes =
            switch format {
            case .html: try await sheet.html()
            case .png: try await sheet.png()
            case .txt: sheet.text()
            }
          try FileWriter.write(bytes, to: path)
          self.host.opening.notice.show(tr("Saved as {file}", ["file": FileName.text(path)]))
        } catch {
          let reason = (error as? FileProblem)?.message ?? String(describing: error)
          self.host.errors.show(
            tr(
              "{file} can’t be written: {reason}", ["file": FileName.text(path), "reason": reason]),
            hint: tr("Choose another place."))
        }
      }
    }
  }

  private func sheet(of found: FitSheet.Found) -> FitMiniatures {
    var cells = found.measured
    let order = cells.enumerated().sorted { one, other in
      one.element.verdict == other.element.verdict
        ? one.offset < other.offset : one.element.verdict > other.element.verdict
    }
    cells = order.map(\.element)
    let names = ClientName(found.document)
    return FitMiniatures(
      found.document,
      title: OneLine.text(found.document.title ?? host.workbench.document.name ?? ""),
      summary: [
        FitWording.summary(cells.map(\.verdict)),
        tr("Fonts: {fonts}", ["fonts": Settings.standard.fontName]),
      ], cells.compactMap { FitMiniatures.Item($0, names) }, pictures: picture)
  }
}

extension FitMiniatures.Item {
  /// The most sentences below a miniature.
  private static let mostSentences = 6

  /// What was measured of a part of a document in one setting; `nil` for what has no stage.
  init?(_ cell: FitCell, _ names: ClientName) {
    let exhibit: Exhibit
    switch cell.subject.kind {
    case .screen(let id): exhibit = .screen(id)
    case .dialog(let id): exhibit = .dialog(id)
    case .task(let id): exhibit = .loader(id)
    case .notification: return nil
    }
    let setting = cell.setting
    self.init(
      exhibit,
      Comparison.Variant(
        look: Look(setting.theme), model: setting.model, axes: StageAxes(textSize: setting.size),
        language: setting.language, orientation: setting.orientation),
      FitMiniatures.Item.words(cell, OneLine.text(names.name(of: exhibit.target))))
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
}
