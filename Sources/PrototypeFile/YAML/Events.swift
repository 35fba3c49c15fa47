/// What libyaml tells of a document, one thing after another, in Swift's own values.
///
/// There are so many that each is made once and never copied.
struct YAMLEvent: ~Copyable {
  /// What begins, stands or ends here.
  enum Kind {
    case scalar(String, YAMLNode.Style, doubleQuoted: Bool)
    case listStart, listEnd
    case mapStart, mapEnd
    case alias
    case documentStart
    case other
    case end
  }

  var kind: Kind
  var start: Mark
  var end: Mark
  /// Whether an `&anchor` stands before it.
  var hasAnchor = false
  /// Whether a `!tag` stands before it.
  var hasTag = false
}

/// Why libyaml stopped, in its own words.
struct YAMLFailure: Error {
  /// What stopped it.
  enum Kind {
    /// The bytes are not the characters of a YAML document.
    case reader(offset: Int, value: Int)
    /// The characters are not a YAML document.
    case syntax
    /// There was no memory.
    case memory
  }

  var kind: Kind
  /// What went wrong, in libyaml's English.
  var problem: String
  /// What libyaml was reading at the time, in its English.
  var context: String
  /// Where it went wrong.
  var mark: Mark
  /// Where that began.
  var contextMark: Mark
}
