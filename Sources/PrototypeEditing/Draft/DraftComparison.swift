public import PrototypeFile

extension Draft {
  /// Whether a tree has exactly this content.
  func matches(_ node: YAMLNode) -> Bool {
    switch self {
    case .kept(let old): return old.hasContent(of: node)
    case .scalar(let scalar):
      guard case .scalar(let text, let style) = node.content else { return false }
      return Draft.areSame(scalar.text, isPlain: scalar.isWord, text, isPlain: style == .plain)
    case .list(let items, _):
      guard case .list(let others) = node.content, others.count == items.count else { return false }
      return zip(items, others).allSatisfy { $0.value.matches($1) }
    case .map(let entries, _):
      guard case .map(let others) = node.content, others.count == entries.count else {
        return false
      }
      return zip(entries, others).allSatisfy {
        Draft.areSame($0.key, $1.key.text) && $0.value.matches($1.value)
      }
    }
  }

  /// Whether a text has exactly this content.
  func isRead(from text: [UInt8]) -> Bool {
    let document = YAMLDocument(text)
    return document.problems.isEmpty && document.root.map(matches) == true
  }

  /// Whether two scalars say the same; without quotes `true` is not the text “true”.
  fileprivate static func areSame(
    _ first: String, isPlain: Bool, _ second: String, isPlain otherIsPlain: Bool
  ) -> Bool {
    guard first.utf8.elementsEqual(second.utf8) else { return false }
    return isPlain == otherIsPlain || !Quoting.isCoreValue(first)
  }

  /// Whether two texts have the same bytes; Swift's `==` takes some different texts for equal.
  fileprivate static func areSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.utf8.elementsEqual(second.utf8)
  }
}

extension YAMLNode {
  /// Whether another tree has the same content, however it is written.
  public func hasContent(of other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let text, let style), .scalar(let second, let otherStyle)):
      return Draft.areSame(
        text, isPlain: style == .plain, second, isPlain: otherStyle == .plain)
    case (.list(let items), .list(let others)):
      return items.count == others.count
        && zip(items, others).allSatisfy { $0.hasContent(of: $1) }
    case (.map(let entries), .map(let others)):
      guard entries.count == others.count else { return false }
      return zip(entries, others).allSatisfy {
        Draft.areSame($0.key.text, $1.key.text) && $0.value.hasContent(of: $1.value)
      }
    case (.refused, .refused): return true
    default: return false
    }
  }
}
