/// The tables of the format, each once: the document, then its parts, then the parts of those.
enum FormatTables {
  static let all: [any KeyTable.Type] = {
    var found: [any KeyTable.Type] = [DocumentKey.self]
    var next = 0
    while next < found.count {
      let table = found[next]
      for part in parts(of: table) {
        let isKnown = found.contains { $0.objectType.name == part.objectType.name }
        if !isKnown { found.append(part) }
      }
      next += 1
    }
    return found
  }()

  private static func parts<Table: KeyTable>(of table: Table.Type) -> [any KeyTable.Type] {
    Table.allCases.flatMap { parts(at: $0.shape) }
  }

  /// The tables of the maps at a place, and in its lists and maps.
  static func parts(at shape: Shape) -> [any KeyTable.Type] {
    switch shape {
    case .object(let table): [table]
    case .list(let item, _): parts(at: item)
    case .named(_, let value), .bySelector(let value, _, _, _): parts(at: value)
    case .either(let first, let second): parts(at: first) + parts(at: second)
    default: []
    }
  }
}
