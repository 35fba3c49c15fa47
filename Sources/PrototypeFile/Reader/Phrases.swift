internal import Texts

/// Pieces of messages, in the person's language.
package enum Phrases {
  /// A name in quotation marks.
  package static func quoted(_ name: String) -> String {
    tr("“{name}”", ["name": name])
  }

  static func didYouMean(_ name: String) -> String {
    tr("did you mean “{name}”?", ["name": name])
  }

  /// Shows a line that would be right.
  ///
  /// - Parameter isOwn: whether it says what the document says, so that it can be copied.
  static func line(_ line: String, isOwn: Bool) -> String {
    let most = FlowText.longestShown
    let shown = line.utf8.count <= most ? line : String(line.unicodeScalars.prefix(most - 1)) + "…"
    return isOwn
      ? tr("write “{line}”", ["line": shown]) : tr("for example “{line}”", ["line": shown])
  }

  /// `“a”, “b” or “c”`.
  package static func either(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    return tr(
      "{some} or {last}", ["some": choices.dropLast().listed(), "last": last])
  }

  /// The same, but more choices than anybody reads are told by their number after the first ones.
  static func few(of choices: [String]) -> String {
    guard choices.count > 40 else { return either(choices) }
    let named = choices.prefix(12)
    return tr(
      "{some} or one of {n} more",
      ["some": named.listed(), "n": String(choices.count - named.count)])
  }

  /// Describes what the document has at a place.
  ///
  /// - Parameter asText: whether to show which text it is.
  package static func found(_ node: YAMLNode, asText: Bool) -> String {
    switch node.content {
    case .list: return tr("a list")
    case .map, .refused: return tr("a map")
    case .scalar(_, _) where !asText: return tr("a text")
    case .scalar(let text, .plain): return quoted(shortened(text))
    case .scalar(let text, _): return tr("the quoted text “{text}”", ["text": shortened(text)])
    }
  }

  private static func shortened(_ text: String) -> String {
    // It takes long to count millions of characters.
    guard text.utf8.count > 40 else { return text }
    let start = String(text.unicodeScalars.prefix(400))
    return start.count > 40 ? start.prefix(39) + "…" : text
  }
}
