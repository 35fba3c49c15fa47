/// Trees and changes of trees by chance.
extension Randomness {
  private static let texts = [
    "Sign Out", "sign-out", "It's", "a: b", "# no comment", "- dash", "true", "12", "1:30", "",
    " ", "One\nTwo", "One\n\nTwo\n", "  indented\nless", "a\n", "\n", "ends in space \nx", "é ☃ 😀",
    "tab\there", "\u{85}next\u{2028}", "{field:0}", "[x]", "a, b", "\"quoted\"", "back\\slash", "?",
    "key:", "~", "null", "No", "@at", "%", "a #b", "\u{FEFF}mark", "x: |",
    "A text of many words that goes on and on, and then some more until it is long enough to fold.",
  ]
  private static let words = ["true", "false", "12", "-1", "0.5", "plainText", "No", "1:30", "~"]
  private static let keys = [
    "title", "message", "a", "b", "sign-out", "Sign Out", "alertView:clicked:", "on", "12", "é",
    "a: b", "then", "steps", "#", "- x", "{", "",
  ]

  mutating func key() -> String { one(of: Randomness.keys) + (happens(50) ? "" : digit()) }

  private mutating func digit() -> String { String(number(0...99)) }

  mutating func scalar() -> Tree {
    if happens(20) { return .scalar(one(of: Randomness.words), isPlain: true) }
    return .scalar(one(of: Randomness.texts), isPlain: false)
  }

  mutating func tree(depth: Int) -> Tree {
    guard depth > 0, happens(60) else { return scalar() }
    let count = number(0...4)
    if happens(40) { return .list((0..<count).map { _ in tree(depth: depth - 1) }) }
    return map(of: count, depth: depth)
  }

  /// A map, as the whole of a document is one.
  mutating func map(of count: Int, depth: Int) -> Tree {
    var entries: [Tree.Entry] = []
    for _ in 0..<count {
      let key = key()
      guard !entries.contains(where: { $0.key == key }) else { continue }
      entries.append(Tree.Entry(key: key, value: tree(depth: depth - 1)))
    }
    return .map(entries)
  }

  mutating func lines() -> [String] {
    (0..<number(0...2)).map { _ in one(of: ["about it", "", "# twice", "a: b", "- x"]) }
  }

  /// A change that a tree can have.
  mutating func change(of tree: Tree) -> TreeChange {
    let paths = tree.paths
    while true {
      let path = one(of: paths)
      if happens(25), !path.isEmpty { return .set(path, self.tree(depth: 2)) }
      let part = tree[path[...]]
      if happens(20), !path.isEmpty { return .give(path, resembling(part)) }
      guard let count = part.count else { continue }
      if happens(35) { return inserted(path, part, count, of: paths) }
      guard count > 0 else { continue }
      let index = number(0...count - 1)
      switch number(0...3) {
      case 0: return .remove(path, at: index)
      case 1: return .move(path, at: index, to: number(0...count - 1))
      case 2: return .comment(path, at: index, lines())
      default:
        guard case .map(let entries) = part else { continue }
        return .rename(path, at: index, newKey(among: entries, except: index))
      }
    }
  }

  /// A tree that differs from another one at one place or two.
  private mutating func resembling(_ tree: Tree) -> Tree {
    guard tree.count ?? 0 > 0 else { return self.tree(depth: 2) }
    var tree = tree
    for _ in 0..<number(1...2) { change(of: tree).apply(to: &tree) }
    return tree
  }

  private mutating func inserted(
    _ path: [Int], _ part: Tree, _ count: Int, of paths: [[Int]]
  ) -> TreeChange {
    var key = ""
    if case .map(let entries) = part { key = newKey(among: entries, except: nil) }
    let index = number(0...count)
    let from = one(of: paths)
    if happens(20), !from.isEmpty, from.count + path.count < 20 {
      return .copy(path, at: index, key: key, from: from)
    }
    return .insert(path, at: index, key: key, tree(depth: 2))
  }

  private mutating func newKey(among entries: [Tree.Entry], except index: Int?) -> String {
    while true {
      let key = key()
      let isTaken = entries.enumerated().contains { $0.offset != index && $0.element.key == key }
      if !isTaken { return key }
    }
  }
}
