/// Decides how a text is written, so that every reader of YAML reads exactly this text.
///
/// A text is plain if it has only one meaning, else in double quotes. Invisible characters are
/// written as escapes: control characters, and those that change the direction of writing or have
/// no width.
package enum Quoting {
  /// The place of a text.
  package enum Place {
    /// On a separate line, or after a key on its line.
    case line
    /// Between brackets, where commas and brackets have a meaning.
    case brackets
    /// Before a colon.
    case key
  }

  /// The quotes around a text that cannot be without.
  package enum Marks {
    /// Double ones, unless there is a double quote or a backslash in the text.
    case double
    /// Single ones, unless there is a single quote in the text.
    case single
    /// Always double ones, also around a text that needs none, with JSON's escapes.
    case json
  }

  /// A text on one line.
  package static func oneLine(_ text: String, _ place: Place, _ marks: Marks = .double) -> String {
    if marks == .json { return json(text) }
    if isPlain(text, place) { return text }
    return quoted(text, marks)
  }

  /// A text in quotes, on one line.
  package static func quoted(_ text: String, _ marks: Marks) -> String {
    if marks == .json { return json(text) }
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ isVisible($0) || $0 == " " }) else { return doubleQuoted(text) }
    let isDouble = marks == .double || scalars.contains("'")
    guard !isDouble || scalars.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return "\"\(text)\""
    }
    var result = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in scalars {
      if scalar == "'" { result.append(scalar) }
      result.append(scalar)
    }
    result.append("'")
    return String(result)
  }

  /// The lines of a text that can be a block, and its mark, `|` or `|-`.
  package static func block(_ text: String) -> (lines: [String], mark: String)? {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return nil }
    let endsLine = lines.last?.isEmpty == true
    if endsLine { lines.removeLast() }
    guard lines.first?.isEmpty == false, lines.last?.isEmpty == false else { return nil }
    let result = lines.map { String($0) }
    return result.allSatisfy(isBlockLine) ? (result, endsLine ? "|" : "|-") : nil
  }

  /// Whether a line can be in a block: both of its ends must be visible characters.
  package static func isBlockLine(_ line: String) -> Bool {
    let scalars = line.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    return first != " " && last != " " && scalars.allSatisfy { isVisible($0) || $0 == " " }
  }

  // MARK: - Plain texts

  /// Whether a text can be without quotes at a place.
  package static func isPlain(_ text: String, _ place: Place) -> Bool {
    isSafe(text, place) && !couldBeValue(text)
  }

  /// Whether a text without quotes is read as this text, by a reader that takes every word for a
  /// text.
  package static func isSafe(_ text: String, _ place: Place) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      isWordPart(first) || first == "_" || first == "/", last != " ", last != ":"
    else { return false }
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      switch scalar {
      case " " where previous == ":": return false
      case "#" where previous == " ": return false
      case ",", "[", "]", "{", "}", ":", "?":
        if place == .brackets || (place == .key && scalar == ":") { return false }
      case " ": break
      default: if !isVisible(scalar) { return false }
      }
    }
    return true
  }

  /// A letter, a digit or a picture.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .otherSymbol, .currencySymbol:
      true
    default: false
    }
  }

  /// Whether a character is visible, or belongs to a visible one; a space is not visible.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
    // The characters that join emoji and letters are part of their appearance.
    if scalar == "\u{200D}" || scalar == "\u{200C}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }
}
