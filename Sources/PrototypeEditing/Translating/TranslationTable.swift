internal import PrototypeFile
internal import Texts

/// The translations of a document into one language.
public struct TranslationTable: Hashable, Sendable {
  /// A translation as the document has it.
  public struct Entry: Hashable, Sendable {
    /// The text in the document.
    public let text: String
    /// The translation.
    public let translation: String
    /// Whether it is the text itself, to be translated yet.
    public let isStub: Bool
    /// The line of the text in the table, 1-based.
    public let line: Int
  }

  /// The language, as `strings` has it.
  public let language: String
  /// The line of the language, 1-based; 0 where the document does not have it.
  public let line: Int
  /// The translations, in the document's order.
  public let entries: [Entry]
  /// The translations that are no stubs, by their texts.
  public let translations: [String: String]

  /// A table.
  init(language: String, line: Int, _ entries: [Entry]) {
    (self.language, self.line, self.entries) = (language, line, entries)
    translations = Dictionary(
      entries.filter { !$0.isStub }.map { ($0.text, $0.translation) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The table of a language that a document does not have.
  public init(missing language: String) { self.init(language: language, line: 0, []) }
}

extension DocumentEditor {
  /// The translations, by language, in the document's order.
  public var translationTables: [TranslationTable] {
    (map.root[DocumentKey.strings.rawValue]?.entries ?? []).map { language in
      TranslationTable(
        language: language.name, line: language.key.start.line,
        (language.value.entries ?? []).map { entry in
          let text = entry.value.text ?? ""
          return TranslationTable.Entry(
            text: entry.name, translation: text,
            isStub: text.isEmpty
              || (text == entry.name && TranslationStub.isMarked(entry.key, in: map.source)),
            line: entry.key.start.line)
        })
    }
  }
}

extension [TranslationTable] {
  /// The translations into a language that has no table of its own elsewhere: `ru-RU` finds `ru`, and
  /// `pt_BR` finds `pt-BR`.
  ///
  /// - Returns: an empty table where there is none.
  public func table(of language: String) -> TranslationTable {
    let wanted = language.plainLanguage
    return first { $0.language == language }
      ?? first { $0.language.plainLanguage == wanted }
      ?? first { $0.language.plainLanguage == wanted.prefix { $0 != "-" } }
      ?? TranslationTable(missing: language)
  }
}

extension String {
  /// The name of a language as others may spell it.
  fileprivate var plainLanguage: String { lowercased().replacing("_", with: "-") }
}
