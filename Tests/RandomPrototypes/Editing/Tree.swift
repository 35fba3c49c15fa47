import PrototypeEditing
package import PrototypeFile

/// What a document says, apart from how it is written.
package indirect enum Tree: Sendable {
  /// A text; one without quotes can also be a number, a boolean or null.
  case scalar(String, isPlain: Bool)
  case list([Tree])
  case map([Entry])

  /// A key with its value.
  package struct Entry: Sendable {
    var key: String
    var value: Tree
  }

  package init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, let style): self = .scalar(text, isPlain: style == .plain)
    case .list(let items): self = .list(items.map { Tree($0) })
    case .map(let entries):
      self = .map(entries.map { Entry(key: $0.key.text ?? "", value: Tree($0.value)) })
    case .refused: self = .scalar("", isPlain: true)
    }
  }

  /// The number of parts of a list or a map; `nil` for a text.
  var count: Int? {
    switch self {
    case .scalar: nil
    case .list(let items): items.count
    case .map(let entries): entries.count
    }
  }

  /// A part by the indices on the way to it.
  subscript(path: ArraySlice<Int>) -> Tree {
    get {
      guard let index = path.first else { return self }
      switch self {
      case .scalar: return self
      case .list(let items): return items[index][path.dropFirst()]
      case .map(let entries): return entries[index].value[path.dropFirst()]
      }
    }
    set {
      guard let index = path.first else {
        self = newValue
        return
      }
      switch self {
      case .scalar: break
      case .list(var items):
        items[index][path.dropFirst()] = newValue
        self = .list(items)
      case .map(var entries):
        entries[index].value[path.dropFirst()] = newValue
        self = .map(entries)
      }
    }
  }

  /// Whether another tree says the same.
  func says(_ other: Tree) -> Bool {
    switch (self, other) {
    case (.scalar(let text, let isPlain), .scalar(let second, let otherIsPlain)):
      return text.utf8.elementsEqual(second.utf8)
        && (isPlain == otherIsPlain || !Tree.isValue(text))
    case (.list(let items), .list(let others)):
      return items.count == others.count && zip(items, others).allSatisfy { $0.says($1) }
    case (.map(let entries), .map(let others)):
      return entries.count == others.count
        && zip(entries, others).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.says($1.value)
        }
    default: return false
    }
  }

  /// Whether a word without quotes is no text.
  private static func isValue(_ word: String) -> Bool {
    ["", "~", "null", "true", "false"].contains(word) || Double(word) != nil
  }

  /// The paths to all parts, the whole first.
  var paths: [[Int]] {
    let parts: [Tree]
    switch self {
    case .scalar: return [[]]
    case .list(let items): parts = items
    case .map(let entries): parts = entries.map(\.value)
    }
    return [[]]
      + parts.enumerated().flatMap { index, part in part.paths.map { [index] + $0 } }
  }

  /// The same as a new part of a document.
  var draft: Draft {
    switch self {
    case .scalar(let text, let isPlain): .scalar(Draft.Scalar(text: text, isWord: isPlain))
    case .list(let items): .list(items.map(\.draft))
    case .map(let entries): .map(entries.map { ($0.key, $0.value.draft) })
    }
  }
}
