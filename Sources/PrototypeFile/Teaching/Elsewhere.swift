internal import Texts

/// Where keys stand: an author may know a key and put it into another map.
enum Elsewhere {
  /// The keys whose values have a key, each once.
  static let holders: [String: [String]] = {
    var holders: [String: [String]] = [:]
    func add<Table: KeyTable>(_ table: Table.Type) {
      // Promises have the words of other keys; who writes these means the others.
      if table == PromiseKey.self || table == SituationKey.self { return }
      for key in Table.allCases where key.rawValue != DocumentKey.promises.rawValue {
        // What is inside its own kind is somewhere else first.
        for part in FormatTables.parts(at: key.shape)
        where part.objectType.name != Table.objectType.name {
          for name in part.names where holders[name]?.contains(key.rawValue) != true {
            holders[name, default: []].append(key.rawValue)
          }
        }
      }
    }
    for table in FormatTables.all { add(table) }
    return holders
  }()

  /// Says where a key belongs; `nil` if nothing has it, or so much that it would not help.
  static func hint(for key: String) -> String? {
    guard let places = holders[key], places.count <= 3 else {
      guard holders[key] == nil, DocumentKey(rawValue: key) != nil else { return nil }
      return tr("“{key}” stands at the top of the document", ["key": key])
    }
    return hint(for: key, in: places)
  }

  static func hint(for key: String, in places: [String]) -> String {
    tr(
      "“{key}” stands in {places}",
      ["key": key, "places": Phrases.either(places.map { Phrases.quoted($0) })])
  }
}
