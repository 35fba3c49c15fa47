import Texts

/// Makes texts in which nothing is unseen: for people who decide what may run.
enum VisibleText {
  /// How often the same blank or the same escape is written; of more, the number is.
  private static let mostRepeated = 3
  /// How many marks one letter may have; more would cover what is next to it.
  private static let mostMarks = 2

  /// What is before and after each escape: control characters, which are escaped themselves
  /// where a text has them.
  static let escapeStart: Unicode.Scalar = "\u{2}"
  static let escapeEnd: Unicode.Scalar = "\u{3}"

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == escapeStart || scalar == escapeEnd
  }

  /// Whether a character is a letter or sign that people see, or a space.
  ///
  /// All other blanks are not: they look like a space, or like nothing.
  static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    guard !OneLine.isDangerous(scalar), !OneLine.isInvisible(scalar) else { return false }
    guard !OneLine.isOddBlank(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .enclosingMark:
      false
    default: true
    }
  }

  /// Whether the letter below a mark has room for it.
  private static func isReadable(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard isMark(scalars[index]) else { return true }
    // A line below, over or through letters is no part of any script: it disguises.
    if isLine(scalars[index]) { return false }
    var before = index - 1
    while before >= 0, isMark(scalars[before]) { before -= 1 }
    return before >= 0 && scalars[before].properties.isAlphabetic && index - before <= mostMarks
  }

  /// Whether a mark is a line or a shape that is drawn below, over or through whole letters.
  private static func isLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0305, 0x0332...0x0338, 0x033F, 0x0347, 0x035E, 0x035F, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether a letter is written from right to left.
  private static func goesLeft(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x0590, isSeen(scalar) else { return false }
    return switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The text with escapes for invisible characters, and with numbers for long runs of blanks and
  /// of escapes: `\n`, `\u200b`, `\{120 × space}`.
  ///
  /// Each of these has a sign before and after it. Letters that are written from right
  /// to left change only their own order.
  ///
  /// - Parameters:
  ///   - escape: the escape of a character that stays as it is otherwise; `nil` for none.
  ///   - longestRun: how many spaces or tabs stay as they are; of more, the number is written.
  static func text(
    _ scalars: [Unicode.Scalar], longestRun: Int = mostRepeated,
    keeping isKept: (Unicode.Scalar) -> Bool = { _ in false },
    escape: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    var result = String.UnicodeScalarView()
    var isInside = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let left = goesLeft(scalar)
      if left != isInside {
        result.append(left ? "\u{2067}" : "\u{2069}")
        isInside = left
      }
      let seen = isKept(scalar) || isSeen(scalar) && isReadable(index, in: scalars)
      let isBlank = scalar == " " || isKept(scalar)
      guard !seen || isBlank else {
        if let escaped = escape(scalar) {
          append(escaped, to: &result)
        } else {
          result.append(scalar)
        }
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, scalars[end] == scalar { end += 1 }
      if end - index > (isBlank ? longestRun : mostRepeated) {
        let name = scalar == " " ? tr("space") : OneLine.escape(scalar)
        append("\\{\(end - index) × \(name)}", to: &result)
      } else {
        for _ in index..<end {
          if seen { result.append(scalar) } else { append(OneLine.escape(scalar), to: &result) }
        }
      }
      index = end
    }
    if isInside { result.append("\u{2069}") }
    // Else the first letter would decide the direction of the whole paragraph.
    return (scalars.contains(where: goesLeft) ? "\u{200E}" : "") + String(result)
  }

  private static func append(_ escape: String, to text: inout String.UnicodeScalarView) {
    text.append(escapeStart)
    text += escape.unicodeScalars
    text.append(escapeEnd)
  }

  /// The sign at which a word is broken between two lines; ``CommandText`` and ``WatchedFileText``
  /// have no other.
  static let wordBreak: Unicode.Scalar = "\u{2028}"

  /// The text with breaks in words that are wider than a line of so many columns.
  ///
  /// Where it breaks such a word by itself, Pango adds a hyphen, which looks like a part of it.
  static func breakingWords(_ text: String, columns: Int) -> String {
    guard columns > 1 else { return text }
    var result = String.UnicodeScalarView()
    var width = 0
    for scalar in text.unicodeScalars {
      // Other letters may be as wide as two.
      let own = isSign(scalar) ? 0 : scalar.isASCII ? 1 : 2
      width = scalar == " " || scalar == "\n" || scalar == "\t" ? 0 : width + own
      if width > columns {
        result.append(wordBreak)
        width = own
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// The text with line ends in lines that are too long to be laid out at once.
  static func broken(_ text: String, after most: Int = 2000) -> String {
    guard text.utf8.count > most else { return text }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count = scalar == "\n" ? 0 : count + (isSign(scalar) ? 0 : 1)
      if count > most {
        result.append("\n")
        count = 1
      }
      result.append(scalar)
    }
    return String(result)
  }
}
