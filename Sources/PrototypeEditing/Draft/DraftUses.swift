internal import PrototypeFile

extension Draft {
  /// Changes parts that change with another.
  ///
  /// - Parameter root: the document; the paths lead through it.
  mutating func apply(_ uses: [OtherUse], in root: YAMLNode) {
    // What goes is removed last, so that the rest is still found.
    for use in uses where use.change != .remove { apply(use) }
    for use in uses where use.change == .remove { remove(use.path) }
  }

  private mutating func apply(_ use: OtherUse) {
    switch use.change {
    case .text(let text): update(use.path) { $0 = .text(text) }
    case .number(let number): update(use.path) { $0 = .word(String(number)) }
    case .line(let number, let line):
      update(use.path) { part in
        var lines = part.text.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(number) else { return }
        lines[number] = line[...]
        part = .text(lines.joined(separator: "\n"))
      }
    case .add(let key, let text):
      update(use.path) { part in
        // After the key that says what the part is.
        guard var entries = part.entries else { return }
        entries.insert(Entry(key: key, value: .text(text)), at: min(1, entries.count))
        part.entries = entries
      }
    case .key(let key): changeEntry(use.path) { $0[$1].key = key }
    case .copy(let key):
      changeEntry(use.path) { entries, place in
        var copy = entries[place]
        (copy.origin, copy.key) = (nil, key)
        entries.insert(copy, at: place + 1)
      }
    case .remove: remove(use.path)
    }
  }

  /// The text, if it is one.
  private var text: String {
    switch self {
    case .kept(let node): node.text ?? ""
    case .scalar(let scalar): scalar.text
    case .list, .map: ""
    }
  }

  private mutating func changeEntry(
    _ path: TreePath, _ change: (inout [Entry], Int) -> Void
  ) {
    guard case .value(let origin)? = path.last else { return }
    update(path.dropLast()) { part in
      guard var entries = part.entries,
        let place = entries.firstIndex(where: { $0.origin == origin })
      else { return }
      change(&entries, place)
      part.entries = entries
    }
  }

  /// Removes the item, or the entry; an item that is not in a list becomes an empty one.
  private mutating func remove(_ path: TreePath) {
    switch path.last {
    case .value(let origin):
      update(path.dropLast()) { $0.entries?.removeAll { $0.origin == origin } }
    case .item(let origin):
      update(path.dropLast()) { $0.items?.removeAll { $0.origin == origin } }
    case nil: break
    }
  }

  /// The path of a part of the old tree in this one; `nil` if it has gone.
  func path(of old: some Collection<TreeStep>) -> TreePath? {
    guard let step = old.first else { return [] }
    switch (step, self) {
    case (_, .kept): return Array(old)
    case (.value(let origin), .map(let entries, _)):
      guard let place = entries.firstIndex(where: { $0.origin == origin }) else { return nil }
      return entries[place].value.path(of: old.dropFirst()).map { [.value(place)] + $0 }
    case (.item(let origin), .list(let items, _)):
      guard let place = items.firstIndex(where: { $0.origin == origin }) else { return nil }
      return items[place].value.path(of: old.dropFirst()).map { [.item(place)] + $0 }
    default: return nil
    }
  }
}
