internal import Texts

/// A JSON value; keys keep their order.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case text(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The JSON text, indented by two spaces for each level; short lists are on one line.
  func written(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return String(value)
    case .integer(let value): return String(value)
    case .real(let value): return String(value)
    case .text(let text): return JSONText.quoted(text)
    case .list(let items):
      if let line = shortList(items) { return line }
      let inner = indent + "  "
      let lines = items.map { inner + $0.written(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      if entries.isEmpty { return "{}" }
      if entries.count == 1, let line = entries[0].value.shortLine {
        return "{ \(JSONText.quoted(entries[0].key)): \(line) }"
      }
      let inner = indent + "  "
      let lines = entries.map {
        inner + JSONText.quoted($0.key) + ": " + $0.value.written(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// The JSON text without spaces, on one line.
  package var line: String {
    switch self {
    case .null, .bool, .integer, .real, .text: written()
    case .list(let items): "[" + items.map(\.line).joined(separator: ",") + "]"
    case .object(let entries):
      "{" + entries.map { JSONText.quoted($0.key) + ":" + $0.value.line }.joined(separator: ",")
        + "}"
    }
  }

  /// The value on one line, if it is short and has no parts that are objects of several keys.
  private var shortLine: String? {
    switch self {
    case .null, .bool, .integer, .real, .text: written()
    case .list(let items): shortList(items)
    case .object(let entries):
      entries.count == 1 ? entries[0].value.isScalar ? written() : nil : nil
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .bool, .integer, .real, .text: true
    case .list, .object: false
    }
  }

  private func shortList(_ items: [JSONValue]) -> String? {
    let parts = items.compactMap { $0.isScalar ? $0.written() : nil }
    guard parts.count == items.count else { return nil }
    let line = "[" + parts.joined(separator: ", ") + "]"
    return line.utf8.count <= 80 ? line : nil
  }
}
