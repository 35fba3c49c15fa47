import PrototypeEditing
import PrototypeFile

/// A change of a tree, carried out without the program's own means.
package enum TreeChange: Sendable {
  /// Another value in the place of a part.
  case set([Int], Tree)
  /// Another value, of which the parts that the old one has too stay as they are.
  case give([Int], Tree)
  /// A new part of a list or a map; the key is for a map.
  case insert([Int], at: Int, key: String, Tree)
  /// A copy of another part.
  case copy([Int], at: Int, key: String, from: [Int])
  case remove([Int], at: Int)
  case move([Int], at: Int, to: Int)
  case rename([Int], at: Int, String)
  case comment([Int], at: Int, [String])

  /// The path of the part, or of the list or the map whose parts change.
  var path: [Int] {
    switch self {
    case .set(let path, _), .give(let path, _), .insert(let path, _, _, _),
      .copy(let path, _, _, _), .remove(let path, _), .move(let path, _, _),
      .rename(let path, _, _), .comment(let path, _, _):
      path
    }
  }

  /// The change with which this one is made a second time; `nil` for one that would do more.
  var again: TreeChange? {
    switch self {
    case .set(let path, let value), .give(let path, let value): .give(path, value)
    default: nil
    }
  }

  /// Changes a tree.
  func apply(to tree: inout Tree) {
    let whole = tree
    let place = path[...]
    switch (self, tree[place]) {
    case (.set(_, let value), _), (.give(_, let value), _): tree[place] = value
    case (.insert(_, let index, let key, let value), let part):
      tree[place] = part.inserting(value, key, at: index)
    case (.copy(_, let index, let key, let from), let part):
      tree[place] = part.inserting(whole[from[...]], key, at: index)
    case (.remove(_, let index), .list(var items)):
      items.remove(at: index)
      tree[place] = .list(items)
    case (.remove(_, let index), .map(var entries)):
      entries.remove(at: index)
      tree[place] = .map(entries)
    case (.move(_, let index, let to), .list(var items)):
      items.insert(items.remove(at: index), at: to)
      tree[place] = .list(items)
    case (.move(_, let index, let to), .map(var entries)):
      entries.insert(entries.remove(at: index), at: to)
      tree[place] = .map(entries)
    case (.rename(_, let index, let name), .map(var entries)):
      entries[index].key = name
      tree[place] = .map(entries)
    default: break
    }
  }

  /// The text after the program has made this change; `nil` if the text is none.
  package func made(in text: String) throws -> String? {
    let bytes = Array(text.utf8)
    guard let root = YAMLDocument(bytes).root else { return nil }
    let plan = try EditPlan(draft(of: root), of: SourceMap(bytes, root: root))
    return String(decoding: plan.after, as: UTF8.self)
  }

  /// The same change as the program is requested it.
  func draft(of root: YAMLNode) -> Draft {
    var draft = Draft.kept(root)
    draft.update(root.treePath(path)) { part in
      switch self {
      case .set(_, let value): part = value.draft
      case .give(let path, let value):
        guard let old = root[root.treePath(path)], let new = value.node else { return }
        part = Draft(new, over: old)
      case .insert(_, let index, let key, let value):
        part.entries?.insert(Draft.Entry(key: key, value: value.draft), at: index)
        part.items?.insert(Draft.Item(value: value.draft), at: index)
      case .copy(_, let index, let key, let from):
        guard let node = root[root.treePath(from)] else { return }
        part.entries?.insert(Draft.Entry(key: key, value: .kept(node)), at: index)
        part.items?.insert(Draft.Item(value: .kept(node)), at: index)
      case .remove(_, let index):
        part.entries?.remove(at: index)
        part.items?.remove(at: index)
      case .move(_, let index, let to):
        if var entries = part.entries {
          entries.insert(entries.remove(at: index), at: to)
          part.entries = entries
        } else if var items = part.items {
          items.insert(items.remove(at: index), at: to)
          part.items = items
        }
      case .rename(_, let index, let name): part.entries?[index].key = name
      case .comment(_, let index, let lines):
        part.entries?[index].comment = lines
        part.items?[index].comment = lines
      }
    }
    return draft
  }
}

extension Tree {
  fileprivate func inserting(_ value: Tree, _ key: String, at index: Int) -> Tree {
    switch self {
    case .scalar: return self
    case .list(var items):
      items.insert(value, at: index)
      return .list(items)
    case .map(var entries):
      entries.insert(Entry(key: key, value: value), at: index)
      return .map(entries)
    }
  }
}

extension Tree {
  /// The same, read from a document of its own.
  fileprivate var node: YAMLNode? {
    guard let root = YAMLDocument(Array("a: b\n".utf8)).root else { return nil }
    var draft = Draft.kept(root)
    draft.update([.value(0)]) { $0 = self.draft }
    let plan = try? EditPlan(draft, of: SourceMap(Array("a: b\n".utf8), root: root))
    return (plan?.after).flatMap { YAMLDocument($0).root?.entries?.first?.value }
  }
}

extension YAMLNode {
  /// The path of the program to a part.
  func treePath(_ indices: [Int]) -> TreePath {
    var path: TreePath = []
    var node = self
    for index in indices {
      path.append(node.list == nil ? .value(index) : .item(index))
      node = node[[path[path.count - 1]]] ?? node
    }
    return path
  }
}
