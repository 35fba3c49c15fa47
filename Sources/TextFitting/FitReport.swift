import DialogModel
public import PangoRuler
public import StageGeometry

/// A text that does not simply fit, and the settings in which it has the same kind of verdict.
public struct FitFinding: Sendable {
  /// The part of the document.
  public var subject: FitSubject
  /// The text in its mildest setting: with the smallest texts for which it holds.
  public var text: FittedText
  /// The worst verdict in that setting.
  public var verdict: FitVerdict
  /// The mildest setting.
  public var setting: FitSetting
  /// What is not drawn of it; empty unless it is cut.
  public var lost = ""
  /// How it is drawn.
  public var drawn: String
  /// The number of other settings with a verdict of the same kind on the text in the same language.
  public var others = 0
}

/// What was found about the texts of a document.
public struct FitReport: Sendable {
  /// The number of cells, each a part of the document in a setting.
  public private(set) var cells = 0
  /// The number of texts in all cells.
  public private(set) var texts = 0
  /// How many cells have a verdict of each kind as their worst one.
  public private(set) var kinds: [FitVerdict.Kind: Int] = [:]
  /// What does not simply fit, the worst first; of one kind in the order of the document.
  public private(set) var findings: [FitFinding] = []
  /// Texts that look the same in the stretched language: they cannot be translated.
  public private(set) var untranslatable: [FitFinding] = []
  /// The fonts.
  public private(set) var fonts: UsedFonts

  /// What one finding is about: a text, or for a pane that scrolls all of its part together.
  private struct Key: Hashable {
    var subject: FitSubject
    var place: FittedText.Place?
    var text: String
    var language: String?
    var kind: FitVerdict.Kind
  }

  /// Measures a document.
  public init(_ grid: FitGrid) {
    fonts = grid.fonts()
    var places: [Key: Int] = [:]
    var found: [FitFinding] = []
    var (cells, texts, kinds) = (0, 0, [FitVerdict.Kind: Int]())
    grid.measure { cell in
      cells += 1
      texts += cell.count
      kinds[cell.verdict.kind, default: 0] += 1
      for text in cell.texts {
        let verdict = text.verdict
        let isPane = verdict == .scrolls
        let key = Key(
          subject: cell.subject, place: isPane ? nil : text.place, text: isPane ? "" : text.text,
          language: cell.setting.language, kind: verdict.kind)
        guard let place = places[key] else {
          places[key] = found.count
          found.append(
            FitFinding(
              subject: cell.subject, text: text, verdict: verdict, setting: cell.setting,
              drawn: text.text))
          continue
        }
        if found[place].setting == cell.setting { continue }
        found[place].others += 1
        let isMilder = cell.setting.size.factor < found[place].setting.size.factor
        if isMilder { (found[place].text, found[place].setting) = (text, cell.setting) }
        if isMilder { found[place].verdict = verdict }
      }
    }
    for place in found.indices where found[place].text.isCut {
      found[place].lost = grid.ruler.lost(found[place].text)
      found[place].drawn = grid.ruler.drawn(found[place].text)
    }
    (self.cells, self.texts, self.kinds) = (cells, texts, kinds)
    findings = found.enumerated().sorted { one, other in
      let (left, right) = (one.element.verdict.kind, other.element.verdict.kind)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
    untranslatable = FitReport.untranslatable(grid)
  }

  /// Whether a text has one of the verdicts.
  public func has(_ kinds: Set<FitVerdict.Kind>) -> Bool {
    findings.contains { finding in
      kinds.contains(finding.verdict.kind)
        || finding.text.verdicts.contains { kinds.contains($0.kind) }
    }
  }

  /// The texts without brackets in the stretched language, as far as that is one of those measured.
  private static func untranslatable(_ grid: FitGrid) -> [FitFinding] {
    let language = PseudoLanguage.stretched.rawValue
    guard grid.axes.languages.contains(language), grid.document.strings[language] == nil,
      let model = grid.axes.models.first, let theme = grid.axes.themes.first
    else { return [] }
    let setting = FitSetting(
      language: language, size: .normal, model: model, orientation: .portrait, theme: theme)
    let fit = DialogFit(
      on: DeviceMetrics(model, .portrait), LookVariant(Look(theme)), grid.ruler)
    return FitParts.all(of: grid.document.localized(language)).flatMap { part in
      part.fitted(fit, on: model).filter { text in
        !text.text.hasPrefix("[") && text.text.contains(where: \.isLetter)
      }.map {
        FitFinding(
          subject: part.subject, text: $0, verdict: $0.verdict, setting: setting, drawn: $0.text)
      }
    }
  }
}
