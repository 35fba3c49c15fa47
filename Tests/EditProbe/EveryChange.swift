import PrototypeEditing
import PrototypeFile

/// Every change of every part of a tree.
enum EveryChange {
  /// The new values, the last ones only in the place of others.
  static let values: [(String, Draft)] = [
    ("text", .text("Sign out?")), ("odd text", .text("a: b # c, [d] 'e' \"f\"")),
    ("number", .word("12")),
    ("lines", .text("One\nTwo\n\nThree\n")), ("lines without end", .text("One\nTwo")),
    ("list", .list([.text("a"), .text("b")])),
    ("map", .map([("title", .text("T")), ("then", .list([.map([("present", .text("x"))])]))])),
    (
      "list of maps", .list([.map([("a", .map([("b", .text("c\nd"))]))]), .text("x")])
    ),
    ("empty", .text("")), ("no list", .list([])), ("no map", .map([])),
  ]
  private static let inserted = 8

  /// Calls a closure with each change and its name.
  static func visit(_ root: YAMLNode, _ body: (String, Draft) -> Void) {
    walk(root, root, [], "", body)
  }

  private static func walk(
    _ root: YAMLNode, _ node: YAMLNode, _ path: TreePath, _ name: String,
    _ body: (String, Draft) -> Void
  ) {
    func change(_ what: String, _ change: (inout Draft) -> Void) {
      var draft = Draft.kept(root)
      draft.update(path, change)
      body("\(name) \(what)", draft)
    }
    if !path.isEmpty {
      for (what, value) in values { change("set \(what)") { $0 = value } }
      change("wrap in list") { $0 = .list([.kept(node), .text("x")]) }
      change("wrap in map") { $0 = .map([("title", .kept(node)), ("x", .text("y"))]) }
    }
    if node.entries != nil || node.list != nil { changeParts(of: node, change) }
    for (index, entry) in (node.entries ?? []).enumerated() {
      walk(root, entry.value, path + [.value(index)], "\(name)/\(entry.key.text ?? "")", body)
    }
    for (index, item) in (node.list ?? []).enumerated() {
      walk(root, item, path + [.item(index)], "\(name)/\(index)", body)
    }
  }

  private static func changeParts(
    of node: YAMLNode, _ change: (String, (inout Draft) -> Void) -> Void
  ) {
    let count = node.entries?.count ?? node.list?.count ?? 0
    for index in 0...count {
      for (what, value) in values.prefix(inserted) {
        change("insert \(what) at \(index)") {
          $0.entries?.insert(Draft.Entry(key: "new-key", value: value), at: index)
          $0.items?.insert(Draft.Item(value: value), at: index)
        }
      }
      guard index < count else { continue }
      change("remove \(index)") {
        $0.entries?.remove(at: index)
        $0.items?.remove(at: index)
      }
      for to in 0..<count where to != index {
        change("move \(index) to \(to)") {
          if var entries = $0.entries {
            entries.insert(entries.remove(at: index), at: to)
            $0.entries = entries
          } else if var items = $0.items {
            items.insert(items.remove(at: index), at: to)
            $0.items = items
          }
        }
      }
      if node.entries != nil {
        change("rename \(index)") { $0.entries?[index].key = "re: named" }
      }
      change("comment \(index)") {
        $0.entries?[index].comment = ["about it", "", "and more"]
        $0.items?[index].comment = ["about it"]
      }
    }
  }
}
