/// The rules between keys, as keywords of JSON Schema.
enum SchemaRules {
  static func required(_ keys: [String]) -> JSONValue {
    .object([("required", .list(keys.map { .text($0) }))])
  }

  /// The keywords of a table's rules.
  static func entries<Key: KeyTable>(
    _ rules: [KeyRule<Key>]
  ) -> [(key: String, value: JSONValue)] {
    var needed: [JSONValue] = []
    var dependent: [(key: String, value: JSONValue)] = []
    var all: [JSONValue] = []
    for rule in rules {
      switch rule {
      case .required(let key): needed.append(.text(key.rawValue))
      case .one(let keys, _): all.append(amongKnown(.object([("oneOf", each(keys))]), Key.self))
      case .some(let keys, _): all.append(amongKnown(.object([("anyOf", each(keys))]), Key.self))
      case .apart(let groups): all += apart(groups)
      case .beside(let key, let others), .needs(let key, let others):
        if others.count == 1 {
          add(others[0].rawValue, to: key.rawValue, in: &dependent)
        } else {
          let missing = JSONValue.object([("not", required([key.rawValue]))])
          all.append(
            .object([("anyOf", .list([missing] + others.map { required([$0.rawValue]) }))]))
        }
      }
    }
    var entries: [(key: String, value: JSONValue)] = []
    if !needed.isEmpty { entries.append(("required", .list(needed))) }
    if !dependent.isEmpty { entries.append(("dependentRequired", .object(dependent))) }
    if !all.isEmpty { entries.append(("allOf", .list(all))) }
    return entries
  }

  /// A rule that is looked at only if all keys are known: for one that is not, the error about the key
  /// is enough.
  private static func amongKnown<Key: KeyTable>(
    _ rule: JSONValue, _ table: Key.Type
  ) -> JSONValue {
    let known = JSONValue.object([("enum", .list(Key.names.map { .text($0) }))])
    return .object([("if", .object([("propertyNames", known)])), ("then", rule)])
  }

  private static func each<Key: KeyTable>(_ keys: [Key]) -> JSONValue {
    .list(keys.map { required([$0.rawValue]) })
  }

  /// For each pair of groups: a key of one excludes the keys of the other.
  private static func apart<Key: KeyTable>(_ groups: [[Key]]) -> [JSONValue] {
    var pairs: [JSONValue] = []
    for (index, first) in groups.enumerated() {
      for second in groups[(index + 1)...] {
        let both: [JSONValue] = [
          .object([("anyOf", each(first))]), .object([("anyOf", each(second))]),
        ]
        // "required" accepts everything that is no object.
        pairs.append(
          .object([("not", .object([("type", .text("object")), ("allOf", .list(both))]))]))
      }
    }
    return pairs
  }

  private static func add(
    _ needed: String, to key: String, in dependent: inout [(key: String, value: JSONValue)]
  ) {
    guard let place = dependent.firstIndex(where: { $0.key == key }) else {
      return dependent.append((key, .list([.text(needed)])))
    }
    if case .list(let others) = dependent[place].value {
      dependent[place].value = .list(others + [.text(needed)])
    }
  }
}
