public import DialogModel
internal import Texts

/// A part of a prototype that a document cannot say, or that this version does not write.
public struct NotWritable: Error, Hashable, Sendable {
  /// What it is, in a person's words.
  public let message: String
}

extension PrototypeDocument {
  /// The text of a document that reads back as this prototype, but for the lines of its scenarios
  /// and steps.
  ///
  /// It is meant for people: what is as it would be anyway is left out, and only what must be is
  /// quoted.
  ///
  /// - Throws: ``NotWritable`` for what a document cannot say.
  public static func text(of prototype: Prototype) throws(NotWritable) -> String {
    let writer = Writer(prototype: prototype)
    let entries = try writer.document()
    guard entries.allSatisfy({ !$0.value.holdsNull }) else { throw writer.notWritable("U+0000") }
    return Layout.text(of: entries)
  }
}

/// Makes a document's parts from the model: the reader the other way round.
struct Writer {
  let prototype: Prototype
  /// The index of the text field whose part this is, where it is one’s.
  var ownField: Int?

  /// A key with its value, or nothing where there is no value.
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

  /// A word of an enumeration, unless it is the one that goes without saying.
  func word<Word: RawRepresentable<String> & Equatable>(
    _ word: Word?, unless usual: Word? = nil
  ) -> Written? {
    guard let word, word != usual else { return nil }
    return .word(word.rawValue)
  }

  /// What is thrown for a part that cannot be written.
  func notWritable(_ what: String) -> NotWritable {
    NotWritable(message: tr("“{name}” cannot be written to a document", ["name": what]))
  }
}
