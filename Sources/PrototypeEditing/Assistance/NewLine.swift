internal import PrototypeFile

/// What is typed for a person at the start of a new line, and for Tab.
package enum NewLine {
  /// How many spaces an indentation has.
  package static let step = 2

  /// The number of spaces that a line begins with after another one.
  ///
  /// - Parameter line: the text before the caret, on its line.
  package static func indent(after line: String) -> Int {
    let bytes = Array(line.utf8)
    var column = bytes.prefix { $0 == 0x20 }.count
    let start = column
    // The parts of an item are below its first one.
    while column + 1 < bytes.count, bytes[column] == UInt8(ascii: "-"), bytes[column + 1] == 0x20 {
      let inside = bytes[(column + 1)...].prefix { $0 == 0x20 }.count + column + 1
      guard inside < bytes.count else { return start }
      column = inside
    }
    let rest = bytes[column...].reversed().drop { $0 == 0x20 }
    guard let last = rest.first, bytes[column] != UInt8(ascii: "#") else {
      return column
    }
    let opens = last == UInt8(ascii: ":") || isBar(rest)
    return opens ? column + step : column
  }

  /// The column of the “-” of the list item that a line belongs to, if its caret is below the
  /// parts of that item: a “-” is wanted there for the next item only.
  ///
  /// - Parameters:
  ///   - column: where the caret is; there are only spaces before it.
  ///   - above: the lines above, the nearest first.
  package static func itemColumn(for column: Int, above: some Sequence<String>) -> Int? {
    var isNearest = true
    for line in above {
      let bytes = Array(line.utf8)
      let start = bytes.prefix { $0 == 0x20 }.count
      guard start < bytes.count, bytes[start] != UInt8(ascii: "#"), bytes[start] != 0x0D else {
        continue
      }
      if start > column {
        isNearest = false
        continue
      }
      let isItem = bytes[start] == UInt8(ascii: "-")
      if start == column {
        // A list is the value of a key that has none yet.
        let last = bytes.last { $0 != 0x20 && $0 != 0x0D }
        if isItem || isNearest && last == UInt8(ascii: ":") { return nil }
        isNearest = false
        continue
      }
      guard isItem else { return nil }
      var (dash, content) = (start, start)
      while content < bytes.count, bytes[content] == UInt8(ascii: "-") {
        dash = content
        content += 1 + bytes[(content + 1)...].prefix { $0 == 0x20 }.count
      }
      return content == column ? dash : nil
    }
    return nil
  }

  /// Whether a line ends with `: |` or `: >`; its bytes come from the end.
  private static func isBar(_ rest: some Sequence<UInt8>) -> Bool {
    let word = Array(rest.prefix(4).prefix { $0 != 0x20 })
    guard let bar = word.last, "|>".utf8.contains(bar), word.count < 4 else { return false }
    return word.dropLast().allSatisfy { "+-123456789".utf8.contains($0) }
  }

  /// The spaces to the next even column.
  package static func spaces(at column: Int) -> String {
    String(repeating: " ", count: step - column % step)
  }
}
