/// Texts of documents in a page or another file of tags, as text only.
public enum MarkupText {
  /// A text in which nothing is markup, also between quotes of an attribute.
  ///
  /// - Parameter keepsLines: whether line ends and tabs become references, of which a reader of XML makes no
  ///   spaces, and marks of direction are left to ``OneLine``.
  public static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n" where keepsLines, "\r" where keepsLines, "\t" where keepsLines:
        result += "&#\(scalar.value);"
      case "\u{202A}"..."\u{202E}" where !keepsLines, "\u{2066}"..."\u{2069}" where !keepsLines:
        result += "\u{FFFD}"
      // No file of tags can have these.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}",
        "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
