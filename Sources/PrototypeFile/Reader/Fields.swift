internal import Texts

/// The values of a map by the keys of its table; unknown keys have been reported.
struct Fields<Key: KeyTable> {
  /// Where the map begins.
  let start: Mark
  /// Whether there are keys that the table does not have.
  var hasUnknown = false
  /// The entries of the map, in the document's order.
  let entries: [YAMLNode.Entry]
  /// The key of each entry; `nil` for one that the table does not have.
  private var found: [Key?] = []

  init(_ node: YAMLNode) {
    start = node.start
    entries = node.entries ?? []
    found.reserveCapacity(entries.count)
  }

  /// The known keys in the document's order.
  var keys: [Key] { found.compactMap { $0 } }

  /// The value at a key.
  subscript(key: Key) -> YAMLNode? {
    place(of: key).map { entries[$0].value }
  }

  /// The value at the key with a name; `nil` if the table has no such key.
  subscript(named name: String) -> YAMLNode? { Key(rawValue: name).flatMap { self[$0] } }

  /// The place of a key; the beginning of the map for a key that it does not have.
  func mark(of key: Key) -> Mark {
    place(of: key).map { entries[$0].key.start } ?? start
  }

  /// The keys that are among these, in the document's order.
  func keys(among some: [Key]) -> [Key] {
    found.compactMap { key in key.flatMap { some.contains($0) ? $0 : nil } }
  }

  /// Notes the key of the next entry.
  mutating func add(_ key: Key?) {
    found.append(key)
  }

  // A map has so few keys that going through them is faster than any dictionary.
  private func place(of key: Key) -> Int? { found.firstIndex(of: key) }
}

extension Reader {
  /// Reads the keys of a map by a table, and reports keys and types that do not fit it.
  ///
  /// If the node is no map, it has no fields and nothing is reported: the shape check has reported
  /// that a map is expected.
  ///
  /// - Parameter judged: whether the rules between keys are checked as well.
  mutating func fields<Key: KeyTable>(
    _ node: YAMLNode, _ table: Key.Type, judged: Bool = true
  ) -> Fields<Key> {
    var fields = Fields<Key>(node)
    guard !problems.isFull else { return fields }
    let table = lookup(Key.self)
    var allowed: AllowedKeys<Key>?
    for index in fields.entries.indices {
      let key = fields.entries[index].key
      guard !key.isRefused else {
        fields.add(nil)
        continue
      }
      let name = key.text ?? ""
      guard let place = table.names.firstIndex(of: name) else {
        fields.hasUnknown = true
        fields.add(nil)
        var keys = allowed ?? AllowedKeys(fields.entries, table)
        reportUnknown(fields.entries[index], &keys)
        allowed = keys
        continue
      }
      check(fields.entries[index].value, table.shapes[place], of: name)
      fields.add(table.keys[place])
    }
    if judged && (node.entries != nil || node.isNull) { judge(fields) }
    return fields
  }

  /// Checks which keys are needed together, and which exclude each other.
  private mutating func judge<Key: KeyTable>(_ fields: Fields<Key>) {
    for rule in Key.rules {
      switch rule {
      case .required(let key): require(key, fields)
      case .one(let kinds, let reason): requireOne(of: kinds, fields, reason)
      case .some(let keys, let reason):
        if !fields.hasUnknown && fields.keys(among: keys).isEmpty {
          reportNothing(fields, reason())
        }
      case .apart(let groups): keepApart(groups, fields)
      case .beside(let key, let owners): keep(key, beside: owners, fields)
      case .needs(let key, let others):
        if fields[key] != nil { require(oneOf: others, fields) }
      }
    }
  }

  private mutating func require<Key: KeyTable>(_ key: Key, _ fields: Fields<Key>) {
    // An unknown key is probably the missing key, misspelt.
    guard fields[key] == nil, !fields.hasUnknown else { return }
    reportMissing(key.rawValue, of: key.shape, at: fields.start)
  }

  private mutating func require<Key: KeyTable>(oneOf keys: [Key], _ fields: Fields<Key>) {
    guard keys.count > 1 else { return keys.forEach { require($0, fields) } }
    guard fields.keys(among: keys).isEmpty, !fields.hasUnknown else { return }
    reportMissing(keys.map(\.rawValue), of: keys[0].shape, at: fields.start)
  }

  /// Reports if there is not exactly one of some keys.
  mutating func requireOne<Key: KeyTable>(
    of kinds: [Key], _ fields: Fields<Key>, _ reason: () -> String
  ) {
    let found = fields.keys(among: kinds)
    if found.isEmpty && !fields.hasUnknown {
      reportNothing(fields, reason())
    }
    for key in found.dropFirst() { refuse(key, beside: found[0], fields, hint: reason()) }
  }

  /// Reports a map without a key that says what it is.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private mutating func reportNothing<Key: KeyTable>(_ fields: Fields<Key>, _ reason: String) {
    guard !problems.isFull else { return }
    let choices = problems.shared(AllowedKeys(fields.entries, lookup(Key.self)).list)
    problems.report(
      .shape, fields.start, tr("it is not said what this is"),
      Advice(hint: reason, choices: choices))
  }

  private mutating func keepApart<Key: KeyTable>(_ groups: [[Key]], _ fields: Fields<Key>) {
    var first: (group: Int, key: Key)?
    for key in fields.keys {
      guard let group = groups.firstIndex(where: { $0.contains(key) }) else { continue }
      if let first, first.group != group {
        refuse(key, beside: first.key, fields)
      } else if first == nil {
        first = (group, key)
      }
    }
  }

  private mutating func refuse<Key: KeyTable>(
    _ key: Key, beside other: Key, _ fields: Fields<Key>, hint: String? = nil
  ) {
    reportSecond(key.rawValue, after: other.rawValue, at: fields.mark(of: key), hint: hint)
  }

  mutating func keep<Key: KeyTable>(
    _ key: Key, beside owners: [Key], _ fields: Fields<Key>
  ) {
    guard fields[key] != nil, fields.keys(among: owners).isEmpty else { return }
    // A missing key that says what the object is has been reported.
    let isNothing = Key.rules.contains { rule in
      if case .one(let kinds, _) = rule { fields.keys(among: kinds).isEmpty } else { false }
    }
    if isNothing { return }
    reportLonely(key.rawValue, owners: owners.map(\.rawValue), at: fields.mark(of: key))
  }
}
