/// An event of libyaml, as a Swift value.
///
/// There are very many events, so each is made once and never copied.
struct YAMLEvent: ~Copyable {
  /// What begins, is, or ends here.
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
  /// Whether it has an `&anchor`.
  var hasAnchor = false
  /// Whether it has a `!tag`.
  var hasTag = false
}

/// The reason why libyaml stopped.
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
  /// The problem, in libyaml's English.
  var problem: String
  /// What libyaml was reading when it stopped, in its English.
  var context: String
  /// The place of the problem.
  var mark: Mark
  /// The place where the context begins.
  var contextMark: Mark
}
