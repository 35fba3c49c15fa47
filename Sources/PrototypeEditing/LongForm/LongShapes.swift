internal import DialogModel
internal import PrototypeFile
internal import Texts

extension Shape {
  /// The alternative that has parts of its own, and the alternatives that are single values.
  var parted: (shape: Shape, single: Shape?)? {
    switch self {
    case .object, .list, .named, .bySelector, .anything: return (self, nil)
    case .either(let first, let second):
      // A list next to a map is a list of words, which has no parts of interest.
      if case .list = second, let parted = first.parted {
        return (parted.shape, parted.single.map { .either($0, second) } ?? second)
      }
      if let parted = second.parted {
        return (parted.shape, parted.single.map { .either(first, $0) } ?? first)
      }
      return first.parted.map { ($0.shape, second) }
    default: return nil
    }
  }

  /// The key whose value alone represents a map: the only required key, if its values have the
  /// shape of the single values.
  func mainKey(for single: Shape?) -> String? {
    guard case .object(let table) = self, let single, let key = table.onlyRequired,
      let shape = table.shape(of: key), shape.isSame(as: single)
    else { return nil }
    return key
  }

  /// The groups of keys of which a map has exactly one, which says what it is.
  var exclusiveKeys: [[String]] {
    guard case .object(let table) = parted?.shape else { return [] }
    return table.exclusiveKeys
  }

  private func isSame(as other: Shape) -> Bool {
    switch (self, other) {
    case (.template, .template), (.text, .text): true
    case (.reference(let mine), .reference(let others)): mine == others
    default: false
    }
  }

  /// The shape of a key of a map; `nil` for a key that it cannot have.
  func value(of key: String) -> Shape? {
    switch self {
    case .object(let table): return table.shape(of: key)
    case .named(.word(let words), let value): return words.contains(key) ? value : nil
    case .named(_, let value): return value
    case .bySelector(let value, let scope, let beside, _):
      return beside.shape(of: key)
        ?? (scope.selectors.contains { $0.name == key } ? value : nil)
    case .anything: return .anything
    default: return nil
    }
  }

  /// The keys that a map can have; empty where the document chooses them.
  var knownKeys: [String] {
    switch self {
    case .object(let table): table.names
    case .named(.word(let words), _): words
    case .bySelector(_, let scope, let beside, _): scope.selectors.map(\.name) + beside.names
    default: []
    }
  }

  /// Whether a node is the only item of a list of this shape, written without a list.
  func isOnlyItem(_ node: YAMLNode) -> Bool {
    guard case .list = self else { return false }
    return node.list == nil && !isEmptyList(node)
  }

  /// Whether a node is written where a list with nothing in it is meant.
  func isEmptyList(_ node: YAMLNode) -> Bool {
    guard case .list(let item, _) = self else { return false }
    return item.isText ? node.isEmpty : node.isNull
  }
}

extension KeyTable {
  /// The required key, if there is exactly one.
  fileprivate static var onlyRequired: String? {
    let required = rules.compactMap { rule -> String? in
      if case .required(let key) = rule { key.rawValue } else { nil }
    }
    return required.count == 1 ? required.first : nil
  }

  /// The groups of keys of which a map has exactly one.
  fileprivate static var exclusiveKeys: [[String]] {
    rules.compactMap { rule in
      if case .one(let keys, _) = rule { keys.map(\.rawValue) } else { nil }
    }
  }

  /// The reason why a key cannot be added to a map with other keys; `nil` if it can.
  static func refusal(of name: String, beside names: [String]) -> EditRefusal? {
    guard let key = Self(rawValue: name) else { return nil }
    let others = names.compactMap { Self(rawValue: $0) }
    for rule in rules {
      switch rule {
      case .one(let kinds, let reason):
        guard kinds.contains(key), let other = others.first(where: kinds.contains) else { continue }
        return refusal(of: key, beside: other, hint: reason())
      case .apart(let groups):
        guard let group = groups.first(where: { $0.contains(key) }) else { continue }
        let other = others.first { other in
          !group.contains(other) && groups.contains { $0.contains(other) }
        }
        if let other { return refusal(of: key, beside: other) }
      case .beside(key, let owners)
      where !others.isEmpty && !others.contains(where: owners.contains):
        let quoted = owners.map { Phrases.quoted($0.rawValue) }
        return EditRefusal(
          tr(
            "“{key}” is allowed only beside {owners}",
            ["key": name, "owners": Phrases.either(quoted)]))
      default: break
      }
    }
    return nil
  }

  private static func refusal(of key: Self, beside other: Self, hint: String? = nil) -> EditRefusal
  {
    EditRefusal(
      tr(
        "“{second}” is not allowed beside “{first}”",
        ["second": key.rawValue, "first": other.rawValue]),
      hint: hint)
  }
}
