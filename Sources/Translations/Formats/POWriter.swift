internal import PrototypeEditing
internal import Texts

/// Writes a catalogue of gettext.
enum POWriter {
  static func text(_ export: TranslationExport) -> String {
    let table = export.tables.first
    let head = [
      "Project-Id-Version: \(OneLine.text(export.original))", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Language: \(table?.language ?? "")",
    ]
    var lines = ["msgid \"\"", "msgstr \"\""] + head.map { quoted($0 + "\n") }
    for text in export.texts {
      lines.append("")
      lines += (text.comments + export.limit).map { "#. \(OneLine.text($0))" }
      lines += entry("msgid", text.text)
      lines += entry("msgstr", table?.translations[text.text] ?? "")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A word and its text; a text of several lines has them below each other.
  private static func entry(_ word: String, _ text: String) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      part.append(scalar)
      guard scalar == "\n" else { continue }
      parts.append(String(part))
      part.removeAll()
    }
    if !part.isEmpty { parts.append(String(part)) }
    guard parts.count > 1 else { return ["\(word) \(quoted(text))"] }
    return ["\(word) \"\""] + parts.map(quoted)
  }

  private static func quoted(_ text: String) -> String {
    SlashedText.quoted(text) { SlashedText.digits($0, radix: 8, count: 3) }
  }
}
