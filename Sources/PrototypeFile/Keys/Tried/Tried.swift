internal import Texts

/// Words that people try in place of a key, and what they mean.
///
/// A word is compared without regard to case, `-`, `_` and spaces. The same word may be in several
/// entries of a table: the first one whose key may stand at the place is meant.
package struct Tried<Key: KeyTable>: Sendable {
  /// The words, as people write them.
  let words: [String]
  /// The key that is meant; `nil` if no key of this table is.
  let key: Key?
  /// The key inside the value of `key` that takes the value of the word.
  private(set) var inner: InnerKey?
  /// Makes the value of `key`, in YAML's flow form, from the value of the word.
  private(set) var value: (@Sendable (YAMLNode) -> String?)?
  /// What to do, where no other name of the key would do.
  private(set) var explanation: (@Sendable () -> String)?
  /// A line that would be right.
  private(set) var line: ExampleLine?

  /// Words, separated by spaces, for a key: only the name differs.
  init(_ words: String, _ key: Key) {
    self.words = words.split(separator: " ").map(String.init)
    self.key = key
  }

  /// Words for a key inside the value of another key: `duration: 3` is `simulate: {seconds: 3}`.
  init<Inner: KeyTable>(_ words: String, _ key: Key, inside inner: Inner) {
    self.init(words, key)
    self.inner = InnerKey(name: inner.rawValue) { inner.shape }
  }

  /// Words for a key whose value is another one: `milliseconds: 500` is `seconds: 0.5`.
  ///
  /// - Parameter value: makes the new value, in YAML's flow form; `nil` if it cannot.
  init(_ words: String, _ key: Key, value: @escaping @Sendable (YAMLNode) -> String?) {
    self.init(words, key)
    self.value = value
  }

  /// Words for what is done in another way.
  ///
  /// - Parameters:
  ///   - explanation: a sentence without its end.
  ///   - line: an entry of a map that does it, in YAML's flow form.
  ///   - table: the table of that map.
  init(
    _ words: String, _ explanation: @autoclosure @escaping @Sendable () -> String, _ line: String,
    in table: any KeyTable.Type
  ) {
    self.words = words.split(separator: " ").map(String.init)
    key = nil
    self.explanation = explanation
    self.line = ExampleLine(text: line, table: table)
  }

  /// The same words for the key of the same name in another table; `nil` if it has none, or if the
  /// words are for no key.
  ///
  /// - Parameter others: words that mean something else there.
  func moved<Other>(to table: Other.Type, without others: [String] = []) -> Tried<Other>? {
    guard let name = key?.rawValue, let key = Other(rawValue: name) else { return nil }
    var moved = Tried<Other>(words.filter { !others.contains($0) }.joined(separator: " "), key)
    (moved.inner, moved.value) = (inner, value)
    return moved
  }

  /// The delegate of a dialog, which is often written one map too deep.
  ///
  /// - Parameter dialog: the entry of a dialog's map that says its kind.
  static func delegate(beside dialog: String) -> Tried {
    Tried(
      "delegate", tr("the delegate stands beside the dialog’s kind, not in it"),
      "dialogs: {hello: {\(dialog), delegate: none}}", in: DocumentKey.self)
  }

  /// Whether another name is all that is needed.
  var isRenaming: Bool { key != nil && inner == nil && value == nil }
}

extension KeyTable {
  /// The words that people try in place of a key.
  static func words(for key: Self) -> [String] {
    tried.filter { $0.key == key }.flatMap(\.words)
  }
}

/// A key inside the value of another key.
package struct InnerKey: Sendable {
  let name: String
  let shape: @Sendable () -> Shape
}

/// An entry of a map that would be right, and the table of the map.
package struct ExampleLine: Sendable {
  let text: String
  let table: any KeyTable.Type
}

extension String {
  /// The name as words are compared: in lower case, without `-`, `_` and spaces.
  ///
  /// Very long names are empty, because no word is so long.
  var comparedWord: String {
    guard utf8.count <= 60 else { return "" }
    return lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
