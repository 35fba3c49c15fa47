extension Draft {
  /// A new value in the place of an old one: what both have is kept, with its comments.
  package init(_ new: YAMLNode, over old: YAMLNode) {
    if old.hasContent(of: new) {
      self = .kept(old)
      return
    }
    switch (new.content, old.content) {
    case (.map(let entries), .map(let olds)) where !entries.isEmpty:
      self = .map(
        entries.map { entry in
          guard let origin = olds.firstIndex(where: { $0.name == entry.name }) else {
            return Entry(key: entry.name, value: Draft(copying: entry.value))
          }
          let value = Draft(entry.value, over: olds[origin].value)
          return Entry(origin: origin, key: entry.name, value: value)
        }, old: old)
    case (.list(let items), .list(let olds)) where !items.isEmpty:
      let origins = Draft.origins(of: items, in: olds)
      self = .list(
        zip(items, origins).map { item, origin in
          let value = origin.map { Draft(item, over: olds[$0]) } ?? Draft(copying: item)
          return Item(origin: origin, value: value)
        }, old: old)
    default: self = Draft(copying: new)
    }
  }

  /// More items than this are compared only at both ends of the lists.
  private static let mostWork = 1_000_000

  /// The old item that each new one takes the place of; `nil` for one that is added.
  private static func origins(of new: [YAMLNode], in old: [YAMLNode]) -> [Int?] {
    let most = min(new.count, old.count)
    let first = (0..<most).first { !old[$0].hasContent(of: new[$0]) } ?? most
    let last =
      (0..<most - first).first {
        !old[old.count - 1 - $0].hasContent(of: new[new.count - 1 - $0])
      } ?? most - first
    var origins = [Int?](repeating: nil, count: new.count)
    for index in 0..<first { origins[index] = index }
    for index in 0..<last { origins[new.count - 1 - index] = old.count - 1 - index }
    let (olds, news) = (old[first..<old.count - last], new[first..<new.count - last])
    var (isGone, isAdded) = (Set(olds.indices), Set(news.indices))
    if olds.count * news.count <= mostWork {
      let changes = Array(news).difference(from: Array(olds)) { $0.hasContent(of: $1) }
      isGone = Set(changes.removals.map { $0.place + first })
      isAdded = Set(changes.insertions.map { $0.place + first })
    }
    // What is added where something is gone takes its place.
    var (left, right) = (first, first)
    while right < news.endIndex {
      if isAdded.contains(right) {
        if left < olds.endIndex, isGone.contains(left) {
          origins[right] = left
          left += 1
        }
        right += 1
      } else {
        while left < olds.endIndex, isGone.contains(left) { left += 1 }
        origins[right] = left
        (left, right) = (left + 1, right + 1)
      }
    }
    return origins
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }
}
