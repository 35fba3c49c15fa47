package import PrototypeFile

extension Draft {
  /// A new value in the place of an old one: what both have is kept, with its comments.
  ///
  /// - Parameter exclusive: groups of keys of which a map has one; another one of them takes the place
  ///   of that, with its comments.
  package init(_ new: YAMLNode, over old: YAMLNode, exclusive: [[String]] = []) {
    if old.hasContent(of: new) {
      self = .kept(old)
      return
    }
    switch (new.content, old.content) {
    case (.map(let entries), .map(let olds)) where !entries.isEmpty:
      let names = Set(entries.map(\.name))
      var gone = olds.indices.filter { !names.contains(olds[$0].name) }
      self = .map(
        entries.map { entry in
          if let origin = olds.firstIndex(where: { $0.name == entry.name }) {
            let value = Draft(entry.value, over: olds[origin].value)
            return Entry(origin: origin, key: entry.name, value: value)
          }
          // The value of a key that is gone: the key has another name now.
          if let place = gone.firstIndex(where: { olds[$0].value.isPart(with: entry.value) }) {
            let origin = gone.remove(at: place)
            return Entry(origin: origin, key: entry.name, value: .kept(olds[origin].value))
          }
          let group = exclusive.first { $0.contains(entry.name) } ?? []
          if let place = gone.firstIndex(where: { group.contains(olds[$0].name) }) {
            let origin = gone.remove(at: place)
            let value = Draft(entry.value, over: olds[origin].value)
            return Entry(origin: origin, key: entry.name, value: value)
          }
          let left = gone.count == olds.count ? [old] : gone.map { olds[$0].value }
          return Entry(key: entry.name, value: .made(of: entry.value, keeping: left))
        }, old: old)
    case (.list(let items), .list(let olds)) where !items.isEmpty:
      let origins = Draft.origins(of: items, in: olds)
      self = .list(
        zip(items, origins).map { item, origin in
          let value = origin.map { Draft(item, over: olds[$0]) } ?? Draft(copying: item)
          return Item(origin: origin, value: value)
        }, old: old)
    default: self = .made(of: new, keeping: [old])
    }
  }

  /// A new part in the place of parts that are gone.
  private static func made(of new: YAMLNode, keeping gone: [YAMLNode]) -> Draft {
    let isSmall = gone.reduce(0) { $0 + $1.weight } * new.weight <= mostWork
    return Draft(copying: new, keeping: isSmall ? gone : [])
  }

  /// A new part, in which the lists and the maps that parts that are gone have, too, stay as they
  /// are written, with their comments.
  private init(copying new: YAMLNode, keeping gone: [YAMLNode]) {
    if let same = gone.lazy.compactMap({ $0.part(with: new) }).first {
      self = .kept(same)
      return
    }
    switch new.content {
    case .list(let items) where !gone.isEmpty:
      self = .list(items.map { Item(value: Draft(copying: $0, keeping: gone)) }, old: nil)
    case .map(let entries) where !gone.isEmpty:
      self = .map(
        entries.map { Entry(key: $0.name, value: Draft(copying: $0.value, keeping: gone)) },
        old: nil)
    default: self = Draft(copying: new)
    }
  }

  /// More pairs of items than this are not compared, but for those at both ends of lists.
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
    var isElsewhere: Set<Int> = []
    if olds.count * news.count <= mostWork {
      let changes = Array(news).difference(from: Array(olds)) { $0.hasContent(of: $1) }
      isGone = Set(changes.removals.map { $0.place + first })
      isAdded = Set(changes.insertions.map { $0.place + first })
      // What is added as it is gone has another place.
      for place in isAdded.sorted() {
        let origin = isGone.sorted().first { old[$0].isPart(with: new[place]) }
        guard let origin else { continue }
        origins[place] = origin
        isGone.remove(origin)
        isElsewhere.insert(origin)
      }
    }
    // What is added where something is gone takes its place.
    var (left, right) = (first, first)
    while right < news.endIndex {
      while isElsewhere.contains(left) { left += 1 }
      if origins[right] != nil {
        right += 1
      } else if isAdded.contains(right) {
        if left < olds.endIndex, isGone.contains(left) {
          origins[right] = left
          left += 1
        }
        right += 1
      } else {
        while left < olds.endIndex, isGone.contains(left) || isElsewhere.contains(left) {
          left += 1
        }
        origins[right] = left
        (left, right) = (left + 1, right + 1)
      }
    }
    return origins
  }
}

extension YAMLNode {
  /// The number of its parts, and of theirs.
  fileprivate var weight: Int {
    (list ?? entries?.map(\.value) ?? []).reduce(1) { $0 + $1.weight }
  }

  /// Whether it is a list or a map with something in it, the same as another one.
  fileprivate func isPart(with other: YAMLNode) -> Bool {
    switch other.content {
    case .list(let items): !items.isEmpty && hasContent(of: other)
    case .map(let entries): !entries.isEmpty && hasContent(of: other)
    case .scalar, .refused: false
    }
  }

  /// The list or the map in it, or itself, that is the same as another one.
  fileprivate func part(with other: YAMLNode) -> YAMLNode? {
    switch other.content {
    case .list, .map: break
    case .scalar, .refused: return nil
    }
    if isPart(with: other) { return self }
    let inner = list ?? entries?.map(\.value) ?? []
    return inner.lazy.compactMap { $0.part(with: other) }.first
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }
}
