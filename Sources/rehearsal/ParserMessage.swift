import Texts

/// The parser's own messages, which it has in English only, in the person's language.
///
/// The usual messages are recognized by their form; others are left as they are.
enum ParserMessage {
  /// A form with places for what it quotes, and what is said instead.
  private typealias Form = (parts: [String], say: @Sendable ([String]) -> String)

  /// The message in the person's language.
  static func translated(_ message: String) -> String {
    for form in forms {
      if let values = values(in: message, form.parts) { return form.say(values) }
    }
    return message
  }

  /// Longer forms come before shorter ones with the same beginning.
  private static let forms: [Form] = [
    (
      ["Unknown option '", "'. Did you mean '", "'?"],
      {
        tr("Unknown option '{option}'. Did you mean '{other}'?", ["option": $0[0], "other": $0[1]])
      }
    ),
    (["Unknown option '", "'"], { tr("Unknown option '{option}'.", ["option": $0[0]]) }),
    (
      ["Missing expected argument '", "'"],
      { tr("Missing expected argument '{argument}'.", ["argument": $0[0]]) }
    ),
    (
      ["Missing value for '", "'"], { tr("Missing value for '{option}'.", ["option": $0[0]]) }
    ),
    (
      ["Unexpected argument '", "'"],
      { tr("Unexpected argument '{argument}'.", ["argument": $0[0]]) }
    ),
    (
      ["", " unexpected arguments: ", ""],
      {
        tr(
          "{n} unexpected arguments: {arguments}.",
          ["n": $0[0], "arguments": $0[1]])
      }
    ),
    (
      // Of many values the parser makes a list.
      ["The value '", "' is invalid for '", "'. Please provide one of the following: - ", ""],
      {
        tr(
          "The value '{value}' is invalid for '{option}'. Please provide one of {values}.",
          [
            "value": $0[0], "option": $0[1],
            "values": $0[2].replacing(" - ", with: ", "),
          ])
      }
    ),
    (
      ["The value '", "' is invalid for '", "'. Please provide one of ", "."],
      {
        tr(
          "The value '{value}' is invalid for '{option}'. Please provide one of {values}.",
          ["value": $0[0], "option": $0[1], "values": $0[2]])
      }
    ),
    (
      ["The value '", "' is invalid for '", "': ", ""],
      {
        tr(
          "The value '{value}' is invalid for '{option}': {reason}",
          ["value": $0[0], "option": $0[1], "reason": $0[2]])
      }
    ),
    (
      ["The value '", "' is invalid for '", "'."],
      {
        tr("The value '{value}' is invalid for '{option}'.", ["value": $0[0], "option": $0[1]])
      }
    ),
    (
      ["The option '", "' does not take any value, but '", "' was specified."],
      {
        tr(
          "The option '{option}' does not take any value, but '{value}' was specified.",
          ["option": $0[0], "value": $0[1]])
      }
    ),
    (
      ["See '", "' for more information."],
      { tr("See '{command}' for more information.", ["command": $0[0]]) }
    ),
  ]

  /// The texts between the parts of a form; `nil` where a text has another form.
  private static func values(in text: String, _ parts: [String]) -> [String]? {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var values: [String] = []
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.place(of: part) else { return nil }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return values + [String(rest.dropLast(last.count))]
  }
}
