import PrototypeFile

/// What messages are requested.
extension JSONValue {
  var isObject: Bool { if case .object = self { true } else { false } }

  /// An object of these keys, without those that have no value.
  static func map(_ entries: (String, JSONValue?)...) -> JSONValue {
    .object(entries.compactMap { key, value in value.map { (key, $0) } })
  }
}
