public import PrototypeEditing
public import Scenario
internal import Texts

/// What is missing, unused or too long in the translations of a document.
public struct TranslationReport: Sendable {
  /// The language of it.
  public let language: String
  /// How many texts the document has.
  public let count: Int
  /// The texts without a translation, with their lines.
  public private(set) var missing: [(text: String, line: Int)] = []
  /// What is wrong, each with its line in the document.
  public private(set) var findings: [LineFault] = []

  /// How many texts are translated.
  public var translated: Int { count - missing.count }

  /// Looks through the translations into one language.
  ///
  /// - Parameter most: how many characters a translation may have.
  public init(_ texts: [TranslatableText], _ table: TranslationTable, most: Int?) {
    language = table.language
    count = texts.count
    let known = Set(texts.map(\.text))
    for text in texts where table.translations[text.text] == nil {
      let line = text.places.first?.line ?? 1
      missing.append((text.text, line))
      tell(
        line,
        tr(
          "“{text}” has no translation into {language}",
          ["text": text.text, "language": language]))
    }
    for entry in table.entries {
      if !known.contains(entry.text) {
        tell(
          entry.line, tr("“{text}” is translated but shows nowhere", ["text": entry.text]))
      } else if let most, !entry.isStub, entry.translation.count > most {
        tell(
          entry.line,
          TranslationReport.tooLong(entry.text, language, entry.translation.count, most))
      }
    }
  }

  /// The sentence about a translation that is too long.
  static func tooLong(_ text: String, _ language: String, _ count: Int, _ most: Int) -> String {
    tr(
      "“{text}” has {count} characters in {language}, and may have {most}",
      [
        "text": text, "count": String(count), "language": language, "most": String(most),
      ])
  }

  private mutating func tell(_ line: Int, _ message: String) {
    findings.append(LineFault(line: line, message: message))
  }
}
