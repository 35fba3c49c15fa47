extension YAMLNode {
  /// A text that is not part of a document.
  public static func text(_ text: String) -> YAMLNode {
    YAMLNode(.scalar(text, .quoted), start: .none, end: .none)
  }

  /// A word, a number, `true` or `false` that is not part of a document.
  public static func plain(_ word: String) -> YAMLNode {
    YAMLNode(.scalar(word, .plain), start: .none, end: .none)
  }

  /// A list, which is written as the document writes its lists.
  public static func list(of items: [YAMLNode]) -> YAMLNode {
    YAMLNode(.list(items), start: .none, end: .none)
  }

  /// A list that is not part of a document.
  public static func list(_ items: [YAMLNode]) -> YAMLNode {
    YAMLNode(.list(items), start: .none, end: .none)
  }

  /// A map that is not part of a document.
  public static func map(_ entries: [(String, YAMLNode)]) -> YAMLNode {
    YAMLNode(
      .map(entries.map { Entry(key: .text($0.0), value: $0.1) }), start: .none, end: .none)
  }
}

extension Mark {
  /// The place of a part of no document.
  fileprivate static let none = Mark(line: 0, column: 0)
}
