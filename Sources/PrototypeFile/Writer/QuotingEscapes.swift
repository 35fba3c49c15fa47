/// Texts in quotes with escapes for the invisible characters.
extension Quoting {
  /// A text in double quotes, with YAML's escapes.
  package static func doubleQuoted(_ text: String) -> String { quoted(text, escape) }

  /// A text as JSON writes it, with escapes for what YAML does not allow in quotes, too.
  static func json(_ text: String) -> String {
    quoted(text) { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  private static func quoted(
    _ text: String, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append("\\")
        result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case " ": result.append(scalar)
      case _ where isVisible(scalar): result.append(scalar)
      default: result.append(contentsOf: escape(scalar).unicodeScalars)
      }
    }
    result.append("\"")
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (letter, width) =
      switch digits.count {
      case ...2: ("x", 2)
      case ...4: ("u", 4)
      default: ("U", 8)
      }
    return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
  }
}
