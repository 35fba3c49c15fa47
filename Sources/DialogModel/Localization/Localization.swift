extension Prototype {
  /// The prototype with its texts in a language; a text without translation stays as written.
  ///
  /// - Parameter language: as in `strings`; `ru-RU` finds `ru`. `nil` changes nothing.
  public func localized(_ language: String?) -> Prototype {
    guard let language, let table = translations(language) else { return self }
    var prototype = TextMapping { table[$0.sourceText] ?? $0 }.prototype(self)
    prototype.language = language
    return prototype
  }

  /// Every text that the device shows, once each, in the document's order.
  public var visibleTexts: [Template] {
    var device = self
    device.scenarios = []
    return device.translatableTexts
  }

  /// Every text that `strings` translates, once each, in the document's order: those that the device
  /// shows, and the captions of scenarios.
  public var translatableTexts: [Template] {
    // The mapping takes a function that returns a text; the function also collects the texts.
    let met = Collected()
    _ = TextMapping { text in
      met.add(text)
      return text
    }.prototype(self)
    return met.texts
  }

  /// Whether there are translations for a language.
  public func isTranslated(_ language: String) -> Bool { translations(language) != nil }

  /// The translations for a language; `ru-RU` finds `ru`.
  package func translations(_ language: String) -> [String: Template]? {
    if let table = strings[language] { return table }
    let primary = language.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    return strings[String(primary)]
  }

  private final class Collected {
    private(set) var texts: [Template] = []
    private var seen: Set<Template> = []

    func add(_ text: Template) {
      guard !text.sourceText.isEmpty, seen.insert(text).inserted else { return }
      texts.append(text)
    }
  }
}
