extension Prototype {
  /// The prototype with its texts in a language; a text without translation stays as written.
  ///
  /// - Parameter language: as in `strings`, where `ru-RU` finds `ru`; or a ``PseudoLanguage`` that
  ///   is not there. `nil` changes nothing.
  public func localized(_ language: String?) -> Prototype {
    guard let language, let translate = translation(language) else { return self }
    var prototype = TextMapping(change: translate).prototype(self)
    prototype.language = language
    return prototype
  }

  /// Every text that the device shows, once each, in the document's order.
  public var visibleTexts: [Template] { texts(captions: false).distinct }

  /// Every text that `strings` translates, once each, in the document's order: those that the device
  /// shows, and the captions of scenarios.
  public var translatableTexts: [Template] { texts(captions: true).distinct }

  /// Every text that `strings` translates, as often as the document has it, in its order.
  ///
  /// - Parameter captions: whether those of scenarios are among them, which the device does not show.
  public func texts(captions: Bool) -> [Template] {
    var shown = self
    if !captions { (shown.sharedSteps, shown.scenarios) = ([], []) }
    // The mapping takes a function that returns a text; the function also collects the texts.
    let met = Collected()
    _ = TextMapping { text in
      met.texts.append(text)
      return text
    }.prototype(shown)
    return met.texts
  }

  /// Whether there are translations for a language, or it is made of the document's texts.
  public func isTranslated(_ language: String) -> Bool { translation(language) != nil }

  /// The languages that are made of its texts, but for those that it translates itself.
  public var pseudoLanguages: [PseudoLanguage] {
    PseudoLanguage.allCases.filter { strings[$0.rawValue] == nil }
  }

  /// What the texts are in a language; `nil` where there are no translations.
  package func translation(_ language: String) -> ((Template) -> Template)? {
    if strings[language] == nil, let pseudo = PseudoLanguage(rawValue: language) {
      return pseudo.text
    }
    return translations(language).map { table in { table[$0.sourceText] ?? $0 } }
  }

  /// The translations for a language; `ru-RU` finds `ru`.
  package func translations(_ language: String) -> [String: Template]? {
    if let table = strings[language] { return table }
    let primary = language.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    return strings[String(primary)]
  }

  private final class Collected {
    var texts: [Template] = []
  }
}

extension [Template] {
  /// The texts that are not empty, once each.
  fileprivate var distinct: [Template] {
    var seen: Set<Template> = []
    return filter { !$0.sourceText.isEmpty && seen.insert($0).inserted }
  }
}
