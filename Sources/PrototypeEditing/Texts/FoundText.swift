internal import DialogModel
public import PrototypeFile

/// A text of a document in which something was found.
public struct FoundText: Hashable, Sendable {
  /// Where it is.
  public let address: PartAddress
  /// The text as it is.
  public let before: String
  /// The text with all that was found replaced.
  public let after: String
  /// What it is, in the person's language.
  public let note: String
  /// The line on which it begins, 1-based.
  public let line: Int
}

/// Finds texts of a document that people see, and replaces them.
public struct TextReplacing {
  private let editor: DocumentEditor

  /// For one version of a document.
  public init(_ editor: DocumentEditor) { self.editor = editor }

  /// The texts in which something is found, of those that people see, and of their translations, in the
  /// document's order.
  ///
  /// - Parameter most: how many are told; of more, the first ones.
  public func found(_ query: TextQuery, most: Int) -> [FoundText] {
    guard !query.text.isEmpty else { return [] }
    let form = editor.form
    var (found, seen): ([FoundText], Set<TreePath>) = ([], [])
    for (address, path) in places {
      guard found.count < most else { return found }
      guard let before = form.root[path]?.text, let after = query.replaced(in: before),
        after != before, seen.insert(path).inserted
      else { continue }
      let isTranslation = TextReplacing.isTranslation(address)
      let use = form.use(path, .text(after), isTranslation ? .translation : .reference)
      found.append(
        FoundText(
          address: address, before: before, after: after, note: use.note, line: use.line))
    }
    return found
  }

  /// The changes of the document that replace texts.
  ///
  /// Translations come first, because their keys follow the texts. The key of a text that is there more
  /// than once is copied as long as one of them stays; at the end nothing uses the old one.
  public func edits(_ chosen: [FoundText]) -> [DocumentEdit] {
    let texts = chosen.filter { !TextReplacing.isTranslation($0.address) }
    let translations = chosen.filter { TextReplacing.isTranslation($0.address) }
    var left: [String: Int] = [:]
    for (address, path) in places where !TextReplacing.isTranslation(address) {
      if let text = editor.form.root[path]?.text { left[text, default: 0] += 1 }
    }
    let counts = Dictionary(grouping: texts, by: \.before).mapValues(\.count)
    let unused = counts.filter { $0.value > 1 && left[$0.key] == $0.value }.keys
    let removed = editor.prototype.strings.keys.sorted().flatMap { language in
      unused.sorted().map { PartAddress() / DocumentKey.strings / .named(language) / .named($0) }
    }.filter { editor.value(at: $0) != nil }
    return (translations + texts).map { .set(path: $0.address, .text($0.after)) }
      + removed.map { .remove(path: $0) }
  }

  private static func isTranslation(_ address: PartAddress) -> Bool {
    address.tokens.first == DocumentKey.strings.rawValue
  }

  /// The places of all texts that people see, and of their translations.
  private var places: [(PartAddress, TreePath)] {
    editor.form.textPlaces {
      $0.place.key?.isVisibleText == true || TextReplacing.isTranslation($0.address)
    }.map { ($0.address, $0.path) }
  }
}
