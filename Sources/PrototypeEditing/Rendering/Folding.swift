internal import PrototypeFile

/// Folded texts, as after `>`.
extension Quoting {
  /// The lines of a text that can be folded, and its mark, `>` or `>-`.
  ///
  /// - Parameter width: the greatest width of a line, in characters; a longer word has a line.
  static func folded(_ text: String, width: Int) -> (lines: [String], mark: String)? {
    var paragraphs = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let endsLine = paragraphs.count > 1 && paragraphs.last?.isEmpty == true
    if endsLine { paragraphs.removeLast() }
    guard paragraphs.first?.isEmpty == false, paragraphs.last?.isEmpty == false,
      paragraphs.allSatisfy({ isBlockLine(String($0)) })
    else { return nil }
    var lines: [String] = []
    for (number, paragraph) in paragraphs.enumerated() {
      // A single line end is a space where it is read, and an empty line is a line end.
      if number > 0 { lines.append("") }
      if !paragraph.isEmpty { lines += wrapped(String(paragraph), width) }
    }
    return (lines, endsLine ? ">" : ">-")
  }

  /// The lines of a paragraph, broken at single spaces.
  private static func wrapped(_ paragraph: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      // A space next to another one would be lost at the end of a line.
      let mayBreak = !word.isEmpty && line.last != " "
      if line.isEmpty {
        line = String(word)
      } else if mayBreak, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += " " + word
      }
    }
    return lines + [line]
  }
}
