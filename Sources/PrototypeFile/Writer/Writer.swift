package import DialogModel
internal import Texts

/// The error for a part of a prototype that cannot be written as a document.
public struct NotWritable: Error, Hashable, Sendable {
  /// What the part is, in the person's language.
  public let message: String

  package init(_ part: String) {
    message = tr("“{name}” cannot be written to a document", ["name": part])
  }
}

/// Makes parts of a document.
package protocol PartWriter {}

/// Makes parts of a document from the model, as the reverse of the reader: what inputs of runs have.
package struct Writer: PartWriter {
  package let prototype: Prototype
  /// The index of the text field whose delegate is written, if one is.
  package var ownField: Int?

  package init(prototype: Prototype) { self.prototype = prototype }

  /// A key with its value; nothing if there is no value.
  func entry(_ key: some KeyTable, _ value: Written?) -> [Written.Entry] {
    guard let value else { return [] }
    return [Written.Entry(key: key.rawValue, value: value)]
  }
}

extension PartWriter {
  /// A text, if there is one.
  package func text(_ text: String?) -> Written? {
    text.map { .text($0) }
  }

  /// A list, unless it is empty.
  package func list(_ items: [Written], _ style: Written.Style = .inline) -> Written? {
    items.isEmpty ? nil : .list(items, style)
  }

  /// A map, unless it is empty.
  package func map(_ entries: [Written.Entry], _ style: Written.Style = .block) -> Written? {
    entries.isEmpty ? nil : .map(entries, style)
  }

  /// `true`, or nothing.
  package func yes(_ isSo: Bool) -> Written? {
    isSo ? .boolean(true) : nil
  }

  /// A word of an enumeration, unless it is the default.
  package func word<Word: RawRepresentable<String> & Equatable>(
    _ word: Word?, unless usual: Word? = nil
  ) -> Written? {
    guard let word, word != usual else { return nil }
    return .word(word.rawValue)
  }

  /// Makes the error for a part that cannot be written.
  package func notWritable(_ what: String) -> NotWritable {
    NotWritable(what)
  }
}
