public import PrototypeEditing
internal import PrototypeFile

/// The texts of a document with their translations, to be written for translators.
public struct TranslationExport: Sendable {
  /// A text.
  struct Text: Sendable {
    let text: String
    /// A name of its own in a file: where the text is.
    let id: String
    /// Where it is seen, a line for each place.
    let comments: [String]
  }

  /// The texts, in the document's order.
  let texts: [Text]
  /// The translations, by language.
  let tables: [TranslationTable]
  /// The language of the texts.
  let source: String
  /// What the document is called in the file.
  let original: String
  /// How many characters a translation may have; `nil` where that is not said.
  let most: Int?

  /// How a text, or a translation of one, is written: the text, and the one in the source language.
  let written: @Sendable (_ text: String, _ source: String) -> String

  /// How many places of a text are told.
  private static let mostPlaces = 5

  /// The texts of a document.
  ///
  /// - Parameters:
  ///   - tables: the translations that go into the file.
  ///   - source: the language of the texts.
  ///   - original: the name of the document.
  ///   - most: how many characters a translation may have.
  ///   - written: how property lists and catalogues write a text.
  public init(
    _ texts: [TranslatableText], _ tables: [TranslationTable], source: String, original: String,
    most: Int? = nil, written: @escaping @Sendable (String, String) -> String = { text, _ in text }
  ) {
    self.written = written
    var taken: Set<String> = []
    self.texts = texts.map { text in
      let place = text.places.first?.address.text
      let id = place.flatMap { taken.insert($0).inserted ? $0 : nil } ?? text.text
      return Text(text: text.text, id: id, comments: TranslationExport.comments(on: text))
    }
    (self.tables, self.source, self.original, self.most) = (tables, source, original, most)
  }

  /// Where a text is seen.
  ///
  /// The words are the same in each language of the tool, so that the same document gives the same file
  /// everywhere.
  private static func comments(on text: TranslatableText) -> [String] {
    var lines = text.places.prefix(mostPlaces).map { place in
      place.name + (place.picture.map { "; picture \($0).png" } ?? "")
    }
    // A built-in activity has its name from the system, and a sheet its Cancel.
    if lines.isEmpty { lines.append("a word of the system, which the document does not write") }
    let left = text.places.count - mostPlaces
    if left > 0 { lines.append("and \(left) more") }
    return lines
  }

  /// The line of a comment that says how many characters a translation may have.
  var limit: [String] { most.map { ["max-length: \($0)"] } ?? [] }

  /// The file in a format; of one that has one language, with that of the first table.
  public func text(as format: TranslationFormat) -> String {
    switch format {
    case .xliff: XLIFFWriter.text(self)
    case .po: POWriter.text(self)
    case .strings: StringsWriter.text(self)
    case .xcstrings: CatalogWriter.text(self)
    }
  }
}
