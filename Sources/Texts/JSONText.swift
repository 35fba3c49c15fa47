/// Texts as JSON writes them.
public enum JSONText {
  /// The text in quotes, with JSON's escapes.
  public static func quoted(_ text: String) -> String {
    // Most texts need no escape, and a loop over scalars is slow.
    guard text.utf8.contains(where: needsEscape) else { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Milliseconds as a JSON number of seconds, without trailing zeros: 250 is `0.25`.
  public static func seconds(milliseconds: Int) -> String {
    let whole = milliseconds / 1000
    let part = milliseconds % 1000
    guard part != 0 else { return String(whole) }
    var digits = String(part)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
