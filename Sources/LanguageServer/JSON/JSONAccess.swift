package import PrototypeFile

/// What messages are asked for.
extension JSONValue {
  /// The value of a key, of one that is there twice the last; `nil` if there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  /// A whole number, also where it is written as `1.0`.
  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// An object of these keys, without those that have no value.
  static func map(_ entries: (String, JSONValue?)...) -> JSONValue {
    .object(entries.compactMap { key, value in value.map { (key, $0) } })
  }
}
