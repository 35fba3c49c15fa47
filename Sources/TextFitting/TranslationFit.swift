public import DialogModel
public import PangoRuler
public import StageGeometry

/// Which translations of a document have too little room on its own device, held upright.
public struct TranslationFit: Sendable {
  /// Where a translation has the least room.
  public struct Worst: Hashable, Sendable {
    /// What happens to it there.
    public var verdict: FitVerdict
    /// The setting; of several that have a verdict of this kind, the one with the smallest texts.
    public var setting: FitSetting
    /// The part of the document that shows it there.
    public var subject: FitSubject
    /// The translation as it is drawn there.
    public var text: FittedText

    /// All that in a sentence.
    public var sentence: String {
      FitWords.sentence(
        FitFinding(
          subject: subject, text: text, verdict: verdict, setting: setting, drawn: text.text))
    }
  }

  /// What is drawn at one place of the document.
  private struct Spot: Hashable {
    var subject: FitSubject.Kind
    var place: FittedText.Place
  }

  /// By language, then by the text in the document.
  private var found: [String: [String: Worst]] = [:]

  /// Nothing is measured.
  public init() {}

  /// Measures a document in each of its languages, in each size and look.
  ///
  /// - Parameters:
  ///   - ruler: measures at zoom 1.
  ///   - isWanted: is asked before each language; on false the rest is left out.
  public init(
    _ document: Prototype, _ ruler: PangoRuler, while isWanted: () -> Bool = { true }
  ) {
    var axes = FitAxes(of: document)
    (axes.orientations, axes.models) = ([.portrait], [DeviceModel(document.device)])
    let sources = TranslationFit.sources(in: document, axes, ruler)
    for (language, table) in document.strings where isWanted() {
      axes.languages = [language]
      FitGrid(document, axes, ruler).measure { cell in
        for text in cell.texts {
          guard let verdict = TranslationFit.verdict(on: text) else { continue }
          let spot = Spot(subject: cell.subject.kind, place: text.place)
          let worst = Worst(
            verdict: verdict, setting: cell.setting, subject: cell.subject, text: text)
          for source in sources[spot] ?? [] where table[source] != nil {
            take(worst, on: source, in: language)
          }
        }
      }
    }
  }

  /// Where the translation of a text has the least room; `nil` where it has enough everywhere, or
  /// the text has no translation.
  ///
  /// - Parameter language: as the document’s `strings` has it.
  public func worst(of text: String, in language: String) -> Worst? { found[language]?[text] }

  private mutating func take(_ new: Worst, on text: String, in language: String) {
    if let old = found[language]?[text] {
      let (one, other) = (old.verdict.kind, new.verdict.kind)
      let isMilder = new.setting.size.factor < old.setting.size.factor
      guard other > one || (other == one && isMilder) else { return }
    }
    found[language, default: [:]][text] = new
  }

  /// What a translator can mend: a text that wraps, or a pane that scrolls, is as it is meant.
  private static func verdict(on text: FittedText) -> FitVerdict? {
    text.verdicts.first { verdict in
      switch verdict {
      // A banner shows the beginning of a text; the whole is in Notification Center.
      case .cut: text.place != .bannerBody
      case .overlaps, .missingGlyph, .shrunk: true
      case .fits, .wraps, .scrolls: false
      }
    }
  }

  /// The texts as they are written at each place: a translation is drawn where its text would be.
  private static func sources(
    in document: Prototype, _ axes: FitAxes, _ ruler: PangoRuler
  ) -> [Spot: Set<String>] {
    var sources: [Spot: Set<String>] = [:]
    for part in FitParts.all(of: document) {
      for theme in axes.themes {
        for model in axes.models {
          let fit = DialogFit(
            on: DeviceMetrics(model, .portrait), LookVariant(Look(theme)), ruler)
          for text in part.fitted(fit, on: model) {
            let spot = Spot(subject: part.subject.kind, place: text.place)
            sources[spot, default: []].insert(text.text)
          }
        }
      }
    }
    return sources
  }
}
