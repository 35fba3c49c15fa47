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
  /// Whether it is a translation.
  let isTranslation: Bool
}

extension DocumentEditor {
  /// The texts in which something is found, of those that people see, and of their translations, in the
  /// document's order.
  ///
  /// - Parameter most: how many are told; of more, the first ones.
  public func texts(matching query: TextQuery, most: Int) -> [FoundText] {
    guard !query.text.isEmpty else { return [] }
    var (found, seen): ([FoundText], Set<TreePath>) = ([], [])
    for named in form.places() {
      let isTranslation = named.address.tokens.first == DocumentKey.strings.rawValue
      guard named.place.key?.isVisibleText == true || isTranslation,
        let node = form.root[named.place.path]
      else { continue }
      let items = node.list?.indices.map { (named.address / $0, named.place.path + [.item($0)]) }
      for (address, path) in items ?? [(named.address, named.place.path)] {
        guard found.count < most else { return found }
        guard let before = form.root[path]?.text, let after = query.replaced(in: before),
          after != before, seen.insert(path).inserted
        else { continue }
        let use = form.use(path, .text(after), isTranslation ? .translation : .reference)
        found.append(
          FoundText(
            address: address, before: before, after: after, note: use.note, line: use.line,
            isTranslation: isTranslation))
      }
    }
    return found
  }
}

extension [FoundText] {
  /// The changes of the document that replace them: translations first, because their keys follow the
  /// texts.
  public var edits: [DocumentEdit] {
    (filter(\.isTranslation) + filter { !$0.isTranslation }).map {
      .set(path: $0.address, .text($0.after))
    }
  }
}
