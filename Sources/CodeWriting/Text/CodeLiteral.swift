/// Texts as literals of Objective-C and Swift.
enum CodeLiteral {
  /// A literal of Objective-C, with its `@`.
  static func objectiveC(_ text: String) -> String {
    var result = "@\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // Two question marks could begin a trigraph.
      case "?": result += last == "?" ? "\\?" : "?"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += octal(scalar.value)
      // Universal names begin at U+00A0.
      case _ where scalar.value < 0xA0 && scalar.value >= 0x80:
        result += octal(0xC2) + octal(scalar.value)
      case _ where isInvisible(scalar): result += "\\u" + hex(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result + "\""
  }

  /// A literal of Swift.
  static func swift(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      // This keeps `\(x)` a text, too.
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || isInvisible(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of a comment, which nothing in it may end or continue on the next line.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || isInvisible(scalar)
        || scalar == "\u{2028}" || scalar == "\u{2029}"
      {
        result += " "
      } else if scalar == "\\" {
        // A backslash at a line's end would continue the comment.
        result += "\u{2216}"
      } else if scalar == "?", result.hasSuffix("?") {
        result += " ?"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What a reader would not see: marks of direction, joiners, blanks that do not break.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  private static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
