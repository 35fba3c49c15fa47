/// Makes texts from any source safe to show in one line of a terminal, a report or a window.
public enum OneLine {
  /// The text with escapes for the characters that end the line, move the cursor, change the
  /// direction of writing or are invisible: `\n`, `\u001b`, `\u200b`.
  ///
  /// An invisible character that decides how its neighbours look stays: the joiners of emoji and of
  /// Arabic and Indic letters, and the selectors after emoji and ideographs.
  ///
  /// - Parameter isOdd: what else is escaped, beyond ASCII.
  public static func text(
    _ text: String, escaping isOdd: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    // A long run has a million lines, and most texts have letters alone.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: { isSuspect($0) || isOdd($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isOdd(scalar) || isDangerous(scalar) || isIdleJoiner(at: index, in: scalars) {
        result += escape(scalar).unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The beginning of a text, safe to show in one line; “…” represents the rest.
  ///
  /// - Parameters:
  ///   - most: how many scalars of the text are shown.
  ///   - isOdd: what else is escaped.
  public static func beginning(
    _ text: String, atMost most: Int = 300,
    escaping isOdd: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return OneLine.text(text, escaping: isOdd) }
    return OneLine.text(String(scalars[..<end]), escaping: isOdd) + "…"
  }

  /// A title for a list, in one line and not too long; `nil` where it has nothing to read, or is the
  /// id that is next to it.
  public static func title(_ title: String?, besides id: String) -> String? {
    guard let title, title != id, title.contains(where: { !$0.isWhitespace }) else { return nil }
    return beginning(title, atMost: 60)
  }

  /// The escape of a character, as JSON and shells write it: `\n`, `\u202e`, `\U000e0001`.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where FileByte.isOne(scalar): return "\\x" + String(scalar.value & 0xFF, radix: 16)
    default:
      let digits = String(scalar.value, radix: 16)
      let (letter, count) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
      return "\\\(letter)" + String(repeating: "0", count: count - digits.count) + digits
    }
  }

  /// Whether a character has an effect other than to be shown, whatever is next to it.
  public static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Ends of lines and paragraphs.
    case 0x2028, 0x2029: true
    case 0xFFFE, 0xFFFF: true
    // A cell of Braille without dots, the signs of notes between lines, and that for an object.
    case 0x2800, 0xFFF9...0xFFFC: true
    // Bytes of file names.
    case _ where FileByte.isOne(scalar): true
    default: isInvisible(scalar) && !isJoiner(scalar)
    }
  }

  /// Whether a character shows nothing of its own: marks of direction, zero widths, fillers.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a character looks like a space, and is none.
  public static func isOddBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    isDangerous(scalar) || isJoiner(scalar)
  }

  /// Whether an invisible character may decide how its neighbours look.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The two joiners, and the selectors of variants: Mongolian, general, of ideographs.
    case 0x200C, 0x200D, 0x180B...0x180D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    // The letters of a flag of a region.
    case 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether a character at an index is a joiner whose neighbours do not need it.
  private static func isIdleJoiner(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    guard isJoiner(scalar) else { return false }
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar.value {
    case 0x200C, 0x200D:
      guard let after else { return true }
      let joinsEmoji = scalar.value == 0x200D && endsEmoji(before) && isEmoji(after)
      return !joinsEmoji && !(isJoined(before) && isJoined(after))
    case 0x180B...0x180D: return !(0x1800...0x18AF).contains(before.value)
    // A digit with a selector is the beginning of a keycap.
    case 0xFE0E, 0xFE0F: return !isEmoji(before) && after?.value != 0x20E3
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !before.properties.isIdeographic
    default: return before.value != 0x1F3F4 && !(0xE0020...0xE007F).contains(before.value)
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji
  }

  private static func endsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    isEmoji(scalar) || scalar.value == 0xFE0F
  }

  /// Whether a letter is of a script that joins its letters: Arabic to Sinhala.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    (0x0600...0x0DFF).contains(scalar.value)
  }
}
