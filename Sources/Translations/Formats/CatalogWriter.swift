internal import PrototypeEditing
internal import Texts

/// Writes a catalogue of Xcode, with its spaces.
enum CatalogWriter {
  static func text(_ export: TranslationExport) -> String {
    let texts = export.texts.map { text in
      map(
        export.written(text.text, text.text),
        [
          field("comment", (text.comments + export.limit).joined(separator: "\n")),
          field("extractionState", "manual"),
        ] + localizations(of: text, export), level: 2)
    }
    return map(
      nil,
      [
        field("sourceLanguage", export.source), map("strings", texts, level: 1),
        field("version", "1.0"),
      ], level: 0) + "\n"
  }

  private static func localizations(
    of text: TranslationExport.Text, _ export: TranslationExport
  ) -> [String] {
    let units = export.tables.compactMap { table in
      table.translations[text.text].map { translation in
        map(
          table.language,
          [
            map(
              "stringUnit",
              [
                field("state", "translated"),
                field("value", export.written(translation, text.text)),
              ], level: 5)
          ],
          level: 4)
      }
    }
    return units.isEmpty ? [] : [map("localizations", units, level: 3)]
  }

  private static func field(_ key: String, _ value: String) -> String {
    "\(JSONText.quoted(key)) : \(JSONText.quoted(value))"
  }

  private static func map(_ key: String?, _ entries: [String], level: Int) -> String {
    let indent = String(repeating: "  ", count: level)
    let inside = entries.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return (key.map { "\(JSONText.quoted($0)) : " } ?? "") + "{\n\(inside)\n\(indent)}"
  }
}
