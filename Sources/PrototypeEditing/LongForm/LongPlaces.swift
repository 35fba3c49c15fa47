internal import PrototypeFile

extension LongForm {
  /// A place of a document, and the address of it.
  struct Named: Sendable {
    var address: PartAddress
    var place: LongPlace
  }

  /// Every place at which the document has something, parents before their parts.
  ///
  /// A part that represents others, like a single item for a list, gives a place for each.
  func places() -> [Named] {
    var places: [Named] = []
    collect(root, LongPlace(shape: .object(DocumentKey.self)), PartAddress(), &places)
    return places
  }

  private func collect(
    _ node: YAMLNode, _ place: LongPlace, _ address: PartAddress, _ places: inout [Named]
  ) {
    places.append(Named(address: address, place: place))
    if let short = place.shape.short(for: node) {
      var inside = place
      inside.through.append(short.0)
      inside.shape = short.shape
      inside.key = place.shape.parted.flatMap { FormatKey(short.token, in: $0.shape) }
      return collect(node, inside, address / .named(short.token), &places)
    }
    guard let shape = place.shape.parted?.shape else { return }
    switch (shape, node.content) {
    case (.list, .list(let items)), (.anything, .list(let items)):
      for (index, item) in items.enumerated() {
        let path = place.path + [.item(index)]
        collect(item, LongPlace(shape: shape.ofItems, path: path), address / index, &places)
      }
    case (_, .map(let entries)):
      for (index, entry) in entries.enumerated() {
        let value = shape.value(of: entry.name) ?? .anything
        let path = place.path + [.value(index)]
        collect(
          entry.value, LongPlace(shape: value, key: FormatKey(entry.name, in: shape), path: path),
          address / .named(entry.name), &places)
      }
    default: break
    }
  }

  /// The address of a written part; `nil` for a path that the document does not have.
  ///
  /// - Parameter through: the parts of the long form that it represents, to get to one of them.
  func address(to path: TreePath, through: [LongPlace.Short] = []) -> PartAddress? {
    guard let part = part(at: path) else { return nil }
    var (shape, address) = (part.shape, part.address)
    for wanted in through {
      guard let short = shape.short(for: part.node), short.0 == wanted else { return nil }
      address = address / .named(short.token)
      shape = short.shape
    }
    return address
  }

  /// A written part, with its shape and the address of it; `nil` for a path that the document does
  /// not have.
  func part(at path: TreePath) -> (node: YAMLNode, shape: Shape, address: PartAddress)? {
    var (node, shape, address) = (root, Shape.object(DocumentKey.self), PartAddress())
    for step in path {
      while let short = shape.short(for: node) {
        address = address / .named(short.token)
        shape = short.shape
      }
      let parts = shape.parted?.shape ?? .anything
      switch (step, node.content) {
      case (.item(let index), .list(let items)) where items.indices.contains(index):
        (node, shape, address) = (items[index], parts.ofItems, address / index)
      case (.value(let index), .map(let entries)) where entries.indices.contains(index):
        let entry = entries[index]
        (node, shape) = (entry.value, parts.value(of: entry.name) ?? .anything)
        address = address / .named(entry.name)
      default: return nil
      }
    }
    return (node, shape, address)
  }

  /// The deepest part at a place of the text.
  ///
  /// On a line that ends with a comment, or after a value, it is the last part before.
  func path(at mark: Mark) -> TreePath {
    var (node, path) = (root, TreePath())
    while let (step, part) = node.part(at: mark) {
      path.append(step)
      node = part
    }
    return path
  }
}

extension Shape {
  /// The part that a node represents, its token, and its shape; `nil` if the node is written out.
  func short(
    for node: YAMLNode
  ) -> (LongPlace.Short, token: String, shape: Shape)? {
    guard let (shape, single) = parted, !node.isRefused else { return nil }
    if node.isText, let single, single.accepts(node) {
      return shape.mainKey(for: single).map { (.mainKey($0), $0, shape.value(of: $0) ?? .anything) }
    }
    guard shape.isOnlyItem(node), shape.accepts(node) else { return nil }
    return (.onlyItem, "0", shape.ofItems)
  }

  /// The shape of the items of a list.
  fileprivate var ofItems: Shape {
    if case .list(let item, _) = self { item } else { .anything }
  }
}

extension YAMLNode {
  /// The last part that begins at or before a place, and ends on its line or later.
  fileprivate func part(at mark: Mark) -> (TreeStep, YAMLNode)? {
    switch content {
    case .list(let items):
      guard let index = items.lastIndex(where: { $0.start <= mark }) else { return nil }
      return items[index].lastLine >= mark.line ? (.item(index), items[index]) : nil
    case .map(let entries):
      guard let index = entries.lastIndex(where: { $0.key.start <= mark }) else { return nil }
      let entry = entries[index]
      let last = max(entry.key.end.line, entry.value.isEmpty ? 0 : entry.value.lastLine)
      return last >= mark.line ? (.value(index), entry.value) : nil
    case .scalar, .refused: return nil
    }
  }

  /// The line on which the last text of a part ends; a collection ends where the next part begins.
  fileprivate var lastLine: Int {
    switch content {
    case .list(let items): items.last?.lastLine ?? end.line
    case .map(let entries):
      entries.last.map { max($0.key.end.line, $0.value.isEmpty ? 0 : $0.value.lastLine) }
        ?? end.line
    // The end of a block text is the start of the line after it.
    case .scalar(_, .block): end.column == 1 ? end.line - 1 : end.line
    case .scalar, .refused: end.line
    }
  }
}
