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
        + "\(quoted(export.written(text.text, text.text))) = "
        + "\(quoted(export.written(translation ?? text.text, text.text)));\n"
    }.joined(separator: "\n")
  }

  private static func comment(_ text: String) -> String { text.replacing("*/", with: "* /") }

  private static func quoted(_ text: String) -> String {
    SlashedText.quoted(text) { "U" + SlashedText.digits($0, radix: 16, count: 4) }
  }
}
