internal import PrototypeFile

extension YAMLNode {
  /// The same value, in which each word at the place of a text is a text: `Yes` and `1` are then
  /// written in quotes, because other readers of YAML take them for something else.
  func withTexts(_ shape: Shape) -> YAMLNode {
    var node = self
    switch content {
    case .scalar(let text, .plain):
      if shape.takesOnlyTexts { node.content = .scalar(text, .quoted) }
    case .list(let items):
      if case .list(let item, _) = shape.parted?.shape {
        node.content = .list(items.map { $0.withTexts(item) })
      }
    case .map(let entries):
      guard let inside = shape.parted?.shape else { break }
      let item = if case .list(let item, _) = inside { item.parted?.shape ?? item } else { inside }
      node.content = .map(
        entries.map { entry in
          guard let shape = item.value(of: entry.name) else { return entry }
          return Entry(key: entry.key, value: entry.value.withTexts(shape))
        })
    case .scalar, .refused: break
    }
    return node
  }
}

extension Shape {
  /// Whether any text, and nothing else than a text, can be at a place.
  fileprivate var takesOnlyTexts: Bool {
    switch self {
    case .text, .template, .pattern, .regex: true
    case .list(let item, _): item.takesOnlyTexts
    case .either(let first, let second): first.takesOnlyTexts && !second.hasWords
    default: false
    }
  }

  /// Whether there are words at a place that are no texts.
  private var hasWords: Bool {
    switch self {
    case .boolean, .word, .yes: true
    case .either(let first, let second): first.hasWords || second.hasWords
    default: false
    }
  }
}
