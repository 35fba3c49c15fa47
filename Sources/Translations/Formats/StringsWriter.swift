internal import PrototypeEditing
internal import Texts

/// Writes a property list of texts, `Localizable.strings`.
enum StringsWriter {
  static func text(_ export: TranslationExport) -> String {
    let table = export.tables.first
    return export.texts.map { text in
      let translation = table?.translations[text.text]
      var comments = text.comments + export.limit
      // An application shows the text itself until there is a translation.
      if translation == nil { comments.append(StringsReader.stub) }
      return "/* \(comment(comments.joined(separator: "\n   "))) */\n"
        + "\(quoted(text.text)) = \(quoted(translation ?? text.text));\n"
    }.joined(separator: "\n")
  }

  private static func comment(_ text: String) -> String { text.replacing("*/", with: "* /") }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
