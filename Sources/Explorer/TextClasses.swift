import DialogModel
import DialogSimulator

/// One text for each class of texts that a document tells apart.
struct TextClasses: Sendable {
  private let texts: [FieldID: [String]]

  /// The texts for the fields of a prototype.
  init(_ prototype: Prototype, _ slice: KeySlice, matches: PatternMatcher) {
    let own = prototype.typedTexts
    texts = slice.tests.mapValues { tests in
      TextClasses.representatives(tests, own, matches: matches)
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
  /// The texts that its scenarios type.
  fileprivate var typedTexts: [String] { [] }
}
