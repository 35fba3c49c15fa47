package import PrototypeFile

/// A step from a part of a tree to a part in it.
package enum TreeStep: Hashable, Sendable {
  /// To the value of the entry at a 0-based place of a map.
  case value(Int)
  /// To the item at a 0-based place of a list.
  case item(Int)
}

/// The steps from the root of a tree to a part in it; none for the root itself.
package typealias TreePath = [TreeStep]

extension YAMLNode {
  /// The part at the end of a path; `nil` if there is none.
  package subscript(path: some Sequence<TreeStep>) -> YAMLNode? {
    var node = self
    for step in path {
      switch (step, node.content) {
      case (.value(let place), .map(let entries)) where entries.indices.contains(place):
        node = entries[place].value
      case (.item(let place), .list(let items)) where items.indices.contains(place):
        node = items[place]
      default: return nil
      }
    }
    return node
  }
}
