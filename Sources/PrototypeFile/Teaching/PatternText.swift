/// Texts in patterns of PCRE's syntax, where they are nothing but texts.
package enum PatternText {
  private static let special = #"\^$.|?*+()[]{}"#.unicodeScalars

  /// The pattern that a text alone matches.
  package static func pattern(for text: String) -> String {
    var pattern = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { pattern.append("\\") }
      pattern.append(scalar)
    }
    return String(pattern)
  }

  /// The text that alone matches a pattern; `nil` for a pattern that says more.
  package static func text(of pattern: Substring) -> String? {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if isEscaped {
        // A letter or a digit after it means something else.
        guard special.contains(scalar) else { return nil }
        text.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if special.contains(scalar) {
        return nil
      } else {
        text.append(scalar)
      }
    }
    return isEscaped ? nil : String(text)
  }
}
