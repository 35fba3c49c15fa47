public import PrototypeEditing
internal import PrototypeFile
public import Scenario
internal import Texts

/// What a file of translations would change in a document.
public struct TranslationImport: Sendable {
  /// The translations that the document does not have, in the file's order.
  public private(set) var translations: [Translation] = []
  /// What was not taken from the file, or is taken and should be looked at, each with its line.
  public private(set) var findings: [LineFault] = []
  /// How many translations are in the document already.
  public private(set) var same = 0
  /// How many texts of the file have no translation yet.
  public private(set) var missing = 0

  /// Compares a file with a document.
  ///
  /// - Parameters:
  ///   - language: the language of the file; `nil` for what the file says.
  ///   - most: how many characters a translation may have, where the file says nothing.
  /// - Throws: a fault where nobody says the language, or it is no name of one.
  public init(
    _ file: TranslationFile, into editor: DocumentEditor, language: String? = nil,
    most: Int? = nil
  ) throws(LineFault) {
    let known = Set(editor.translatableTexts.map(\.text))
    var tables: [String: TranslationTable] = [:]
    var taken: Set<[String]> = []
    var others: [String] = []
    findings = file.leftOut
    for entry in file.entries {
      // A file can have several languages, of which one is wanted.
      if let language, let own = entry.language,
        !TranslationImport.isSame(own, language)
      {
        others.append(own)
        continue
      }
      let name = try TranslationImport.language(of: entry, file, language)
      let table = tables[name] ?? editor.translationTables.table(of: name)
      tables[name] = table
      // What is in the language of the texts themselves translates nothing.
      if language == nil, name == file.source, table.line == 0 { continue }
      guard let translation = entry.translation else {
        missing += 1
        continue
      }
      guard known.contains(entry.text) else {
        tell(entry, tr("“{text}” is in no part of the document; left out", ["text": entry.text]))
        continue
      }
      let new = Translation(
        language: table.language, text: entry.text, translation: translation)
      guard taken.insert([new.language, new.text]).inserted else {
        tell(entry, tr("“{text}” is there a second time; left out", ["text": entry.text]))
        continue
      }
      if TranslationImport.hasNoText(translation) {
        tell(
          entry,
          tr(
            "the translation of “{text}” has a character that no text can have; left out",
            ["text": entry.text]))
        continue
      }
      if let problem = new.problem {
        tell(
          entry,
          tr(
            "the translation of “{text}” can’t be read: {problem}; left out",
            ["text": entry.text, "problem": problem]))
        continue
      }
      if table.translations[entry.text] == translation {
        same += 1
      } else {
        translations.append(new)
      }
      examine(new, entry, most: entry.most ?? most)
    }
    if let language, let other = others.first, others.count == file.entries.count {
      throw LineFault(
        line: file.entries[0].line,
        message: tr(
          "the file is in “{other}” and not in “{language}”; leave “--language” out",
          ["other": OneLine.beginning(other), "language": language]))
    }
  }

  /// Whether a text has a control character, or stands for one that could not be read.
  private static func hasNoText(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0 == "\u{FFFD}" || $0 == "\u{7F}" || ($0 < " " && $0 != "\n" && $0 != "\t")
    }
  }

  /// Whether two names are of one language: `de_AT` is `de`, and `pt-BR` is not `pt-PT`.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    func parts(_ name: String) -> [Substring] {
      name.lowercased().split { $0 == "-" || $0 == "_" }
    }
    let (long, short) = (parts(first), parts(second))
    return long.starts(with: short) || short.starts(with: long)
  }

  private static func language(
    of entry: TranslationFile.Entry, _ file: TranslationFile, _ given: String?
  ) throws(LineFault) -> String {
    guard let name = given ?? entry.language else {
      throw LineFault(
        line: entry.line, message: tr("the file does not say its language; add “--language”"))
    }
    guard TextForm.isLanguage(name) else {
      throw LineFault(
        line: entry.line,
        message: tr(
          "“{text}” is no language; write it as “de” or “pt-BR”",
          ["text": OneLine.beginning(name)]))
    }
    return name
  }

  /// Looks for what a translator may have overlooked.
  private mutating func examine(_ new: Translation, _ entry: TranslationFile.Entry, most: Int?) {
    let (missing, added) = new.differentPlaces
    if let place = missing.first {
      tell(
        entry,
        tr(
          "the translation of “{text}” lacks “{place}”",
          ["text": entry.text, "place": place]))
    }
    if let place = added.first {
      tell(
        entry,
        tr(
          "the translation of “{text}” has “{place}”, and the text does not",
          ["text": entry.text, "place": place]))
    }
    let count = new.translation.count
    if let most, count > most {
      tell(entry, TranslationReport.tooLong(new.text, new.language, count, most))
    }
  }

  private mutating func tell(_ entry: TranslationFile.Entry, _ message: String) {
    findings.append(LineFault(line: entry.line, message: message))
  }
}
