internal import Texts

extension Reader {
  /// Reports what does not fit the shape that its place asks for.
  ///
  /// Goes into lists and into maps of made-up names; the keys of a table are checked by
  /// ``fields(_:_:)``, and names by whoever resolves them.
  mutating func check(_ node: YAMLNode, _ shape: Shape) {
    guard !node.isRefused else { return }
    guard shape.accepts(node) else { return mismatch(node, shape) }
    switch shape {
    case .either(let first, let second): check(node, first.accepts(node) ? first : second)
    case .list(let item): for node in node.items { check(node, item) }
    case .named(let value): for entry in node.entries ?? [] { check(entry.value, value) }
    case .bySelector(let value, let beside):
      let names = beside.names
      for entry in node.entries ?? [] where !names.contains(entry.key.text ?? "") {
        check(entry.value, value)
      }
    case .word(_, let later):
      if let word = node.text, later.contains(word) { notSupported(node.start, word) }
    default: break
    }
  }

  private mutating func mismatch(_ node: YAMLNode, _ shape: Shape) {
    if case .integer(let least) = shape, node.integer != nil {
      error(node.start, tr("the number must be at least {least}", ["least": String(least)]))
      return
    }
    let expected = Phrases.either(shape.expected)
    let words = shape.words
    let hint = node.text.map { nearestHint($0, among: words) } ?? quotesHint(node, shape)
    guard !node.isEmpty else {
      error(node.start, tr("{expected} is expected here", ["expected": expected]))
      return
    }
    error(
      node.start,
      tr(
        "{expected} is expected here, this is {found}",
        ["expected": expected, "found": Phrases.found(node, asText: shape.asksForText)]),
      hint: hint)
  }
}

extension Reader {
  /// A method without arguments ends with a colon, which YAML takes for a key's.
  private func quotesHint(_ node: YAMLNode, _ shape: Shape) -> String? {
    guard case .selector = shape.item, let entry = node.entries?.first, entry.value.isEmpty else {
      return nil
    }
    return tr("put “{text}” in quotes", ["text": entry.name + ":"])
  }
}

extension KeyTable {
  /// The names of the keys.
  static var names: [String] { allCases.map(\.rawValue) }
}

extension Shape {
  /// Whether a node is of this shape, its own parts left aside.
  func accepts(_ node: YAMLNode) -> Bool {
    switch self {
    case .later: true
    case .text, .template, .pattern: node.text != nil
    case .boolean: node.boolean != nil
    case .yes: node.boolean == true
    case .integer(let least): node.integer.map { $0 >= least } ?? false
    case .seconds: node.milliseconds != nil
    case .word(let words, let later): node.text.map { (words + later).contains($0) } ?? false
    case .id, .reference, .selector: node.text != nil && !node.isEmpty
    case .thing, .named, .bySelector: node.entries != nil || node.isEmpty
    case .list(let item): node.list != nil || node.isEmpty || item.accepts(node)
    case .either(let first, let second): first.accepts(node) || second.accepts(node)
    }
  }

  /// What a list consists of; the shape itself for anything else.
  fileprivate var item: Shape {
    if case .list(let item) = self { return item }
    return self
  }

  /// The words that can stand here, read or not.
  fileprivate var words: [String] {
    switch self {
    case .word(let words, let later): words + later
    case .boolean: ["true", "false"]
    case .yes: ["true"]
    case .either(let first, let second): first.words + second.words
    default: []
    }
  }

  /// Whether a single text can stand here, so that a wrong one is worth showing.
  fileprivate var asksForText: Bool {
    switch self {
    case .thing, .named, .bySelector, .list: false
    case .either(let first, let second): first.asksForText || second.asksForText
    default: true
    }
  }

  /// What can stand here, in the person's language.
  fileprivate var expected: [String] {
    switch self {
    case .later: []
    case .text, .template, .pattern: [tr("a text")]
    case .boolean: [Phrases.quoted("true"), Phrases.quoted("false")]
    case .yes: [Phrases.quoted("true")]
    case .word(let words, _): words.map { Phrases.quoted($0) }
    case .integer: [tr("a whole number")]
    case .seconds: [tr("a number of seconds")]
    case .id: [tr("an id")]
    case .reference(let kind): [kind.expected]
    case .selector: [tr("a delegate method")]
    case .thing, .named, .bySelector: [tr("a map")]
    case .list: [tr("a list")]
    case .either(let first, let second): first.expected + second.expected
    }
  }
}
