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
