public import DialogModel
public import DialogSimulator
internal import Texts

/// Rows as JSON Lines: one object each, the same in every language.
public struct JSONLine: Sendable {
  private let words: RowWords

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    words = RowWords(names: Names(prototype))
  }

  /// The object of a row; `nil` for a row that no `expect` lists, unless all are wanted.
  ///
  /// - Parameters:
  ///   - all: also what is not a call, and in each object its `rule` and its `rules`.
  ///   - context: its place and its cause, if they are wanted.
  public func line(_ row: Row, all: Bool = false, context: RowContext? = nil) -> String? {
    // One text that grows: a long run has a million lines.
    var line = "{\"time\":"
    func add(_ parts: String...) { for part in parts { line += part } }
    add(JSONText.seconds(milliseconds: row.time.milliseconds))
    add(",\"target\":", JSONText.quoted(words.names.name(of: row.target)))
    if case .call(let selector, let argument, let returned) = row.content {
      // No selector has a character that JSON escapes.
      add(",\"call\":\"", selector.name, "\",\"arguments\":[", JSONLine.value(argument), "]")
      if case .item(let kind, _) = argument { add(",\"returned\":\"", kind.rawValue, "\"") }
      if case .viewController(let isThere) = argument {
        add(",\"returned\":", isThere ? "\"viewController\"" : "null")
      }
      if case .orientations(let orientations) = argument {
        let words = orientations.map { "\"\($0.rawValue)\"" }
        add(",\"returned\":[", words.joined(separator: ","), "]")
      }
      if let returned { add(",\"returned\":", returned ? "true" : "false") }
    } else {
      guard all || row.isListed, let (kind, text) = words.words(row.content) else { return nil }
      add(",\"", kind, "\":", JSONText.quoted(text))
    }
    if all { add(",\"rule\":\"", row.rule.name, "\"") }
    if let context {
      if all {
        add(",\"rules\":[", row.rules.rules.map { "\"\($0.name)\"" }.joined(separator: ","), "]")
      }
      add(",\"sequence\":", String(context.sequence))
      add(",\"cause\":{\"input\":", String(context.input))
      if let row = context.row { add(",\"row\":", String(row)) }
      if let step = context.step {
        add(",\"step\":", String(step.number), ",\"line\":", String(step.line))
        if let shared = step.shared {
          add(",\"perform\":{\"name\":", JSONText.quoted(shared.name))
          add(",\"step\":", String(shared.number), ",\"of\":", String(shared.count))
          add(",\"line\":", String(shared.line), "}")
        }
      }
      add("}")
    }
    add("}")
    return line
  }

  private static func value(_ argument: Row.CallArgument) -> String {
    switch argument {
    case .none, .viewController: ""
    case .item(_, let type): type.map(JSONText.quoted) ?? ""
    case .items(let kinds): "[\(kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ","))]"
    case .completed(let completed): "\(completed)"
    case .completion(let type, let completed):
      "\(type.map(JSONText.quoted) ?? "null"),\(completed)"
    case .buttonIndex(let index): String(index)
    case .null: "null"
    case .animated, .orientation, .orientations, .controller, .presentation, .notification:
      ViewWords.json(argument) ?? ""
    case .change(let range, let text):
      "{\"location\":\(range.location),\"length\":\(range.length)},\(JSONText.quoted(text))"
    }
  }
}
