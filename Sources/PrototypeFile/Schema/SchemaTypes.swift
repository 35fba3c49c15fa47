internal import DialogModel

/// Shapes as JSON Schemas.
extension Shape {
  /// The schema of the values that are allowed at a place; always an object.
  var schema: JSONValue {
    switch self {
    case .text, .template, .pattern, .path, .icon: SchemaTypes.text()
    case .regex: SchemaTypes.text([("maxLength", .integer(TextForm.longestPattern))])
    case .moment: SchemaTypes.string(Moment.pattern)
    case .timeZone: SchemaTypes.string(TextForm.timeZonePattern)
    case .language: SchemaTypes.string(TextForm.languagePattern)
    case .boolean: .object([("type", .text("boolean"))])
    case .yes: .object([("const", .bool(true))])
    case .integer(let least, let most): SchemaTypes.integer(least, most)
    case .seconds:
      .object([
        ("type", .text("number")), ("minimum", .integer(0)),
        ("maximum", .integer(YAMLNode.mostMilliseconds / 1000)),
      ])
    case .word(let words): .object([("enum", .list(words.flatMap { SchemaTypes.word($0) }))])
    case .id: SchemaTypes.name([("pattern", .text(Identifier.pattern))])
    case .reference: SchemaTypes.name([])
    case .selector(let scope):
      .object([("enum", .list(scope.selectors.map { .text($0.name) }))])
    case .anything: .object([])
    case .object(let table): .object([("$ref", .text("#/$defs/\(table.objectType.name)"))])
    case .list(let item, let least): SchemaTypes.list(item, least)
    case .named(let form, let value): SchemaTypes.map(form, value)
    case .bySelector(let value, let scope, let beside, let one):
      SchemaTypes.map(scope, value, beside: beside, one: one)
    case .either: SchemaTypes.either(alternatives)
    }
  }

  /// The types of an object, as a condition; `nil` for another shape.
  fileprivate var objectTypes: JSONValue? {
    guard case .object(let table) = self else { return nil }
    return .object([("type", SchemaTypes.object(orNull: table.mayBeEmpty))])
  }

  private var alternatives: [Shape] {
    if case .either(let first, let second) = self {
      first.alternatives + second.alternatives
    } else {
      [self]
    }
  }
}

/// Pieces of schemas.
enum SchemaTypes {
  /// A text: every plain scalar is a text, even one that looks like a number.
  static func text(_ more: [(key: String, value: JSONValue)] = []) -> JSONValue {
    .object([("type", types("string", "number", "boolean", "null"))] + more)
  }

  /// A name, which YAML may read as a number.
  static func name(_ more: [(key: String, value: JSONValue)]) -> JSONValue {
    .object([("type", types("string", "number", "boolean")), ("minLength", .integer(1))] + more)
  }

  static func string(_ pattern: String) -> JSONValue {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }

  static func object(orNull: Bool) -> JSONValue {
    orNull ? types("object", "null") : .text("object")
  }

  static func integer(_ least: Int, _ most: Int) -> JSONValue {
    if least == most { return .object([("const", .integer(least))]) }
    return .object([
      ("type", .text("integer")), ("minimum", .integer(least)), ("maximum", .integer(most)),
    ])
  }

  /// A word; one that looks like a number may also be one.
  static func word(_ word: String) -> [JSONValue] {
    (Int(word).map { [.integer($0)] } ?? []) + [.text(word)]
  }

  /// A list, or a single item; null is an empty list.
  static func list(_ item: Shape, _ least: Int) -> JSONValue {
    var list: [(key: String, value: JSONValue)] = [
      ("type", .text("array")), ("items", item.schema),
    ]
    if least > 0 { list.append(("minItems", .integer(least))) }
    // A condition, and no alternatives: an error in an item is then reported as it is.
    let isList = JSONValue.object([("type", .text("array"))])
    let null = JSONValue.object([("type", .text("null"))])
    let single = least > 0 ? item.schema : choice(null, null, item.schema)
    return choice(isList, .object(list), single)
  }

  /// One of several shapes; what is an object is held against the shapes of objects alone.
  static func either(_ alternatives: [Shape]) -> JSONValue {
    let objects = alternatives.filter { $0.objectTypes != nil }
    let others = alternatives.filter { $0.objectTypes == nil }
    guard objects.count == 1, let condition = objects[0].objectTypes, !others.isEmpty else {
      return .object([("anyOf", .list(alternatives.map(\.schema)))])
    }
    let rest = others.count == 1 ? others[0].schema : either(others)
    return choice(condition, objects[0].schema, rest)
  }

  private static func choice(
    _ condition: JSONValue, _ yes: JSONValue, _ no: JSONValue
  ) -> JSONValue {
    .object([("if", condition), ("then", yes), ("else", no)])
  }

  /// A map from names of a form.
  static func map(_ form: Shape.NameForm, _ value: Shape) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = [("type", object(orNull: true))]
    let names: JSONValue? =
      switch form {
      case .id: .object([("pattern", .text(Identifier.pattern))])
      case .name, .reference: .object([("minLength", .integer(1))])
      case .text: nil
      case .language: .object([("pattern", .text(TextForm.languagePattern))])
      case .word(let words): .object([("enum", .list(words.map { .text($0) }))])
      }
    if let names { entries.append(("propertyNames", names)) }
    if case .anything = value {} else { entries.append(("additionalProperties", value.schema)) }
    return .object(entries)
  }

  /// A map from methods.
  static func map(
    _ scope: SelectorScope, _ value: Shape, beside: any KeyTable.Type, one: Bool
  ) -> JSONValue {
    let methods = scope.selectors.map(\.name)
    let entries: [(key: String, value: JSONValue)] = [
      ("type", object(orNull: !one)),
      (
        "properties",
        .object(properties(of: beside) + methods.map { ($0, value.schema) })
      ),
      ("additionalProperties", .bool(false)),
    ]
    guard one else { return .object(entries) }
    return .object(entries + [("oneOf", .list(methods.map { SchemaRules.required([$0]) }))])
  }

  private static func properties<Table: KeyTable>(
    of table: Table.Type
  ) -> [(key: String, value: JSONValue)] {
    Table.allCases.map { ($0.rawValue, $0.shape.schema) }
  }

  private static func types(_ names: String...) -> JSONValue {
    .list(names.map { .text($0) })
  }
}
