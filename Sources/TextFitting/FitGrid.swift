public import DialogModel
public import PangoRuler
import Scenario
public import StageGeometry

/// The texts of one part of a document in one setting.
public struct FitCell: Sendable {
  /// The part.
  public var subject: FitSubject
  /// How it is shown.
  public var setting: FitSetting
  /// The number of its texts.
  public var count: Int
  /// Those of its texts that do not simply fit, the worst first.
  public var texts: [FittedText]

  /// The worst verdict on its texts.
  public var verdict: FitVerdict { texts.first?.verdict ?? .fits }

  /// How many of its texts have a verdict of a kind.
  public func count(_ kind: FitVerdict.Kind) -> Int {
    texts.count { $0.verdicts.contains { $0.kind == kind } }
  }
}

/// Measures the texts of a document in many settings, without a display.
public struct FitGrid {
  /// The document.
  public let document: Prototype
  /// The settings.
  public let axes: FitAxes
  /// Measures at zoom 1.
  public let ruler: PangoRuler

  /// - Parameter ruler: measures at zoom 1.
  public init(_ document: Prototype, _ axes: FitAxes, _ ruler: PangoRuler) {
    (self.document, self.axes, self.ruler) = (document, axes, ruler)
  }

  /// Measures each part of the document in each setting.
  ///
  /// Where all texts of a part fit at one size, those of smaller sizes fit too and are not measured.
  ///
  /// - Parameters:
  ///   - subject: the only part that is measured; `nil` for all.
  ///   - memory: what was measured of an older version; parts that are equal are not measured again.
  ///   - isWanted: is asked before each part; on false the rest is left out.
  ///   - found: is told each cell.
  public func measure(
    only subject: FitSubject.Kind? = nil, _ memory: FitMemory? = nil,
    while isWanted: () -> Bool = { true }, _ found: (FitCell) -> Void
  ) {
    var round = memory?.begin(axes)
    for language in axes.languages {
      let parts = FitParts.all(of: document.localized(language).fillingPlaces)
      for part in parts where subject == nil || part.subject.kind == subject {
        guard isWanted() else { return }
        if let cells = round?.cells(of: part, in: language) {
          for cell in cells { found(cell) }
          continue
        }
        var cells: [FitCell] = []
        measure(part, in: language) { cell in
          if round != nil { cells.append(cell) }
          found(cell)
        }
        round?.note(cells, of: part, in: language)
      }
    }
    if let round { memory?.end(round) }
  }

  private func measure(
    _ part: FitParts, in language: String?, _ found: (FitCell) -> Void
  ) {
    let sizes = axes.sizes.sorted { $0.factor > $1.factor }
    for theme in axes.themes {
      for model in axes.models {
        for orientation in axes.orientations {
          measure(
            part, sizes,
            FitSetting(
              language: language, size: .normal, model: model, orientation: orientation,
              theme: theme), found)
        }
      }
    }
  }

  /// - Parameter sizes: the largest one first.
  private func measure(
    _ part: FitParts, _ sizes: [StageAxes.TextSize], _ setting: FitSetting,
    _ found: (FitCell) -> Void
  ) {
    let metrics = DeviceMetrics(setting.model, setting.orientation)
    var whole: Int?
    for size in sizes {
      var setting = setting
      setting.size = size
      var cell = FitCell(subject: part.subject, setting: setting, count: whole ?? 0, texts: [])
      if whole == nil {
        let look = LookVariant(Look(setting.theme), textSize: size)
        let texts = part.fitted(DialogFit(on: metrics, look, ruler), on: setting.model)
        cell.count = texts.count
        cell.texts = texts.filter { $0.verdict != .fits }.sorted { $0.verdict > $1.verdict }
        if cell.texts.isEmpty { whole = texts.count }
      }
      found(cell)
    }
  }

  /// The fonts that the texts are drawn with, those that take the place of missing ones among them.
  public func fonts() -> UsedFonts {
    var fonts = UsedFonts()
    var seen: Set<String> = []
    for language in axes.languages {
      for text in document.localized(language).visibleTexts {
        guard seen.insert(text.sourceText).inserted else { continue }
        ruler.addFonts(of: LongText.shortened(text.sourceText), bold: false, to: &fonts)
      }
    }
    return fonts
  }
}
