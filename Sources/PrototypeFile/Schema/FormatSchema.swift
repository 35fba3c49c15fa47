internal import Texts

/// The JSON Schema of documents, for editors and for other tools.
///
/// It has the rules on keys, types and words. Only the reader checks references to names, and the
/// meaning.
public enum FormatSchema {
  /// The name of this version of the schema, and where editors look for it.
  public static let address = "https://rehearsal.github.io/rehearsal-1.schema.json"

  /// The comment that tells the language servers of YAML which schema a document has.
  public static let modeline = "# yaml-language-server: $schema=\(address)"

  /// The schema, in the 2020-12 dialect; names and descriptions are in the person's language.
  public static func json() -> String {
    var definitions: [(key: String, value: JSONValue)] = []
    for table in FormatTables.all where table.objectType.name != DocumentKey.objectType.name {
      definitions.append((table.objectType.name, object(table)))
    }
    var root: [(key: String, value: JSONValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text(address)),
      ("title", .text(tr("Rehearsal prototype document"))),
    ]
    if case .object(let entries) = object(DocumentKey.self) { root += entries }
    root.append(("$defs", .object(definitions)))
    return JSONValue.object(root).written() + "\n"
  }

  /// The schema of an object type: an object with the keys of its table.
  private static func object<Table: KeyTable>(_ table: Table.Type) -> JSONValue {
    var properties: [(key: String, value: JSONValue)] = []
    for key in Table.allCases { properties.append((key.rawValue, property(key))) }
    var entries: [(key: String, value: JSONValue)] = [
      ("description", .text(([table.objectType.note()] + explained(table)).joined(separator: " "))),
      ("type", SchemaTypes.object(orNull: Table.mayBeEmpty)),
      ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
    entries += SchemaRules.entries(Table.rules)
    return .object(entries)
  }

  /// What is done in another way than with a key, a sentence each.
  private static func explained<Table: KeyTable>(_ table: Table.Type) -> [String] {
    table.tried.compactMap { tried in
      tried.explanation.map { explanation in
        tr(
          "Not here: {words} – {explanation}.",
          ["words": tried.words.listed(), "explanation": explanation()])
      }
    }
  }

  private static func property<Key: KeyTable>(_ key: Key) -> JSONValue {
    let entry = key.entry
    let words = Key.words(for: key)
    let others =
      words.isEmpty
      ? ""
      : " " + tr("People also look for: {words}.", ["words": words.listed()])
    var entries: [(key: String, value: JSONValue)] = [
      ("description", .text(entry.note() + others))
    ]
    // Next to a reference, 2020-12 allows other keywords.
    if case .object(let shape) = entry.shape.schema { entries += shape }
    return .object(entries)
  }
}
