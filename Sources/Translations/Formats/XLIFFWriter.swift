internal import PrototypeEditing
internal import Texts

/// Writes XLIFF 1.2, a `file` for each language.
enum XLIFFWriter {
  static func text(_ export: TranslationExport) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"#,
    ]
    for table in export.tables {
      lines += [
        "  <file original=\(attribute(export.original)) source-language=\(attribute(export.source))"
          + " target-language=\(attribute(table.language)) datatype=\"plaintext\">",
        "    <body>",
      ]
      for text in export.texts { lines += unit(text, table.translations[text.text], export.most) }
      lines += ["    </body>", "  </file>"]
    }
    return (lines + ["</xliff>"]).map { $0 + "\n" }.joined()
  }

  private static func unit(
    _ text: TranslationExport.Text, _ translation: String?, _ most: Int?
  ) -> [String] {
    let size = most.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
    var lines = [
      "      <trans-unit id=\(attribute(text.id)) xml:space=\"preserve\"\(size)>",
      "        <source>\(escaped(text.text))</source>",
    ]
    if let translation {
      lines.append("        <target state=\"translated\">\(escaped(translation))</target>")
    }
    lines += text.comments.map { "        <note>\(escaped($0))</note>" }
    return lines + ["      </trans-unit>"]
  }

  private static func escaped(_ text: String) -> String {
    MarkupText.escaped(text, keepsLines: true)
  }

  private static func attribute(_ text: String) -> String { "\"\(escaped(text))\"" }
}
