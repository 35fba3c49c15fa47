internal import PrototypeFile

/// What a sentence of a condition says of a text.
public enum ConditionTest: Hashable, Sendable {
  case isNotEmpty, isEmpty
  /// The least or the greatest length, in UTF-16 units; `nil` while it is not known.
  case hasAtLeast(Int?), hasAtMost(Int?)
  case equals(String), differs(String)
  case contains(String), lacks(String), begins(String), ends(String)
  /// A pattern that the whole text matches.
  case matches(String)

  /// The test of a key; `nil` for a key or a value that is none.
  init?(_ key: String, _ value: YAMLNode) {
    switch TextTestKey(rawValue: key) {
    case .minLength:
      guard let length = value.integer else { return nil }
      self = length == 1 ? .isNotEmpty : .hasAtLeast(length)
    case .maxLength:
      guard let length = value.integer else { return nil }
      self = length == 0 ? .isEmpty : .hasAtMost(length)
    case .equals:
      guard let text = value.text else { return nil }
      self = .equals(text)
    case .matches:
      guard let text = value.text else { return nil }
      self = ConditionTest(pattern: text)
    case nil: return nil
    }
  }

  /// The sentence for a pattern: that of a text in it, if it says no more.
  private init(pattern: String) {
    let anything = ".*"
    let starts = pattern.hasPrefix(anything)
    // The last character of an escaped point can look like that of “anything”.
    let rest = starts ? pattern.dropFirst(2) : pattern[...]
    if rest.hasSuffix(anything), let text = PatternText.text(of: rest.dropLast(2)), !text.isEmpty {
      self = starts ? .contains(text) : .begins(text)
    } else if starts, let text = PatternText.text(of: rest), !text.isEmpty {
      self = .ends(text)
    } else {
      self = .matches(pattern)
    }
  }

  /// Whether the document has a `not` around it.
  var isNegated: Bool {
    switch self {
    case .differs, .lacks: true
    default: false
    }
  }

  /// The sentence that says the opposite with a `not`; `nil` for one that has none.
  var negated: ConditionTest? {
    switch self {
    case .equals(let text): .differs(text)
    case .contains(let text): .lacks(text)
    default: nil
    }
  }

  /// The key with its value, without a `not`; `nil` while something is missing.
  var entry: (String, YAMLNode)? {
    func length(_ key: TextTestKey, _ length: Int?) -> (String, YAMLNode)? {
      length.map { (key.rawValue, .plain(String($0))) }
    }
    func pattern(_ text: String, before: String = "", after: String = "") -> (String, YAMLNode)? {
      guard !text.isEmpty else { return nil }
      let whole = before + PatternText.pattern(for: text) + after
      return (TextTestKey.matches.rawValue, .text(whole))
    }
    switch self {
    case .isNotEmpty: return length(.minLength, 1)
    case .isEmpty: return length(.maxLength, 0)
    case .hasAtLeast(let least): return length(.minLength, least)
    case .hasAtMost(let most): return length(.maxLength, most)
    case .equals(let text), .differs(let text): return (TextTestKey.equals.rawValue, .text(text))
    case .contains(let text), .lacks(let text): return pattern(text, before: ".*", after: ".*")
    case .begins(let text): return pattern(text, after: ".*")
    case .ends(let text): return pattern(text, before: ".*")
    case .matches(let text): return text.isEmpty ? nil : (TextTestKey.matches.rawValue, .text(text))
    }
  }
}

extension ConditionTest {
  /// Whether the test holds for a text; `nil` while something is missing, or where a pattern takes
  /// too long.
  ///
  /// - Parameter matches: whether a pattern matches the whole of a text.
  public func holds(
    for text: String, matches: (_ pattern: String, _ text: String) -> Bool?
  ) -> Bool? {
    switch self {
    case .isNotEmpty: return !text.isEmpty
    case .isEmpty: return text.isEmpty
    case .hasAtLeast(let least): return least.map { text.utf16.count >= $0 }
    case .hasAtMost(let most): return most.map { text.utf16.count <= $0 }
    case .equals(let wanted): return text.utf16.elementsEqual(wanted.utf16)
    case .differs(let wanted): return !text.utf16.elementsEqual(wanted.utf16)
    case .contains, .lacks, .begins, .ends, .matches:
      guard let pattern = entry?.1.text, let found = matches(pattern, text) else { return nil }
      return found != isNegated
    }
  }
}
