internal import Texts

/// The values of a map by the keys of its table; what is unknown has been reported.
struct Fields<Key: KeyTable> {
  /// Where the map begins.
  var start: Mark
  /// The known keys in the document's order.
  var keys: [Key] = []
  /// Whether there are keys that the table does not have.
  var hasUnknown = false
  private var entries: [Key: YAMLNode.Entry] = [:]

  init(start: Mark) {
    self.start = start
  }

  /// The value at a key.
  subscript(key: Key) -> YAMLNode? {
    entries[key]?.value
  }

  /// Where a key stands; the beginning of the map for one that it does not have.
  func mark(of key: Key) -> Mark {
    entries[key]?.key.start ?? start
  }

  /// The keys that are among these, in the document's order.
  func keys(among some: [Key]) -> [Key] {
    keys.filter(some.contains)
  }

  mutating func add(_ key: Key, _ entry: YAMLNode.Entry) {
    keys.append(key)
    entries[key] = entry
  }
}

extension Reader {
  /// Takes a map apart by a table, and reports keys and types that do not fit it.
  ///
  /// Nothing is reported, and no field found, where the node is no map: that its place asks for one
  /// has been said when the place's own shape was checked.
  mutating func fields<Key: KeyTable>(_ node: YAMLNode, _ table: Key.Type) -> Fields<Key> {
    var fields = Fields<Key>(start: node.start)
    for entry in node.entries ?? [] where !entry.key.isRefused {
      let name = entry.key.text ?? ""
      guard let key = Key(rawValue: name) else {
        fields.hasUnknown = true
        let hint = nearestHint(name, among: Key.names)
        error(entry.key.start, tr("unknown key “{name}”", ["name": name]), hint: hint)
        continue
      }
      if case .later = key.shape {
        notSupported(entry.key.start, name)
      } else {
        check(entry.value, key.shape)
      }
      fields.add(key, entry)
    }
    return fields
  }
}
