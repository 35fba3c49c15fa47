public import DialogModel
internal import Texts

/// The error for a part of a prototype that cannot be written as a document.
public struct NotWritable: Error, Hashable, Sendable {
  /// What the part is, in the person's language.
  public let message: String
}

extension PrototypeDocument {
  /// Writes a document that reads back as this prototype.
  ///
  /// Only the line numbers of scenarios and steps may differ. Default values are left out, and
  /// texts are quoted only if they must be.
  ///
  /// - Throws: ``NotWritable`` for a part that a document cannot express.
  public static func text(of prototype: Prototype) throws(NotWritable) -> String {
    let writer = Writer(prototype: prototype)
    let entries = try writer.document()
    guard entries.allSatisfy({ !$0.value.holdsNull }) else { throw writer.notWritable("U+0000") }
    return Layout.text(of: entries)
  }
}

/// Makes the parts of a document from the model, as the reverse of the reader.
struct Writer {
  let prototype: Prototype
  /// The index of the text field whose part is written; `nil` for other parts.
  var ownField: Int?

  /// A key with its value; nothing if there is no value.
  func entry(_ key: some KeyTable, _ value: Written?) -> [Written.Entry] {
    guard let value else { return [] }
    return [Written.Entry(key: key.rawValue, value: value)]
  }

  /// A text, if there is one.
  func text(_ text: String?) -> Written? {
    text.map { .text($0) }
  }

  /// A list, unless it is empty.
  func list(_ items: [Written], _ style: Written.Style = .inline) -> Written? {
    items.isEmpty ? nil : .list(items, style)
  }

  /// A map, unless it is empty.
  func map(_ entries: [Written.Entry], _ style: Written.Style = .block) -> Written? {
    entries.isEmpty ? nil : .map(entries, style)
  }

  /// `true`, or nothing.
  func yes(_ isSo: Bool) -> Written? {
    isSo ? .boolean(true) : nil
  }

  /// A word of an enumeration, unless it is the default.
  func word<Word: RawRepresentable<String> & Equatable>(
    _ word: Word?, unless usual: Word? = nil
  ) -> Written? {
    guard let word, word != usual else { return nil }
    return .word(word.rawValue)
  }

  /// Makes the error for a part that cannot be written.
  func notWritable(_ what: String) -> NotWritable {
    NotWritable(message: tr("“{name}” cannot be written to a document", ["name": what]))
  }
}
