/// Makes texts from any source safe to print in one line of a terminal or a report.
public enum OneLine {
  /// The text with escapes for the characters that end the line, move the cursor or change the
  /// direction of writing: `\n`, `\u001b`.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n".unicodeScalars
      case "\r": result += "\\r".unicodeScalars
      case "\t": result += "\\t".unicodeScalars
      case _ where isDangerous(scalar):
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        result += "\\u\(zeros)\(digits)".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character has an effect other than to be shown.
  public static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Ends of lines and paragraphs; marks and isolates that change the direction of writing.
    case 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
