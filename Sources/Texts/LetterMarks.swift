/// The marks on letters, as they are drawn.
public enum LetterMarks {
  /// How many marks on one letter are drawn; no language has as many.
  public static let most = 32

  /// The text with at most `most` marks on each letter.
  ///
  /// HarfBuzz's work grows with the square of the marks on a letter: 20,000 of them would hold up the
  /// window for seconds, each time that it is laid out.
  public static func limited(_ text: String) -> String {
    guard text.utf8.count > most, hasTooManyMarks(text) else { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks <= most { result.append(scalar) }
    }
    return String(result)
  }

  private static func hasTooManyMarks(_ text: String) -> Bool {
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > most { return true }
    }
    return false
  }

  /// Whether a character is drawn on the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // What comes before U+0300 has no marks; that spares most texts the look-up.
    guard scalar.value >= 0x300 else { return false }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}
