/// Finds the places of the parts of a prototype in the tree that it was read from.
struct Places {
  /// A step on the way from the root to a part.
  enum Step: ExpressibleByStringLiteral, Hashable {
    /// To the value at a key.
    case key(String)
    /// To a key by its 0-based place in a map.
    case entry(Int)
    /// To an item by its 0-based place in a list; a single item may be written without a list.
    case item(Int)

    init(stringLiteral name: String) { self = .key(name) }
  }

  let root: YAMLNode

  /// The place of the key or the item at the end of a path, or of as much of the path as there is.
  func mark(at path: [Step]) -> Mark {
    var node = root
    var mark = root.start
    for step in path {
      switch step {
      case .key(let name):
        guard let entry = node.entries?.first(where: { $0.key.text == name }) else { return mark }
        (mark, node) = (entry.key.start, entry.value)
      case .entry(let place):
        guard let entries = node.entries, entries.indices.contains(place) else { return mark }
        (mark, node) = (entries[place].key.start, entries[place].value)
      case .item(let place):
        let items = node.items
        guard items.indices.contains(place) else { return mark }
        (mark, node) = (items[place].start, items[place])
      }
    }
    return mark
  }

  /// Whether there is something at the end of a path.
  func has(_ path: [Step]) -> Bool {
    guard let last = path.last, case .key = last else { return false }
    return mark(at: path) != mark(at: path.dropLast())
  }

  /// The address of the end of a path.
  func address(to path: [Step]) -> PartAddress {
    var node: YAMLNode? = root
    var address = PartAddress.document
    for step in path {
      switch step {
      case .key(let name):
        address = address / .named(name)
        node = node?[name]
      case .entry(let place):
        let entry = node?.entries?.dropFirst(place).first
        address = address / .named(entry?.name ?? "")
        node = entry?.value
      case .item(let place):
        address = address / place
        node = node?.items.dropFirst(place).first
      }
    }
    return address
  }
}
