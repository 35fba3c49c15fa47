import PrototypeFile

/// Makes the lines of a document, as a person would write them.
struct Layout {
  private(set) var text = ""

  /// The greatest width of lines with brackets, in characters.
  private static let width = 80
  /// YAML reads a key only if its colon is within 1,024 characters.
  private static let longestKey = 1_000

  /// The lines of a whole document.
  static func text(of entries: [Written.Entry]) -> String {
    var layout = Layout()
    layout.map(entries, .block, indent: 0)
    return layout.text
  }

  /// Writes each entry on separate lines; the first entry continues the last line.
  private mutating func map(_ entries: [Written.Entry], _ style: Written.Style, indent: Int) {
    for (number, entry) in entries.enumerated() {
      // At the top level, an entry with several lines has an empty line before it.
      let stands = style == .spaced ? number > 0 : indent == 0 && number > 0 && isLong(entry.value)
      if stands { text += "\n" }
      if number > 0 { start(indent) }
      let key = Quoting.oneLine(entry.key, .key)
      if key.unicodeScalars.count > Layout.longestKey {
        text += "? \(key)\n"
        start(indent)
        text += ":"
      } else {
        text += key + ":"
      }
      value(entry.value, indent: indent)
    }
  }

  private mutating func list(_ items: [Written], indent: Int) {
    for item in items {
      start(indent)
      text += "-"
      if case .map(let entries, let style) = item, !entries.isEmpty, inline(item, indent) == nil {
        text += " "
        map(entries, style, indent: indent + 2)
      } else {
        value(item, indent: indent)
      }
    }
  }

  /// Writes the value after a colon or a dash, to the end of its last line.
  private mutating func value(_ value: Written, indent: Int) {
    switch value {
    case .text(let whole):
      guard let block = Quoting.block(whole) else { break }
      return lines(block.lines, block.mark, indent: indent + 2)
    case .lines(let all) where !all.isEmpty: return lines(all, "|", indent: indent + 2)
    case .list(let items, _) where !items.isEmpty && inline(value, indent) == nil:
      text += "\n"
      return list(items, indent: indent + 2)
    case .map(let entries, let style) where !entries.isEmpty && inline(value, indent) == nil:
      text += "\n"
      start(indent + 2)
      return map(entries, style, indent: indent + 2)
    default: break
    }
    text += " " + (inline(value, indent) ?? Written.flow(value, .line)) + "\n"
  }

  private mutating func lines(_ lines: [String], _ mark: String, indent: Int) {
    text += " \(mark)\n"
    for line in lines {
      if !line.isEmpty { start(indent) }
      text += line + "\n"
    }
  }

  private mutating func start(_ indent: Int) {
    text += String(repeating: " ", count: indent)
  }

  private func isLong(_ value: Written) -> Bool {
    switch value {
    case .list(_, let style), .map(_, let style): style != .inline
    default: false
    }
  }

  // MARK: - In brackets

  /// A list or a map in brackets, if its style allows that and there is room; else `nil`.
  private func inline(_ value: Written, _ indent: Int) -> String? {
    guard mayBeInline(value) else { return nil }
    let written = Written.flow(value, .line)
    return indent + written.count <= Layout.width || isEmpty(value) ? written : nil
  }

  private func mayBeInline(_ value: Written) -> Bool {
    switch value {
    case .text, .word: true
    case .lines(let lines): lines.isEmpty
    case .list(let items, let style):
      items.isEmpty || style == .inline && items.allSatisfy(mayBeInline)
    case .map(let entries, let style):
      entries.isEmpty || style == .inline && entries.allSatisfy { mayBeInline($0.value) }
    }
  }

  private func isEmpty(_ value: Written) -> Bool {
    switch value {
    case .list(let items, _): items.isEmpty
    case .map(let entries, _): entries.isEmpty
    default: true
    }
  }
}
