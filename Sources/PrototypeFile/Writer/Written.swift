/// A part of a document that is to be written, before it is laid out in lines.
indirect enum Written {
  /// A text; it is quoted if YAML could read it as something else.
  case text(String)
  /// A number, `true`, `false` or a word of the format, never quoted.
  case word(String)
  /// The lines of a text; no line has a line end in it.
  case lines([String])
  case list([Written], Style)
  case map([Entry], Style)

  /// A key with its value.
  struct Entry {
    var key: String
    var value: Written
  }

  /// How a list or a map is written.
  enum Style {
    /// In brackets on one line, if there is room.
    case inline
    /// A line for each part.
    case block
    /// A line for each part, and an empty line between two.
    case spaced
  }

  /// Whether a text has U+0000, the only character that a document cannot have.
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
