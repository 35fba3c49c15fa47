/// The values of a node, as a reader needs them; each is `nil` if the node is something else.
extension YAMLNode {
  /// The text as written, even if it looks like a number; `nil` for a list or a map.
  public var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether it is a text, even if it looks like a number.
  package var isText: Bool {
    if case .scalar = content { true } else { false }
  }

  /// The value of `true` or `false`, unquoted; every other word is a text.
  public var boolean: Bool? {
    switch plainText {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A whole number in decimal digits, unquoted.
  public var integer: Int? {
    guard let text = plainText, text.utf8.allSatisfy(YAMLNode.isPartOfInteger) else { return nil }
    return Int(text)
  }

  /// A whole number; one that is too large for `Int` is the largest or the smallest there is.
  var clampedInteger: Int? {
    if let integer { return integer }
    guard let text = plainText else { return nil }
    let isSigned = text.utf8.first.map(YAMLNode.isSign) == true
    let digits = text.utf8.dropFirst(isSigned ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text.hasPrefix("-") ? .min : .max
  }

  /// The text, if it can name something; `nil` for an empty one and for a word for null.
  var name: String? {
    guard !isNull, let text, !text.isEmpty else { return nil }
    return text
  }

  /// The value of an enumeration that the text is the word of.
  func choice<Choice: RawRepresentable<String>>() -> Choice? {
    text.flatMap { Choice(rawValue: $0) }
  }

  /// The values of an enumeration that the items of a list are the words of.
  func choices<Choice: RawRepresentable<String>>() -> [Choice] {
    things.compactMap { $0.choice() }
  }

  /// The items of a list.
  public var list: [YAMLNode]? {
    if case .list(let items) = content { return items }
    return nil
  }

  /// The keys of a map with their values.
  public var entries: [Entry]? {
    if case .map(let entries) = content { return entries }
    return nil
  }

  /// The value at a key of a map.
  public subscript(key: String) -> YAMLNode? {
    guard case .map(let entries) = content else { return nil }
    // The whole entry is not copied: a copy of its key takes longer than the search.
    return entries.firstIndex { $0.key.text == key }.map { entries[$0].value }
  }

  /// Whether there is no value, as in `screens:` with an empty rest of the line.
  package var isEmpty: Bool {
    plainText?.isEmpty ?? false
  }

  /// Whether this is null in YAML, at a place that does not expect a text.
  package var isNull: Bool {
    switch plainText {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// Whether the loader has reported this already.
  package var isRefused: Bool {
    if case .refused = content { true } else { false }
  }

  /// The items of a list; a single value is a list of one item, and null is an empty list.
  package var items: [YAMLNode] {
    if let list { return list }
    return isEmpty || isRefused ? [] : [self]
  }

  /// The items of a list that cannot have texts.
  package var things: [YAMLNode] {
    isNull ? [] : items
  }

  /// The text, if it has no quotes.
  var plainText: String? {
    if case .scalar(let text, .plain) = content { return text }
    return nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func isPartOfInteger(_ byte: UInt8) -> Bool {
    isSign(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
