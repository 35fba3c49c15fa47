import DialogModel
import DialogSimulator

/// One text for each class of texts that a document tells apart.
struct TextClasses: Sendable {
  private let texts: [FieldID: [String]]
  /// Whether a text was found for each pattern of the document, so that what depends on one is tried.
  let knowsAll: Bool
  /// Whether more texts are written in the document than are tried.
  let isCut: Bool

  /// How many texts are tried for a field, before those that are told apart are chosen.
  static let most = 2_000

  /// The texts for the fields of a prototype.
  init(_ prototype: Prototype, _ slice: KeySlice, matches: PatternMatcher) {
    let own = prototype.writtenTexts
    let hasPatterns = slice.tests.values.joined().contains { $0.matches != nil }
    isCut = hasPatterns && own.count > TextClasses.most
    let tried = Array(own.prefix(TextClasses.most))
    let texts = slice.tests.mapValues { tests in
      TextClasses.representatives(tests, tried, matches: matches)
    }
    self.texts = texts
    knowsAll = slice.tests.allSatisfy { field, tests in
      tests.allSatisfy { test in
        test.matches == nil
          || texts[field]?.contains { test.holds(for: $0, matches) == true } == true
      }
    }
  }

  /// The texts that are typed into a field; none where its text changes nothing.
  func representatives(of field: FieldID) -> [String] {
    switch field {
    case .alert(let dialog, let index): texts[.alert(DialogID(dialog.index), index: index)] ?? []
    case .control: texts[field] ?? []
    }
  }

  /// Texts that pass all combinations of the tests that one of the candidates passes.
  private static func representatives(
    _ tests: [TextTest], _ own: [String], matches: PatternMatcher
  ) -> [String] {
    var candidates = ["", "a"]
    for test in tests {
      for length in [
        test.minLength.map { $0 - 1 }, test.minLength, test.maxLength,
        test.maxLength.map { $0 + 1 },
      ].compactMap({ $0 }) where (0...longest).contains(length) {
        candidates.append(String(repeating: "a", count: length))
      }
      if let text = test.equals, text.utf16.count <= longest { candidates += [text, text + "x"] }
    }
    if tests.contains(where: { $0.matches != nil }) {
      candidates += own.filter { $0.utf16.count <= longest } + patternCandidates
    }
    var classes: Set<[Bool]> = []
    return candidates.filter { text in
      classes.insert([text.isEmpty] + tests.map { $0.holds(for: text, matches) == true }).inserted
    }
  }

  /// The longest text that is typed.
  private static let longest = 200

  /// Texts of the sorts that patterns are written for.
  private static let patternCandidates = [
    "1", "12", "123", "1234", "12345", "123456", "ab", "abc", "abcd", "Abcdef12", "a@b.cc",
    "+1 555 0100", "2013-01-07",
  ]
}

extension Prototype {
  /// The texts that its scenarios type, each once, in the order of the document.
  fileprivate var writtenTexts: [String] {
    var texts: [String] = []
    var seen: Set<String> = []
    for step in scenarios.flatMap(\.steps).map(\.kind) + promises.compactMap(\.step) {
      switch step {
      case .inputText(let text), .pasteText(let text):
        if seen.insert(text).inserted { texts.append(text) }
      default: break
      }
    }
    return texts
  }
}
