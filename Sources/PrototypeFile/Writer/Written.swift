/// A part of a document that is to be written, before it is laid out in lines.
package indirect enum Written {
  /// A text; it is quoted if YAML could read it as something else.
  case text(String)
  /// A number, `true`, `false` or a word of the format, never quoted.
  case word(String)
  /// The lines of a text; no line has a line end in it.
  case lines([String])
  case list([Written], Style)
  case map([Entry], Style)

  /// A key with its value.
  package struct Entry {
    package var key: String
    package var value: Written

    package init(key: String, value: Written) { (self.key, self.value) = (key, value) }
  }

  /// How a list or a map is written.
  package enum Style {
    /// In brackets on one line, if there is room.
    case inline
    /// A line for each part.
    case block
    /// A line for each part, and an empty line between two.
    case spaced
  }

  /// A number.
  package static func number(_ number: Int) -> Written { .word(String(number)) }

  /// `true` or `false`.
  package static func boolean(_ value: Bool) -> Written { .word(value ? "true" : "false") }

  /// A number of seconds: `2`, `0.25`.
  package static func seconds(milliseconds: Int) -> Written {
    var digits = String(milliseconds % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return .word("\(milliseconds / 1000)" + (digits.isEmpty ? "" : "." + digits))
  }

  /// A map in brackets on one line of any length.
  package static func line(of entries: [Entry]) -> String { flow(.map(entries, .inline), .line) }

  /// A text, a list or a map in brackets, on one line of any length.
  package static func flow(_ value: Written, _ place: Quoting.Place) -> String {
    switch value {
    case .text(let text): return Quoting.oneLine(text, place)
    case .word(let word): return word
    case .lines(let lines): return flow(.list(lines.map { .text($0) }, .inline), place)
    case .list(let items, _):
      return "[" + items.map { flow($0, .brackets) }.joined(separator: ", ") + "]"
    case .map(let entries, _):
      let written = entries.map { entry in
        Quoting.oneLine(entry.key, .brackets) + ": " + flow(entry.value, .brackets)
      }
      return "{" + written.joined(separator: ", ") + "}"
    }
  }
}
