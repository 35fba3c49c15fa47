public import DialogModel
import Texts

extension Prototype {
  /// A scenario for the prototype in another language: its steps name the texts that show there.
  ///
  /// The steps are written for the scenario's own language, or for the texts as written. A pattern
  /// without signs of its own becomes the text that it is found in; any other pattern stays.
  ///
  /// - Parameter language: as in `strings`; `nil` changes nothing.
  public func translating(_ script: ScenarioScript, to language: String?) -> ScenarioScript {
    guard let language, language != script.language else { return script }
    let written = visibleTexts
    let (old, new) = (shown(written, in: script.language), shown(written, in: language))
    let pairs = Array(zip(old, new))
    let texts = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    func translated(_ pattern: TextPattern) -> TextPattern {
      switch pattern {
      case .whole(let text): return .whole(texts[text] ?? text)
      case .pattern(let pattern):
        guard pattern.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " }),
          let found = pairs.first(where: { $0.0.has(pattern) })
        else { return .pattern(pattern) }
        return .whole(found.1)
      }
    }
    var script = script
    for place in script.steps.indices {
      script.steps[place] = script.steps[place].mapping(translated)
    }
    return script
  }

  private func shown(_ texts: [Template], in language: String?) -> [String] {
    guard let language, let translate = translation(language) else {
      return texts.map(\.sourceText)
    }
    return texts.map { translate($0).sourceText }
  }
}

extension ScenarioStep {
  /// The same step with other texts.
  func mapping(_ text: (TextPattern) -> TextPattern) -> ScenarioStep {
    var step = self
    step.kind = kind.mapping(text)
    return step
  }
}

extension ScenarioStep.Kind {
  /// The text or the pattern by which the step finds something; `nil` if it has none.
  var pattern: TextPattern? {
    var found: TextPattern?
    _ = mapping {
      found = $0
      return $0
    }
    return found
  }

  /// The same step with other texts.
  func mapping(_ text: (TextPattern) -> TextPattern) -> ScenarioStep.Kind {
    switch self {
    case .tapOn(.text(let old), let dialog): .tapOn(.text(text(old)), dialog: dialog)
    case .waitFor(let old): .waitFor(text(old))
    case .assertVisible(let old): .assertVisible(text(old))
    case .assertNotVisible(let old): .assertNotVisible(text(old))
    case .assertEnabled(let old): .assertEnabled(text(old))
    case .assertDisabled(let old): .assertDisabled(text(old))
    case .assertSpoken(let old): .assertSpoken(text(old))
    default: self
    }
  }
}
