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
  /// Texts of the document that look the same in the stretched language: they cannot be translated.
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
  ///
  /// - Parameters:
  ///   - memory: what was measured of an older version.
  ///   - namesFonts: whether the fonts are looked for.
  ///   - isWanted: is asked again and again; on false the rest is left out.
  public init(
    _ grid: FitGrid, _ memory: FitMemory? = nil, namesFonts: Bool = true,
    while isWanted: () -> Bool = { true }
  ) {
    fonts = namesFonts ? grid.fonts() : UsedFonts()
    var places: [Key: Int] = [:]
    var found: [FitFinding] = []
    var (cells, texts, kinds) = (0, 0, [FitVerdict.Kind: Int]())
    grid.measure(memory, while: isWanted) { cell in
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
    let language = PseudoLanguage.stretched.rawValue
    if grid.axes.languages.contains(language), grid.document.strings[language] == nil {
      untranslatable = FitReport.untranslatable(in: grid.document, grid.ruler)
    }
  }

  /// Whether a text has one of the verdicts.
  public func has(_ kinds: Set<FitVerdict.Kind>) -> Bool {
    findings.contains { finding in
      kinds.contains(finding.verdict.kind)
        || finding.text.verdicts.contains { kinds.contains($0.kind) }
    }
  }

  /// The texts of a document without brackets in the stretched language, each once for a part of it.
  ///
  /// Words of the system are not the document's: the plain back button, and the buttons of the alert
  /// of a notification.
  ///
  /// - Parameter ruler: any ruler; nothing depends on it.
  static func untranslatable(in document: Prototype, _ ruler: PangoRuler) -> [FitFinding] {
    let language = PseudoLanguage.stretched.rawValue
    let model = DeviceModel(document.device)
    let setting = FitSetting(
      language: language, size: .normal, model: model, orientation: .portrait, theme: .flat)
    let fit = DialogFit(on: DeviceMetrics(model, .portrait), LookVariant(Look(.flat)), ruler)
    let stretched = document.localized(language)
    var system = Set(
      [Prototype.plainBackTitle, stretched.closeTitle, stretched.choices.alertAction.rawValue])
    if stretched.applicationName == nil { system.insert(stretched.iconName) }
    return FitParts.all(of: stretched).flatMap { part in
      var seen: Set<String> = []
      return part.fitted(fit, on: model).filter { text in
        !text.text.hasPrefix("[") && !system.contains(text.text)
          && text.text.contains(where: \.isLetter) && seen.insert(text.text).inserted
      }.map {
        FitFinding(
          subject: part.subject, text: $0, verdict: $0.verdict, setting: setting, drawn: $0.text)
      }
    }
  }
}
