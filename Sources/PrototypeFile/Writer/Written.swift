/// A part of a document as it is to stand there, before it is laid out in lines.
indirect enum Written {
  /// A text; it is quoted where YAML could take it for something else.
  case text(String)
  /// A number, `true`, `false` or a word of the format, never quoted.
  case word(String)
  /// A text of several lines, one of which holds no line end.
  case lines([String])
  case list([Written], Style)
  case map([Entry], Style)

  /// A key with its value.
  struct Entry {
    var key: String
    var value: Written
  }

  /// How a list or a map stands.
  enum Style {
    /// In brackets on one line, where there is room.
    case inline
    /// A line for each part.
    case block
    /// A line for each part, and an empty line between two.
    case spaced
  }

  /// Whether the one character that no document can hold, U+0000, is in a text.
  var holdsNull: Bool {
    switch self {
    case .text(let text), .word(let text): text.utf8.contains(0)
    case .lines(let lines): lines.contains { $0.utf8.contains(0) }
    case .list(let items, _): items.contains(where: \.holdsNull)
    case .map(let entries, _): entries.contains { $0.key.utf8.contains(0) || $0.value.holdsNull }
    }
  }

  /// A number.
  static func number(_ number: Int) -> Written { .word(String(number)) }

  /// `true` or `false`.
  static func boolean(_ value: Bool) -> Written { .word(value ? "true" : "false") }

  /// A number of seconds: `2`, `0.25`.
  static func seconds(milliseconds: Int) -> Written {
    var digits = String(milliseconds % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return .word("\(milliseconds / 1000)" + (digits.isEmpty ? "" : "." + digits))
  }
}
