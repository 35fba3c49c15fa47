/// What a reader asks a node for; each answer is `nil` where the node is something else.
extension YAMLNode {
  /// The text as written, whatever it looks like; `nil` for a list or a map.
  public var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether it is a text, whatever that looks like.
  var isText: Bool {
    if case .scalar = content { true } else { false }
  }

  /// `true` or `false`, unquoted; every other word is a text.
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
    // An entry is not taken out whole: copying its key would take longer than finding it.
    return entries.firstIndex { $0.key.text == key }.map { entries[$0].value }
  }

  /// Whether nothing stands there at all, as in `screens:` with no more on the line.
  var isEmpty: Bool {
    plainText?.isEmpty ?? false
  }

  /// Whether this is how YAML says that there is nothing, where no text is asked for.
  var isNull: Bool {
    switch plainText {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// Whether the loader has complained about this already.
  var isRefused: Bool {
    if case .refused = content { true } else { false }
  }

  /// The items of a list; a single item may stand alone, and nothing at all is an empty list.
  var items: [YAMLNode] {
    if let list { return list }
    return isEmpty || isRefused ? [] : [self]
  }

  /// The items of a list that texts cannot stand in.
  var things: [YAMLNode] {
    isNull ? [] : items
  }

  /// The text, if it stands without quotes.
  var plainText: String? {
    if case .scalar(let text, .plain) = content { return text }
    return nil
  }

  private static func isPartOfInteger(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
