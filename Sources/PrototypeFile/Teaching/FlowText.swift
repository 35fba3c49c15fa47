/// Values as YAML in flow form: each on one line, so that it can stand in any document.
package enum FlowText {
  /// The longest line that a message shows, in bytes.
  static let longestShown = 120
  /// The longest text that replaces a part of a document, in bytes.
  private static let longest = 300

  /// The value as it is; `nil` if that is long or cannot be read.
  package static func of(_ node: YAMLNode) -> String? {
    var room = longest
    return of(node, &room)
  }

  private static func of(_ node: YAMLNode, _ room: inout Int) -> String? {
    let text: String?
    switch node.content {
    case .refused: text = nil
    case .scalar(let scalar, let style):
      guard scalar.utf8.count <= longest else { return nil }
      let isValue = style == .plain && (node.boolean != nil || node.milliseconds != nil)
      text = isValue || node.integer != nil ? scalar : self.text(scalar)
    case .list(let items):
      room -= 2 + 2 * items.count
      let parts = parts(of: items, &room) { item, room in of(item, &room) }
      return parts.map { "[" + $0.joined(separator: ", ") + "]" }
    case .map(let entries):
      room -= 2 + 4 * entries.count
      let parts = parts(of: entries, &room) { entry, room in
        of(entry.value, &room).map { "\(self.text(entry.name)): \($0)" }
      }
      return parts.map { "{" + $0.joined(separator: ", ") + "}" }
    }
    room -= text?.utf8.count ?? 0
    return room >= 0 ? text : nil
  }

  /// The parts, each in flow form; `nil` if one cannot be written.
  private static func parts<Part>(
    of parts: [Part], _ room: inout Int, _ write: (Part, inout Int) -> String?
  ) -> [String]? {
    var texts: [String] = []
    for part in parts {
      guard room >= 0, let text = write(part, &room) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// A text; in quotes if it could be read as something else.
  package static func text(_ text: String) -> String { Quoting.oneLine(text, .brackets) }

  /// One of the words of a place; `true` and `false` have no quotes where they are no texts.
  static func word(_ word: String, _ shape: Shape) -> String {
    shape.hasBooleans && (word == "true" || word == "false") ? word : text(word)
  }

  /// A key with its value.
  package static func entry(_ key: String, _ value: String) -> String {
    "\(Quoting.oneLine(key, .key)): \(value)"
  }

  /// A program and its arguments, from a line for a shell, or the list that is there already.
  ///
  /// What only a shell understands is left to one.
  static func command(_ node: YAMLNode) -> String? {
    guard let line = node.text else { return of(node) }
    guard line.utf8.count <= longest else { return nil }
    let isPlain = !line.unicodeScalars.contains {
      #"'"\`$&|;<>*?~#(){}[]"#.unicodeScalars.contains($0)
    }
    let words = isPlain ? line.split(separator: " ").map { String($0) } : ["sh", "-c", line]
    return words.isEmpty ? nil : "[" + words.map { text($0) }.joined(separator: ", ") + "]"
  }

  /// The number of seconds of a whole number of milliseconds.
  static func seconds(inMilliseconds node: YAMLNode) -> String? {
    guard let number = node.integer, (0...YAMLNode.mostMilliseconds).contains(number) else {
      return nil
    }
    return seconds(number)
  }

  /// A number of milliseconds, in seconds.
  static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return String(whole) }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  /// A pattern for texts that have this text in them.
  static func pattern(_ node: YAMLNode, before: String = "", after: String = "") -> String? {
    guard let text = node.text, text.utf8.count <= longest else { return nil }
    return self.text(before + PatternText.pattern(for: text) + after)
  }
}

extension Shape {
  /// Whether `true` can stand here as a boolean.
  fileprivate var hasBooleans: Bool {
    switch self {
    case .boolean, .yes: true
    case .list(let item, _): item.hasBooleans
    case .either(let first, let second): first.hasBooleans || second.hasBooleans
    default: false
    }
  }
}
